"""Reads a PGN file with rust-pgn-reader-python-binding, by one thread: moves, positions and headers.
Prints the bytes and the seconds.

Usage: read_rust_pgn.py [FILE]; without a file it prints its version.
"""

import importlib.metadata
import sys
import time

import rust_pgn_reader_python_binding as reader

NAME = "rust_pgn_reader_python_binding"
if len(sys.argv) < 2:
    sys.exit(print(NAME, importlib.metadata.version(NAME)))
start = time.perf_counter()
with open(sys.argv[1], encoding="utf-8") as file:
    text = file.read()
first, *rest = text.split("\n\n[Event ")
games = reader.parse_games_from_strings([first] + ["[Event " + it for it in rest], num_threads=1)
if not all(chunk.valid.all() for chunk in games.chunks):
    sys.exit("a game was not read")
print(len(text), time.perf_counter() - start)
