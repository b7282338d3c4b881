"""Threads of Python that read at the same time, in builds with the global lock and without it."""

import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor

import pytest

import chess_cif

TABLES = [name for name, _ in chess_cif.tables()]


def test_importing_leaves_the_global_lock_off():
    if not sysconfig.get_config_var("Py_GIL_DISABLED"):
        pytest.skip("this Python always has the lock")
    assert not sys._is_gil_enabled()


def test_files_read_at_the_same_time(folder):
    wanted = [(name, path) for path in sorted(folder.iterdir()) for name in TABLES]

    def rows(one):
        return list(chess_cif.table(*one, threads=1))

    expected = [rows(one) for one in wanted]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(rows, wanted)) == expected


def test_games_of_one_source_looked_at_by_several_threads(pgn):
    def moves(game):
        return [ply.san for ply in game.mainline()], [row.asdict() for row in game.rows("lines")]

    expected = [moves(game) for game in chess_cif.read(pgn)]
    games = list(chess_cif.read(pgn))
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(moves, games)) == expected
