"""Games of python-chess."""

from __future__ import annotations

from typing import TYPE_CHECKING

import chess
import chess.engine
import chess.pgn

if TYPE_CHECKING:
    from chess_cif._games import Game, Row

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
    "ECO": "eco",
    "Opening": "opening",
    "TimeControl": "time_control",
    "Annotator": "annotator",
    "Termination": "termination",
}


def made(game: Game) -> chess.pgn.Game:
    plies = game.rows("plies")
    if any(ply.board != "a" for ply in plies):
        raise ValueError("python-chess plays on one board")
    preludes: dict[int, list[str]] = {}
    for comment in game.rows("comments"):
        if comment.place == "prelude":
            preludes.setdefault(comment.line, []).append(comment.text)
    made = chess.pgn.Game()
    made.headers.update(headers(game))
    made.comment = " ".join(preludes.pop(0, []))
    nodes: dict[tuple[int, int], chess.pgn.GameNode] = {(0, 0): made}
    parents: dict[int, int] = {}
    for ply in plies:
        if ply.parent_line is not None:
            parents[ply.line] = ply.parent_line
        line = ply.line
        while (line, ply.ply - 1) not in nodes:
            line = parents[line]
        before = nodes[line, ply.ply - 1]
        nodes[ply.line, ply.ply] = node(before, ply, preludes.pop(ply.line, []))
    return made


def headers(game: Game) -> dict[str, str]:
    # The tags of an import that are about PGN itself are none of its headers.
    known = {name: text for name, text in (game.tags or {}).items() if ":" not in name}
    values = ((name, getattr(game, column)) for name, column in HEADERS.items())
    known.update((name, str(value)) for name, value in values if value is not None)
    if game.date is not None:
        known["Date"] = (game.date.replace("-", ".") + ".??.??")[:10]
    variant = (game.variant or ":Chess").removeprefix(":").replace("-", " ")
    if game.start_fen is not None:
        known.update(SetUp="1", FEN=game.start_fen)
        if variant == "Chess" and chess.Board(game.start_fen).has_chess960_castling_rights():
            variant = "Chess960"
    if variant != "Chess":
        known["Variant"] = variant
    return known


def node(
    before: chess.pgn.GameNode, ply: Row, prelude: list[str]
) -> chess.pgn.ChildNode:
    if not ply.is_legal:
        raise ValueError(f"ply {ply.ply} of line {ply.line} is not legal: {ply.uci}")
    move = before.board().parse_uci(ply.uci)
    made = before.add_variation(move, comment=ply.comment or "", nags=ply.nags or ())
    made.starting_comment = " ".join([*prelude, *filter(None, [ply.comment_before])])
    if ply.clock_ms is not None:
        made.set_clock(ply.clock_ms / 1000)
    if ply.elapsed_ms is not None:
        made.set_emt(ply.elapsed_ms / 1000)
    score = None
    if ply.eval_mate is not None:
        score = chess.engine.Mate(ply.eval_mate)
    elif ply.eval_cp is not None:
        score = chess.engine.Cp(ply.eval_cp)
    if score is not None:
        made.set_eval(chess.engine.PovScore(score, chess.WHITE), ply.eval_depth)
    return made
