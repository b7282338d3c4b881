"""Rows of the table `games` as PGN."""

from __future__ import annotations

import re
from collections.abc import Mapping

from chess_cif import _native

#: Headers of PGN, and the columns that they are in.
HEADERS = {
    "Event": "event",
    "Site": "site",
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
    "ECO": "eco",
    "Opening": "opening",
    "TimeControl": "time_control",
    "Annotator": "annotator",
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


def tag_pairs(game: Mapping[str, object]) -> list[tuple[str, str]]:
    """The tag pairs of a game, in the order in which PGN had them. Its column `tags` is a
    mapping, or pairs, of which several may have one name."""
    tags = game.get("tags") or []
    given: dict[str, list[str]] = {}
    for name, text in tags.items() if isinstance(tags, Mapping) else tags:
        given.setdefault(name, []).append(text)
    order = {name: at for at, name in enumerate(given.get("PGN:order", [""])[0].split())}
    known = {name: [text] for name, text in ROSTER.items()}
    # The tags of an import that are about PGN itself are none of its headers.
    known.update((name, texts) for name, texts in given.items() if ":" not in name)
    values = ((name, game.get(column)) for name, column in HEADERS.items())
    known.update((name, [str(value)]) for name, value in values if value is not None)
    # No control is empty text in the column.
    if known.get("TimeControl") == [""]:
        known["TimeControl"] = ["-"]
    for name, column in {"Date": "date", "EventDate": "event_date"}.items():
        if date := game.get(column):
            known[name] = [(date.replace("-", ".") + ".??.??")[:10]]
    if reason := game.get("termination"):
        words = re.sub(r"\B(?=[A-Z])", " ", reason).lower()
        known.setdefault("Termination", [words])
    variant = (game.get("variant") or ":Chess").removeprefix(":")
    if start := game.get("start_fen"):
        known.update(SetUp=["1"], FEN=[start])
    if variant != "Chess":
        shown = variant if variant == "Three-check" else variant.replace("-", " ")
        known["Variant"] = [shown]
    names = sorted(known, key=lambda name: order.get(name, len(order)))
    return [(name, text) for name in names for text in known[name]]


def text(game: Mapping[str, object]) -> str:
    """A game with its tag pairs and its main line.

    Raises ValueError for a game whose moves are not there: one on two boards, or of a
    variant whose rules are not known.
    """
    moves = game.get("moves_san")
    if moves is None and (packed := game.get("moves")) is not None:
        moves = _native.san(packed, game.get("variant"), game.get("start_fen"))
    if moves is None:
        raise ValueError(f"{named(game)} has no moves that can be written")
    pairs = "".join(f'[{name} "{quoted(value)}"]\n' for name, value in tag_pairs(game))
    return f"{pairs}\n{moves} {game.get('result') or '*'}\n\n"


def named(game: Mapping[str, object]) -> str:
    """A game as errors name it."""
    return f"game {game.get('game')} of {game.get('source')}"


def quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
