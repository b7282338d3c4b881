"""Answers the query in a file with DuckDB, with one thread. Prints the bytes of the rows and the seconds.

Usage: ask_duckdb.py [FILE]; without a file it prints its version.
"""

import sys
import time

import duckdb

if len(sys.argv) < 2:
    sys.exit(print("DuckDB", duckdb.__version__))
connection = duckdb.connect(config={"threads": 1})
with open(sys.argv[1], encoding="utf-8") as file:
    sql = file.read()
start = time.perf_counter()
rows = connection.execute(sql).fetchall()
print(len(str(rows)), time.perf_counter() - start)
