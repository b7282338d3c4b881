"""Games to test with: of python-chess, which plays at random with a fixed seed. And Spark: a
driver and two executors on this machine."""

import gzip
import os
import random
import shutil
import sys
from pathlib import Path

import chess
import chess.engine
import chess.pgn
import chess.variant
import pytest

CORPUS = Path(__file__).parents[2] / "tests" / "corpus"
VARIANTS = ["Standard", "Chess960", "Crazyhouse", "Three-check", "Atomic", "Horde"]


def board(variant: str, chance: random.Random) -> chess.Board:
    if variant == "Chess960":
        return chess.Board.from_chess960_pos(chance.randrange(960))
    return chess.variant.find_variant(variant)()


def play(node: chess.pgn.GameNode, plies: int, chance: random.Random) -> None:
    """Plays on at random, with variations, comments, NAGs, clocks and evaluations."""
    for ply in range(plies):
        moves = sorted(node.board().legal_moves, key=chess.Move.uci)
        if not moves:
            return
        following = node.add_variation(chance.choice(moves))
        if chance.random() < 0.2:
            following.comment = f"after {ply}, {{}}".replace("{}", "so be it")
        if chance.random() < 0.1:
            following.nags.add(chance.randrange(1, 7))
        if chance.random() < 0.3:
            following.set_clock(chance.randrange(36_000) / 10)
        if chance.random() < 0.3:
            score = chess.engine.Cp(chance.randrange(-500, 500))
            following.set_eval(chess.engine.PovScore(score, chess.WHITE), 12)
        if chance.random() < 0.05 and plies > 3:
            other = node.add_variation(chance.choice(moves))
            other.starting_comment = "another way"
            play(other, plies // 3, chance)
        node = following


def game(number: int) -> chess.pgn.Game:
    chance = random.Random(number)
    variant = VARIANTS[number % len(VARIANTS)]
    made = chess.pgn.Game()
    made.setup(board(variant, chance))
    made.headers["White"] = f"White {number}"
    made.headers["WhiteElo"] = str(1500 + number)
    made.headers["Date"] = "2014.12.21" if number % 2 else "2014.??.??"
    play(made, chance.randrange(60), chance)
    return made


@pytest.fixture(scope="session")
def games() -> list[chess.pgn.Game]:
    return [game(number) for number in range(120)]


@pytest.fixture(scope="session")
def pgn(games, tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("games") / "games.pgn"
    path.write_text("".join(f"{game}\n\n" for game in games), encoding="utf-8")
    return path


@pytest.fixture
def programs(monkeypatch):
    """The programs beside the command, as `cargo test` has built them."""
    built = Path(os.environ.get("CARGO_TARGET_DIR", CORPUS.parents[1] / "target"), "debug")
    monkeypatch.setenv("PATH", str(built), prepend=os.pathsep)
    for program in ("cif-export", "cif-query"):
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not built")


@pytest.fixture(scope="session")
def spark():
    from pyspark.sql import SparkSession

    import chess_cif.spark

    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = SparkSession.builder.master("local-cluster[2,1,1024]")
    settings = {
        "spark.ui.enabled": "false",
        "spark.executor.memory": "1g",
    }
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    chess_cif.spark.register(session)
    yield session
    session.stop()


@pytest.fixture(scope="session")
def folder(games, tmp_path_factory):
    """Forty files, some of them compressed."""
    folder = tmp_path_factory.mktemp("many")
    for number in range(40):
        text = "".join(f"{game}\n\n" for game in games[3 * number : 3 * number + 3]).encode()
        if number % 2:
            (folder / f"{number:02}.pgn.gz").write_bytes(gzip.compress(text))
        else:
            (folder / f"{number:02}.pgn").write_bytes(text)
    return folder
