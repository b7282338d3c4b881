"""Games as objects, judged by python-chess."""

import copy
import gzip
import io
import os
import pathlib
import pickle
import re

import chess.pgn
import pytest
from conftest import CORPUS

import chess_cif
from chess_cif import _pgn


def positions(game: chess.pgn.Game) -> list[str]:
    return [node.board().fen() for node in game.mainline()]


def content(node: chess.pgn.GameNode, path: str = "") -> list[tuple]:
    """All that python-chess knows of the nodes behind one, each with the moves to it."""
    nodes = []
    for following in node.variations:
        here = f"{path} {following.uci()}"
        words = re.sub(r"\s*\[%[^]]*\]", "", following.comment).strip()
        times = following.clock(), following.emt()
        start = following.starting_comment
        nodes.append((here, words, start, following.nags, times, following.eval()))
        nodes.extend(content(following, here))
    return nodes


def test_games_are_those_that_were_written(games, pgn):
    read = list(chess_cif.read(pgn))
    assert [game.game for game in read] == list(range(1, len(games) + 1))
    assert [game.white for game in read] == [game.headers["White"] for game in games]
    for made, game in zip(games, read):
        assert [ply.uci for ply in game.mainline()] == [
            node.move.uci() for node in made.mainline()
        ]
        assert [ply.san for ply in game.mainline()] == [node.san() for node in made.mainline()]
        # A drop resets the halfmove clock here; python-chess counts on.
        fields = 4 if made.headers.get("Variant") == "Crazyhouse" else 6
        found = [ply.fen.split()[:fields] for ply in game.mainline()]
        assert found == [fen.split()[:fields] for fen in positions(made)]


def test_python_chess_there_and_back(games, pgn):
    for made, game in zip(games, chess_cif.read(pgn)):
        given = game.to_python_chess()
        assert given.headers["White"] == made.headers["White"]
        assert given.headers["Date"] == made.headers["Date"]
        assert given.board() == made.board()
        expected = chess.pgn.read_game(io.StringIO(str(made)))
        assert content(given) == content(expected)
        back = chess_cif.from_python_chess(given)
        assert back.moves == game.moves
        assert len(back.rows("plies")) == len(game.rows("plies"))


@pytest.mark.parametrize(
    "text",
    [
        "1. e4 e5 2. Nf3 (2. f4) {after the variation} 1-0",
        "1. e4 e5 (1... c5 (1... e6) {inside}) {outside} 2. Nf3 *",
        "1. e4 e5 2. Nf3 ({alone}) Nc6 1-0",
        "{[%eval 0.2] [%cal Gd2d4] before} 1. e4 {[%csl Ra4,Gb5][%cal Ra4b5] squares} e5 *",
        "1. e4 {[%egt 0:00:05] [%ccsnt 1] [%foo bar]} e5 {[%eval #0]} {[%clk 0:01:02.5]} *",
        "1. e4! $14 -- 2. d4 {a\nb} (2. Nf3 $2 {c}) *",
        '[Board "3"]\n[Time "12:00:00"]\n[Mode "OTB"]\n[NIC "KP 1"]\n[WhiteUSCF "1"]\n\n1. e4 *',
        '[WhiteNA "a@b.c"]\n[WhiteType "human"]\n[EventType "swiss"]\n[EventSponsor "S"]\n\n1. e4 *',
        '[EventRounds "9"]\n[WhiteClock "W/0:01:00"]\n[SourceDate "2020.01.01"]\n\n1. e4 *',
        '[TimeControl "-"]\n[WhiteElo "99999999999"]\n[Date "2020.??.05"]\n\n1. e4 *',
        '[Variant "Crazyhouse"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 {[%clk 0:00:01]} *',
        '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4K2R b K - 0 20"]\n\n20... Kd7 21. O-O *',
    ],
)
def test_python_chess_reads_the_same_of_the_file(text):
    [game] = chess_cif.read(io.BytesIO(f"{text}\n".encode()))
    expected = chess.pgn.read_game(io.StringIO(text))
    given = game.to_python_chess()
    assert given.headers == expected.headers
    assert str(given) == str(expected)


@pytest.mark.parametrize(
    ("text", "headers", "comment"),
    [
        (r'[White "A \"B\" \\"]' + "\n\n1. e4 *", {"White": 'A "B" \\'}, ""),
        (r'[White "A \"] B"]' + "\n\n1. e4 *", {"White": 'A "] B'}, ""),
        ('[White "A"]\n{among}\n[Black "B"]\n\n1. e4 *', {"White": "A", "Black": "B"}, "among"),
        ("; a { or b }\n1. e4 *", {}, "a { or b }"),
        ('[Result "0-0"]\n\n1. e4 0-0', {"Result": "0-0"}, ""),
        ("1. e4 (1. d4 *) 1/2", {"Result": "1/2-1/2"}, ""),
    ],
)
def test_python_chess_has_what_its_reader_misses(text, headers, comment):
    [game] = chess_cif.read(io.BytesIO(f"{text}\n".encode()))
    given = game.to_python_chess()
    assert headers.items() <= dict(given.headers).items()
    assert given.comment == comment
    assert [node.san() for node in given.mainline()] == ["e4"]
    assert chess_cif.from_python_chess(given).to_python_chess().headers == given.headers


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1. e4 e5 2. Ke3 *", "illegal"),
        ('[WhiteA "A"]\n[WhiteB "B"]\n\n1A. e4 1a. e5 1B. d4 1b. d5 *', "one board"),
        ('[Variant "Xiangqi"]\n\n1. e4 *', "variant"),
        (CORPUS / "faults" / "rules" / "MV-006--after-a-nag.cif", "illegal"),
    ],
)
def test_games_that_python_chess_cannot_play(text, message):
    source = io.BytesIO(f"{text}\n".encode()) if isinstance(text, str) else text
    with pytest.raises(ValueError, match=message):
        next(chess_cif.read(source)).to_python_chess()


def test_columns_are_read_only(pgn):
    game = next(chess_cif.read(pgn))
    for row, name in (game, "white"), (game, "pgn"), (game.rows("plies")[0], "uci"):
        with pytest.raises(AttributeError, match=f"attribute '{name}' is read-only"):
            setattr(row, name, "x")
    with pytest.raises(AttributeError, match="no attribute 'whit'"):
        game.whit = "x"


def test_rows_are_written_with_their_time_control():
    row = {"moves_san": "e4", "time_control": ""}
    assert '[TimeControl "-"]' in _pgn.text(row)


def test_tags_of_one_name_are_all_written():
    row = {"moves_san": "e4", "tags": [("Remark", "one"), ("Round", "3"), ("Remark", "two")]}
    written = _pgn.text(row)
    assert '[Remark "one"]\n[Remark "two"]\n' in written and written.count("[Round") == 1


def test_numbers_that_are_no_moves_are_not_written():
    assert _pgn.text({"moves": [0, 2356]}).endswith("-- e5 *\n\n")
    for no_move in 4095, 65535:
        with pytest.raises(ValueError, match="no moves"):
            _pgn.text({"moves": [1804, no_move]})


@pytest.mark.parametrize("result", ["?", "+-", "$5", "e5", "1-0 {x}", "(e5)", "White wins"])
def test_results_that_are_none_are_headers_and_no_moves(result):
    given = chess.pgn.read_game(io.StringIO("1. e4 e6 *"))
    given.headers["Result"] = result
    back = chess_cif.from_python_chess(given)
    assert (back.moves_san, back.result) == ("e4 e6", "*")
    assert not any(move.nags or move.comment for move in back.mainline())


def test_a_game_without_headers_comes_from_python_chess():
    bare = chess.pgn.Game.without_tag_roster()
    assert chess_cif.from_python_chess(bare).plies == 0
    bare.add_main_variation(chess.Move.from_uci("e2e4"))
    assert chess_cif.from_python_chess(bare).moves_san == "e4"


@pytest.mark.parametrize(
    ("comment", "words", "clock"),
    [
        ("x } y", "x } y", None),
        ("a { b\nc", "a { b c", None),
        ("{x} [%clk 0:01:00] y", "{x} y", 60_000),
        ("[%clk 0:01:00] }", "}", 60_000),
    ],
)
def test_braces_in_comments_come_from_python_chess(comment, words, clock):
    game = chess.pgn.Game()
    game.add_main_variation(chess.Move.from_uci("e2e4"), comment=comment).add_main_variation(
        chess.Move.from_uci("e7e5")
    )
    back = chess_cif.from_python_chess(game)
    ply, other = back.mainline()
    assert (ply.comment, ply.clock_ms, other.san) == (words, clock, "e5")
    assert words in back.to_python_chess().next().comment


@pytest.mark.parametrize(
    "moves", ["e2e5 e7e6", "e2e4 e8g8 g1f3", "g1g5 0000 b2b5 a7a5", "e2e8q", "e1g1 e7e5"]
)
def test_moves_against_the_rules_come_from_python_chess(moves):
    game = node = chess.pgn.Game()
    for move in moves.split():
        node = node.add_variation(chess.Move.from_uci(move))
        node.parent.add_variation(chess.Move.from_uci("a2a4"))
    back = chess_cif.from_python_chess(game)
    assert [ply.uci for ply in back.mainline()] == moves.split()
    assert not all(ply.is_legal for ply in back.mainline())


@pytest.mark.parametrize(
    ("fen", "move", "message"),
    [
        (chess.STARTING_FEN, "e4e5", "`e4e5` moves no piece"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "0000", "no such start position"),
    ],
)
def test_moves_that_cannot_be_kept_do_not_come_from_python_chess(fen, move, message):
    game = chess.pgn.Game()
    game.setup(fen)
    game.add_variation(chess.Move.from_uci(move))
    with pytest.raises(ValueError, match=message):
        chess_cif.from_python_chess(game)


def test_games_out_of_order(pgn):
    games = list(chess_cif.read(pgn))
    last = [ply.uci for ply in games[-1].rows("plies")]
    first = [ply.uci for ply in games[0].rows("plies")]
    assert games[3].moves_uci.split()[:3] == [ply.uci for ply in games[3].mainline()][:3]
    assert games[1].final_fen == games[1].mainline()[-1].fen
    again = list(chess_cif.read(pgn))
    assert [ply.uci for ply in again[0].rows("plies")] == first
    assert [ply.uci for ply in again[-1].rows("plies")] == last


def test_a_condition_and_several_sources(pgn):
    strong = list(chess_cif.read([pgn, str(pgn)], where="white_elo >= 1600"))
    assert {game.white_elo >= 1600 for game in strong} == {True}
    one = list(chess_cif.read(pgn, where="white_elo >= 1600"))
    assert len(strong) == 2 * len(one)
    assert [len(game.mainline()) for game in strong] == 2 * [game.plies for game in one]
    # Findings are those of the file.
    assert list(one[0].rows("findings")) == []
    assert [len(game.mainline()) for game in one] == [game.plies for game in one]


def test_open_files(pgn, tmp_path):
    with open(pgn, "rb") as file:
        from_file = [game.moves for game in chess_cif.read(file)]
    text = io.BytesIO(pgn.read_bytes())
    assert from_file == [game.moves for game in chess_cif.read(text)]
    with gzip.open(tmp_path / "games.pgn.gz", "wb") as file:
        file.write(pgn.read_bytes())
    with gzip.open(tmp_path / "games.pgn.gz") as file:
        assert from_file == [game.moves for game in chess_cif.read(file)]
    assert from_file == [game.moves for game in chess_cif.read(pgn)]


def test_open_files_have_their_names(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text = b"1. e4 e5 2. Ke3 *\n"
    pathlib.Path("club.pgn").write_bytes(text)
    with gzip.open("club.pgn.gz", "wb") as file:
        file.write(text)
    hyphen = io.BytesIO(text)
    hyphen.name = "-"
    with open("club.pgn", "rb") as plain, gzip.open("club.pgn.gz") as packed:
        names = ["club.pgn", "2:club.pgn", "club.pgn.gz", "<stream>", "2:<stream>"]
        sources = ["club.pgn", plain, packed, io.BytesIO(text), hyphen]
        table = chess_cif.table("games", sources)
    assert [row["source"] for row in table] == names
    assert repr(table).startswith(f"<table games of {', '.join(names)}: ")
    for source in sources[1:]:
        if not source.closed:
            source.seek(0)
    [first, second] = chess_cif.read(sources[3:])
    assert [first.source, second.source] == ["<stream>", "2:<stream>"]
    with open("club.pgn", "rb") as file:
        [game] = chess_cif.read(file)
    # What was read stays what it is.
    pathlib.Path("club.pgn").write_bytes(b"1. d4 *\n")
    assert [game.source, game.mainline()[0].san] == ["club.pgn", "e4"]
    with pytest.raises(chess_cif.CifError, match="^<stream>:1:13: ") as raised:
        chess_cif.ensure(io.BytesIO(b"1. e4 e5 2. Kxe9 *\n"))
    assert raised.value.source == "<stream>"
    cut = io.BytesIO(gzip.compress(text)[:-9])
    cut.name = "cut.pgn.gz"
    with pytest.raises(OSError, match="cut.pgn.gz"):
        list(chess_cif.check(cut))


def test_a_stream_without_data_yet_is_no_end():
    class Slow(io.RawIOBase):
        parts = [b"1. e4 ", None, b"e5 *\n"]

        def readable(self):
            return True

        def read(self, size=-1):
            return self.parts.pop(0)

    with pytest.raises(BlockingIOError, match="no data yet: '<stream>'"):
        chess_cif.read(Slow())


def test_a_source_twice_among_others(tmp_path):
    one, other = tmp_path / "one.pgn", tmp_path / "other.pgn"
    one.write_text("1. e4 e5 2. Nf3 *\n")
    other.write_text("1. d4 d5 *\n")
    read = list(chess_cif.read([one, other, one, one]))
    assert [len(game.mainline()) for game in read] == [3, 2, 3, 3]
    assert [game.moves_san for game in reversed(read)][1:3] == ["e4 e5 Nf3", "d4 d5"]


@pytest.mark.skipif(os.name != "posix", reason="names are Unicode")
def test_a_name_that_is_no_text(tmp_path):
    path = os.fsdecode(bytes(tmp_path) + b"/\xff.pgn")
    pathlib.Path(path).write_text("1. e4 e5 *\n")
    [game] = chess_cif.read(path)
    assert game.source == f"{tmp_path}/\\xFF.pgn"
    assert len(game.mainline()) == 2 and len(list(game.to_python_chess().mainline())) == 2
    assert game._repr_html_().startswith("<iframe")


def test_rows_can_be_copied_and_sent(pgn):
    games = [next(chess_cif.read(source)) for source in (pgn, io.BytesIO(pgn.read_bytes()))]
    for game in games:
        ply = game.mainline()[0]
        for copied in (copy.copy(game), copy.deepcopy(game)):
            assert copied == game and copied.mainline()[0] == ply
        assert pickle.loads(pickle.dumps(ply)) == copy.deepcopy(ply) == ply
    with pytest.raises(TypeError, match="games of open files cannot be pickled"):
        pickle.dumps(games[1])
    sent = pickle.loads(pickle.dumps(games[0]))
    assert sent.moves_san == games[0].moves_san


def test_heads_are_whole():
    inherited = list(chess_cif.read(CORPUS / "index.cif"))
    assert any(game.white for game in inherited)


def test_rows_say_what_they_have(pgn):
    game = next(chess_cif.read(pgn))
    assert {"white", "moves_uci", "rows"} <= set(dir(game))
    assert game.asdict()["game"] == 1
    assert "White 0" in repr(game)
    with pytest.raises(AttributeError, match="whyte"):
        game.whyte
    with pytest.raises(ValueError, match="no table"):
        game.rows("moves")
    rows = game.rows("plies")
    assert rows[-1] == rows[len(rows) - 1] and rows[:2] == [rows[0], rows[1]]
    with pytest.raises(IndexError):
        rows[len(rows)]


def test_a_notebook_shows_the_viewer(pgn):
    shown = next(chess_cif.read(pgn))._repr_html_()
    assert shown.startswith("<iframe srcdoc=") and 'sandbox="allow-scripts"' in shown
    assert "Content-Security-Policy" in shown


def test_games_of_a_file_that_has_been_changed_are_no_others(tmp_path):
    path = tmp_path / "games.pgn"
    path.write_text("1. e4 e5 *\n\n1. d4 d5 *\n")
    first, second = chess_cif.read(path)
    assert first.moves_san == "e4 e5"
    sent = pickle.dumps(second)
    path.write_text("1. d4 d5 *\n")
    assert [first.plies, second.plies] == [2, 2]
    for game in (first, second, pickle.loads(sent)):
        with pytest.raises(chess_cif.CifError, match="changed since game") as raised:
            game.mainline()
        assert raised.value.source == str(path)
    path.unlink()
    with pytest.raises(FileNotFoundError):
        first.rows("comments")
