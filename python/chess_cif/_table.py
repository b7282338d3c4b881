"""Tables as Arrow streams."""

from __future__ import annotations

import html
import os
from collections.abc import Callable, Iterable, Iterator

from chess_cif import _native
from chess_cif._sources import Source, Sources

SHOWN = 10


class Table:
    """The rows of a table, read from its sources each time they are asked for.

    Whatever takes Arrow streams takes it without a copy: ``pyarrow.table(t)``,
    ``polars.DataFrame(t)``, ``pandas.DataFrame.from_arrow(t)``, and DuckDB through
    ``pyarrow.RecordBatchReader.from_stream(t)``. Iterating gives a dict for each row.
    """

    def __init__(self, name: str, sources: Sources, **options: object) -> None:
        self.name = name
        self._sources = sources
        self._options = options
        self._scan = self._made(**options)

    def _made(self, **options: object) -> _native.Scan:
        sources = self._sources
        return _native.Scan(self.name, sources.paths, open=sources.open, **options)

    @property
    def columns(self) -> list[str]:
        """Names of the columns, in order."""
        return self._scan.names()

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        return self._scan.stream()

    def __arrow_c_schema__(self) -> object:
        return self._scan.schema()

    def __iter__(self) -> Iterator[dict[str, object]]:
        names = self.columns
        for row in self._scan.rows():
            yield dict(zip(names, row))

    def __repr__(self) -> str:
        sources = ", ".join(self._sources.paths)
        return f"<table {self.name} of {sources}: {', '.join(self.columns)}>"

    def _repr_html_(self) -> str:
        limit = self._options["limit"]
        shown = SHOWN if limit is None else min(SHOWN, limit)
        few = self._made(**{**self._options, "limit": shown, "threads": 1, "progress": None})
        cells = "".join(f"<th>{html.escape(name)}</th>" for name in self.columns)
        lines = [f"<tr>{cells}</tr>"]
        for row in few.rows():
            cells = "".join(f"<td>{_shown(value)}</td>" for value in row)
            lines.append(f"<tr>{cells}</tr>")
        return f"<table>{''.join(lines)}</table>"


def _shown(value: object) -> str:
    text = "" if value is None else str(value)
    return html.escape(text if len(text) <= 80 else text[:79] + "…")


def table(
    name: str,
    sources: Source | Iterable[Source],
    *,
    columns: Iterable[str] | None = None,
    where: str | None = None,
    limit: int | None = None,
    batch_rows: int = 8192,
    threads: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Table:
    """The rows of a table: games, plies, lines, comments, evaluations, tags or findings.

    ``columns`` are names; without them all columns come but those that are computed only
    when they are named (see :func:`columns`). ``where`` is a condition on heads:
    ``"white_elo > 2600 and year >= 2020"``; games that do not meet it are not replayed.
    ``limit`` ends the rows, ``batch_rows`` is the size of an Arrow batch, ``threads`` are
    as many as the machine has cores if nothing else is said. ``progress`` is called with
    the number of rows after each batch.

    Raises ValueError for an unknown table, column or condition. Reading raises OSError
    for a file that cannot be read. Values that are wrong inside a file become nulls, and findings
    (see :func:`check`). Where rows may be missing or lack something, because an archive has faults
    or a game is too large, it warns once all rows were read.
    """
    options = {
        "columns": None if columns is None else list(columns),
        "filter": where,
        "limit": limit,
        "batch_rows": batch_rows,
        "threads": threads or os.cpu_count() or 1,
        "progress": progress,
    }
    return Table(name, Sources(sources), **options)
