"""Reads the tables of a folder, in every format, with pyarrow, DuckDB and Polars; all have to
say the same. The argument is the folder; each table is there as .parquet, .arrow, .csv and
.ndjson."""

import csv
import json
import pathlib
import sys

import chess
import duckdb
import polars
import pyarrow
import pyarrow.ipc
import pyarrow.parquet

csv.field_size_limit(1 << 30)


def plain(value):
    """A value as all readers have it: pairs are lists of lists."""
    if isinstance(value, dict) and set(value) == {"key", "value"}:
        return [value["key"], value["value"]]
    if isinstance(value, dict):
        return [[key, it] for key, it in value.items()]
    if isinstance(value, tuple):
        return [plain(it) for it in value]
    if isinstance(value, list):
        return [plain(it) for it in value]
    return value


def rows(records):
    return [{name: plain(value) for name, value in record.items()} for record in records]


def of_relation(relation):
    names = relation.columns
    return rows(dict(zip(names, row)) for row in relation.fetchall())


def as_csv(value):
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list) and all(isinstance(it, int) for it in value):
        return " ".join(map(str, value))
    if isinstance(value, list):
        return value
    text = str(value)
    return "'" + text if isinstance(value, str) and text[:1] in tuple("=+-@\t\r") else text


def check(folder, table):
    path = lambda ending: str(folder / f"{table}.{ending}")
    parquet = pyarrow.parquet.read_table(path("parquet"))
    expected = rows(parquet.to_pylist())
    for field in parquet.schema:
        assert field.metadata[b"description"].endswith(b"."), field
    facts = pyarrow.parquet.ParquetFile(path("parquet")).metadata.metadata
    assert facts[b"cif.table"].decode() == table

    def same(found, what):
        assert len(found) == len(expected), (table, what, len(found), len(expected))
        for one, other in zip(found, expected):
            assert one == other, (table, what, one, other)

    same(of_relation(duckdb.sql(f"from '{path('parquet')}'")), "DuckDB, Parquet")
    same(rows(polars.read_parquet(path("parquet")).to_dicts()), "Polars, Parquet")
    with pyarrow.ipc.open_file(path("arrow")) as reader:
        arrow = reader.read_all()
    assert arrow.schema.equals(parquet.schema), (arrow.schema, parquet.schema)
    same(rows(arrow.to_pylist()), "pyarrow, Arrow")
    same(rows(polars.read_ipc(path("arrow")).to_dicts()), "Polars, Arrow")
    with open(path("ndjson"), encoding="utf-8") as lines:
        same(rows(map(json.loads, lines)), "NDJSON")
    count = duckdb.sql(f"select count(*) from read_json('{path('ndjson')}')").fetchall()[0][0]
    assert count == len(expected), (table, count)
    assert polars.read_ndjson(path("ndjson"), infer_schema_length=None).height == len(expected)
    with open(path("csv"), encoding="utf-8", newline="") as lines:
        found = list(csv.DictReader(lines))
    assert len(found) == len(expected), (table, "CSV")
    for one, other in zip(found, expected):
        for name, value in other.items():
            wanted = as_csv(value)
            text = one[name]
            if isinstance(wanted, list):
                text = plain(json.loads(text))
            assert text == wanted, (table, name, text, wanted)
    return len(expected)


def replay(folder):
    """The program of the documentation plays packed moves; the last position is the same."""
    page = pathlib.Path(__file__).parents[4] / "docs" / "tables.md"
    program = page.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    known = {}
    exec(program, known)
    games = pyarrow.parquet.read_table(folder / "games.parquet").to_pylist()
    games = [it for it in games if it["variant"] == ":Chess" and it["moves"]]
    for game in games:
        board = known["replay"](game["moves"], chess.Board(game["start_fen"] or chess.STARTING_FEN))
        assert board.fen() == game["final_fen"], game
    assert len(games) > 3


def main():
    folder = pathlib.Path(sys.argv[1])
    replay(folder)
    tables = sorted({path.stem for path in folder.glob("*.parquet")})
    print(*(f"{table} {check(folder, table)}" for table in tables))


main()
