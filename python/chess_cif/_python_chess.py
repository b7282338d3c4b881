"""Games of python-chess."""

from __future__ import annotations

from typing import TYPE_CHECKING

import chess
import chess.engine
import chess.pgn

from chess_cif._pgn import tag_pairs

if TYPE_CHECKING:
    from chess_cif._games import Game, Row

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
    known = tag_pairs(game.asdict())
    fen = known.get("FEN")
    if fen and "Variant" not in known and chess.Board(fen).has_chess960_castling_rights():
        known["Variant"] = "Chess960"
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
