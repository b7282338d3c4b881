"""The data source in Sail, an engine in Rust that speaks Spark Connect. It wants another release
of PySpark than Spark's own tests, so it runs in an environment of its own."""

import pytest

import chess_cif

pytest.importorskip("pysail")
from pysail.spark import SparkConnectServer  # noqa: E402
from pyspark.sql import SparkSession  # noqa: E402

import chess_cif.spark  # noqa: E402


@pytest.fixture(scope="module")
def sail():
    server = SparkConnectServer(ip="127.0.0.1", port=0)
    server.start(background=True)
    _, port = server.listening_address
    session = SparkSession.builder.remote(f"sc://127.0.0.1:{port}").getOrCreate()
    chess_cif.spark.register(session)
    yield session
    session.stop()
    server.stop()


def signed(value):
    """An integer as 64 bits with a sign hold it."""
    return value - (1 << 64) if isinstance(value, int) and value >= 1 << 63 else value


@pytest.mark.parametrize("name", ["games", "plies", "comments"])
def test_tables_are_those_of_one_process(sail, pgn, name):
    rows = chess_cif.table(name, pgn)
    expected = [{key: signed(value) for key, value in row.items()} for row in rows]
    for size in (str(10_000), str(128 << 20)):
        reader = sail.read.format("cif").option("table", name).option("maxPartitionBytes", size)
        found = reader.load(str(pgn)).toArrow().to_pylist(maps_as_pydicts="strict")
        assert sorted(found, key=repr) == sorted(expected, key=repr)


def test_conditions_leave_the_right_rows(sail, pgn):
    frame = sail.read.format("cif").load(str(pgn))
    assert frame.where("white_elo > 1600 and white like 'White 11%'").count() == 10
    assert frame.count() == 120
    counts = frame.groupBy("result").count().collect()
    assert sum(row["count"] for row in counts) == 120


def test_archives_are_written(sail, pgn, tmp_path):
    reader = sail.read.format("cif").option("maxPartitionBytes", "10000")
    reader.load(str(pgn)).write.format("cif").mode("append").save(str(tmp_path / "out"))
    parts = sorted((tmp_path / "out").glob("part-*.cif"))
    moves = [game.moves for source in (parts, pgn) for game in chess_cif.read(source)]
    assert len(parts) > 1 and moves[:120] == moves[120:]
