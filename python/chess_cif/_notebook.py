"""What a notebook shows of a game: the viewer of the command's reports."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

from chess_cif._command import run

if TYPE_CHECKING:
    from chess_cif._games import Game


def shown(game: Game) -> str:
    options = "--games", str(game.game), "--output", "-", "--quiet"
    page = run("html", *options, "--", game._reader.path)
    return (
        f'<iframe srcdoc="{html.escape(page)}" sandbox="allow-scripts" '
        'style="width: 100%; height: 42em; border: 0" title="A game of chess"></iframe>'
    )
