"""Asks an engine about the positions of a game through python-chess.

Arguments: the engine, nodes for each position, whether it is Chess960, the
FEN of the start, and the moves in UCI. A line for each position: ply, depth,
score from White's point of view, of the deepest exact score of the search.
"""

import sys

import chess
import chess.engine

program, nodes, chess960, fen, *moves = sys.argv[1:]
board = chess.Board(fen, chess960=chess960 == "true")
with chess.engine.SimpleEngine.popen_uci(program) as engine:
    engine.configure({"Threads": 1, "Hash": 16})
    for ply, move in enumerate([None, *moves]):
        if move:
            board.push_uci(move)
        limit = chess.engine.Limit(nodes=int(nodes))
        best = None
        with engine.analysis(board, limit, game="the game") as analysis:
            for info in analysis:
                if "score" not in info or info.get("lowerbound") or info.get("upperbound"):
                    continue
                if best is None or info["depth"] >= best["depth"]:
                    best = info
        score = best["score"].white()
        if not score.is_mate():
            text = f"{score.score():+}"
        elif score == chess.engine.MateGiven or score.mate() > 0:
            text = f"+{32000 - score.mate()}"
        else:
            text = f"-{32000 + score.mate()}"
        print(ply, best["depth"], text)
