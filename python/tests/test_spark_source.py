"""The data source by itself: files, partitions, filters and options, without a cluster."""

import gzip
import io
import json
import struct

import fsspec
import pyarrow
import pytest
from fsspec.implementations.memory import MemoryFileSystem

import chess_cif

pytest.importorskip("pyspark")
import chess_cif.spark  # noqa: E402


def as_rows(reader):
    """The rows of all partitions, without Spark."""
    found = []
    for partition in reader.partitions():
        for batch in reader.read(partition):
            found.extend(batch.to_pylist())
    return found


def reader_of(path, **options):
    source = chess_cif.spark.CifSource({"path": str(path), **options})
    return source.reader(source.schema())


@pytest.mark.parametrize("name", ["games", "plies"])
def test_parts_of_a_file_have_the_rows_of_the_file(pgn, tmp_path, name):
    archive = tmp_path / "games.cif"
    chess_cif.convert(pgn, archive, "--index", "--namebase")
    for path in (pgn, archive):
        size = path.stat().st_size
        whole = reader_of(path, table=name)
        parted = reader_of(path, table=name, maxPartitionBytes=str(size // 16 + 1))
        assert (len(whole.partitions()), len(parted.partitions())) == (1, 16)
        assert as_rows(parted) == as_rows(whole)
    findings = reader_of(pgn, table="findings", maxPartitionBytes="1000")
    assert len(findings.partitions()) == 1


def in_frames(text, size):
    """Zstandard in frames of so many bytes of the text, with a table of them at the end."""
    codec = pyarrow.Codec("zstd")
    frames = [text[at : at + size] for at in range(0, len(text), size)]
    packed = [codec.compress(frame, asbytes=True) for frame in frames]
    table = b"".join(struct.pack("<II", len(it), len(of)) for it, of in zip(packed, frames))
    sign, end = 0x184D2A5E, 0x8F92EAB1
    foot = struct.pack("<IBI", len(frames), 0, end)
    return b"".join([*packed, struct.pack("<II", sign, len(table) + 9), table, foot])


def test_zstandard_in_frames_has_parts(pgn, tmp_path):
    path = tmp_path / "games.pgn.zst"
    path.write_bytes(in_frames(pgn.read_bytes(), 5000))
    size = path.stat().st_size
    parted = reader_of(path, maxPartitionBytes=str(size // 5 + 1))
    assert len(parted.partitions()) == 5
    assert as_rows(parted) == as_rows(reader_of(path))
    plain = as_rows(reader_of(pgn))
    assert [row["moves"] for row in as_rows(parted)] == [row["moves"] for row in plain]


class Object(io.BytesIO):
    """An object of a store, which counts the bytes that are read of it."""

    taken = 0

    def read(self, count=-1):
        found = super().read(count)
        Object.taken += len(found)
        return found


def test_parts_of_objects_are_read_and_nothing_else(pgn, monkeypatch):
    text = pgn.read_bytes() * 40
    for name, stored in [("a.pgn", text), ("a.pgn.zst", in_frames(text, 100_000))]:
        address = f"memory:///large/{name}"
        fsspec.filesystem("memory").pipe_file(address, stored)
        with monkeypatch.context() as patch:
            patch.setattr(MemoryFileSystem, "_open", lambda *_, **__: Object(stored))
            columns = "source,game,white,offset,length"
            whole = reader_of(address, columns=columns)
            size = str(len(stored) // 8 + 1)
            parted = reader_of(address, columns=columns, maxPartitionBytes=size)
            assert (len(whole.partitions()), len(parted.partitions())) == (1, 8)
            rows = as_rows(parted)
            assert rows == as_rows(whole) and len(rows) == 4800
            assert {row["source"] for row in rows} == {address}
            # Without the number of the game nothing is counted: executors find where games begin.
            parted = reader_of(address, columns="white", maxPartitionBytes=size)
            Object.taken = 0
            partitions = parted.partitions()
            assert Object.taken < 200_000
            Object.taken = 0
            assert sum(batch.num_rows for batch in parted.read(partitions[5])) > 0
            # Where it reads on, it reads twice as much each time.
            assert Object.taken < 2 * len(stored) / 8 + 300_000 < len(stored) / 2


def test_an_object_that_cannot_be_read_fails_by_its_name(pgn, monkeypatch):
    def broken(*_, **__):
        raise ConnectionError("nobody answers")

    fsspec.filesystem("memory").pipe_file("/broken/games.pgn", pgn.read_bytes())
    monkeypatch.setattr(MemoryFileSystem, "_open", broken)
    reader = reader_of("memory://broken/games.pgn", columns="white")
    with pytest.raises(OSError, match="memory:///broken/games.pgn.*nobody answers"):
        as_rows(reader)


def test_small_files_share_partitions(tmp_path, games):
    for number in range(200):
        (tmp_path / f"{number:03}.pgn").write_text(f"{games[number % 100]}\n\n", encoding="utf-8")
    reader = reader_of(tmp_path, columns="source,game")
    assert len(reader.partitions()) == 7
    assert [row["source"][-7:] for row in as_rows(reader)] == [
        f"{number:03}.pgn" for number in range(200)
    ]


def test_bad_records_are_counted_once(pgn, tmp_path):
    (tmp_path / "whole.pgn").write_bytes(pgn.read_bytes())
    for name in ("a", "b"):
        (tmp_path / f"{name}.pgn.gz").write_bytes(gzip.compress(pgn.read_bytes())[:-40])
    bad = tmp_path / "bad"
    reader = reader_of(tmp_path, columns="source", badRecordsPath=str(bad))
    for _ in range(2):
        as_rows(reader)
    assert bad_records(bad) == [str(tmp_path / f"{name}.pgn.gz") for name in ("a", "b")]


@pytest.mark.parametrize("size", ["1000000", "20000"])
@pytest.mark.parametrize(
    ("damage", "kept"),
    [
        (lambda text: text.replace("</game>", "</gme>", 1), 1),
        (lambda text: text[: text.index("White 58")], 59),
        (lambda text: text.replace("<result>", "<result>x", 1), None),
    ],
)
def test_an_archive_that_is_no_well_formed_xml_cannot_be_read(pgn, tmp_path, damage, kept, size):
    archive = tmp_path / "games.cif"
    chess_cif.convert(pgn, archive)
    archive.write_text(damage(archive.read_text(encoding="utf-8")), encoding="utf-8")
    options = {"columns": "game,white", "maxPartitionBytes": size}
    if kept is None:
        assert len(as_rows(reader_of(archive, **options))) == 120
        return
    with pytest.raises(OSError, match="games.cif.* not well-formed"):
        as_rows(reader_of(archive, **options))
    bad = tmp_path / "bad"
    assert len(as_rows(reader_of(archive, badRecordsPath=str(bad), **options))) == kept
    assert bad_records(bad) == [str(archive)]


def bad_records(folder):
    """The paths of the files that were skipped."""
    records = [json.loads(path.read_text(encoding="utf-8")) for path in folder.iterdir()]
    assert all(record["reason"] for record in records)
    return sorted(record["path"] for record in records)


@pytest.mark.parametrize("columns", ["white", "game,white"])
def test_a_damaged_file_in_parts_is_skipped_once(pgn, tmp_path, columns):
    text = pgn.read_bytes()
    packed = bytearray(in_frames(text, 5000))
    # Frames are damaged in the middle of several parts.
    for at in range(len(packed) // 10, len(packed) - 2000, len(packed) // 5):
        packed[at] ^= 0x55
    (tmp_path / "damaged.pgn.zst").write_bytes(packed)
    (tmp_path / "whole.pgn").write_bytes(text)
    options = {"columns": columns, "maxPartitionBytes": str(len(packed) // 5 + 1)}
    bad = tmp_path / "bad"
    reader = reader_of(tmp_path, badRecordsPath=str(bad), **options)
    whole = as_rows(reader_of(tmp_path / "whole.pgn", columns=columns))
    assert as_rows(reader)[-len(whole) :] == whole
    assert bad_records(bad) == [str(tmp_path / "damaged.pgn.zst")]
    with pytest.raises(OSError, match="damaged.pgn.zst"):
        as_rows(reader_of(tmp_path, **options))


@pytest.mark.parametrize(
    ("options", "goes_on"),
    [
        ({}, False),
        ({"onError": "skip"}, True),
        ({"badRecordsPath": "bad"}, True),
        ({"badRecordsPath": "bad", "onError": "fail"}, False),
    ],
)
def test_files_that_cannot_be_read(pgn, tmp_path, monkeypatch, options, goes_on):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.pgn.gz").write_bytes(gzip.compress(pgn.read_bytes())[:-40])
    (tmp_path / "b.pgn").write_text("1. e4 *\n")
    reader = reader_of(tmp_path, columns="source", **options)
    if goes_on:
        assert as_rows(reader)[-1] == {"source": str(tmp_path / "b.pgn")}
    else:
        with pytest.raises(OSError, match="a.pgn.gz"):
            as_rows(reader)


def test_addresses_that_fsspec_knows(pgn, tmp_path):
    system = fsspec.filesystem("memory")
    system.pipe_file("/games/a.pgn", pgn.read_bytes())
    system.pipe_file("/games/b.pgn.gz", gzip.compress(pgn.read_bytes()))
    system.pipe_file("/games/notes.txt", b"none")
    (tmp_path / "a.pgn").write_bytes(pgn.read_bytes())
    games = sum(1 for _ in chess_cif.read(pgn))
    for address, sources in [
        ("memory://games", ["memory:///games/a.pgn", "memory:///games/b.pgn.gz"]),
        ("memory://games/*.pgn", ["memory:///games/a.pgn"]),
        (f"file://{tmp_path}", [str(tmp_path / "a.pgn")]),
        (f"local://{tmp_path}/*.pgn", [str(tmp_path / "a.pgn")]),
    ]:
        rows = as_rows(reader_of(address, columns="source,game"))
        assert [row["source"] for row in rows] == [it for it in sources for _ in range(games)]
    with pytest.raises(FileNotFoundError):
        reader_of("memory://nowhere.pgn")


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        ("onError", "stop", "fail or skip"),
        ("maxPartitionBytes", "0", "number of bytes"),
        ("columns", "white, black,white", "column `white` is named twice"),
        ("columns", "white,whyte", "no column `whyte`"),
    ],
)
def test_options_that_are_none(pgn, option, value, message):
    with pytest.raises(ValueError, match=message):
        reader_of(pgn, **{option: value})
