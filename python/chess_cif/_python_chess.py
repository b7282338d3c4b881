"""Games of python-chess, read from PGN and written as it."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

import chess.pgn

from chess_cif._pgn import RESULTS, quoted

if TYPE_CHECKING:
    from chess_cif._games import Game

#: What stands alone in PGN: a tag pair, a comment in braces, a comment to the end of the line.
UNITS = re.compile(r'^\[\S+ ".*"\]\n+|\{[^}]*\}|;[^\n]*|\n+', re.MULTILINE)

#: Braces, as long as they stand in a comment between braces.
HIDDEN = {"{": "\ue000", "}": "\ue001"}
SHOWN = str.maketrans({sign: brace for brace, sign in HIDDEN.items()})


def made(game: Game) -> chess.pgn.Game:
    if game.moves is None and re.search(r"\b\d+[ABab]\.", UNITS.sub("", game.pgn)):
        raise ValueError("python-chess plays on one board")
    played = chess.pgn.read_game(io.StringIO(readable(game.pgn)), Visitor=Builder)
    # A spelling that it does not know.
    if played.headers.get("Result", "*") == "*":
        played.headers["Result"] = game.result
    if sum(1 for _ in played.mainline()) != game.plies:
        raise ValueError(f"game {game.game} has moves that python-chess cannot read")
    return played


def readable(pgn: str) -> str:
    """PGN as python-chess reads it: tag pairs first, comments in braces, no blank lines."""
    pairs: list[str] = []

    def unit(found: re.Match[str]) -> str:
        text = found[0]
        if text.startswith("["):
            pairs.append(text.strip())
            return ""
        if text.startswith(";"):
            return "{" + text[1:].strip().translate(str.maketrans(HIDDEN)) + "}"
        return "\n" if text.startswith("\n") else text

    moves = UNITS.sub(unit, pgn).strip()
    return "\n".join([*pairs, "", moves, ""])


class Builder(chess.pgn.GameBuilder[chess.pgn.Game]):
    """A reader that takes values of tag pairs as they are meant, and no error."""

    def visit_header(self, tagname: str, tagvalue: str) -> None:
        super().visit_header(tagname, re.sub(r"\\(.)", r"\1", tagvalue))

    def end_headers(self) -> None:
        headers = self.game.headers
        fen = headers.get("FEN")
        if fen and "Variant" not in headers and chess.Board(fen).has_chess960_castling_rights():
            headers["Variant"] = "Chess960"

    def visit_comment(self, comment: str) -> None:
        super().visit_comment(comment.translate(SHOWN))

    def begin_parse_san(self, board: chess.Board, san: str) -> chess.pgn.SkipType | None:
        # Results in a variation, or of a game that both lost; castling has letters here.
        return chess.pgn.SKIP if san in RESULTS else None

    def handle_error(self, error: Exception) -> None:
        raise error


#: A command in a comment.
COMMAND = re.compile(r"\[%[^][{}]*\]")


class Writer(chess.pgn.StringExporter):
    """A writer of tag pairs whose values are read as what they are, of comments with braces, and
    of moves against the rules."""

    def visit_header(self, tagname: str, tagvalue: str) -> None:
        super().visit_header(tagname, quoted(tagvalue))

    def visit_comment(self, comment: str) -> None:
        if not HIDDEN.keys() & set(comment):
            super().visit_comment(comment)
            return
        # Behind a semicolon braces are text, and so are commands.
        if commands := COMMAND.findall(comment):
            super().visit_comment(" ".join(commands))
        self.write_token(f"; {' '.join(COMMAND.sub(' ', comment).split())}")
        self.flush_current_line()
        self.force_movenumber = True

    def visit_result(self, result: str) -> None:
        # A header may hold anything, and behind the moves it would be one.
        super().visit_result(result if result in RESULTS else "*")

    def visit_move(self, board: chess.Board, move: chess.Move) -> None:
        if not move or board.is_legal(move):
            super().visit_move(board, move)
        elif move.drop or board.piece_at(move.from_square):
            self.write_token(f"{move.uci()} ")
            self.force_movenumber = True
        else:
            raise ValueError(f"`{move}` moves no piece in {board.fen()}")


def written(game: chess.pgn.Game) -> str:
    return game.accept(Writer(columns=None))
