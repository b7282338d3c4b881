"""Memory that does not grow with what is read: a kilobyte a game would be found."""

import gc
import sys
from pathlib import Path

import pyarrow
import pytest

import chess_cif

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")

#: Games of the file.
GAMES = 6_000

#: Bytes by which memory may grow while the last two thirds are read.
GROWTH = 4 << 20


def resident():
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


def growth(games):
    """The bytes by which memory grows after a third of the games, by the number of each."""
    begin = None
    for game in games:
        if begin is None and game > GAMES / 3:
            begin = resident()
    assert game == GAMES
    return resident() - begin


@pytest.fixture(scope="module")
def many(games, tmp_path_factory):
    path = tmp_path_factory.mktemp("large") / "games.pgn"
    short = [f"{game}\n\n" for game in games if len(str(game)) < 700]
    with path.open("w", encoding="utf-8") as file:
        for number in range(GAMES):
            file.write(short[number % len(short)])
    return path


def test_games(many):
    def numbers():
        for game in chess_cif.read(many):
            assert len(game.mainline()) == game.plies
            yield game.game

    assert growth(numbers()) < GROWTH


@pytest.mark.parametrize("table", ["games", "plies", "comments"])
def test_rows_of_tables(many, table):
    def numbers():
        rows = chess_cif.table(table, many, threads=1)
        for batch in pyarrow.RecordBatchReader.from_stream(rows):
            yield max(batch["game"].to_pylist())
        yield GAMES

    assert growth(numbers()) < GROWTH
