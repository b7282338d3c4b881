"""Chess games from CIF and PGN, as objects and as Arrow tables.

    import chess_cif

    for game in chess_cif.read("games.pgn.zst"):
        print(game.white, game.black, game.result, game.plies)

    table = chess_cif.table("plies", ["games.cif"], columns=["game", "san", "fen"])
    polars.DataFrame(table)

Sources are files of CIF and PGN, each also compressed by gzip, Zstandard or bzip2: a
path, several paths, or an open binary file, which is called by its ``name``, or ``<stream>``
where it has none. Heads of games are whole: what an archive's games inherit from its index
and its namebase is in them.
"""

from chess_cif._command import annotate, convert, fix, query
from chess_cif._error import CifError
from chess_cif._games import Game, Row, check, ensure, from_python_chess, read
from chess_cif._native import Column, columns, tables
from chess_cif._table import Table, table

__all__ = [
    "CifError",
    "Column",
    "Game",
    "Row",
    "Table",
    "annotate",
    "check",
    "columns",
    "convert",
    "ensure",
    "fix",
    "from_python_chess",
    "query",
    "read",
    "table",
    "tables",
]
