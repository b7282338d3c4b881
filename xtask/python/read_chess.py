"""Reads all games of a PGN file with python-chess; a move that is not legal ends it.

Usage: read_chess.py [FILE]; without a file it prints its version.
"""

import sys

import chess.pgn

if len(sys.argv) < 2:
    sys.exit(print("python-chess", chess.__version__))
with open(sys.argv[1], encoding="utf-8") as file:
    while (game := chess.pgn.read_game(file)) is not None:
        if game.errors:
            sys.exit(str(game.errors[0]))
