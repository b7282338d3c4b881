"""What the command does with whole files."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterable
from typing import TYPE_CHECKING

from chess_cif._error import CifError
from chess_cif._sources import Path, Source, Sources

if TYPE_CHECKING:
    import pyarrow


def run(*words: Path) -> str:
    """Runs the command and returns what it prints."""
    return _said(_ended(*words))


def _ended(*words: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "chess_cif", *map(os.fspath, words)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    if done.returncode not in (0, 1):
        raise CifError(done.stderr.strip())
    return done


def _said(done: subprocess.CompletedProcess[str]) -> str:
    return done.stdout or done.stderr


def _named(path: Path) -> str:
    """A path that is not taken for an option."""
    name = os.fspath(path)
    return os.path.join(os.curdir, name) if name.startswith("-") and name != "-" else name


def _state(path: Path) -> tuple[int, ...] | None:
    """Numbers that change when a file is written; None where there is no file."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def convert(source: Path, target: Path, *options: str) -> str:
    """Converts PGN to CIF, or CIF to PGN, by the names of the files, and returns what the
    command reports. ``options`` are those of ``cif convert``.

    Raises CifError where nothing was written.
    """
    words = _named(source), _named(target), *options
    before = [_state(word) for word in words]
    done = _ended("convert", *words)
    is_written = "-" in words or [_state(word) for word in words] != before
    if done.returncode == 1 and not is_written:
        raise CifError(_said(done).strip())
    return _said(done)


def fix(path: Path, *options: str) -> str:
    """Fixes an archive in place, or into another file with ``"--output", path``, and
    returns what the command reports: what was fixed, and what remains. ``options`` are those of
    ``cif fix``. An archive in which nothing is to be fixed is left alone.

    Raises CifError where the archive cannot be read, fixed or written.
    """
    done = _ended("fix", _named(path), *options)
    if done.returncode == 1 and "cannot fix `" in done.stderr:
        raise CifError(done.stderr.strip())
    return _said(done)


def annotate(source: Path, *options: str) -> str:
    """Brings evaluations of an engine into a game: ``"--engine", "stockfish"`` and the
    other options of ``cif annotate``. Returns what the command reports.

    Raises CifError where nothing was written.
    """
    return run("annotate", _named(source), *options)


def query(
    sql: str, sources: Source | Iterable[Source] = (), **files: Path
) -> pyarrow.Table:
    """Asks a question in SQL, of the tables of some sources (games, plies and the others), of
    ``files`` by the names that they are given here (``FROM club`` with ``club="club.pgn"``; letters,
    digits and ``_``, of which case does not matter), and of any other by the name of the file: ``FROM 'games.pgn.zst'``. The functions are those of
    ``cif query``, a program of its own that has to be on the path, because the engine is larger
    than everything else together.

    A file whose name is no UTF-8 can be one of the sources, and cannot be named in the query. The
    rows of an open file have the name of a temporary one as their source.

    Raises ValueError for another name, and CifError where the command is not installed, and where
    the query or a file is wrong. Where rows
    may be missing, because something could not be read or an archive has faults, it warns.
    """
    from pyarrow import parquet

    for name in files:
        if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name):
            raise ValueError(f"`{name}` is no name for a table: letters, digits and `_`")
    given = Sources(sources)
    views = [f"CREATE VIEW {name} AS SELECT * FROM {quoted(path)};" for name, path in files.items()]
    with tempfile.TemporaryDirectory(prefix="chess-cif-") as folder:
        result = os.path.join(folder, "result.parquet")
        words = ["\n".join([" ".join(views), sql]), *map(given.file, given.paths)]
        try:
            done = _ended("query", "--output", result, "--", *words)
        except CifError as error:
            # The line of the views is not one of the caller's.
            earlier = re.sub(r"(?<=at Line: )\d+", lambda it: str(int(it[0]) - 1), str(error))
            raise CifError(earlier) from None
        if done.returncode == 1:
            warnings.warn(done.stderr.strip(), stacklevel=2)
        with parquet.ParquetFile(result) as rows:
            return rows.read()


def quoted(path: Path) -> str:
    """A path as a text of SQL."""
    return "'" + os.fspath(path).replace("'", "''") + "'"
