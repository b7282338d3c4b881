"""Games one by one, with the rows of all tables that belong to each."""

from __future__ import annotations

import functools
import io
import os
import threading
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from chess_cif import _native
from chess_cif._error import CifError
from chess_cif._sources import Source, Sources

if TYPE_CHECKING:
    import chess.pgn

class Row:
    """A row of a table. Its attributes are the columns, which `columns` describes."""

    __slots__ = ("_names", "_values")

    def __init__(self, names: dict[str, int], values: Sequence[object]) -> None:
        # Past `__setattr__`, which would take twice as long.
        _set_names(self, names)
        _set_values(self, values)

    def __getattr__(self, name: str) -> object:
        # No column is private, and a copy has no values yet.
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            return self._values[self._names[name]]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: object) -> None:
        try:
            super().__setattr__(name, value)
        except AttributeError:
            if name not in dir(self):
                raise
            message = f"{type(self).__name__!r} object attribute {name!r} is read-only"
            raise AttributeError(message) from None

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._names]

    def asdict(self) -> dict[str, object]:
        """The columns and their values."""
        return dict(zip(self._names, self._values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and self.asdict() == other.asdict()

    def __repr__(self) -> str:
        known = {name: value for name, value in self.asdict().items() if value is not None}
        return f"{type(self).__name__}({known!r})"


_set_names, _set_values = Row._names.__set__, Row._values.__set__


class _Rows(Sequence):
    """Rows of a game, made when they are looked at."""

    def __init__(self, names: dict[str, int], rows: _native.Rows | tuple[()]) -> None:
        self._names = names
        self._rows = rows

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, at):
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        if at < 0:
            at += len(self)
        if not 0 <= at < len(self):
            raise IndexError("no such row")
        return Row(self._names, self._rows[at])

    def __repr__(self) -> str:
        return f"[{', '.join(map(repr, self))}]"


class _Part:
    """A table, read in step with the games."""

    def __init__(self, table: str, reader: _Reader) -> None:
        columns = [column.name for column in _native.columns(table)]
        self._scan = reader.scan(table, columns)
        self.names = {name: at for at, name in enumerate(columns)}
        self._rows = None
        self._last = 0
        # Games may be looked at by several threads, and reading on takes several steps.
        self._lock = threading.Lock()

    def of(self, game: int) -> _Rows:
        """The rows of a game. Games that come in order are found by reading on."""
        with self._lock:
            if self._rows is None or game <= self._last:
                # Whoever reads the games is warned of what they lack.
                self._rows = self._scan.rows(silent=True)
            self._last = game
            while (at := self._rows.peek()) is not None and at <= game:
                rows = self._rows.take_game()
                if at == game:
                    return _Rows(self.names, rows)
            return _Rows(self.names, ())


class _Reader:
    """The tables of a source."""

    def __init__(self, sources: Sources, path: str, where: str | None) -> None:
        self._sources = sources
        self.path = path
        self._where = where
        self._parts: dict[str, _Part] = {}

    def __reduce__(self) -> tuple:
        return _Reader, (self._sources, self.path, self._where)

    def __deepcopy__(self, memo: dict) -> _Reader:
        return self

    def state(self, file: str) -> tuple[int, ...] | None:
        """What changes with a file; None where there is none, which reading it says, and where a
        copy is read."""
        try:
            it = os.stat(file) if self._sources.open is None else None
        except OSError:
            it = None
        return it and (it.st_dev, it.st_ino, it.st_size, it.st_mtime_ns)

    def scan(self, table: str, columns: list[str]) -> _native.Scan:
        # Findings are those of whole files.
        where = None if table == "findings" else self._where
        return _scan(table, self._sources, [self.path], columns, where)

    def rows(self, table: str, game: Game) -> _Rows:
        part = self._parts.get(table)
        if part is None:
            part = self._parts[table] = _Part(table, self)
        return part.of(game.game)


def _scan(
    table: str, sources: Sources, paths: list[str], columns: list[str], where: str | None
) -> _native.Scan:
    return _native.Scan(
        table,
        paths,
        columns=columns,
        filter=where,
        limit=None,
        batch_rows=1024,
        threads=1,
        progress=None,
        open=sources.open,
    )


class Game(Row):
    """A game. Its attributes are the columns of the table `games`.

    Columns that are computed on demand and rows of other tables are read when they are asked
    for; games that are looked at in their order cost one more pass over the source for each
    table. Where its file has been changed since, that raises CifError.
    """

    __slots__ = ("_parts", "_reader", "_state")

    def __init__(
        self,
        names: dict[str, int],
        values: Sequence[object],
        reader: _Reader,
        state: tuple[int, ...] | None,
    ) -> None:
        super().__init__(names, values)
        self._reader = reader
        self._state = state
        self._parts: dict[str, _Rows] = {}

    def __reduce__(self) -> tuple:
        return Game, (self._names, self._values, self._reader, self._state)

    def __getattr__(self, name: str) -> object:
        if name in _on_demand():
            return getattr(self.rows("games")[0], name)
        return super().__getattr__(name)

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *_on_demand()]

    def asdict(self) -> dict[str, object]:
        """The columns and their values, but for those on demand."""
        return super().asdict()

    def rows(self, table: str) -> Sequence[Row]:
        """The rows of a table that belong to this game: plies, lines, comments,
        evaluations, tags or findings.

        Raises ValueError for an unknown table, and CifError where the file has been changed.
        """
        if table not in self._parts:
            if self._reader.state(self.source) not in (None, self._state):
                message = f"{self.source} has been changed since game {self.game} was read"
                raise CifError(message, self.source)
            self._parts[table] = self._reader.rows(table, self)
        return self._parts[table]

    def mainline(self) -> list[Row]:
        """The plies of the main line, on both boards where there are two."""
        return [ply for ply in self.rows("plies") if ply.line == 0]

    def to_python_chess(self) -> chess.pgn.Game:
        """The game for python-chess, with headers, variations, comments and NAGs; clocks,
        evaluations, arrows and other commands are in the comments, and markup of an archive is
        (``<b>``). It is what python-chess reads of the column `pgn`: without what PGN has no
        place for, headers whose names it does not allow, escape lines, and text that is no PGN.

        Raises ImportError where python-chess is not installed, and ValueError for a game
        that it cannot play.
        """
        from chess_cif._python_chess import made

        return made(self)

    def _repr_html_(self) -> str:
        from chess_cif._notebook import shown

        return shown(self)


@functools.cache
def _on_demand() -> frozenset[str]:
    return frozenset(it.name for it in _native.columns("games") if it.on_demand)


def read(
    sources: Source | Iterable[Source], *, where: str | None = None
) -> Iterator[Game]:
    """Reads games one by one, in memory that does not grow with the source.

    ``where`` is a condition on heads: ``"white_elo > 2600"``. Raises ValueError for a
    condition that is none, and OSError for a file that cannot be read. Where games or parts of
    them may be missing, because an archive has faults, it warns once all were read.
    """
    given = Sources(sources)
    columns = [it.name for it in _native.columns("games") if not it.on_demand]
    # A condition that is none is an error now, and not when games are asked for.
    _scan("games", given, given.paths, columns, where)
    return _games(given, columns, where)


def _games(given: Sources, columns: list[str], where: str | None) -> Iterator[Game]:
    names = {name: at for at, name in enumerate(columns)}
    for path in given.paths:
        reader = _Reader(given, path, where)
        file, state = None, None
        for row in reader.scan("games", columns).rows():
            if row[names["source"]] != file:
                file = row[names["source"]]
                state = reader.state(file)
            yield Game(names, row, reader, state)


def from_python_chess(game: chess.pgn.Game) -> Game:
    """A game of python-chess, with headers, variations, comments and NAGs. Moves against the rules
    are kept, as those that they are. PGN has braces in a comment to the end of a line alone: the
    commands of such a comment come before its text.

    Raises ValueError for a move that cannot be kept as one.
    """
    from chess_cif._python_chess import written

    text = io.BytesIO(f"{written(game)}\n".encode())
    text.name = "game.pgn"
    read_game = next(read(text))
    for found in read_game.rows("findings"):
        if found.severity == "error" or found.id == "pgn:no-rules":
            raise ValueError(found.message)
    return read_game


def check(sources: Source | Iterable[Source]) -> Iterator[Row]:
    """The findings on some sources, as rows of the table `findings`: source, game, line,
    column, id, severity, message, help.

    Raises OSError for a file that cannot be read.
    """
    columns = [column.name for column in _native.columns("findings")]
    names = {name: at for at, name in enumerate(columns)}
    given = Sources(sources)
    scan = _scan("findings", given, given.paths, columns, None)
    return (Row(names, row) for row in scan.rows())


def ensure(sources: Source | Iterable[Source]) -> None:
    """Reads some sources up to the first error, and returns nothing where there is none.
    Warnings are passed over.

    Raises CifError with the source, line, column and id of that error, and OSError for a file
    that cannot be read.
    """
    for found in check(sources):
        if found.severity == "error":
            place = (found.source, found.line, found.column)
            where = ":".join(str(part) for part in place if part is not None)
            raise CifError(f"{where}: {found.message} [{found.id}]", *place, found.id)
