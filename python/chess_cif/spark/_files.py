"""Files of games, and the partitions that they make."""

from __future__ import annotations

import glob
import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import BinaryIO

import fsspec
from fsspec.implementations.local import LocalFileSystem
from pyspark.sql.datasource import InputPartition

from chess_cif import _native

ENDINGS = tuple(
    kind + packed for kind in (".cif", ".pgn", ".bpgn") for packed in ("", ".gz", ".zst", ".bz2")
)

#: Bytes of a partition, if nothing else is said.
PARTITION = 128 << 20

#: Bytes that opening a file is worth, so that a partition has not too many of them.
OPENING = 4 << 20


@dataclass
class File:
    """A file, by its path or address."""

    path: str
    size: int


@dataclass
class Piece:
    """A file, or the part of one in which the games begin that are wanted."""

    path: str
    part: tuple[int, int, int] | None = None


@dataclass
class Pieces(InputPartition):
    """A partition: files, or a part of one."""

    pieces: list[Piece]


def files(options: Mapping[str, str]) -> list[File]:
    """The files of the options, in order. Executors must see local ones by the same path."""
    given = json.loads(options["paths"]) if "paths" in options else [options.get("path", "")]
    found = [file for address in given if address for file in _files(address)]
    if not found:
        raise FileNotFoundError(f"no games at {', '.join(given) or 'no path'}")
    return found


def _files(address: str) -> Iterator[File]:
    system, inside = fsspec.core.url_to_fs(address)
    if system.isdir(inside):
        infos = [it for it in system.ls(inside, detail=True) if it["name"].endswith(ENDINGS)]
    elif glob.has_magic(inside) and not system.exists(inside):
        infos = system.glob(inside, detail=True).values()
    else:
        infos = [system.info(inside)]
    is_local = isinstance(system, LocalFileSystem)
    for info in sorted(infos, key=lambda it: it["name"]):
        path = info["name"] if is_local else system.unstrip_protocol(info["name"])
        if info["type"] == "file":
            yield File(path, info["size"] or 0)


def opener(address: str) -> Callable[[str], BinaryIO] | None:
    """The function that opens a file by its address; None where that is a path of this machine."""
    return _open if "://" in address else None


def _open(address: str) -> BinaryIO:
    system, inside = fsspec.core.url_to_fs(address)
    # What is read ahead is kept by the reader.
    return system.open(inside, "rb", cache_type="none")


def partitions(
    found: Iterable[File], size: int, *, parted: bool, numbered: bool, skips: bool
) -> Iterator[Pieces]:
    """Partitions of about so many bytes, in the order of the files: small files together,
    large ones parted where they can be, and numbered where rows say the number of the game.
    One whose parts cannot be found is left as it is where files are skipped: its reader sees what
    is wrong."""
    together: list[Piece] = []
    filled = 0
    for file in found:
        parts = []
        if parted and file.size > size:
            count, threads = -(-file.size // size), os.cpu_count() or 1
            try:
                parts = _native.parts(file.path, count, numbered, threads, opener(file.path))
            except OSError:
                if not skips:
                    raise
        if together and (parts or filled + file.size + OPENING > size):
            yield Pieces(together)
            together, filled = [], 0
        if parts:
            yield from (Pieces([Piece(file.path, part)]) for part in parts)
        else:
            together.append(Piece(file.path))
            filled += file.size + OPENING
    if together:
        yield Pieces(together)
