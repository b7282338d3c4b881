"""Links the command `duckdb` of the package duckdb-cli into a folder: the one on the path is a
script that begins it.

Usage: link_duckdb.py [FOLDER]; without a folder it prints the version.
"""

import sys
from importlib.metadata import version
from pathlib import Path

import duckdb_cli

if len(sys.argv) < 2:
    print("DuckDB", version("duckdb-cli"))
else:
    link = Path(sys.argv[1], "duckdb")
    link.unlink(missing_ok=True)
    link.symlink_to(Path(duckdb_cli.__file__).with_name("duckdb"))
