"""Rows of the table `games` as PGN."""

from __future__ import annotations

import re
from collections.abc import Mapping

from chess_cif import _native

#: Headers of PGN, and the columns that they are in.
HEADERS = {
    "Event": "event",
    "Site": "site",
    "Date": "date",
    "Round": "round",
    "White": "white",
    "Black": "black",
    "Result": "result",
    "WhiteElo": "white_elo",
    "BlackElo": "black_elo",
    "WhiteTitle": "white_title",
    "BlackTitle": "black_title",
    "WhiteTeam": "white_team",
    "BlackTeam": "black_team",
    "WhiteFideId": "white_fide_id",
    "BlackFideId": "black_fide_id",
    "EventDate": "event_date",
    "ECO": "eco",
    "Opening": "opening",
    "TimeControl": "time_control",
    "Termination": "termination",
    "Annotator": "annotator",
    "Variant": "variant",
    "FEN": "start_fen",
}

#: Headers that every game of PGN has.
ROSTER = {
    "Event": "?",
    "Site": "?",
    "Date": "????.??.??",
    "Round": "?",
    "White": "?",
    "Black": "?",
    "Result": "*",
}

RESULTS = ("1-0", "0-1", "1/2-1/2", "0-0", "*")

#: Characters that XML cannot hold.
UNWRITABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

#: Line breaks, which a value of PGN has no place for.
BREAKS = str.maketrans("\r\n", "  ")

#: A name that no tag pair can have.
NO_NAME = re.compile(r"%.*|.*[][{}\"\s].*|", re.DOTALL)

#: The number of a move, and a word that is none in SAN but part of PGN otherwise: a result, a
#: comment, a variation, a NAG.
NUMBER = re.compile(r"(?<!\S)\d+\.+")
NO_MOVE = re.compile(r"[1-9½]|0-1|.*[][(){}<>;%$*\"]")


def headers(game: Mapping[str, object]) -> dict[str, str]:
    """The headers that columns of a game say, and those that every game has."""
    known = dict(ROSTER)
    for name, column in HEADERS.items():
        value = game.get(column)
        # Blanks say nothing.
        if value is not None and (text := _header(name, str(value))).strip(" \t\r\n"):
            known[name] = text
    return known


def _header(name: str, value: str) -> str:
    """A value of a column as PGN has it; empty where PGN says nothing."""
    if name in ("Date", "EventDate"):
        return value and value.replace("-", ".") + ROSTER["Date"][len(value) :]
    if name == "Termination":
        return re.sub(r"\B(?=[A-Z])", " ", value).lower()
    if name == "TimeControl":
        # No control is empty text in the column.
        return value or "-"
    if name == "Variant":
        variant = value.removeprefix(":")
        shown = variant if variant == "Three-check" else variant.replace("-", " ")
        return "" if variant == "Chess" else shown
    return value


def tags(game: Mapping[str, object]) -> dict[str, list[str]]:
    """The column `tags` of a game, a mapping or pairs, of which several may have one name."""
    found: dict[str, list[str]] = {}
    given = game.get("tags") or []
    for name, text in given.items() if isinstance(given, Mapping) else given:
        found.setdefault(name, []).append(text)
    return found


def tag_pairs(game: Mapping[str, object]) -> list[tuple[str, str]]:
    """The tag pairs of a game, in the order in which PGN had them. Those of the column `tags` are
    original spellings: they stand for what other columns say."""
    given = tags(game)
    order = {name: at for at, name in enumerate(given.get("PGN:order", [""])[0].split())}
    known: dict[str, list[str]] = {}
    for name, text in headers(game).items():
        if name == "FEN":
            known["SetUp"] = ["1"]
        known[name] = [text]
    # The tags of an import that are about PGN itself are none of its headers.
    known.update((name, texts) for name, texts in given.items() if not name.startswith("PGN:"))
    for name, texts in known.items():
        column = HEADERS.get(name, "tags") if name not in given else "tags"
        if NO_NAME.fullmatch(name):
            raise ValueError(f"{named(game)} has `{name}` in the column `tags`: no name of a tag")
        if bad := UNWRITABLE.search("".join(texts)):
            character = f"U+{ord(bad[0]):04X}, a character that an archive cannot hold"
            raise ValueError(f"{named(game)} has {character}, in the column `{column}`")
    names = sorted(known, key=lambda name: order.get(name, len(order)))
    return [(name, text) for name in names for text in known[name]]


def words(game: Mapping[str, object]) -> list[str]:
    """The moves of a game in SAN.

    Raises ValueError for a game whose moves are not there, one on two boards or of a
    variant whose rules are not known, and for something else in their place.
    """
    moves = game.get("moves_san")
    if moves is None and (packed := game.get("moves")) is not None:
        is_packed = all(bits is not None and 0 <= bits < 1 << 16 for bits in packed)
        start = game.get("variant"), game.get("start_fen")
        moves = _native.san(packed, *start) if is_packed else None
    if moves is None:
        raise ValueError(f"{named(game)} has no moves that can be written")
    found = NUMBER.sub("", moves).split()
    for word in found:
        if NO_MOVE.match(word):
            raise ValueError(f"{named(game)} has `{word}` in the column `moves_san`: no move in SAN")
    return found


def text(game: Mapping[str, object]) -> str:
    """A game with its tag pairs and its main line.

    Raises ValueError for a game that cannot be written.
    """
    result = game.get("result") or "*"
    if result not in RESULTS:
        wanted = ", ".join(RESULTS)
        raise ValueError(f"{named(game)} has `{result}` in the column `result`: none of {wanted}")
    pairs = "".join(f'[{name} "{quoted(value)}"]\n' for name, value in tag_pairs(game))
    # Behind moves, 0-0 is castling.
    ending = "*" if result == "0-0" else result
    return f"{pairs}\n{' '.join([*words(game), ending])}\n\n"


def named(game: Mapping[str, object]) -> str:
    """A game as errors name it."""
    names = ("source", "game", "white", "black")
    known = [f"{name} {game[name]!r}" for name in names if game.get(name) is not None]
    return f"the row of {', '.join(known)}" if known else "a row"


def quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').translate(BREAKS)
