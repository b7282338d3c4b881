"""Tables as Arrow streams, judged by pyarrow, Polars, pandas and DuckDB."""

import _thread
import gc
import gzip
import io
import signal
import threading
import time
import warnings

import duckdb
import pandas
import polars
import pyarrow
import pytest

import chess_cif
from chess_cif import _native

TABLES = [name for name, _ in chess_cif.tables()]


@pytest.mark.parametrize("name", TABLES)
def test_all_libraries_read_the_same(name, pgn):
    columns = [column.name for column in chess_cif.columns(name)]
    table = chess_cif.table(name, pgn, columns=columns)
    expected = list(table)
    assert table.columns == columns
    arrow = pyarrow.table(table)
    assert arrow.column_names == columns
    rows = arrow.to_pylist(maps_as_pydicts="strict")
    assert rows == expected
    assert polars.DataFrame(table).height == len(expected)
    assert len(pandas.DataFrame.from_arrow(table)) == len(expected)
    reader = pyarrow.RecordBatchReader.from_stream(table)
    assert duckdb.sql("SELECT count(*) FROM reader").fetchall() == [(len(expected),)]


def test_columns_say_what_they_mean():
    for name in TABLES:
        for column in chess_cif.columns(name):
            assert column.meaning.endswith("."), column
    [clock] = [column for column in chess_cif.columns("plies") if column.name == "clock_ms"]
    assert (clock.type, clock.nullable) == ("int64", True)
    assert "milliseconds" in clock.meaning


def test_threads_limits_and_batches_change_nothing_else(pgn):
    expected = list(chess_cif.table("plies", pgn, threads=1))
    for threads in (2, 5):
        for batch_rows in (1, 100, 1_000_000):
            table = chess_cif.table("plies", pgn, threads=threads, batch_rows=batch_rows)
            assert list(table) == expected
    assert list(chess_cif.table("plies", pgn, limit=7)) == expected[:7]
    batches = pyarrow.RecordBatchReader.from_stream(
        chess_cif.table("plies", pgn, batch_rows=100)
    )
    assert max(batch.num_rows for batch in batches) <= 100


def test_conditions(pgn):
    strong = chess_cif.table("games", pgn, columns=["white_elo"], where="white_elo > 1600")
    elos = [row["white_elo"] for row in strong]
    assert elos == [elo for elo in range(1500, 1620) if elo > 1600]


def test_progress_is_reported(pgn):
    seen = []
    table = chess_cif.table("plies", pgn, batch_rows=100, progress=seen.append)
    rows = len(list(table))
    assert seen == sorted(seen) and seen[-1] == rows


def test_an_exception_of_progress_ends_the_work(pgn):
    def stop(rows):
        raise KeyError(rows)

    with pytest.raises(KeyError):
        list(chess_cif.table("plies", pgn, progress=stop))


def test_interrupts_end_the_work(pgn):
    # Where the tests run in the background, interrupts are ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    table = chess_cif.table(
        "plies", pgn, batch_rows=10, progress=lambda _: signal.raise_signal(signal.SIGINT)
    )
    with pytest.raises(KeyboardInterrupt):
        list(table)


class Endless:
    """A file with one game again and again."""

    reads = 0

    def read(self, count):
        self.reads += 1
        return b'[White "Ada"]\n\n1. e4 e5 *\n\n' * 1000

    def seek(self, offset, whence=0):
        raise OSError("not here")


@pytest.fixture
def endless():
    """An endless file, and a scan of it that gives no row."""
    file = Endless()
    scan = _native.Scan(
        "games",
        ["endless.pgn"],
        columns=["game"],
        filter="white_elo > 2600",
        limit=None,
        batch_rows=10,
        threads=2,
        progress=None,
        open=lambda _: file,
    )
    return file, scan


def test_interrupts_end_the_work_while_no_row_comes(endless):
    signal.signal(signal.SIGINT, signal.default_int_handler)
    _, scan = endless
    threading.Timer(0.2, _thread.interrupt_main).start()
    with pytest.raises(KeyboardInterrupt):
        list(scan.rows())


@pytest.mark.parametrize("begin", [_native.Scan.rows, _native.Scan.stream])
def test_what_nobody_holds_is_not_read_on(endless, begin):
    file, scan = endless
    rows = begin(scan)
    while file.reads == 0:
        time.sleep(0.01)
    del rows
    for _ in range(100):
        before = file.reads
        time.sleep(0.3)
        if file.reads == before:
            return
    pytest.fail("it is read on")


def test_an_open_file_is_there_as_long_as_it_is_read(pgn):
    table = chess_cif.table("games", pgn)
    stream = pyarrow.RecordBatchReader.from_stream(
        chess_cif.table("games", io.BytesIO(pgn.read_bytes()))
    )
    gc.collect()
    assert len(stream.read_all()) == len(list(table))


def test_other_threads_run_on(pgn):
    done = threading.Event()
    other = threading.Thread(target=done.set)
    rows = iter(chess_cif.table("plies", pgn, progress=lambda _: None))
    next(rows)
    other.start()
    assert sum(1 for _ in rows) > 0
    other.join()
    assert done.is_set()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("moves", "x.pgn"), "no table"),
        (("games", "x.pgn", {"columns": ["whyte"]}), "whyte"),
        (("games", "x.pgn", {"where": "white_elo >"}), "number"),
        (("findings", "x.pgn", {"where": "year = 1"}), "heads of games"),
    ],
)
def test_what_is_asked_wrongly_is_a_value_error(arguments, message):
    *arguments, options = arguments if len(arguments) == 3 else (*arguments, {})
    with pytest.raises(ValueError, match=message):
        chess_cif.table(*arguments, **options)


def test_a_file_that_is_not_there(tmp_path):
    missing = tmp_path / "missing.pgn"
    with pytest.raises(FileNotFoundError) as raised:
        list(chess_cif.table("games", missing))
    assert raised.value.filename == str(missing)


def test_a_damaged_file_is_an_os_error_through_arrow_too(pgn, tmp_path):
    cut = tmp_path / "cut.pgn.gz"
    cut.write_bytes(gzip.compress(pgn.read_bytes())[:-40])
    table = chess_cif.table("games", cut)
    with pytest.raises(OSError, match="cut.pgn.gz"):
        list(table)
    with pytest.raises(OSError, match="cut.pgn.gz"):
        pyarrow.table(table)


def test_rows_that_may_be_missing_are_warned_of(pgn, tmp_path):
    whole, damaged = tmp_path / "whole.cif", tmp_path / "damaged.cif"
    chess_cif.convert(pgn, whole)
    text = whole.read_text(encoding="utf-8")
    damaged.write_text(text.replace("</game>", "</gme>", 1), encoding="utf-8")
    for read in [
        lambda path: len(list(chess_cif.read(path))),
        lambda path: len(list(chess_cif.table("games", path))),
        lambda path: len(pyarrow.table(chess_cif.table("games", path))),
    ]:
        with warnings.catch_warnings(record=True) as found:
            warnings.simplefilter("always")
            assert (read(whole), read(damaged)) == (120, 1)
        [warning] = found
        assert warning.filename == __file__
        assert str(warning.message).startswith(f"{damaged}: archives have faults, and rows have")
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            with pytest.raises((UserWarning, pyarrow.ArrowException), match="archives have faults"):
                read(damaged)
    with pytest.warns(UserWarning, match="archives have faults") as found:
        assert [len(game.mainline()) > 0 for game in chess_cif.read(damaged)] == [True]
    assert len(found) == 1


def test_a_notebook_shows_the_first_rows(pgn):
    shown = chess_cif.table("games", pgn, columns=["game", "white"])._repr_html_()
    assert shown.count("<tr>") == 11 and "<td>White 9</td>" in shown
    assert "games.pgn" in repr(chess_cif.table("games", pgn))


@pytest.mark.parametrize("source", [b"games.pgn", [b"games.pgn"], [1]])
def test_what_is_no_source_is_named(source):
    with pytest.raises(TypeError, match="a source is a path or an open binary file, not (bytes|int)"):
        chess_cif.table("games", source)
