"""What the command does with whole files."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from typing import TYPE_CHECKING

from chess_cif._error import CifError
from chess_cif._sources import Path, Source, Sources

if TYPE_CHECKING:
    import pyarrow


def run(*words: Path) -> str:
    """Runs the command and returns what it prints."""
    command = [sys.executable, "-m", "chess_cif", *map(os.fspath, words)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    if done.returncode not in (0, 1):
        raise CifError(done.stderr.strip())
    return done.stdout or done.stderr


def convert(source: Path, target: Path, *options: str) -> str:
    """Converts PGN to CIF, or CIF to PGN, by the names of the files, and returns what the
    command reports. ``options`` are those of ``cif convert``.

    Raises CifError where nothing was written.
    """
    return run("convert", source, target, *options)


def fix(path: Path, *options: str) -> str:
    """Fixes an archive in place, or into another file with ``"--output", path``, and
    returns what the command reports. ``options`` are those of ``cif fix``.

    Raises CifError where nothing was written.
    """
    return run("fix", path, *options)


def annotate(source: Path, *options: str) -> str:
    """Brings evaluations of an engine into a game: ``"--engine", "stockfish"`` and the
    other options of ``cif annotate``. Returns what the command reports.

    Raises CifError where nothing was written.
    """
    return run("annotate", source, *options)


def query(
    sql: str, sources: Source | Iterable[Source] = (), **files: Path
) -> pyarrow.Table:
    """Asks a question in SQL, of the tables of some sources (games, plies and the others), of
    ``files`` by the names that they are given here (``FROM club`` with ``club="club.pgn"``), and
    of any other by the name of the file: ``FROM 'games.pgn.zst'``. The functions are those of
    ``cif query``, a program of its own that has to be on the path, because the engine is larger
    than everything else together.

    Raises CifError where that is not installed, and where the query or a file is wrong.
    """
    from pyarrow import parquet

    given = Sources(sources)
    views = [f"CREATE VIEW {name} AS SELECT * FROM {quoted(path)};" for name, path in files.items()]
    with tempfile.TemporaryDirectory(prefix="chess-cif-") as folder:
        result = os.path.join(folder, "result.parquet")
        run("query", "--output", result, " ".join([*views, sql]), *given.paths)
        return parquet.read_table(result)


def quoted(path: Path) -> str:
    """A path as a text of SQL."""
    return "'" + os.fspath(path).replace("'", "''") + "'"
