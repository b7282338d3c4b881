"""The data source in Spark: a driver and two executors on this machine."""

import gzip
import os
import sys

import pyarrow
import pytest

import chess_cif

pytest.importorskip("pyspark")
from pyspark.errors import PySparkException  # noqa: E402
from pyspark.sql import SparkSession  # noqa: E402
from pyspark.sql.datasource import (  # noqa: E402
    EqualTo,
    GreaterThan,
    GreaterThanOrEqual,
    In,
    IsNotNull,
    IsNull,
    LessThan,
    LessThanOrEqual,
    Not,
    StringContains,
    StringEndsWith,
    StringStartsWith,
)

import chess_cif.spark  # noqa: E402
from chess_cif.spark import _filters  # noqa: E402


#: Filters of Spark, and how many of the games meet each; None for what no head says.
FILTERS = [
    (EqualTo(("white_elo",), 1507), 1),
    (GreaterThan(("white_elo",), 1617), 2),
    (GreaterThanOrEqual(("white_elo",), 1617), 3),
    (LessThan(("white_elo",), 1502), 2),
    (LessThanOrEqual(("white_elo",), 1502), 3),
    (In(("white",), ("White 1", "O'Hara")), 1),
    (IsNull(("event",)), 120),
    (IsNotNull(("event",)), 0),
    (Not(EqualTo(("white_elo",), 1507)), 119),
    (StringStartsWith(("white",), "White 11"), 11),
    (StringEndsWith(("white",), "11"), 2),
    (StringContains(("white",), "te 11"), 11),
    (StringContains(("white",), "50%"), None),
    (EqualTo(("plies",), 3), None),
    (EqualTo(("tags", "ECO"), "B90"), None),
]


@pytest.fixture(scope="module")
def spark():
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = SparkSession.builder.master("local-cluster[2,1,1024]")
    settings = {
        "spark.ui.enabled": "false",
        "spark.executor.memory": "1g",
        "spark.sql.python.filterPushdown.enabled": "true",
    }
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    chess_cif.spark.register(session)
    yield session
    session.stop()


@pytest.fixture(scope="module")
def folder(games, tmp_path_factory):
    """Forty files, some of them compressed."""
    folder = tmp_path_factory.mktemp("many")
    for number in range(40):
        text = "".join(f"{game}\n\n" for game in games[3 * number : 3 * number + 3]).encode()
        if number % 2:
            (folder / f"{number:02}.pgn.gz").write_bytes(gzip.compress(text))
        else:
            (folder / f"{number:02}.pgn").write_bytes(text)
    return folder


def rows(frame):
    found = [tuple(row) for row in frame.collect()]
    return sorted(found, key=repr)


@pytest.mark.parametrize("name", [name for name, _ in chess_cif.tables()])
def test_tables_are_those_of_one_process(spark, folder, name):
    frame = spark.read.format("cif").option("table", name).load(f"{folder}/*.pgn*")
    files = sorted(str(path) for path in folder.iterdir())
    table = chess_cif.table(name, files)
    assert frame.columns == table.columns
    signed = 1 << 63
    expected = [
        tuple(
            value - 2 * signed if name == "zobrist" and value and value >= signed else value
            for name, value in row.items()
        )
        for row in table
    ]
    assert rows(frame) == sorted(expected, key=repr)
    assert len(expected) == frame.count()


def test_filters_become_conditions(folder):
    files = sorted(folder.iterdir())
    reader = chess_cif.spark.CifSource({"path": str(folder)})
    reader = reader.reader(reader.schema())
    for wanted, games in FILTERS:
        condition = _filters.condition(wanted)
        if games is None:
            assert condition is None
        else:
            assert len(list(chess_cif.read(files, where=condition))) == games
        assert list(reader.pushFilters([wanted])) == [wanted]


def test_filters_leave_the_right_rows(spark, folder):
    frame = spark.read.format("cif").load(str(folder))
    strong = frame.where("white_elo > 1600 and white like 'White 11%'")
    assert strong.count() == 10
    assert frame.where("white in ('White 1', 'O''Hara')").count() == 1
    assert frame.where("event is null").count() == frame.count()
    aggregate = frame.groupBy("result").count().collect()
    assert sum(row["count"] for row in aggregate) == 120


def test_columns_and_conditions_are_options(spark, folder):
    reader = spark.read.format("cif").option("columns", "game, final_fen")
    frame = reader.option("where", "white_elo = 1507").load(str(folder))
    assert frame.columns == ["game", "final_fen"]
    assert frame.count() == 1
    with pytest.raises(PySparkException, match="whyte"):
        spark.read.format("cif").option("columns", "whyte").load(str(folder)).count()


def test_damaged_files_fail_by_name_or_are_skipped(spark, folder, tmp_path):
    whole = folder / "00.pgn"
    cut = tmp_path / "cut.pgn.gz"
    cut.write_bytes((folder / "01.pgn.gz").read_bytes()[:-40])
    (tmp_path / "whole.pgn").write_bytes(whole.read_bytes())
    reader = spark.read.format("cif").option("columns", "source, white")
    with pytest.raises(PySparkException, match="cut.pgn.gz"):
        reader.load(str(tmp_path)).count()
    kept = {row.source for row in reader.option("onError", "skip").load(str(tmp_path)).collect()}
    assert str(tmp_path / "whole.pgn") in kept


def test_addresses_that_fsspec_knows(spark, folder):
    files = sorted(folder.iterdir())[:2]
    reader = spark.read.format("cif").option("columns", "source, game")
    address = f"local://{folder}/0[01].pgn*"
    frame = reader.load(address)
    assert frame.count() == sum(1 for _ in chess_cif.read(files))


def test_a_stream_survives_an_executor_that_dies(spark, folder):
    frame = spark.read.format("cif").option("table", "plies").load(str(folder))
    expected = frame.count()
    died = folder / "died"

    def die_once(batches):
        for batch in batches:
            if not died.exists():
                died.touch()
                os.kill(os.getppid(), 9)
            yield pyarrow.RecordBatch.from_pydict({"rows": [batch.num_rows]})

    counted = frame.mapInArrow(die_once, "rows long")
    assert sum(row.rows for row in counted.collect()) == expected
    assert died.exists()
