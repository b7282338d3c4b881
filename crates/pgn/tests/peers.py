# What python-chess makes of PGN files: each rewritten by it, and its tree.
# Arguments: folder of files, folder for what is made.
import io
import pathlib
import sys

import chess
import chess.pgn


def text_of(path):
    data = path.read_bytes()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def words(comment):
    return " ".join(comment.split())


def tree(game):
    yield "game " + words(game.comment)
    stack = [(1, node) for node in reversed(game.variations)]
    while stack:
        depth, node = stack.pop()
        nags = " ".join(f"${nag}" for nag in sorted(node.nags))
        yield f"{depth} {{{words(node.starting_comment)}}} {node.move.uci()} {nags} {{{words(node.comment)}}}"
        stack.extend((depth + 1, child) for child in reversed(node.variations))


source, target = map(pathlib.Path, sys.argv[1:])
target.mkdir(parents=True, exist_ok=True)
print(chess.__version__)
for path in sorted(source.glob("*.pgn")):
    # Universal line ends, as when a file is opened as text.
    lines = text_of(path).replace("\r\n", "\n").replace("\r", "\n")
    made, rewritten, nodes = target / path.stem, [], []
    file = io.StringIO(lines)
    while (game := chess.pgn.read_game(file)) is not None:
        try:
            rewritten.append(str(game))
        except (AssertionError, ValueError):
            # It has read a move that it cannot write.
            rewritten.append("")
        nodes.extend(tree(game))
    made.with_suffix(".pgn").write_text("\n\n".join(rewritten), encoding="utf-8")
    made.with_suffix(".tree").write_text("\n".join(nodes), encoding="utf-8")
