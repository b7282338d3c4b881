//! The archives are valid, reproducible and like real ones.

use std::fs;

use cif_oracles::judges;
use cif_pgn::text::{Kind, Reader};
use cif_pgn::{ImportOptions, import};
use roxmltree::{Document, Node};

use super::*;

fn archive(size: u64) -> (String, Counts) {
    let mut bytes = Vec::new();
    let counts = write_archive(&mut bytes, "<cif>", size).expect("room");
    (String::from_utf8(bytes).expect("UTF-8"), counts)
}

#[test]
fn is_the_same_each_time_and_of_the_wanted_size() {
    let (text, counts) = archive(2_000_000);
    assert_eq!(archive(2_000_000).0, text);
    let length = text.len() as u64;
    assert!((2_000_000..2_030_000).contains(&length), "{length}");
    let mean = length / counts.games;
    assert!((3400..4000).contains(&mean), "{mean} bytes a game");
}

#[test]
fn holds_everything_that_archives_hold() {
    let (text, _) = archive(1_000_000);
    let parts = "<flags> <annotated/> <recursive/> <title> <team> <source> <tags> \
        content=\"evaluation\" content=\"clock\" content=\"elapsedmovetime\" <pre <prologue \
        <epilogue lang=\"*\" lang=\"ru\" format=\"xml\" <marker <arrow <diagram/> <draw/> $14 :e \
        e1h1 &amp; languages=\"en utc=\"true\"";
    for part in parts.split(' ') {
        assert!(text.contains(part), "{part} is missing");
    }
    assert!(!text.contains(['{', '|', '}']));
    assert!(!text.contains("\n\n"));
}

#[test]
fn every_judge_accepts_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let schema = folder.path().join("cif.xsd");
    fs::write(&schema, cif_schema::CIF_XSD).expect("a writable folder");
    let documents = [0, 1, 100, 5_000, 1_000_000].map(|size| {
        let document = folder.path().join(format!("{size}.cif"));
        fs::write(&document, archive(size).0).expect("a writable folder");
        document
    });
    for judge in judges() {
        for verdict in judge.judge(&schema, &documents).expect("verdicts") {
            assert!(verdict.is_valid(), "{}: {verdict}", judge.name());
        }
    }
}

#[test]
fn counts_are_those_of_the_games_and_variations_nest_three_deep() {
    let (text, counts) = archive(1_000_000);
    let document = Document::parse(&text).expect("well-formed");
    let named = |name: &'static str| {
        let all = document.descendants();
        all.filter(move |it| it.has_tag_name(name))
    };
    let plies = named("plycount").filter_map(|it| it.text()?.parse::<u64>().ok());
    assert_eq!(named("game").count() as u64, counts.games);
    assert_eq!(plies.sum::<u64>(), counts.plies);
    assert!(text.contains(&format!("<content games=\"{}\"", counts.games)));
    let is_variation = |node: &Node<'_, '_>| node.has_tag_name("var");
    let depths = named("var").map(|node| node.ancestors().filter(is_variation).count());
    assert_eq!(depths.max(), Some(3));
}

#[test]
fn files_of_pgn_are_whole_and_legal() {
    for is_annotated in [false, true] {
        let mut file = Vec::new();
        let counts = write_pgn(&mut file, is_annotated, 100_000).expect("a text");
        let mut reader = Reader::new(&file[..]);
        let (mut games, mut notes) = (0, [0_u64; 3]);
        while let Some(game) = reader.next_game().expect("a game") {
            games += 1;
            for token in game.tokens() {
                notes[0] += u64::from(token.kind == Kind::Comment);
                notes[1] += u64::from(token.kind == Kind::Nag);
                notes[2] += u64::from(token.kind == Kind::Open);
            }
            let imported = import(&game, &ImportOptions::default());
            assert!(imported.findings.is_empty(), "{:?}", imported.findings);
        }
        assert_eq!(games, counts.games);
        assert!(notes.iter().all(|it| (*it > 0) == is_annotated));
    }
}
