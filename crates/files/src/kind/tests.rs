use std::io::{Cursor, Read as _, Write as _};

use super::*;
use crate::Encoder;

fn of(head: &[u8]) -> FileKind {
    FileKind::of(head, None)
}

fn utf_16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes).collect()
}

#[test]
fn texts_are_recognised() {
    let crystals = FileKind::Crystallography;
    let xml = |root: &str| FileKind::Xml(root.to_owned());
    for (text, kind) in [
        ("", FileKind::Empty),
        (" \r\n\t", FileKind::Empty),
        ("\u{FEFF}", FileKind::Empty),
        ("<cif/>", FileKind::Archive),
        (
            "\u{FEFF}<?xml version='1.0'?>\n<!-- x -->\n<cif xmlns='x'>",
            FileKind::Archive,
        ),
        (
            "<?xml version='1.0'?><!-- an archive that says much",
            FileKind::Archive,
        ),
        ("<?xml version='1.0'?>\n\n", FileKind::Archive),
        ("<!DOCTYPE cif [<!ENTITY a 'b'>]><cif>", FileKind::Archive),
        ("lost bytes\n<cif>\n", FileKind::Archive),
        ("<CIF>", FileKind::Archive),
        ("<svg xmlns='x'>", xml("svg")),
        ("<?xml version='1.0'?><x:rss>", xml("x:rss")),
        ("<!doctype HTML>", FileKind::Html),
        ("<!-- 404 -->\n<html lang='en'>", FileKind::Html),
        ("<HEAD><TITLE>502 Bad Gateway", FileKind::Html),
        ("[Event \"Club\"]\n", FileKind::Pgn),
        ("\n\n[White\"B\"]", FileKind::Pgn),
        ("% exported\n[Event \"Club\"]\n", FileKind::Pgn),
        ("Dear friends,\n\n[Event \"Club\"]\n", FileKind::Pgn),
        ("1. e4 e5 *", FileKind::Pgn),
        ("{ first } 1... Nf6+! 2. g8=Q#", FileKind::Pgn),
        ("; a line\nO-O", FileKind::Pgn),
        ("e2e4 e7e5", FileKind::Pgn),
        ("true", FileKind::Text),
        ("The free square", FileKind::Text),
        ("{}\n[Event \"Club\"]\n", FileKind::Pgn),
        ("{\"archive\":[]}", FileKind::Json),
        (" [\n  {\"a\": 1}", FileKind::Json),
        ("{}", FileKind::Json),
        ("[1,2]", FileKind::Json),
        (" [ -1.5e3 , true,\nnull ]\n", FileKind::Json),
        ("[7]", FileKind::Json),
        ("[1, \"a\", {}]", FileKind::Json),
        ("[1, [2], 3]", FileKind::Json),
        ("[1, 2, 3", FileKind::Json),
        ("[[1, 2], [3]]", FileKind::Json),
        ("[[", FileKind::Json),
        ("[[], []]", FileKind::Json),
        ("[\"a\", 1]", FileKind::Json),
        ("{\"a \\\" b\": 1}", FileKind::Json),
        ("{\"cut", FileKind::Json),
        ("{}\n{\"a\": 1}", FileKind::Json),
        ("[[Event \"a\"]\n[Site \"b\"]\n\n1. e4 *", FileKind::Pgn),
        ("[\"Event\" \"a\"]\n\n1. e4 *", FileKind::Text),
        ("] 1. e4", FileKind::Text),
        ("{\"quoted\" words}\n[Event \"a\"]\n", FileKind::Pgn),
        ("{}\n1. e4 *", FileKind::Pgn),
        ("{} 1. e4 *", FileKind::Pgn),
        ("[] 1. e4 *", FileKind::Text),
        ("[1234] 0 readings", FileKind::Text),
        ("[12, 30] info depth 1", FileKind::Log),
        ("[inf]", FileKind::Text),
        ("[1", FileKind::Text),
        ("data_quartz\n_cell_length_a 4.9\n", crystals.clone()),
        ("#------\n# COD 1011172\n\ndata_1011172\n", crystals),
        (
            "Stockfish 16 by the authors\ninfo depth 1 score cp 3\n",
            FileKind::Log,
        ),
        ("[12:00:01] info depth 1 seldepth 1", FileKind::Log),
        (
            "<UciProtocol (pid=7)>: >> info depth 1 score cp 3\n",
            FileKind::Log,
        ),
        (
            "%PDF-1.7\n%",
            FileKind::Other(FileFormat::PortableDocumentFormat),
        ),
        ("#!/bin/sh\n", FileKind::Other(FileFormat::ShellScript)),
        ("MZ and other letters", FileKind::Text),
        ("Not found", FileKind::Text),
        ("<-- look", FileKind::Text),
        ("BZh9 is no sign", FileKind::Text),
    ] {
        assert_eq!(of(text.as_bytes()), kind, "{text}");
        let begin = text.trim_start_matches('\u{FEFF}');
        if begin.is_ascii() && begin.len() > 3 && !matches!(kind, FileKind::Other(_)) {
            let wide = [u16::to_le_bytes, u16::to_be_bytes].map(|it| utf_16(begin, it));
            assert!(wide.iter().all(|wide| of(wide) == kind), "{text} in UTF-16");
            let marked = utf_16(&format!("\u{FEFF}{begin}"), u16::to_le_bytes);
            assert_eq!(of(&marked), kind, "{text} in UTF-16 with a mark");
            let wide: Vec<u8> = begin
                .chars()
                .flat_map(|it| u32::from(it).to_be_bytes())
                .collect();
            assert_eq!(of(&wide), kind, "{text} in UTF-32");
        }
    }
    assert_eq!(of("[Site \"Malmö\"]".as_bytes()), FileKind::Pgn);
    assert_eq!(of(b"[Site \"Malm\xF6\0\"]"), FileKind::Pgn);
    assert_eq!(of(b"\xFF\xFE\0\0"), FileKind::Empty);
}

#[test]
fn wide_texts_may_begin_with_letters_that_are_none_of_ascii() {
    let long = format!("{{{}}}", "第一盘棋。白方先走，".repeat(20));
    for lead in ["; Игра", "% 注释", "{注释}", "{ Партия }", &long] {
        let text = format!("{lead}\n[White \"Петров\"]\n\n1. e4 *\n");
        for wide in [u16::to_le_bytes, u16::to_be_bytes].map(|it| utf_16(&text, it)) {
            assert_eq!(of(&wide), FileKind::Pgn, "{text} in UTF-16");
        }
    }
}

#[test]
fn bytes_are_recognised() {
    let other = FileKind::Other;
    for (head, kind) in [
        (
            &b"PK\x03\x04\x14\0\0\0game\n[Event \"A\"]\n[Site \"B\"]\n"[..],
            other(FileFormat::Zip),
        ),
        (b"\xFD7zXZ\0\0\x04", other(FileFormat::Xz)),
        (b"7z\xBC\xAF\x27\x1C\0\x04", other(FileFormat::SevenZip)),
        (
            b"\x7FELF\x02\x01\x01\0",
            other(FileFormat::ExecutableAndLinkableFormat),
        ),
        (b"MZ\x90\0\x03\0\0\0", other(FileFormat::MsDosExecutable)),
        (b"\xCF\xFA\xED\xFE\x07\0\0\x01", other(FileFormat::MachO)),
        (b"SQLite format 3\0\x10\0", other(FileFormat::Sqlite3)),
        (b"PAR1\x15\x04\x15", other(FileFormat::ApacheParquet)),
        (
            b"\x89PNG\r\n\x1A\n\0\0\0\rIHDR",
            other(FileFormat::PortableNetworkGraphics),
        ),
        (b"Scid.si\0\x01\x90", FileKind::Database("Scid")),
        (b"\0\x01\x02\x03", FileKind::Binary),
        (b"a\x01\x02\x03\x04b", FileKind::Binary),
    ] {
        assert_eq!(of(head), kind, "{head:?}");
    }
    for (name, program) in [
        ("b.sg4", "Scid"),
        ("b.CBH", "ChessBase"),
        ("b.cbv", "ChessBase"),
    ] {
        let kind = FileKind::of(b"\0\x2C\0", Some(Path::new(name)));
        assert_eq!(kind, FileKind::Database(program));
        assert_eq!(
            FileKind::of(b"[A \"\"]", Some(Path::new(name))),
            FileKind::Pgn
        );
    }
    for compression in [Compression::Gzip, Compression::Zstd, Compression::Bzip2] {
        let mut encoder = Encoder::new(Vec::new(), Some(compression)).unwrap();
        encoder.write_all(b"[Event \"A\"]").unwrap();
        assert_eq!(
            of(&encoder.finish().unwrap()),
            FileKind::Packed(compression)
        );
    }
}

#[test]
fn whoever_gave_another_kind_is_helped() {
    let other = FileKind::Other;
    for (kind, help) in [
        (other(FileFormat::ExecutableAndLinkableFormat), "--engine"),
        (other(FileFormat::MachO), "--engine"),
        (other(FileFormat::PortableExecutable), "--engine"),
        (other(FileFormat::MsDosExecutable), "--engine"),
        (other(FileFormat::PortableDocumentFormat), "in PGN"),
        (other(FileFormat::Sqlite3), "as PGN"),
        (other(FileFormat::ApacheParquet), "`cif query"),
        (other(FileFormat::Zip), "unpack"),
    ] {
        let error = kind.unfit("a", Wanted::Games);
        assert!(
            error.help.as_ref().is_some_and(|it| it.contains(help)),
            "{error:?}"
        );
    }
}

/// A lead of any length says nothing of the kind.
#[test]
fn a_long_lead_is_passed_over() {
    let opened = |text: Vec<u8>, path: Option<&Path>| {
        let mut opened = Opened::of(Box::new(Cursor::new(text.clone())), path).unwrap();
        let mut read = Vec::new();
        opened.source.read_to_end(&mut read).unwrap();
        assert!(read == text, "{:?}", opened.kind);
        opened.kind
    };
    let file = tempfile::NamedTempFile::new().unwrap();
    let is_xml = |lead: &str| !lead.starts_with([';', '%', '{']);
    let is_pgn = |lead: &str| !lead.starts_with('<');
    for lead in [
        "\n",
        "\r\n \t",
        "<!-- a comment -->\n",
        "<?x content?>",
        "; a comment\n",
        "% comment\n",
        "{ a comment }\n",
    ] {
        let long = lead.replace(" c", &" words".repeat(9000));
        let leads = [100, 4090, 4096, 5000, 70_000].map(|it| lead.repeat(it / lead.len() + 1));
        for lead in leads.iter().chain([&long]) {
            for (text, kind, fits) in [
                ("<cif>\n<game/></cif>", FileKind::Archive, is_xml(lead)),
                ("<cif/>", FileKind::Archive, is_xml(lead)),
                ("<svg/>", FileKind::Xml("svg".to_owned()), is_xml(lead)),
                ("<!doctype html><p>\n", FileKind::Html, is_xml(lead)),
                ("[White \"A\"]\n\n1. e4 *\n", FileKind::Pgn, is_pgn(lead)),
                ("1. e4 *", FileKind::Pgn, is_pgn(lead)),
                (
                    "{\"archive\": []}",
                    FileKind::Json,
                    lead.trim_ascii().is_empty(),
                ),
                ("words\n", FileKind::Text, !lead.starts_with('<')),
            ] {
                if !fits {
                    continue;
                }
                let text = format!("{lead}{text}");
                for path in [None, Some(file.path())] {
                    let told = format!("{lead:.9}... of {} bytes", text.len());
                    assert_eq!(opened(text.clone().into(), path), kind, "{told}");
                    let wide = utf_16(&format!("\u{FEFF}{text}"), u16::to_le_bytes);
                    assert_eq!(opened(wide, path), kind, "{told} in UTF-16");
                }
            }
        }
    }
    // There is an end to it.
    assert_eq!(opened(vec![b' '; 9 << 20], None), FileKind::Text);
    let comment = format!("<!--{}--><svg/>", " ".repeat(9 << 20));
    assert_eq!(opened(comment.into(), None), FileKind::Archive);
}
