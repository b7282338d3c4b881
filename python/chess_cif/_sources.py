"""Sources as callers give them: paths, several of them, or open files."""

from __future__ import annotations

import os
import pathlib
import shutil
import tempfile
from collections.abc import Iterable
from typing import BinaryIO, Union

Path = Union[str, "os.PathLike[str]"]
Source = Union[Path, BinaryIO]


class Sources:
    """Paths of sources. What is read from open files lies in temporary files, which live
    as long as this."""

    def __init__(self, given: Source | Iterable[Source]) -> None:
        self._copies: list[tempfile._TemporaryFileWrapper[bytes]] = []
        one = isinstance(given, (str, bytes, os.PathLike)) or hasattr(given, "read")
        several = [given] if one else list(given)
        self.paths = [self._path(source) for source in several]

    def _path(self, source: Source) -> str:
        if isinstance(source, (str, os.PathLike)):
            return os.fspath(source)
        if not hasattr(source, "read"):
            kind = type(source).__name__
            raise TypeError(f"a source is a path or an open binary file, not {kind}")
        copy = tempfile.NamedTemporaryFile(prefix="chess-cif-", suffix=_kind(source))
        shutil.copyfileobj(source, copy)
        copy.flush()
        self._copies.append(copy)
        return copy.name


def _kind(source: BinaryIO) -> str:
    """The ending of an open file's name that tells CIF from PGN. It may be open as what is in it
    decompressed, so that another ending says nothing."""
    name = getattr(source, "name", None)
    endings = pathlib.PurePath(name).suffixes[-2:] if isinstance(name, str) else []
    return next((it for it in endings if it.lower() in (".cif", ".xml", ".pgn", ".bpgn")), "")
