"""Archives that Spark writes."""

import warnings

import pyarrow
import pytest

import chess_cif

pytest.importorskip("pyspark")
from pyspark.errors import PySparkException  # noqa: E402

from chess_cif.spark import CifSource, _columns  # noqa: E402

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


def written(folder, row):
    """The games of an archive of one row, without a cluster, and the warnings."""
    schema = _columns.schema("games", ",".join(row))
    batch = pyarrow.RecordBatch.from_pylist([row], schema=_columns.arrow_schema(schema))
    writer = CifSource({"path": str(folder)}).writer(schema, False)
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        writer.commit([writer.write(iter([batch]))])
    columns = [it.name for it in chess_cif.columns("games")]
    games = list(chess_cif.table("games", folder.glob("part-*"), columns=columns))
    return games, [str(it.message) for it in found]


CHESS960 = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"
GAME = "<game><info><head><characteristics><result>*</result></characteristics></head></info></game>"


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ({"moves_san": 'e4 e5 1-0 [Event "x"] 1. d4'}, "`1-0` in the column `moves_san`"),
        ({"moves_san": 'e4 e5\n\n[White "Eve"]\n\n1. d4 *'}, r"`\[White` in the column"),
        ({"moves_san": "e4 {best} e5"}, "`{best}` in the column `moves_san`"),
        ({"moves_san": "e4 e5 Ke5 Nf3"}, "`Ke5` in the column `moves_san`.* after 2 plies"),
        ({"moves_san": "e4", "variant": ":Xiangqi"}, "`e4` in the column .* after 0 plies"),
        ({"moves_san": "e4 e5", "start_fen": "garbage"}, "`garbage` in the column `start_fen`"),
        ({"moves_san": "", "start_fen": "garbage"}, "`garbage` in the column `start_fen`"),
        ({"moves_san": "e4 e5", "moves": [1804]}, "`moves` .* `moves_san` contradicts"),
        ({"moves": [-5]}, "no moves that can be written"),
        ({"moves": [70000]}, "no moves that can be written"),
        ({"moves_san": "e4", "result": "2-0"}, "`2-0` in the column `result`: none of 1-0"),
        ({"moves_san": "e4", "white": "An\x01n\x00"}, r"U\+0001.* in the column `white`"),
        ({"moves_san": "e4", "tags": [("Mode", "\uffff")]}, r"U\+FFFF.* in the column `tags`"),
        ({"moves_san": "e4", "tags": [("", "x")]}, "`` in the column `tags`"),
        ({"moves_san": "e4", "tags": [("A b", "x")]}, "`A b` in the column `tags`"),
        (
            {"moves_san": "e4", "white": "Ann", "tags": [("White", "Zed")]},
            "white 'Ann' has `Ann` in the column `white`, and `Zed` in `tags`",
        ),
        ({"cif": GAME + GAME}, "the column `cif` has what is no game"),
    ],
)
def test_a_row_that_an_archive_cannot_hold_fails_by_its_column(tmp_path, row, message):
    with pytest.raises(ValueError, match=message):
        written(tmp_path, row)


@pytest.mark.parametrize(
    ("row", "warned"),
    [
        ({"white_elo": -5, "tags": []}, ["`white_elo` in another form or as a tag"]),
        ({"date": "2020-02-30", "eco": "X\n99"}, ["`date` in", "`eco` in"]),
        ({"date": "2020-02-03 10:00:00"}, ["`date` in"]),
        ({"white": "a\nb", "event": "E\n\nF"}, ["`event` in", "`white` in"]),
        ({"white": "a\n b", "tags": [("White", "a  b")]}, ["`white` in"]),
        ({"year": 2020, "time_mode": "blitz"}, ["no such `time_mode`", "no such `year`"]),
        ({"tags": [("PGN:comment", "x"), ("Foo", "a\nb")]}, ["`Foo` of `tags`", "`PGN:comment` of"]),
    ],
)
def test_a_value_in_another_form_is_warned_of(tmp_path, row, warned):
    [_], found = written(tmp_path, {"moves_san": "e4", **row})
    assert len(found) == len(warned)
    for message, expected in zip(sorted(found), sorted(warned)):
        assert f"of 1 rows the archives have {expected}" in message


@pytest.mark.parametrize(
    ("row", "kept"),
    [
        ({"white": "Ann", "event": "a b", "result": "1-0"}, {}),
        ({"white": "a\tb  c"}, {"white": "a b c", "tags": {"White": "a\tb  c"}}),
        (
            {"white": "Ann", "event": "a b", "tags": [("White", " Ann "), ("Event", "a  b")]},
            {"tags": {"White": " Ann ", "Event": "a  b"}},
        ),
        ({"date": "2020.01.??", "event_date": "2019"}, {"date": "2020-01"}),
        ({"white": "?", "event_date": "2019-12"}, {"white": None}),
        ({"white": "\t ", "opening": "\n"}, {"white": None, "opening": None}),
        ({"termination": "time forfeit"}, {"termination": "TimeForfeit"}),
        ({"moves_san": "1.e4 e5\n2. Nf3"}, {"moves_san": "e4 e5 Nf3"}),
        ({"moves_san": "f3 e5 g4 Qh4", "result": "1-0"}, {"moves_san": "f3 e5 g4 Qh4#"}),
        ({"moves": [1804, 1]}, {"moves_san": "e4 Nb1xa1"}),
        ({"result": "0-0"}, {}),
        ({"tags": [("a:b", "c")]}, {"tags": {"a:b": "c"}}),
        ({"variant": "Chess960", "start_fen": CHESS960}, {"variant": ":Chess"}),
        ({"start_fen": START}, {}),
    ],
)
def test_a_value_that_is_kept_is_not_warned_of(tmp_path, row, kept):
    row = {"moves_san": None if "moves" in row else "e4", **row}
    [game], found = written(tmp_path, row)
    assert found == []
    game["tags"] = {name: text for name, text in game["tags"].items() if name != "PGN:order"}
    expected = {name: value for name, value in row.items() if value is not None} | kept
    assert {name: game[name] for name in expected} == expected
