"""Archives that Spark writes."""

import pytest

import chess_cif

pytest.importorskip("pyspark")
from pyspark.errors import PySparkException  # noqa: E402

#: Columns that say where a game stands in its file.
PLACES = {"source", "game", "offset", "length"}


def content(sources, columns):
    """The rows of games, in an order of their own."""
    table = list(chess_cif.table("games", sources, columns=columns))
    for row in table:
        row["tags"] = {name: text for name, text in row["tags"].items() if ":" not in name}
    return sorted((tuple(row.items()) for row in table), key=repr)


def test_games_are_written_and_read_again(spark, folder, tmp_path):
    out = tmp_path / "out"
    files = sorted(folder.iterdir())
    reader = spark.read.format("cif").option("maxPartitionBytes", str(60 << 20))
    games = reader.load(str(folder))
    for mode in ("append", "overwrite"):
        games.write.format("cif").option("compression", "zstd").mode(mode).save(str(out))
        parts = sorted(out.glob("part-*.cif.zst"))
        assert len(parts) == games.rdd.getNumPartitions() > 1
        assert {path.name for path in out.iterdir()} == {"_SUCCESS", *(it.name for it in parts)}
    merged = tmp_path / "merged.cif"
    chess_cif.convert(*parts, merged)
    columns = [it.name for it in chess_cif.columns("games") if it.name not in PLACES]
    expected = content(files, columns)
    assert content(parts, columns) == expected
    assert content(merged, columns) == expected
    assert list(chess_cif.check(merged)) == []


def test_a_write_that_fails_leaves_nothing(spark, folder, tmp_path):
    games = spark.read.format("cif").load(str(folder))
    out = tmp_path / "out"
    for frame, message in [
        (games.withColumn("mine", games.plies), "no place for the column `mine`"),
        (games.select("white"), "`moves` or `moves_san`"),
        (
            games.selectExpr("white", "if(white = 'White 7', null, moves) as moves"),
            "has no moves that can be written",
        ),
    ]:
        with pytest.raises(PySparkException, match=message):
            frame.write.format("cif").mode("append").save(str(out))
        assert not out.exists() or list(out.iterdir()) == []
