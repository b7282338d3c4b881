"""Reads a table that is parted by `year` as the manual says, with pyarrow, DuckDB and Polars. The
argument is its folder; prints the years in order, nulls last."""

import sys

import duckdb
import polars
import pyarrow.parquet

folder = sys.argv[1]
files = f"{folder}/**/*.parquet"
sql = f"SELECT year FROM read_parquet('{files}', hive_partitioning=false)"
columns = [
    pyarrow.parquet.read_table(folder, partitioning=None)["year"].to_pylist(),
    [row[0] for row in duckdb.sql(sql).fetchall()],
    polars.read_parquet(files)["year"].to_list(),
]
first, *others = [sorted(it, key=lambda year: (year is None, year)) for it in columns]
assert all(it == first for it in others), columns
print(*first)
