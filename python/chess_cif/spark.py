"""CIF and PGN as a data source of Spark, through its Python Data Source API.

    import chess_cif.spark

    chess_cif.spark.register(spark)
    plies = spark.read.format("cif").option("table", "plies").load("games/*.pgn.zst")

Each file is a partition, read in memory that does not grow with it. Options:

- ``table``: games (the default), plies, lines, comments, evaluations, tags or findings;
- ``columns``: names with commas between them; without them all columns but those that are
  computed only when they are named;
- ``where``: a condition on heads. What Spark filters on columns of heads is judged by the
  reader too, before moves are replayed;
- ``onError``: ``fail`` (the default), or ``skip`` for files that cannot be read, each with
  a warning in the executor's log; rows before the damage are kept.

Paths may be patterns, folders, and addresses that `fsspec` knows (``s3://..``). Numbers
without sign have the next larger type with one; ``zobrist`` has its 64 bits in a bigint.
"""

from __future__ import annotations

import glob
import json
import logging
import os
from collections.abc import Iterable, Iterator
from contextlib import nullcontext

import pyarrow
from pyspark.sql import SparkSession
from pyspark.sql.datasource import (
    DataSource,
    DataSourceReader,
    EqualTo,
    Filter,
    GreaterThan,
    GreaterThanOrEqual,
    In,
    InputPartition,
    IsNotNull,
    IsNull,
    LessThan,
    LessThanOrEqual,
    Not,
    StringContains,
    StringEndsWith,
    StringStartsWith,
)
from pyspark.sql.pandas.types import to_arrow_schema
from pyspark.sql.types import (
    ArrayType,
    BooleanType,
    ByteType,
    DataType,
    IntegerType,
    LongType,
    MapType,
    ShortType,
    StringType,
    StructField,
    StructType,
)

from chess_cif import _native
from chess_cif._table import table

TYPES: dict[str, DataType] = {
    "utf8": StringType(),
    "bool": BooleanType(),
    "int8": ByteType(),
    "int16": ShortType(),
    "int32": IntegerType(),
    "int64": LongType(),
    "uint16": IntegerType(),
    "uint32": LongType(),
    "uint64": LongType(),
    "list<uint8>": ArrayType(ShortType(), containsNull=False),
    "list<uint16>": ArrayType(IntegerType(), containsNull=False),
    "map<utf8, utf8>": MapType(StringType(), StringType(), valueContainsNull=False),
}

#: Comparisons of Spark with a value, and their signs.
COMPARISONS = {
    EqualTo: "=",
    GreaterThan: ">",
    GreaterThanOrEqual: ">=",
    LessThan: "<",
    LessThanOrEqual: "<=",
}

ENDINGS = tuple(
    kind + packed for kind in (".cif", ".pgn", ".bpgn") for packed in ("", ".gz", ".zst", ".bz2")
)


def register(spark: SparkSession) -> None:
    """Makes the format `cif` known to a session."""
    spark.dataSource.register(CifSource)


class CifSource(DataSource):
    """The tables of files of games."""

    @classmethod
    def name(cls) -> str:
        return "cif"

    def schema(self) -> StructType:
        name = self.options.get("table", "games")
        known = {column.name: column for column in _native.columns(name)}
        if wanted := self.options.get("columns"):
            names = [column.strip() for column in wanted.split(",")]
            if unknown := [column for column in names if column not in known]:
                raise ValueError(f"{name} has no column `{unknown[0]}`")
        else:
            names = [name for name, column in known.items() if not column.on_demand]
        return StructType(
            [
                StructField(
                    name,
                    TYPES[known[name].type],
                    known[name].nullable,
                    {"comment": known[name].meaning},
                )
                for name in names
            ]
        )

    def reader(self, schema: StructType) -> CifReader:
        return CifReader(self.options, schema)


class File(InputPartition):
    """A file, by its path or address."""


class CifReader(DataSourceReader):
    """A reader of files, each of them a partition."""

    def __init__(self, options: dict[str, str], schema: StructType) -> None:
        self._table = options.get("table", "games")
        self._schema = schema
        self._conditions = [where] if (where := options.get("where")) else []
        self._paths = _paths(options)
        self._skips = options.get("onError", "fail")
        if self._skips not in ("fail", "skip"):
            raise ValueError(f"onError is fail or skip, not `{self._skips}`")

    def pushFilters(self, filters: list[Filter]) -> Iterable[Filter]:
        for wanted in filters:
            condition = _condition(wanted)
            if condition is not None:
                self._conditions.append(condition)
            # Spark judges it again, which costs little.
            yield wanted

    def partitions(self) -> list[File]:
        return [File(path) for path in self._paths]

    def read(self, partition: File) -> Iterator[pyarrow.RecordBatch]:
        target = to_arrow_schema(self._schema)
        where = " and ".join(f"({condition})" for condition in self._conditions)
        try:
            with _opened(partition.value) as source:
                rows = table(
                    self._table,
                    source,
                    columns=self._schema.names,
                    where=where or None,
                    threads=1,
                )
                for batch in pyarrow.RecordBatchReader.from_stream(rows):
                    yield _as_spark(batch, partition.value, target)
        except OSError as error:
            if self._skips != "skip":
                raise
            logging.getLogger(__name__).warning("%s is skipped: %s", partition.value, error)


def _paths(options: dict[str, str]) -> list[str]:
    """The files of the options, in order. Executors must see local ones by the same path."""
    given = json.loads(options["paths"]) if "paths" in options else [options.get("path", "")]
    found: list[str] = []
    for path in given:
        path = path.removeprefix("file://")
        if "://" in path:
            import fsspec

            file_system, inside = fsspec.core.url_to_fs(path)
            files = file_system.glob(inside) if glob.has_magic(inside) else [inside]
            found.extend(file_system.unstrip_protocol(file) for file in sorted(files))
        elif os.path.isdir(path):
            names = sorted(os.listdir(path))
            found.extend(os.path.join(path, name) for name in names if name.endswith(ENDINGS))
        elif glob.has_magic(path) and not os.path.exists(path):
            found.extend(sorted(glob.glob(path, recursive=True)))
        else:
            found.append(path)
    if not found:
        raise FileNotFoundError(f"no games at {', '.join(given) or 'no path'}")
    return found


def _opened(path: str):
    if "://" not in path:
        return nullcontext(path)
    import fsspec

    return fsspec.open(path, "rb")


def _as_spark(
    batch: pyarrow.RecordBatch, source: str, target: pyarrow.Schema
) -> pyarrow.RecordBatch:
    columns = []
    for field, column in zip(target, batch.columns):
        if field.name == "source" and "://" in source:
            # It was read from a temporary file.
            column = pyarrow.array([source] * len(column), field.type)
        elif column.type == pyarrow.uint64():
            column = column.view(pyarrow.int64())
        columns.append(column.cast(field.type))
    return pyarrow.RecordBatch.from_arrays(columns, schema=target)


def _condition(wanted: Filter) -> str | None:
    """A filter of Spark as a condition on heads; None where it is not about them."""
    if isinstance(wanted, Not):
        inner = _condition(wanted.child)
        return inner and f"not ({inner})"
    heads = {column.name for column in _native.columns("games") if column.in_head}
    [name, *inside] = wanted.attribute
    if inside or name not in heads - {"source", "game"}:
        return None
    if isinstance(wanted, IsNull):
        return f"{name} is null"
    if isinstance(wanted, IsNotNull):
        return f"{name} is not null"
    if isinstance(wanted, In):
        values = [_literal(value) for value in wanted.value]
        return None if None in values else f"{name} in ({', '.join(values)})"
    value = _literal(wanted.value)
    if value is None:
        return None
    if sign := COMPARISONS.get(type(wanted)):
        return f"{name} {sign} {value}"
    if not isinstance(wanted.value, str) or set(wanted.value) & set("%_\\"):
        return None
    inside = value[1:-1]
    if isinstance(wanted, StringStartsWith):
        return f"{name} like '{inside}%'"
    if isinstance(wanted, StringEndsWith):
        return f"{name} like '%{inside}'"
    if isinstance(wanted, StringContains):
        return f"{name} like '%{inside}%'"
    return None


def _literal(value: object) -> str | None:
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return repr(value)
    return None
