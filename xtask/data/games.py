#!/usr/bin/env python3
"""Makes games.txt, the pool of games that `cargo xtask bench` builds archives from.

Stockfish plays against itself at a few thousand nodes a move, from openings drawn at random among
its better moves, so that the games are nobody's and may be given away. A second reading,
`games.py --check`, replays every line, variations included, with python-chess.

Needs `apt-get install stockfish` and `pip install chess`.
"""

import argparse
import random
from collections import Counter
from pathlib import Path

import chess
import chess.engine

GAMES = 400
SEED = 20
POOL = Path(__file__).with_name("games.txt")
HEAD = """\
# Games of an engine against itself, made by games.py. One game a line, fields separated by tabs:
# result, ending, moves, evaluations. Moves are CIF move text; a variation stands in parentheses
# after the move that it replaces. Evaluations, absent from a part of the games, are the items of
# a CIF evaluation table: centipawns from White's side, depth; 32000 less n is mate in n moves.
"""
OPENING = 12  # plies drawn at random
ENDINGS = {
    chess.Termination.CHECKMATE: "mate",
    chess.Termination.STALEMATE: "stalemate",
    chess.Termination.INSUFFICIENT_MATERIAL: "material",
    chess.Termination.FIFTY_MOVES: "fifty",
    chess.Termination.THREEFOLD_REPETITION: "repetition",
}


def text(board, move):
    """The CIF text of a legal move: castling takes the rook's square, en passant a flag."""
    if board.is_castling(move):
        rank = chess.square_rank(move.from_square)
        rook = chess.square(7 if board.is_kingside_castling(move) else 0, rank)
        return chess.square_name(move.from_square) + chess.square_name(rook)
    squares = chess.square_name(move.from_square) + chess.square_name(move.to_square)
    if move.promotion:
        return squares + chess.piece_symbol(move.promotion).upper()
    return squares + (":e" if board.is_en_passant(move) else "")


def item(info):
    """An evaluation as the item of a table."""
    score = info["score"].white()
    if score.is_mate():
        mate = score.mate()
        value = 32000 - mate if mate > 0 else -32000 - mate
    else:
        value = max(-30999, min(30999, score.score()))
    return f"{value:+d}:{max(1, info['depth'])}"


class Player:
    """One engine and one source of chance."""

    def __init__(self, engine, seed):
        self.engine = engine
        self.chance = random.Random(seed)

    def lines(self, board, nodes, count):
        """The best lines of a position, the best first."""
        count = min(count, board.legal_moves.count())
        infos = self.engine.analyse(
            board, chess.engine.Limit(nodes=nodes), multipv=count, game=self
        )
        return [info for info in infos if info.get("pv") and "score" in info]

    def variation(self, board, line, depth):
        """A line as text, with lines of its own inside where `depth` allows."""
        board = board.copy(stack=False)
        words = []
        length = self.chance.randint(2, 9)
        split = self.chance.randrange(length) if depth < 3 and self.chance.random() < 0.4 else -1
        for at, move in enumerate(line[:length]):
            words.append(text(board, move))
            if at == split:
                words += self.alternative(board, move, depth + 1, 600)
            board.push(move)
        return "(" + " ".join(words) + ")"

    def alternative(self, board, played, depth, nodes):
        """The best line that does not begin with the move played, where there is one."""
        for info in self.lines(board, nodes, 3):
            if info["pv"][0] != played:
                return [self.variation(board, info["pv"], depth)]
        return []

    def game(self):
        """One game as a line of the pool."""
        board = chess.Board()
        words, items = [], []
        nodes = self.chance.choice([400, 800, 1500, 2500])
        resigns = self.chance.random() < 0.7
        slips = self.chance.choice([0.0, 0.05, 0.15])
        annotated = self.chance.random() < 0.6
        evaluated = self.chance.random() < 0.5
        lost = level = 0
        while True:
            outcome = board.outcome(claim_draw=True)
            if outcome:
                result, ending = outcome.result(), ENDINGS[outcome.termination]
                break
            opening = board.ply() < OPENING
            infos = self.lines(board, nodes, 5 if opening else 3)
            best = infos[0]["score"].relative.score(mate_score=32000)
            lost = lost + 1 if abs(best) > 550 else 0
            level = level + 1 if abs(best) < 40 and board.ply() > 50 else 0
            if lost >= 4 and best < 0 and (resigns or board.ply() > 180):
                result, ending = ("0-1" if board.turn else "1-0"), "resigned"
                break
            if level >= 7 or (board.ply() > 220 and abs(best) < 200):
                result, ending = "1/2-1/2", "agreed"
                break
            close = [
                info
                for info in infos
                if info["score"].relative.score(mate_score=32000) >= best - (70 if opening else 120)
            ]
            info = infos[0]
            if opening or self.chance.random() < slips:
                info = self.chance.choice(close)
            move = info["pv"][0]
            words.append(text(board, move))
            items.append(item(info))
            if annotated and board.ply() > 6 and self.chance.random() < 0.06:
                words += self.alternative(board, move, 1, 1500)
            board.push(move)
        return "\t".join([result, ending, " ".join(words), ",".join(items) if evaluated else ""])


def make():
    """Plays the games and writes the pool."""
    engine = chess.engine.SimpleEngine.popen_uci("/usr/games/stockfish")
    engine.configure({"Threads": 1, "Hash": 16})
    seen, lines, seed = set(), [], SEED
    while len(lines) < GAMES:
        line = Player(engine, seed).game()
        seed += 1
        if line.split("\t")[2] not in seen:
            seen.add(line.split("\t")[2])
            lines.append(line)
    engine.quit()
    POOL.write_text(HEAD + "".join(line + "\n" for line in lines))


def read(board, word):
    """The legal move that a word is the canonical text of."""
    for move in board.legal_moves:
        if text(board, move) == word:
            return move
    raise ValueError(f"{word} is no legal move of {board.fen()}")


def replay(moves, found):
    """Replays a line and its variations; the final position of the line."""
    board, outer = chess.Board(), []
    for word in moves.split():
        while word.startswith("("):
            outer.append(board)
            board = board.copy()
            board.pop()
            word = word[1:]
            found["variation"] += 1
        bare = word.rstrip(")")
        move = read(board, bare)
        found["depth"] = max(found["depth"], len(outer))
        found["castling"] += board.is_castling(move)
        found["en passant"] += board.is_en_passant(move)
        found["promotion"] += move.promotion is not None
        found["underpromotion"] += move.promotion not in (None, chess.QUEEN)
        found["main line"] += not outer
        board.push(move)
        for _ in range(len(word) - len(bare)):
            board = outer.pop()
    if outer:
        raise ValueError("a variation is not closed")
    return board


def check():
    """Replays the pool and says what is in it."""
    found = Counter()
    for number, line in enumerate(POOL.read_text().splitlines(), 1):
        if line.startswith("#"):
            continue
        result, ending, moves, items = line.split("\t")
        board = replay(moves, found)
        outcome = board.outcome(claim_draw=True)
        over = ENDINGS[outcome.termination] if outcome else None
        expected = outcome.result() if outcome else result
        if ending in ENDINGS.values():
            right = over == ending and expected == result
        else:
            right = over is None and (ending == "agreed") == (result == "1/2-1/2")
            right = right and result in ("1-0", "0-1", "1/2-1/2")
        if not right:
            raise ValueError(f"line {number}: {result}, {ending}, but the board says {outcome}")
        if items and len(items.split(",")) != board.ply():
            raise ValueError(f"line {number}: the evaluations do not fit the moves")
        found["game"] += 1
        found["evaluated"] += bool(items)
        found[ending] += 1
        found[result] += 1
    kinds = ["variation", "castling", "en passant", "promotion"]
    kinds += ["mate", "resigned", "agreed", "repetition"]
    missing = [kind for kind in kinds if not found[kind]]
    if missing:
        raise ValueError(f"the pool lacks {missing}")
    print(", ".join(f"{kind}: {count}" for kind, count in sorted(found.items())))


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--check", action="store_true", help="only replay the pool")
    if not arguments.parse_args().check:
        make()
    check()
