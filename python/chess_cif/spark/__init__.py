"""CIF and PGN as a data source of Spark, through its Python Data Source API.

    import chess_cif.spark

    chess_cif.spark.register(spark)
    plies = spark.read.format("cif").option("table", "plies").load("games/*.pgn.zst")
    games.write.format("cif").mode("append").save("archives")

Options of reading:

- ``table``: games (the default), plies, lines, comments, evaluations, tags or findings;
- ``columns``: names with commas between them; without them all columns but those that are
  computed only when they are named;
- ``where``: a condition on heads, which is judged before moves are replayed. Filters of Spark's
  own are judged by Spark alone, since one that it hands to a source in Python stays in force in
  all later uses of the frame (seen in Spark 4.3);
- ``maxPartitionBytes``: the size of a partition, 128 MB if nothing else is said. Small files
  share one; a file of more bytes is parted at games if it is not compressed, or is of
  Zstandard in frames with a table of them (``t2sz``, ``zeekstd``). Where the column ``game`` is
  wanted, the games of PGN before each part are counted first, by the driver;
- ``onError``: ``fail`` (the default without ``badRecordsPath``), or ``skip`` (the default with
  it) for files that cannot be read, each with a warning in the executor's log; rows before the
  damage are kept. An archive whose XML is not well-formed is such a file: games may be missing.
  Its rows that can be read are kept. A value that is wrong is null;
- ``badRecordsPath``: a folder for a line of JSON about each file that is skipped, with
  ``path`` and ``reason``: ``spark.read.json(folder).count()`` counts them.

A partition is read in memory that does not grow with it. Paths may be patterns, folders, and
addresses that `fsspec` knows (``s3://..``). Of those an executor reads the bytes of its partition
and no copy is made; they are parted where their files can seek.
Numbers without sign have the next larger type with one; ``zobrist`` has its 64 bits in a
bigint.

Written are rows of the table games: one archive for each partition. Where they have the column
``cif``, which holds a whole game with variations, comments, NAGs, clocks and evaluations, it is
what is written, and other columns are not looked at; else their heads as PGN can have them, and
the main lines of ``moves_san``, or of ``moves`` where that is null. ``tags`` has tag pairs that no
column has, and original spellings, which are written for the values of their columns. What was
written is read again and compared: the job fails by the first row whose moves, start position,
result or other value an archive cannot hold, or that contradicts itself. Where an archive has less
of other columns (a ``time_mode``, a ``year`` without ``date``), a value as a tag alone (a date or
a rating that is none), or one whose line breaks are blanks, the driver warns, with the number of
rows. Archives get their names once
all are complete; ``cif convert archives/*.cif all.cif`` makes one of them. The option
``compression`` is none, gzip, zstd or bzip2.
"""

from __future__ import annotations

from pyspark.sql import SparkSession
from pyspark.sql.datasource import DataSource
from pyspark.sql.types import StructType

from chess_cif.spark import _columns
from chess_cif.spark._reader import CifReader
from chess_cif.spark._writer import CifWriter


def register(spark: SparkSession) -> None:
    """Makes the format `cif` known to a session."""
    spark.dataSource.register(CifSource)


class CifSource(DataSource):
    """The tables of files of games."""

    @classmethod
    def name(cls) -> str:
        return "cif"

    def schema(self) -> StructType:
        table = self.options.get("table", "games")
        return _columns.schema(table, self.options.get("columns"))

    def reader(self, schema: StructType) -> CifReader:
        return CifReader(self.options, schema)

    def writer(self, schema: StructType, overwrite: bool) -> CifWriter:
        return CifWriter(self.options, schema, overwrite)
