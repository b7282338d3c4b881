"""Tables of the corpus and of PGN as it is found: those that `cif export` writes as Parquet."""

import subprocess

import pyarrow
import pytest
from conftest import CORPUS
from pyarrow import parquet

import chess_cif

ROOT = CORPUS.parents[1]
FOLDERS = ["tests/corpus", "crates/pgn/tests/corpus", "docs", "python/tutorial"]
FILES = [
    path
    for folder in FOLDERS
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in (".cif", ".pgn", ".bpgn") and "faults" not in path.parts
]


@pytest.mark.parametrize("name", [name for name, _ in chess_cif.tables()])
def test_tables_are_those_of_the_command(name, programs, tmp_path):
    assert len(FILES) > 50
    columns = [column.name for column in chess_cif.columns(name)]
    for path in FILES:
        written = tmp_path / "written.parquet"
        words = ["--table", name, "--columns", ",".join(columns), "--output", written, "--quiet"]
        ended = subprocess.run(["cif-export", path, *words], capture_output=True, text=True)
        if not written.exists():
            # A file without a game makes no file, and no row.
            assert ended.returncode == 2 and "no game" in ended.stderr, (path, ended.stderr)
            assert list(chess_cif.table(name, path, columns=columns)) == [], path
            continue
        expected = parquet.read_table(written)
        read = pyarrow.table(chess_cif.table(name, path, columns=columns))
        assert read.to_pylist() == expected.to_pylist(), path
        written.unlink()
