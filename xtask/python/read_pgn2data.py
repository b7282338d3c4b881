"""Writes the games and moves of a PGN file as CSV with pgn2data.

Usage: read_pgn2data.py [FILE FOLDER]; without them it prints its version.
"""

import importlib.metadata
import os
import sys

from converter.pgn_data import PGNData

if len(sys.argv) < 2:
    sys.exit(print("pgn2data", importlib.metadata.version("pgn2data")))
file, folder = sys.argv[1:]
os.chdir(folder)
result = PGNData(file, "pgn2data").export()
if not result.is_complete:
    sys.exit("not complete")
