//! The archives are valid, reproducible and like real ones.

use std::collections::BTreeSet;
use std::fs;

use cif_oracles::judges;
use cif_text::board::Board;
use cif_text::moves::{Token, tokens};
use roxmltree::{Document, Node};

use super::*;

fn archive(size: u64) -> (String, u64) {
    let mut bytes = Vec::new();
    let counts = write_archive(&mut bytes, "<cif>", size).expect("room");
    (String::from_utf8(bytes).expect("UTF-8"), counts.games)
}

#[test]
fn is_the_same_each_time_and_of_the_wanted_size() {
    let (text, games) = archive(2_000_000);
    assert_eq!(archive(2_000_000).0, text);
    let length = text.len() as u64;
    assert!((2_000_000..2_030_000).contains(&length), "{length}");
    let mean = length / games;
    assert!((3100..3700).contains(&mean), "{mean} bytes a game");
}

#[test]
fn holds_everything_that_archives_hold() {
    let (text, _) = archive(1_000_000);
    let parts = "<flags> <annotated/> <recursive/> <title> <team> <source> <tags> \
        content=\"evaluation\" content=\"clock\" content=\"elapsedmovetime\" <pre <prologue \
        <epilogue lang=\"*\" lang=\"ru\" format=\"xml\" <marker <arrow <diagram/> <draw/> $14 :e \
        e1h1 &amp; languages=\"en";
    for part in parts.split(' ') {
        assert!(text.contains(part), "{part} is missing");
    }
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
fn counts_and_languages_are_those_of_the_games() {
    let (text, games) = archive(400_000);
    let document = Document::parse(&text).expect("well-formed");
    let found: Vec<_> = elements(document.root_element(), "game").collect();
    assert_eq!(found.len() as u64, games);
    assert!(text.contains(&format!("<content games=\"{games}\"")));
    for game in found {
        let plies = main_line_plies(game);
        assert_eq!(text_of(game, "plycount"), Some(&*plies.to_string()));
        for table in game.descendants().filter(|it| it.has_tag_name("table")) {
            let items = table.text().expect("items").split(',').count();
            assert_eq!(items, plies);
        }
        let declared = game.attribute("languages").unwrap_or_default();
        let declared: BTreeSet<_> = declared.split_whitespace().collect();
        let used = game.descendants().filter_map(|it| it.attribute("lang"));
        let used: BTreeSet<_> = used.filter(|&language| language != "*").collect();
        assert_eq!(declared, used);
    }
}

#[test]
fn variations_nest_three_deep() {
    let (text, _) = archive(1_000_000);
    let document = Document::parse(&text).expect("well-formed");
    let is_variation = |node: &Node<'_, '_>| node.has_tag_name("var");
    let nodes = document.descendants();
    let depths = nodes.map(|node| node.ancestors().filter(is_variation).count());
    assert_eq!(depths.max(), Some(3));
}

fn elements<'d, 't>(parent: Node<'d, 't>, name: &str) -> impl Iterator<Item = Node<'d, 't>> {
    let children = parent.children();
    children.filter(move |node| node.has_tag_name(name))
}

fn text_of<'d>(node: Node<'d, '_>, name: &str) -> Option<&'d str> {
    let mut nodes = node.descendants();
    nodes.find(|node| node.has_tag_name(name))?.text()
}

fn main_line_plies(game: Node<'_, '_>) -> usize {
    let board = Board::new("8x8".parse().expect("a size"), false);
    let moves = elements(game, "moves").next().expect("a move section");
    let texts = moves.children().filter(Node::is_text);
    let tokens = texts.flat_map(|it| tokens(it.text().unwrap_or_default(), &board));
    tokens
        .filter(|it| matches!(it.token, Token::Move(_)))
        .count()
}
