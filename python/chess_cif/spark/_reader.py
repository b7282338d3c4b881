"""Reading: rows of tables from the files of a partition."""

from __future__ import annotations

import hashlib
import json
import logging
import uuid
from collections.abc import Iterator, Mapping

import fsspec
import pyarrow
from pyspark.sql.datasource import DataSourceReader
from pyspark.sql.types import StructType

from chess_cif import _native
from chess_cif.spark._columns import arrow_schema, as_spark
from chess_cif.spark._files import PARTITION, Piece, Pieces, files, opener, partitions


class CifReader(DataSourceReader):
    """A reader of the rows of a table."""

    def __init__(
        self, options: Mapping[str, str], schema: StructType | pyarrow.Schema
    ) -> None:
        self._table = options.get("table", "games")
        self._schema = schema
        self._where = options.get("where") or None
        self._files = files(options)
        self._size = _positive(options, "maxPartitionBytes", PARTITION)
        self._bad_records = options.get("badRecordsPath")
        self._skips = options.get("onError", "skip" if self._bad_records else "fail")
        if self._skips not in ("fail", "skip"):
            raise ValueError(f"onError is fail or skip, not `{self._skips}`")

    def partitions(self) -> list[Pieces]:
        made = partitions(
            self._files,
            self._size,
            parted=self._table != "findings",
            numbered="game" in self._schema.names,
            skips=self._skips == "skip",
        )
        return list(made)

    def read(self, partition: Pieces) -> Iterator[pyarrow.RecordBatch]:
        for piece in partition.pieces:
            try:
                yield from self._rows(piece)
            except OSError as error:
                if self._skips != "skip":
                    raise
                self._skip(piece, error)

    def _rows(self, piece: Piece) -> Iterator[pyarrow.RecordBatch]:
        target = arrow_schema(self._schema)
        scan = _native.Scan(
            self._table,
            [piece.path],
            columns=self._schema.names,
            filter=self._where,
            limit=None,
            batch_rows=8192,
            threads=1,
            progress=None,
            part=piece.part,
            open=opener(piece.path),
            strict=True,
        )
        for batch in pyarrow.RecordBatchReader.from_stream(_Stream(scan)):
            yield as_spark(batch, target)

    def _skip(self, piece: Piece, error: OSError) -> None:
        logging.getLogger(__name__).warning("%s is skipped: %s", piece.path, error)
        if self._bad_records is None:
            return
        # One name for all parts of a file, and whenever a task is tried again. Tasks that write it
        # at once do so whole: Spark passes over names that begin with an underscore.
        name = hashlib.sha256(repr(piece.path).encode()).hexdigest()[:32]
        system, folder = fsspec.core.url_to_fs(self._bad_records)
        system.makedirs(folder, exist_ok=True)
        begun = f"{folder}/_{uuid.uuid4().hex}"
        with system.open(begun, "w") as record:
            record.write(json.dumps({"path": piece.path, "reason": str(error)}) + "\n")
        system.mv(begun, f"{folder}/{name}.json")


class _Stream:
    """A scan as pyarrow takes it."""

    def __init__(self, scan: _native.Scan) -> None:
        self._scan = scan

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        return self._scan.stream()


def _positive(options: Mapping[str, str], name: str, usual: int) -> int:
    given = options.get(name, str(usual))
    if not given.isdecimal() or int(given) == 0:
        raise ValueError(f"{name} is a number of bytes, not `{given}`")
    return int(given)
