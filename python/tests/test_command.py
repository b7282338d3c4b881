"""Files as the command handles them."""

import shutil
import subprocess
import sys

import pytest
from conftest import CORPUS

import chess_cif


def test_pgn_to_cif_and_back(pgn, tmp_path):
    archive, back = tmp_path / "games.cif", tmp_path / "back.pgn"
    chess_cif.convert(pgn, archive)
    chess_cif.convert(archive, back)
    expected = [game.moves for game in chess_cif.read(pgn)]
    assert [game.moves for game in chess_cif.read(archive)] == expected
    assert [game.moves for game in chess_cif.read(back)] == expected


def test_findings_have_ids_and_places(tmp_path):
    text = (CORPUS / "minimal.cif").read_text(encoding="utf-8")
    assert list(chess_cif.check(CORPUS / "minimal.cif")) == []
    damaged = tmp_path / "damaged.cif"
    damaged.write_text(text.replace("<creator", "<creatr", 1), encoding="utf-8")
    findings = list(chess_cif.check(damaged))
    assert findings and all(finding.id and finding.line for finding in findings)
    assert findings[0].source == str(damaged)
    with pytest.raises(chess_cif.CifError) as raised:
        chess_cif.ensure(damaged)
    error = raised.value
    assert (error.source, error.line, error.id) == (str(damaged), findings[0].line, findings[0].id)
    assert str(error).startswith(f"{damaged}:{error.line}:{error.column}: ")
    assert chess_cif.ensure(CORPUS / "minimal.cif") is None
    with damaged.open("rb") as one, damaged.open("rb") as other:
        assert len(list(chess_cif.check([one, other]))) == 2 * len(findings)


def test_what_is_certain_is_fixed(tmp_path):
    published = CORPUS / "published-example-as-published.cif"
    fixed = tmp_path / "fixed.cif"
    before = len(list(chess_cif.check(published)))
    chess_cif.fix(published, "--output", fixed)
    assert len(list(chess_cif.check(fixed))) < before
    in_place = fixed.read_bytes()
    chess_cif.fix(fixed)
    assert fixed.read_bytes() == in_place


def test_evaluations_come_from_a_log(tmp_path):
    pgn, log, archive = (tmp_path / name for name in ("game.pgn", "engine.log", "game.cif"))
    pgn.write_text('[Result "*"]\n\n1. e4 e5 *\n')
    said = [
        "position startpos moves e2e4\ngo depth 3\ninfo depth 3 score cp -20\nbestmove e7e5\n",
        "position startpos moves e2e4 e7e5\ngo depth 3\ninfo depth 3 score cp 25\nbestmove g1f3\n",
    ]
    log.write_text("".join(said))
    report = chess_cif.annotate(pgn, "--log", log, "--output", archive)
    assert "1 of 1 game annotated" in report
    scores = [row["score_cp"] for row in chess_cif.table("evaluations", archive)]
    assert scores == [20, 25]
    with pytest.raises(chess_cif.CifError, match="no-such-engine"):
        chess_cif.annotate(pgn, "--engine", "no-such-engine", "--depth", "1", "--output", archive)


def test_what_cannot_be_done_is_an_error(tmp_path):
    with pytest.raises(chess_cif.CifError, match="missing.pgn"):
        chess_cif.convert(tmp_path / "missing.pgn", tmp_path / "x.cif")
    assert not (tmp_path / "x.cif").exists()


def test_what_loses_something_is_not_written_on_demand(tmp_path):
    archive, target = CORPUS / "published-example.cif", tmp_path / "lossy.pgn"
    chess_cif.convert(archive, target)
    before = target.read_bytes()
    for path in (target, tmp_path / "none.pgn"):
        with pytest.raises(chess_cif.CifError, match="nothing written"):
            chess_cif.convert(archive, path, "--strict")
    assert target.read_bytes() == before and not (tmp_path / "none.pgn").exists()
    foreign = tmp_path / "foreign.cif"
    foreign.write_bytes((CORPUS / "minimal.cif").read_text().encode("utf-32"))
    with pytest.raises(chess_cif.CifError, match="cannot fix"):
        chess_cif.fix(foreign)


def test_names_and_questions_may_begin_with_a_dash(pgn, tmp_path, monkeypatch, programs):
    monkeypatch.chdir(tmp_path)
    shutil.copy(pgn, "-x.pgn")
    chess_cif.convert("-x.pgn", "-y.cif", "--quiet")
    chess_cif.fix("-y.cif")
    assert next(chess_cif.read("-x.pgn"))._repr_html_().startswith("<iframe")
    counted = chess_cif.query("-- of all\nSELECT count(*) AS games FROM games", "-y.cif")
    assert counted.to_pylist() == [{"games": 120}]


def test_the_command_is_installed():
    command = [sys.executable, "-m", "chess_cif", "--version"]
    version = subprocess.run(command, capture_output=True, text=True, check=True)
    assert version.stdout.startswith("cif ")
    wrong = subprocess.run([*command[:-1], "chek"], capture_output=True, text=True)
    assert wrong.returncode == 2 and "check" in wrong.stderr


def test_questions_in_sql(pgn, programs):
    counted = chess_cif.query("SELECT count(*) AS games, max(white_elo) AS best FROM games", pgn)
    assert counted.to_pylist() == [{"games": 120, "best": 1619}]
    other = chess_cif.query(f"SELECT white FROM '{pgn}' WHERE game = 3")
    assert other.to_pylist() == [{"white": "White 2"}]
    named = chess_cif.query(
        "SELECT count(*) AS pairs FROM club c JOIN other o USING (game)", club=pgn, other=pgn
    )
    assert named.to_pylist() == [{"pairs": 120}]
    paired = "FROM games a JOIN games b USING (game)"
    pairs = chess_cif.query(f"SELECT a.white, b.white AS other {paired}", pgn)
    assert pairs.column_names == ["white", "other"] and len(pairs) == 120
    with pytest.raises(chess_cif.CifError, match="two columns of the result are named `white`"):
        chess_cif.query(f"SELECT a.white, b.white {paired}", pgn)
    with pytest.warns(UserWarning, match="archives have faults"):
        chess_cif.query("SELECT game FROM games", CORPUS / "published-example-as-published.cif")
    with pytest.raises(chess_cif.CifError, match="whyte"):
        chess_cif.query("SELECT whyte FROM games", pgn)
    for files in [{}, {"club": pgn, "other": pgn}]:
        with pytest.raises(chess_cif.CifError, match="Line: 2, Column: 14$"):
            chess_cif.query("SELECT white\nFROM games a b", pgn, **files)
    with pytest.raises(ValueError, match="`a-b` is no name"):
        chess_cif.query("SELECT 1", **{"a-b": pgn})


@pytest.mark.parametrize(
    ("sql", "message"),
    [
        ("SELECT 1; SELECT 2", "error: of several statements only the last may have a result"),
        ("CREATE TABLE t (a INT)", "error: the last statement has no result"),
    ],
)
def test_questions_without_one_result_say_so(pgn, programs, sql, message):
    with pytest.raises(chess_cif.CifError, match=f"^{message}$"):
        chess_cif.query(sql, pgn)


def test_questions_need_a_program_of_their_own(pgn, monkeypatch):
    monkeypatch.setenv("PATH", "")
    with pytest.raises(chess_cif.CifError, match="cargo install --path crates/query"):
        chess_cif.query("SELECT 1", pgn)
