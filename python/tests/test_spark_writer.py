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
    kept = {*PLACES, "cif", "pgn"}
    columns = [it.name for it in chess_cif.columns("games") if it.name not in kept]
    expected = content(files, columns)
    assert content(parts, columns) == expected
    assert content(merged, columns) == expected
    assert list(chess_cif.check(merged)) == []


def test_tags_of_one_name_are_all_written(spark, tmp_path):
    source = tmp_path / "twice.pgn"
    source.write_text('[Remark "one"]\n[Remark "two"]\n\n1. e4 *\n', encoding="utf-8")
    games = spark.read.format("cif").load(str(source))
    games.write.format("cif").mode("append").save(str(tmp_path / "out"))
    parts = list((tmp_path / "out").glob("part-*.cif"))
    found, expected = [
        [row["value"] for row in chess_cif.table("tags", it) if row["name"] == "Remark"]
        for it in (parts, source)
    ]
    assert found == expected == ["one", "two"]


def rows_of(table, sources):
    """The rows of a table, but for where they stand, in the order of the games."""
    known = [it.name for it in chess_cif.columns(table) if it.name not in PLACES]
    return [tuple(row.items()) for row in chess_cif.table(table, sources, columns=known)]


@pytest.mark.parametrize("columns", ["cif", "game, white, cif"])
def test_whole_games_are_written_and_read_again(spark, pgn, tmp_path, columns):
    shared = tmp_path / "shared.cif"
    chess_cif.convert(pgn, shared, "--index", "--namebase")
    reader = spark.read.format("cif").option("columns", columns)
    for number, source in enumerate([pgn, shared]):
        games = reader.option("maxPartitionBytes", "60000").load(str(source))
        assert games.rdd.getNumPartitions() > 1
        out = tmp_path / str(number)
        games.write.format("cif").mode("append").save(str(out))
        parts = sorted(out.glob("part-*.cif"))
        for table in ["games", "plies", "lines", "comments", "evaluations", "tags"]:
            expected = rows_of(table, source)
            assert expected and rows_of(table, parts) == expected
        assert list(chess_cif.check(parts)) == []


def test_a_write_that_fails_leaves_nothing(spark, folder, tmp_path):
    games = spark.read.format("cif").load(str(folder))
    out = tmp_path / "out"
    for frame, message in [
        (games.withColumn("mine", games.plies), "no place for the column `mine`"),
        (games.select("white"), "`cif`, `moves` or `moves_san`"),
        (games.selectExpr("string(null) as cif"), "has nothing in the column `cif`"),
        (games.selectExpr("'<game>1. e4</game>' as cif"), "has what is no game of CIF"),
        (
            games.selectExpr("white", "if(white = 'White 7', null, moves) as moves"),
            "has no moves that can be written",
        ),
    ]:
        with pytest.raises(PySparkException, match=message):
            frame.write.format("cif").mode("append").save(str(out))
        assert not out.exists() or list(out.iterdir()) == []
