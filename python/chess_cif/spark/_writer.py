"""Writing: archives of games, one for each partition."""

from __future__ import annotations

import os
import tempfile
import uuid
import warnings
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timezone
from itertools import chain

import fsspec
import pyarrow
from pyspark.sql.datasource import DataSourceArrowWriter, WriterCommitMessage
from pyspark.sql.types import StructType

from chess_cif import _command, _native, _pgn
from chess_cif.spark import _kept
from chess_cif.spark._files import ENDINGS

#: Values of the option `compression`, and the endings of the files.
COMPRESSIONS = {"none": "", "gzip": ".gz", "zstd": ".zst", "bzip2": ".bz2"}


#: An archive before its games, and after them.
BEGIN = '<?xml version="1.0" encoding="UTF-8"?>\n<cif>\n'
END = """\
  <info>
    <version>1.0</version>
    <creator>cif</creator>
    <created>{:%Y-%m-%dT%H:%M:%SZ}</created>
    <content games="{}"/>
  </info>
</cif>
"""


@dataclass
class Written(WriterCommitMessage):
    """The archive of a partition, in the folder of what is not committed; none of no game."""

    path: str | None
    games: int
    #: Statements on what the archive has otherwise, with the number of rows.
    changes: Counter[str] = field(default_factory=Counter)


class CifWriter(DataSourceArrowWriter):
    """A writer of rows of the table `games`. Archives stand in a folder of their own until
    all of them are complete."""

    def __init__(
        self, options: Mapping[str, str], schema: StructType, overwrite: bool
    ) -> None:
        known = {column.name for column in _native.columns("games")}
        if unknown := [name for name in schema.names if name not in known]:
            raise ValueError(f"an archive has no place for the column `{unknown[0]}`")
        if not {"cif", "moves", "moves_san"} & set(schema.names):
            raise ValueError("games have to have a column `cif`, `moves` or `moves_san`")
        if not (path := options.get("path")):
            raise ValueError("an archive needs a path")
        compression = options.get("compression", "none")
        if compression not in COMPRESSIONS:
            wanted = ", ".join(COMPRESSIONS)
            raise ValueError(f"compression is one of {wanted}, not `{compression}`")
        self._address = path
        self._ending = ".cif" + COMPRESSIONS[compression]
        self._are_whole = "cif" in schema.names
        self._overwrite = overwrite
        self._job = uuid.uuid4().hex

    def write(self, iterator: Iterator[pyarrow.RecordBatch]) -> Written:
        system, folder = fsspec.core.url_to_fs(self._address)
        first = next(iterator, None)
        if first is None:
            return Written(None, 0)
        games, changes = 0, Counter()
        with tempfile.TemporaryDirectory(prefix="chess-cif-") as here:
            kind = "cif" if self._are_whole else "pgn"
            text = os.path.join(here, f"text.{kind}")
            given = os.path.join(here, "given.arrow")
            archive = os.path.join(here, f"games{self._ending}")
            with (
                open(text, "w", encoding="utf-8") as file,
                pyarrow.ipc.new_stream(given, first.schema) as rows,
            ):
                file.write(BEGIN if self._are_whole else "")
                for batch in chain([first], iterator):
                    games += batch.num_rows
                    if not self._are_whole:
                        rows.write_batch(batch)
                    for game in batch.to_pylist():
                        file.write(_element(game) if self._are_whole else _pgn.text(game))
                end = END.format(datetime.now(timezone.utc), games)
                file.write(end if self._are_whole else "")
            if games == 0:
                return Written(None, 0)
            if self._are_whole:
                _flatten(text, archive, games)
            else:
                _command.convert(text, archive, "--quiet")
                changes = _kept.compare(given, archive)
            target = f"{folder}/_temporary/{self._job}/{uuid.uuid4().hex}{self._ending}"
            system.makedirs(os.path.dirname(target), exist_ok=True)
            system.put_file(archive, target)
        return Written(target, games, changes)

    def commit(self, messages: list[Written | None]) -> None:
        system, folder = fsspec.core.url_to_fs(self._address)
        system.makedirs(folder, exist_ok=True)
        names = [info["name"] for info in system.ls(folder, detail=True)]
        old = [name for name in names if name.endswith(ENDINGS)] if self._overwrite else []
        written = [it for it in messages if it is not None and it.path is not None]
        for number, part in enumerate(written):
            system.mv(part.path, f"{folder}/part-{number:05}-{self._job}{self._ending}")
        for change, rows in sum((part.changes for part in written), Counter()).items():
            warnings.warn(f"of {rows} rows the archives have {change}", stacklevel=2)
        for name in old:
            system.rm_file(name)
        system.touch(f"{folder}/_SUCCESS")
        self._clear(system, folder)

    def abort(self, messages: list[Written | None]) -> None:
        self._clear(*fsspec.core.url_to_fs(self._address))

    def _clear(self, system: fsspec.AbstractFileSystem, folder: str) -> None:
        ours, all_jobs = f"{folder}/_temporary/{self._job}", f"{folder}/_temporary"
        if system.exists(ours):
            system.rm(ours, recursive=True)
        if system.exists(all_jobs) and not system.ls(all_jobs, detail=False):
            system.rmdir(all_jobs)


def _flatten(text: str, archive: str, games: int) -> None:
    """Makes an archive of so many elements, where each is a game without a fault."""
    try:
        report = _command.convert(text, archive, "--flat", "--strict")
    except _command.CifError as error:
        report = error
    if not os.path.exists(archive) or _kept.count(archive) != games:
        raise ValueError(f"the column `cif` has what is no game of CIF: {report}")


def _element(game: Mapping[str, object]) -> str:
    if not (element := game["cif"]):
        raise ValueError(f"{_pgn.named(game)} has nothing in the column `cif`")
    return f"  {element}\n"
