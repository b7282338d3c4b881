"""The data source in Spark: a driver and two executors on this machine."""

import gzip
import os
import signal
import sys
import time
from pathlib import Path

import pyarrow
import pytest

import chess_cif

pytest.importorskip("pyspark")
from pyspark.errors import PySparkException  # noqa: E402


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


def test_filters_leave_the_right_rows(spark, folder):
    frame = spark.read.format("cif").load(str(folder))
    # A filter of one use is none of the next.
    assert frame.where("white = 'White 7'").count() == 1
    assert frame.count() == 120
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


@pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")
def test_the_result_is_whole_when_an_executor_dies(spark, folder, tmp_path):
    reader = spark.read.format("cif").option("maxPartitionBytes", str(20 << 20))
    frame = reader.option("table", "plies").load(str(folder))
    assert frame.rdd.getNumPartitions() == 10
    expected = frame.count()
    died = tmp_path / "died"

    def executor():
        process = os.getpid()
        while "CoarseGrainedExecutorBackend" not in Path(f"/proc/{process}/cmdline").read_text():
            stat = Path(f"/proc/{process}/stat").read_text()
            process = int(stat.rpartition(")")[2].split()[1])
        return process

    # Functions of this one: a worker has no module of tests.
    def die_once(batches):
        for batch in batches:
            if not died.exists():
                died.touch()
                os.kill(executor(), signal.SIGKILL)
                time.sleep(60)
            yield pyarrow.RecordBatch.from_pydict({"rows": [batch.num_rows]})

    counted = frame.mapInArrow(die_once, "rows long")
    assert sum(row.rows for row in counted.collect()) == expected
    assert died.exists()


def test_a_parted_file_in_spark(spark, pgn):
    reader = spark.read.format("cif").option("columns", "game, white, moves_uci")
    frame = reader.option("maxPartitionBytes", "10000").load(str(pgn))
    assert frame.rdd.getNumPartitions() > 4
    table = chess_cif.table("games", pgn, columns=frame.columns)
    assert [tuple(row) for row in frame.collect()] == [tuple(row.values()) for row in table]
