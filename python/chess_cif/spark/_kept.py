"""What an archive has of the rows that were written to it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

import pyarrow

from chess_cif import _native, _pgn
from chess_cif._table import table

#: Columns that are those of the file, or of the whole game.
PLACES = {"source", "game", "offset", "length", "cif", "pgn"}


def count(archive: str) -> int:
    """The games of an archive."""
    return sum(1 for _ in _rows(archive, ["game"]))


def compare(given: str, archive: str) -> Counter[str]:
    """Statements on columns of which an archive has something else than the rows in a file of
    Arrow, with the number of these rows.

    Raises ValueError for a row of which it has less, or which contradicts itself.
    """
    changes: Counter[str] = Counter()
    with pyarrow.ipc.open_stream(given) as rows:
        known = {column.name for column in _native.columns("games")} - PLACES
        columns = {*known.intersection(rows.schema.names), *_pgn.HEADERS.values(), "plies", "tags"}
        kept = _rows(archive, sorted(columns))
        for batch in rows:
            for row in batch.to_pylist():
                if (found := next(kept, None)) is None:
                    raise ValueError(f"{_pgn.named(row)} is no game that can be written")
                changes.update(_changes(row, found))
    return changes


def _rows(archive: str, columns: list[str]) -> Iterator[dict[str, object]]:
    # Dicts of a table's own would have one of several tags of a name.
    rows = table("games", archive, columns=columns, batch_rows=1024, threads=1)
    for batch in pyarrow.RecordBatchReader.from_stream(rows):
        yield from batch.to_pylist()


def _changes(row: Mapping[str, object], kept: Mapping[str, object]) -> Iterator[str]:
    """Statements on columns of which a game has something else."""
    tags, kept_tags, kept_headers = _pgn.tags(row), _pgn.tags(kept), _pgn.headers(kept)
    start = row.get("start_fen")
    if start in kept_tags.get("FEN", []) and _native.san([], kept["variant"], start) is None:
        message = f"`{start}` in the column `start_fen`, which is no start position of the variant"
        raise ValueError(f"{_pgn.named(row)} has {message}")
    if row.get("moves_san") is not None:
        words = _pgn.words(row)
        if (plies := kept["plies"]) < min(len(words), 65535):
            message = f"`{words[plies]}` in the column `moves_san`, which is no move"
            raise ValueError(f"{_pgn.named(row)} has {message} after {plies} plies")
    for name, text in _pgn.headers(row).items():
        found, originals = kept_headers.get(name, "?"), kept_tags.get(name, [])
        is_like = _collapsed(text) == _collapsed(found)
        if text == found or is_like and text in originals:
            continue
        column = _pgn.HEADERS[name]
        here = f"{_pgn.named(row)} has `{text}` in the column `{column}`"
        if not is_like and name in tags and row.get(column) is not None:
            raise ValueError(f"{here}, and `{tags[name][0]}` in `tags` as its {name}")
        if is_like or _collapsed(text) in map(_collapsed, originals):
            yield f"`{column}` in another form or as a tag"
        elif name not in tags and name != "Variant":
            raise ValueError(f"{here}, which an archive cannot hold")
    for name, texts in tags.items():
        # What became a component is no tag any more.
        expected = texts if name.startswith("PGN:") or name in kept_tags else None
        if name != "PGN:order" and kept_tags.get(name) != expected:
            yield f"`{name}` of `tags` in another form or not at all"
    for column in row.keys() - PLACES - {"tags", "moves_san", *_pgn.HEADERS.values()}:
        if row[column] is not None and row[column] != kept[column]:
            if column == "moves":
                message = "that SAN cannot say, or that `moves_san` contradicts"
                raise ValueError(f"{_pgn.named(row)} has moves in the column `moves` {message}")
            yield f"no such `{column}`"


def _collapsed(text: str) -> str:
    return re.sub(r"[ \t\r\n]+", " ", text).strip(" ")
