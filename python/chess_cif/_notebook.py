"""What a notebook shows of a game: the viewer of the command's reports."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

from chess_cif._command import run

if TYPE_CHECKING:
    from chess_cif._games import Game


def shown(game: Game) -> str:
    page = run("html", game.source, "--games", str(game.game), "--output", "-", "--quiet")
    return (
        f'<iframe srcdoc="{html.escape(page)}" sandbox="allow-scripts" '
        'style="width: 100%; height: 42em; border: 0" title="A game of chess"></iframe>'
    )
