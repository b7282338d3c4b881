"""Runs the queries of docs/query.md that are plain SQL in DuckDB, on tables in Parquet, and compares
the rows with those that the manual shows.

    cookbook.py QUERY.md PGN ARCHIVE

PGN and ARCHIVE are folders with the tables of the two sources of the manual.
"""

import re
import sys

import duckdb

manual, pgn, archive = sys.argv[1:]
text = open(manual, encoding="utf-8").read()
functions = set(re.findall(r"^- \*\*`(\w+)\(", text, re.MULTILINE))
assert len(functions) > 10, functions
is_ours = re.compile(r"\b(%s)\(|^EXPLAIN|\bfindings\(" % "|".join(functions))

connection = duckdb.connect()
# Whole numbers divided are a whole number in standard SQL.
connection.execute("SET integer_division = true")
for table in ["games", "plies", "lines", "comments", "evaluations", "tags"]:
    connection.execute(f"CREATE VIEW {table} AS FROM '{pgn}/{table}.parquet'")


def comparable(value):
    """A cell as the manual shows it, numbers by their value: DuckDB has decimals where others do not."""
    text = "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
    try:
        return float(text)
    except ValueError:
        return text


blocks = re.findall(r"```sql\n(.*?)\n```\n\n```text\n(.*?)\n```", text, re.DOTALL)
compared = 0
for sql, result in blocks:
    if is_ours.search(sql):
        continue
    lines = [line for line in result.splitlines() if line.startswith("|")]
    names, *expected = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
    sql = re.sub(r"(\w+)\('club\.cif'\)", rf"'{archive}/\1.parquet'", sql)
    found = connection.execute(sql)
    assert names == tuple(column[0] for column in found.description), sql
    rows = [tuple(map(comparable, row)) for row in found.fetchall()]
    expected = [tuple(map(comparable, row)) for row in expected]
    assert rows == expected, f"{sql}\n{rows}\n{expected}"
    compared += 1
print(compared)
