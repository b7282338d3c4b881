"""What the command does with whole files."""

from __future__ import annotations

import os
import subprocess
import sys

from chess_cif._sources import Path


class CifError(Exception):
    """The work could not be done; the text says why, with file and place."""


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
