"""The plies of the PGN on standard input, as python-chess has them: a line for each, in the
order of the text, with tabs between the columns and a minus sign for null.

Afterwards, behind an empty line, a line for each game: result, plies, the main line in UCI
and in SAN, the last position.
"""

import sys

import chess
import chess.pgn
import chess.polyglot
import chess.variant


def shown(value):
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def letter(piece):
    return None if piece is None else chess.piece_symbol(piece).upper()


def milliseconds(seconds):
    return None if seconds is None else round(seconds * 1000)


class Walk:
    """The plies of a game in the order of the text."""

    def __init__(self, number, game):
        board = game.board()
        self.number = number
        self.plain = type(board) is chess.Board
        self.start = board.ply()
        self.lines = 0
        self.out = []
        self.line(game, board, 0, None)

    def line(self, node, board, line, parent):
        while node.variations:
            main, *others = node.variations
            after = self.ply(main, board, line, parent)
            for other in others:
                self.lines += 1
                number = self.lines
                self.line(other, self.ply(other, board, number, line), number, line)
            node, board = main, after

    def ply(self, node, before, line, parent):
        move = node.move
        after = before.copy(stack=False)
        after.push(move)
        captured = None
        if before.is_en_passant(move):
            captured = chess.PAWN
        elif not before.is_castling(move) and not move.drop:
            captured = before.piece_type_at(move.to_square)
        score = node.eval()
        score = score.white() if score else None
        key = chess.polyglot.zobrist_hash(after) if self.plain else None
        row = [
            self.number,
            line,
            parent,
            before.ply() - self.start + 1,
            before.fullmove_number,
            "w" if before.turn else "b",
            before.uci(move),
            before.san(move),
            before.fen(),
            after.fen(),
            key,
            letter(move.drop or before.piece_type_at(move.from_square)),
            letter(captured),
            letter(move.promotion),
            after.is_check(),
            # The end that a variant sets is no mate.
            after.is_checkmate() and not after.is_variant_end(),
            before.is_castling(move),
            before.is_en_passant(move),
            True,
            milliseconds(node.clock()),
            milliseconds(node.emt()),
            score.score() if score else None,
            score.mate() if score else None,
            node.eval_depth(),
            " ".join(map(str, sorted(node.nags))),
        ]
        self.out.append("\t".join(map(shown, row)))
        return after


def main():
    # It counts the drop of a pawn as a quiet move; the servers where it is played do not.
    def push(board, move):
        original(board, move)
        if move.drop == chess.PAWN:
            board.halfmove_clock = 0

    original = chess.variant.CrazyhouseBoard.push
    chess.variant.CrazyhouseBoard.push = push
    games = []
    number = 0
    while game := chess.pgn.read_game(sys.stdin):
        assert not game.errors, game.errors
        number += 1
        print("\n".join(Walk(number, game).out))
        board = game.board()
        uci, san = [], []
        for move in game.mainline_moves():
            uci.append(board.uci(move))
            san.append(board.san(move))
            board.push(move)
        row = [game.headers["Result"], len(uci), " ".join(uci), " ".join(san), board.fen()]
        games.append("\t".join(map(str, row)))
    print()
    print("\n".join(games))


main()
