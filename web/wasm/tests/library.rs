//! The library of the page as it works without a browser: files compressed in any way, lists of
//! games, and conversions.

use std::io::{Read, Write};

use cif_web::{Games, Kind, Plain, convert};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::Value;

const PGN: &str = "[White \"Ada\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n\n";

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(text).unwrap();
    packed.finish().unwrap()
}

fn bzip2(text: &[u8]) -> Vec<u8> {
    let mut packed = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    packed.write_all(text).unwrap();
    packed.finish().unwrap()
}

fn zstandard(text: &[u8]) -> Vec<u8> {
    ruzstd::encoding::compress_to_vec(text, ruzstd::encoding::CompressionLevel::Fastest)
}

#[test]
fn files_are_unpacked_part_by_part() {
    for pack in [gzip, bzip2, zstandard] {
        let file = [pack(PGN.as_bytes()), pack(PGN.as_bytes())].concat();
        let mut plain = Plain::of(&*file).unwrap();
        let mut text = String::new();
        plain.text.read_to_string(&mut text).unwrap();
        assert_eq!(text, PGN.repeat(2));
        assert!(plain.is_packed && plain.kind == Kind::Pgn);
        let cut = &file[..file.len() - 20];
        let read = Plain::of(cut).and_then(|mut plain| plain.text.read_to_string(&mut text));
        assert!(read.is_err());
    }
}

#[test]
fn what_has_no_games_is_refused() {
    assert!(Plain::of(&b" \n"[..]).is_err());
    assert!(Plain::of(&b"\x89PNG\r\n\x1a\n\0\0"[..]).is_err());
    let mut games = Games::of(&b"Dear Sir,\n"[..]).unwrap();
    assert!(games.step(|| true).is_err());
}

/// All that a list says of a file.
fn list(file: &[u8]) -> (Games<'_>, Value) {
    let mut games = Games::of(file).unwrap();
    let step = games.step(|| true).unwrap();
    let step = serde_json::to_value(&step).unwrap();
    (games, step)
}

#[test]
fn games_are_listed_and_opened() {
    // More than is kept without being compressed.
    let file = PGN.repeat(3000).replacen("e5 2.", "e5 zz 2.", 1);
    let (games, step) = list(file.as_bytes());
    let rows = step["rows"].as_array().unwrap();
    assert_eq!(
        (rows.len(), &rows[1][0], &rows[1][11]),
        (3000, &"Ada".into(), &5.into())
    );
    assert_eq!(step["findings"][0]["game"], 0);
    for (number, plies) in [(0, 2), (1, 5), (1500, 5), (2999, 5)] {
        let record: Value = serde_json::from_str(&games.record(number).unwrap()).unwrap();
        assert_eq!(record["plies"], plies, "{number}");
    }
    assert!(games.record(3000).is_err());
}

#[test]
fn bytes_of_an_archive_are_in_its_games() {
    let mut archive = Vec::new();
    convert(PGN.repeat(2).as_bytes(), "2026-01-31", &mut archive).unwrap();
    let text = String::from_utf8(archive.clone()).unwrap();
    let (games, step) = list(&archive);
    assert_eq!(step["rows"].as_array().unwrap().len(), 2);
    let second = text.rfind("<game").unwrap() as u64;
    assert_eq!(games.at(0), None);
    assert_eq!([games.at(second - 1), games.at(second)], [Some(0), Some(1)]);
}

#[test]
fn conversions_come_back() {
    let mut archive = Vec::new();
    let (_, kind) = convert(PGN.as_bytes(), "2026-01-31", &mut archive).unwrap();
    assert_eq!(kind, Kind::Cif);
    let mut pgn = Vec::new();
    let (_, kind) = convert(&*archive, "2026-01-31", &mut pgn).unwrap();
    assert_eq!(
        (String::from_utf8(pgn).unwrap().trim(), kind),
        (PGN.trim(), Kind::Pgn)
    );
}

/// Of an archive that is cut short the fault stands behind the last game, and is reported.
#[test]
fn faults_outside_of_games_are_reported() {
    let game = "<game><info/><moves>e2e4</moves></game>";
    let info = "<info><version>1.0</version><creator/><created>2026-01-31</created>\
                <content games=\"one\"/></info>";
    for (archive, id) in [
        (format!("<cif>{game}"), "xml:unclosed-element"),
        (
            format!("<cif>{game}{info}</cif>"),
            "xsd:Content/@games/datatype",
        ),
    ] {
        let (converted, _) = convert(archive.as_bytes(), "2026-01-31", Vec::new()).unwrap();
        let report = serde_json::to_value(&converted).unwrap();
        let examples = report["found"].as_array().unwrap().iter();
        let mut examples = examples.map(|group| &group["examples"][0]);
        let found = examples.find(|it| it["id"] == id);
        let found = found.unwrap_or_else(|| panic!("{id}: {report}"));
        assert_eq!(
            (&found["severity"], &found["game"]),
            (&"error".into(), &Value::Null)
        );
    }
}
