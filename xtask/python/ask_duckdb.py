"""Answers the query in a file with DuckDB, with one thread. Prints the bytes of the Parquet
that it names and the seconds.

Usage: ask_duckdb.py [FILE]; without a file it prints its version.
"""

import os
import re
import sys
import time

import duckdb

if len(sys.argv) < 2:
    sys.exit(print("DuckDB", duckdb.__version__))
connection = duckdb.connect(config={"threads": 1})
with open(sys.argv[1], encoding="utf-8") as file:
    sql = file.read()
start = time.perf_counter()
connection.execute(sql).fetchall()
print(os.path.getsize(re.search("FROM '(.*?)'", sql)[1]), time.perf_counter() - start)
