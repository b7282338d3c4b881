"""Answers about positions, one line each, for the tests of cif-chess.

In:  san-flag TAB variant TAB FEN
Out: legal moves TAB pseudo-legal moves TAB state TAB FEN without counters
     TAB, if asked for, the legal moves in SAN, in the order of the first field
Moves are UCI with castling by the rook's square.
"""

import sys

import chess
import chess.variant

BOARDS = {
    ":Chess": chess.Board,
    ":Crazyhouse": chess.variant.CrazyhouseBoard,
    ":Three-check": chess.variant.ThreeCheckBoard,
    ":King-of-the-Hill": chess.variant.KingOfTheHillBoard,
    ":Atomic": chess.variant.AtomicBoard,
    ":Antichess": chess.variant.AntichessBoard,
    ":Giveaway": chess.variant.GiveawayBoard,
    ":Suicide": chess.variant.SuicideBoard,
    ":Horde": chess.variant.HordeBoard,
    ":Racing-Kings": chess.variant.RacingKingsBoard,
}


def state(board):
    if board.is_variant_win():
        return "variant " + ("white" if board.turn else "black")
    if board.is_variant_loss():
        return "variant " + ("black" if board.turn else "white")
    if board.is_variant_draw():
        return "variant draw"
    if board.is_checkmate():
        return "mate"
    if board.is_stalemate():
        return "stalemate"
    return "-"


def answer(line):
    san, variant, fen = line.rstrip("\n").split("\t")
    if variant == "960":
        return chess.Board.from_chess960_pos(int(fen)).fen()
    board = BOARDS[variant](fen, chess960=True)
    legal = list(board.legal_moves)
    pseudo = list(board.generate_pseudo_legal_moves())
    if variant == ":Crazyhouse":
        # Its drops are generated only where they are legal.
        drops = (
            chess.Move(square, square, drop=piece)
            for square in chess.SQUARES
            for piece in chess.PIECE_TYPES
        )
        pseudo += [move for move in drops if board.is_pseudo_legal(move)]
    words = [
        " ".join(board.uci(move) for move in legal),
        " ".join(board.uci(move) for move in pseudo),
        state(board),
        " ".join(board.fen().split()[:4]),
        " ".join(board.san(move) for move in legal) if san == "1" else "",
    ]
    return "\t".join(words)


for line in sys.stdin:
    print(answer(line), flush=True)
