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
    let games = write_archive(&mut bytes, size).expect("room");
    (String::from_utf8(bytes).expect("UTF-8"), games)
}

#[test]
fn is_the_same_each_time_and_of_the_wanted_size() {
    let (text, _) = archive(300_000);
    assert_eq!(archive(300_000).0, text);
    assert!((300_000..330_000).contains(&text.len()), "{}", text.len());
}

#[test]
fn games_are_as_long_as_in_real_archives() {
    let (text, games) = archive(2_000_000);
    let mean = text.len() as u64 / games;
    assert!((3100..3700).contains(&mean), "{mean} bytes a game");
}

#[test]
fn holds_everything_that_archives_hold() {
    let (text, _) = archive(1_000_000);
    for part in [
        "<flags>",
        "<annotated/>",
        "<recursive/>",
        "<title>",
        "<team>",
        "<source>",
        "<tags>",
        "content=\"evaluation\"",
        "content=\"clock\"",
        "content=\"elapsedmovetime\"",
        "<post lang=\"*\"",
        "<pre ",
        "<prologue ",
        "<epilogue ",
        "lang=\"ru\"",
        "format=\"xml\"",
        "<marker ",
        "<arrow ",
        "<diagram/>",
        "<draw/>",
        " $14 ",
        ":e ",
        "e1h1 ",
        "Q ",
        "&amp;",
        "languages=\"en de\"",
    ] {
        assert!(text.contains(part), "{part} is missing");
    }
}

#[test]
fn every_judge_accepts_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let schema = folder.path().join("cif.xsd");
    fs::write(&schema, cif_schema::CIF_XSD).expect("a writable folder");
    let sizes = [0, 1, 100, 5_000, 1_000_000];
    let documents: Vec<_> = sizes
        .iter()
        .map(|&size| {
            let document = folder.path().join(format!("{size}.cif"));
            fs::write(&document, archive(size).0).expect("a writable folder");
            document
        })
        .collect();
    for judge in judges() {
        let verdicts = judge.judge(&schema, &documents).expect("verdicts");
        for (size, verdict) in sizes.iter().zip(verdicts) {
            assert!(
                verdict.is_valid(),
                "{}, {size} bytes: {verdict}",
                judge.name()
            );
        }
    }
}

#[test]
fn ply_counts_and_tables_fit_the_moves() {
    let (text, games) = archive(400_000);
    let document = Document::parse(&text).expect("well-formed");
    let found: Vec<_> = elements(document.root_element(), "game").collect();
    assert_eq!(found.len() as u64, games);
    let mut tables = 0;
    for game in found {
        let plies = main_line_plies(game);
        let said = text_of(game, "plycount");
        assert_eq!(said, Some(plies.to_string().as_str()));
        for table in game.descendants().filter(|node| node.has_tag_name("table")) {
            let items = table.text().expect("items").split(',').count();
            assert_eq!(items, plies);
            tables += 1;
        }
    }
    assert!(tables > 0);
}

#[test]
fn the_last_element_counts_the_games() {
    for size in [0, 1, 20_000] {
        let (text, games) = archive(size);
        let document = Document::parse(&text).expect("well-formed");
        let info = document.root_element().last_element_child();
        let content = info.and_then(|info| elements(info, "content").next());
        let said = content.and_then(|content| content.attribute("games"));
        assert_eq!(said, Some(games.to_string().as_str()));
    }
}

#[test]
fn variations_nest_three_deep() {
    let (text, _) = archive(1_000_000);
    let document = Document::parse(&text).expect("well-formed");
    let depth = document
        .descendants()
        .map(|node| {
            node.ancestors()
                .filter(|node| node.has_tag_name("var"))
                .count()
        })
        .max();
    assert_eq!(depth, Some(3));
}

#[test]
fn declares_the_languages_of_its_comments() {
    let (text, _) = archive(200_000);
    let document = Document::parse(&text).expect("well-formed");
    for game in elements(document.root_element(), "game") {
        let declared = game.attribute("languages").unwrap_or_default();
        let declared: BTreeSet<_> = declared.split_whitespace().collect();
        let used: BTreeSet<_> = game
            .descendants()
            .filter_map(|node| node.attribute("lang"))
            .filter(|&language| language != "*")
            .collect();
        assert_eq!(declared, used);
    }
}

fn elements<'d, 't>(parent: Node<'d, 't>, name: &str) -> impl Iterator<Item = Node<'d, 't>> {
    parent
        .children()
        .filter(move |node| node.has_tag_name(name))
}

fn text_of<'d>(node: Node<'d, '_>, name: &str) -> Option<&'d str> {
    node.descendants()
        .find(|node| node.has_tag_name(name))?
        .text()
}

fn main_line_plies(game: Node<'_, '_>) -> usize {
    let board = Board::new("8x8".parse().expect("a size"), false);
    let moves = elements(game, "moves").next().expect("a move section");
    let mut plies = 0;
    for text in moves.children().filter(Node::is_text) {
        for found in tokens(text.text().unwrap_or_default(), &board) {
            match found.token {
                Token::Move(_) => plies += 1,
                Token::Nag(_) => {}
                Token::Malformed(fault) => panic!("{fault:?}"),
            }
        }
    }
    plies
}
