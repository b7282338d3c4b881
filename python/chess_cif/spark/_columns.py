"""Columns of tables as columns of Spark."""

from __future__ import annotations

import pyarrow
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
    "list<uint16>": ArrayType(IntegerType(), containsNull=False),
    "map<utf8, utf8>": MapType(StringType(), StringType(), valueContainsNull=False),
}


def schema(table: str, wanted: str | None) -> StructType:
    """The columns of a table: those that are named, with commas between them, else the
    usual ones."""
    known = {column.name: column for column in _native.columns(table)}
    if wanted:
        names = [column.strip() for column in wanted.split(",")]
        if unknown := [column for column in names if column not in known]:
            raise ValueError(f"{table} has no column `{unknown[0]}`")
        if doubled := [column for column in names if names.count(column) > 1]:
            raise ValueError(f"the column `{doubled[0]}` is named twice")
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


def arrow_schema(schema: StructType | pyarrow.Schema) -> pyarrow.Schema:
    """The schema that an engine gives a reader: Spark gives its own, Sail that of Arrow."""
    return schema if isinstance(schema, pyarrow.Schema) else to_arrow_schema(schema)


def as_spark(batch: pyarrow.RecordBatch, target: pyarrow.Schema) -> pyarrow.RecordBatch:
    """Rows with the types that Spark has."""
    columns = []
    for field, column in zip(target, batch.columns):
        if column.type == pyarrow.uint64():
            column = column.view(pyarrow.int64())
        columns.append(column.cast(field.type))
    return pyarrow.RecordBatch.from_arrays(columns, schema=target)
