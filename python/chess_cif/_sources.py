"""Sources as callers give them: paths, several of them, or open files."""

from __future__ import annotations

import errno
import os
import pathlib
import tempfile
from collections.abc import Callable, Iterable
from typing import BinaryIO, Union

Path = Union[str, "os.PathLike[str]"]
Source = Union[Path, BinaryIO]


class Sources:
    """Paths of sources. An open file has its name, or `<stream>`; what is read from it lies in a
    temporary file, which lives as long as this."""

    def __init__(self, given: Source | Iterable[Source]) -> None:
        self._copies: dict[str, tempfile._TemporaryFileWrapper[bytes]] = {}
        self.paths: list[str] = []
        one = isinstance(given, (str, bytes, os.PathLike)) or hasattr(given, "read")
        several = [given] if one else list(given)
        taken = {os.fspath(it) for it in several if isinstance(it, (str, os.PathLike))}
        for source in several:
            if isinstance(source, (str, os.PathLike)):
                path = os.fspath(source)
            elif hasattr(source, "read"):
                path = _name(source, taken | self._copies.keys())
                self._copies[path] = _copy(source, path)
            else:
                kind = type(source).__name__
                raise TypeError(f"a source is a path or an open binary file, not {kind}")
            self.paths.append(path)

    @property
    def open(self) -> Callable[[str], str] | None:
        """The function that tells where what a path names lies; None where that is there."""
        return self.file if self._copies else None

    def file(self, path: str) -> str:
        return self._copies[path].name if path in self._copies else path

    def __getstate__(self) -> dict[str, object]:
        if self._copies:
            raise TypeError("games of open files cannot be pickled; those of paths can")
        return self.__dict__


def _name(source: BinaryIO, taken: set[str]) -> str:
    """The name of an open file, with a number before it where another source has it."""
    name = getattr(source, "name", None)
    # A hyphen is standard input.
    if not isinstance(name, str) or name in ("", "-"):
        name = "<stream>"
    numbers = range(2, len(taken) + 3)
    return next(it for it in [name, *(f"{number}:{name}" for number in numbers)] if it not in taken)


def _copy(source: BinaryIO, name: str) -> tempfile._TemporaryFileWrapper[bytes]:
    ending = "".join(pathlib.PurePath(name).suffixes[-2:])
    copy = tempfile.NamedTemporaryFile(prefix="chess-cif-", suffix=ending)
    while (part := source.read(1 << 20)) != b"":
        if part is None:
            raise BlockingIOError(errno.EAGAIN, "there is no data yet", name)
        copy.write(part)
    copy.flush()
    return copy
