//! Archives that are not from PGN: out and back. What PGN has a form for is
//! the same, what it has not is named.

#[path = "../common/mod.rs"]
mod common;
mod elements;
#[path = "../common/normal.rs"]
mod normal;
mod strange;

use std::fs;
use std::path::Path;

use cif_pgn::{ExportOptions, Layout, export};
use cif_types::{ArchiveItem, Cif, Game, Variation, VariationNode};
use common::{archive, pgn, trip};

fn corpus(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    fs::read_to_string(folder.join(name)).unwrap()
}

fn first<'c>(cif: &'c Cif<'_>) -> &'c Game<'c> {
    let game = cif.items.iter().find_map(|item| match item {
        ArchiveItem::Game(game) => Some(&game.value),
        _ => None,
    });
    game.unwrap()
}

/// The moves as text, white space aside.
fn shape(variation: &Variation<'_>) -> String {
    let parts = variation.nodes.iter().map(|node| match node {
        VariationNode::Text(text) => text.split_whitespace().collect::<Vec<_>>().join(" "),
        VariationNode::Var(inner) => format!("({})", shape(inner)),
        VariationNode::Prologue(it) => format!("prologue {}", &*it.text.value),
        VariationNode::Pre(it) => format!("pre {}", &*it.text.value),
        VariationNode::Post(it) => format!("post {}", &*it.text.value),
        VariationNode::Epilogue(it) => format!("epilogue {}", &*it.text.value),
        VariationNode::Tag(it) => format!("{}={}", &*it.name.value, &*it.text.value),
        other => format!("{other:?}"),
    });
    parts
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("|")
}

fn out_and_back(text: &str) -> (String, String, Vec<String>) {
    let reading = cif_types::read(text);
    assert!(reading.violations.is_empty());
    let (pgn, losses) = pgn(&reading.value, Layout::Lines);
    let (back, _) = archive(pgn.as_bytes());
    let losses = losses.iter().map(|it| it.what.to_string()).collect();
    let there = shape(&first(&reading.value).moves.base);
    let back = shape(&first(&back).moves.base);
    // What was written comes back as PGN too.
    let again = trip(pgn.as_bytes(), Layout::OneLine);
    assert_eq!(again.there, again.back, "{}\n{}", again.pgn, again.xml);
    assert!(again.losses.is_empty(), "{:?}", again.losses);
    (there, back, losses)
}

#[test]
fn the_published_example() {
    let text = corpus("published-example.cif");
    let (there, back, losses) = out_and_back(&text);
    assert_eq!(there, back);
    assert_eq!(
        losses,
        ["rating/@organization", "rating/@organization", "time/mode",]
    );
    let reading = cif_types::read(&text);
    let exported = export(first(&reading.value), &ExportOptions::default()).unwrap();
    let flat = exported.text.replace('\n', " ");
    for part in [
        "[Event \"FICS rated blitz game\"] [Site \"FICS freechess.org\"] [Date \"2014.12.21\"] ",
        "[WhiteElo \"1853\"]",
        "[TimeControl \"180+0\"]",
        "[FICSGamesDBGameNo \"365996276\"]",
        "{[%emt 0.235]}",
        "{} {White resigns} 0-1",
    ] {
        assert!(flat.contains(part), "{part}\n{}", exported.text);
    }
}

#[test]
fn variations_come_back() {
    let (there, back, losses) = out_and_back(&corpus("variations.cif"));
    assert_eq!(
        there.replace("|()", "").replace("e7e5|g1f3", "e7e5 g1f3"),
        back
    );
    assert_eq!(losses, ["an empty var"]);
}

#[test]
fn comments_of_one_language() {
    let text = corpus("comments.cif");
    let reading = cif_types::read(&text);
    let options = ExportOptions {
        language: Some("ru".to_owned()),
        ..ExportOptions::default()
    };
    let exported = export(first(&reading.value), &options).unwrap();
    assert!(exported.text.contains("А теперь") && !exported.text.contains("And now"));
    assert!(exported.text.contains("(2. d4)"));
    let other = exported
        .losses
        .iter()
        .filter(|loss| loss.what.ends_with("the language en"));
    assert_eq!(other.count(), 7, "{:?}\n{}", exported.losses, exported.text);
}

/// A language is the same however its code is spelled.
#[test]
fn languages_are_compared_by_what_they_mean() {
    let text = "<cif><game><info/><moves>e2e4 <post lang=\"pt-br\">bom</post>\
                <post lang=\"ENG\">good</post><post lang=\"pt\">boa</post></moves></game>\
                <info><version>1.0</version><creator/><created>2014-12-21</created>\
                <content/></info></cif>";
    let reading = cif_types::read(text);
    for (language, expected) in [("pt-BR", "{bom}"), ("EN", "{good}"), ("por", "{boa}")] {
        let options = ExportOptions {
            language: Some(language.to_owned()),
            ..ExportOptions::default()
        };
        let exported = export(first(&reading.value), &options).unwrap();
        let expected = format!("1. e4 {expected} *");
        let has_moves = exported.text.contains(&expected);
        assert!(has_moves, "{language}: {}", exported.text);
    }
}

#[test]
fn what_has_no_form_is_named() {
    let text = r#"<cif><game fragment="x"><info><head>
        <flags><deleted/></flags>
        <white><name>a</name><gender>female</gender></white>
        </head><moveinfo><table content="lag">5,6</table>
        <table content="evaluation">+10#5,+20,+30</table></moveinfo></info>
        <moves>e2e4 <draw/><eval engine="1">+10</eval><msg>m</msg> e7e5
        <tag name="X:y">v</tag><line color="red">a1a2</line><link>l</link> c2c4 <post format="html">b</post></moves></game>
        <info><version>1.0</version><creator/><created>2014-12-21</created><content/></info></cif>"#;
    let reading = cif_types::read(text);
    assert!(reading.violations.is_empty(), "{:?}", reading.violations);
    let exported = export(first(&reading.value), &ExportOptions::default()).unwrap();
    let losses: Vec<String> = exported.losses.iter().map(ToString::to_string).collect();
    for what in [
        "game/@fragment",
        "head/flags",
        "player/gender",
        "table lag",
        "the time of an evaluation",
        "draw",
        "eval/@engine",
        "that commands and text are parted as they are here",
        "msg",
        "tag `X:y`",
        "line",
        "link",
        "the format of a comment",
        "that a comment is independent of language",
    ] {
        let named = losses
            .iter()
            .any(|loss| loss.contains(&format!("{what} has no PGN form")));
        assert!(named, "{what}: {losses:?}");
    }
    assert_eq!(losses.len(), 14, "{losses:?}");
}

/// A game on a board that PGN does not know keeps all of its moves.
#[test]
fn moves_on_other_boards_are_written() {
    for (attributes, moves, expected) in [
        (
            "variant=\"Grand\" boardsize=\"10x8\"",
            "e2e4 j7j5 c1d3 j5j4",
            "1. e2e4 j7j5 2. c1d3 j5j4 *",
        ),
        ("boardsize=\"10x8\"", "e2e4 j7j5", "1. e2e4 j7j5 *"),
        (
            "variant=\":Alice-Chess\" boardsize=\"8x8x2\"",
            "e2Ae4B e7Ae5B",
            "1. e2Ae4B e7Ae5B *",
        ),
    ] {
        let text = format!("<cif><game {attributes}><info/><moves>{moves}</moves></game></cif>");
        let reading = cif_types::read(&text);
        let (written, losses) = pgn(&reading.value, Layout::Lines);
        assert!(written.contains(&format!("\n{expected}\n")), "{written}");
        let is_named = |what: &str| losses.iter().any(|it| it.what.contains(what));
        assert!(is_named("boardsize"), "{losses:?}");
        assert!(!is_named("malformed"), "{losses:?}");
    }
}

/// `0-0` behind moves is castling to other programs.
#[test]
fn a_result_without_a_sign_of_its_own_stands_in_its_tag_pair() {
    let head = "<head><characteristics><result>0-0</result></characteristics></head>";
    let moves = "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7";
    let text = format!("<cif><game><info>{head}</info><moves>{moves}</moves></game></cif>");
    let reading = cif_types::read(&text);
    let (written, losses) = pgn(&reading.value, Layout::Lines);
    assert!(written.contains("[Result \"0-0\"]\n"), "{written}");
    assert!(written.ends_with("3. Bg2 Bg7 *\n\n"), "{written}");
    assert!(losses.is_empty(), "{losses:?}");
}
