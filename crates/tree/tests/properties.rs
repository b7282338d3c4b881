//! Round trips: text that is read is written as it was, and what is written reads
//! as what it is: on made-up nodes, edited lines, made-up documents and the corpus,
//! and at any depth.

use std::fmt::Write as _;

use cif_tests::sample::Sampler;
use cif_text::board::Board;
use cif_tree::{Item, Line, Ply, Section, Step};
use cif_types::{
    ArchiveItem, Comment, Empty, GameLink, Limits, MoveSection, Nested, Span, Spanned, Token,
    Variation, VariationNode,
};
use proptest::prelude::*;

const WORDS: [&str; 16] = [
    "e2e4", "e7e5", "g8f6", "e7e8Q:i", "--", "0000", "N@f3", "e2e4e4d5", "$1", "$65535", "$0", "$",
    "$x", "e9e4", "1.e4", "é",
];
const SPACES: [&str; 6] = ["", " ", " ", "\n\t", "  ", "\u{A0}"];

fn comment() -> Spanned<Comment<'static>> {
    let text = Spanned::new("good".into(), Span::NONE);
    Spanned::new(Comment::new(text), Span::NONE)
}

fn link() -> Spanned<GameLink<'static>> {
    let text = Token::new("there").expect("a token");
    Spanned::new(GameLink::new(text), Span::NONE)
}

fn text() -> impl Strategy<Value = VariationNode<'static>> {
    let word = (
        prop::sample::select(&WORDS[..]),
        prop::sample::select(&SPACES[..]),
    );
    prop::collection::vec(word, 1..6).prop_map(|words| {
        let text: String = words
            .into_iter()
            .flat_map(|(word, space)| [word, space])
            .collect();
        VariationNode::Text(Spanned::new(text.into(), Span::NONE))
    })
}

fn node() -> impl Strategy<Value = VariationNode<'static>> {
    let leaf = prop_oneof![
        6 => text(),
        1 => Just(VariationNode::Pre(comment().into())),
        1 => Just(VariationNode::Post(comment().into())),
        1 => Just(VariationNode::Draw(Empty::default().into())),
        1 => Just(VariationNode::Msg(Spanned::new("hello".into(), Span::NONE))),
        1 => Just(VariationNode::Prologue(comment().into())),
        1 => Just(VariationNode::Epilogue(comment().into())),
    ];
    leaf.prop_recursive(4, 60, 8, |inner| {
        prop::collection::vec(inner, 0..8).prop_map(|nodes| {
            VariationNode::Var(Nested::from(Variation {
                nodes: merged(nodes),
            }))
        })
    })
}

/// Nodes as a reader gives them: no two texts side by side.
fn merged(nodes: Vec<VariationNode<'static>>) -> Vec<VariationNode<'static>> {
    let mut merged: Vec<VariationNode<'static>> = Vec::new();
    for node in nodes {
        match (merged.last_mut(), node) {
            (Some(VariationNode::Text(before)), VariationNode::Text(text)) => {
                before.value.to_mut().push_str(&text.value);
            }
            (_, node) => merged.push(node),
        }
    }
    merged
}

fn variation() -> impl Strategy<Value = Variation<'static>> {
    prop::collection::vec(node(), 0..12).prop_map(|nodes| Variation {
        nodes: merged(nodes),
    })
}

/// A change of a line: what, and where.
type Edit = (u8, usize);

fn edit(line: &mut Line<'static>, (kind, at): Edit) {
    let board = Board::default();
    let number = at % (line.len() + 1);
    let word = if at % 3 == 0 { "0000" } else { "d2d4" };
    let played = || Ply::parse(word, &board).expect("a move");
    match kind {
        0 => line.push(played()),
        1 => line.insert(number, played()),
        2 => drop(line.add_comment_before(number, comment())),
        3 => line.add_epilogue(comment()),
        4 => line.add_prologue(comment()),
        _ => {
            let Some(ply) = line.plies_mut().get_mut(number) else {
                return;
            };
            match kind {
                5 => ply.add_nag(7),
                6 => ply.add_comment(comment()),
                7 => ply.add_variation(Line::parse("d7d5 $2 zzz", &board)),
                8 => ply.set_draw_offer(at % 2 == 0),
                9 => ply.set_text("0000").expect("a move"),
                10 => ply.add_link(link()),
                _ => ply.variations_mut().for_each(|inner| inner.push(played())),
            }
        }
    }
}

/// The words of a line and its variations, in order.
fn words(line: &Line<'_>) -> Vec<String> {
    let mut words = Vec::new();
    for step in line.walk() {
        match step {
            Step::Ply { ply, .. } => words.push(ply.text().to_owned()),
            Step::Item(Item::Nag(nag)) => words.push(format!("${nag}")),
            Step::Item(Item::Unread(word)) => words.push(word.to_string()),
            _ => {}
        }
    }
    words
}

proptest! {
    #[test]
    fn nodes_come_back(variation in variation()) {
        let line = Line::read(variation.clone(), &Board::default());
        prop_assert_eq!(line.write(), variation);
    }

    #[test]
    fn edited_lines_come_back(
        variation in variation(),
        edits in prop::collection::vec((0_u8..12, 0_usize..40), 0..12),
    ) {
        let board = Board::default();
        let mut line = Line::read(variation, &board);
        for change in edits {
            edit(&mut line, change);
        }
        // An epilogue ends what is read, wherever an edit put it.
        let written = line.clone().write();
        prop_assert_eq!(Line::read(written, &board), line);
    }

    #[test]
    fn plies_keep_what_belongs_to_them(variation in variation(), at in 0_usize..20) {
        let mut line = Line::read(variation, &Board::default());
        let before = belongings(&line);
        let number = at % (line.len() + 1);
        let played = Ply::parse("a2a3", &Board::default()).expect("a move");
        line.insert(number, played);
        let mut after = belongings(&line);
        let (text, nags, comments, variations, _) = after.remove(number);
        prop_assert_eq!((&*text, nags.len(), comments, variations), ("a2a3", 0, 0, 0));
        prop_assert_eq!(&after, &before);

        let mut line_without = line;
        line_without.remove(number);
        if number < before.len() {
            prop_assert_eq!(belongings(&line_without), before);
        }
    }

    #[test]
    fn what_is_taken_out_is_all_that_goes(variation in variation(), at in 0_usize..20) {
        let mut line = Line::read(variation, &Board::default());
        let before = words(&line).len();
        let number = at % (line.len() + 1);
        let is_there = number < line.len();
        let removed = line.remove(number);
        prop_assert_eq!(removed.is_some(), is_there);
        if let Some(removed) = removed {
            let mut alone = Line::default();
            alone.push(removed.ply);
            prop_assert_eq!(words(&line).len() + words(&alone).len(), before);
        }
    }
}

#[test]
fn plies_taken_out_leave_one_blank_behind() {
    let board = Board::default();
    let mut line = Line::parse("e2e4 e7e5\n g1f3 b8c6", &board);
    for number in (0..line.len()).rev() {
        line.remove(number);
        let blanks = line.gap(line.len()).iter().filter(|it| it.is_space());
        assert!(blanks.count() <= 1, "{line:?}");
    }
}

#[test]
fn a_comment_does_not_part_words() {
    let board = Board::default();
    let mut line = Line::parse("e9e4$1e2e4", &board);
    line.push(Ply::parse("0000", &board).expect("a move"));
    line.add_comment_before(0, comment()).expect("a ply");
    assert_eq!(Line::read(line.clone().write(), &board), line);
}

/// The data of each ply, as far as its kind shows the owner.
type Belongings = (String, Vec<u16>, usize, usize, usize);

fn belongings(line: &Line<'_>) -> Vec<Belongings> {
    let plies = line.plies().iter().enumerate();
    plies
        .map(|(number, ply)| {
            (
                ply.text().to_owned(),
                ply.nags().collect(),
                ply.comments().count(),
                ply.variations().count(),
                line.comments_before(number).count(),
            )
        })
        .collect()
}

/// The sections of a document come back, and so does the document.
fn document(text: &str) -> usize {
    let reading = cif_types::read(text);
    let mut archive = reading.value.clone();
    let mut sections = 0;
    for part in &mut archive.items {
        let ArchiveItem::Game(game) = part else {
            continue;
        };
        let board = game.board();
        let main_line: Vec<String> = game.main_line().map(|(_, text)| text.to_owned()).collect();
        let moves = std::mem::take(&mut game.value.moves.value);
        let section = Section::read(moves.clone(), &board);
        let plies = section.line.plies().iter();
        assert!(plies.map(Ply::text).eq(&main_line));
        assert_eq!(section.clone().write(), moves);
        assert_eq!(Section::read(section.clone().write(), &board), section);
        game.value.moves.value = section.write();
        sections += 1;
    }
    assert_eq!(archive, reading.value);
    sections
}

#[test]
fn made_up_documents_come_back() {
    let mut sampler = Sampler::new(11);
    let sections: usize = (0..150)
        .map(|_| document(&sampler.document().to_document()))
        .sum();
    assert!(sections > 30, "only {sections}");
}

#[test]
fn the_corpus_comes_back() {
    let texts = cif_tests::corpus::valid().expect("the corpus is there");
    let sections: usize = texts.iter().map(|text| document(text)).sum();
    assert!(sections > 10, "only {sections}");
}

#[test]
fn depth_is_no_matter() {
    const DEPTH: usize = 5_000;
    let mut text = String::from("<cif><game><info/><moves>");
    for _ in 0..DEPTH {
        text.push_str("e2e4<var>");
    }
    let _ = write!(text, "d2d4{}</moves></game></cif>", "</var>".repeat(DEPTH));
    let limits = Limits {
        depth: DEPTH + 10,
        ..Limits::default()
    };
    let mut archive = cif_types::read_with(&text, &limits).value;
    let ArchiveItem::Game(game) = archive.items.remove(0) else {
        panic!("a game")
    };
    let moves: MoveSection<'_> = game.value.moves.value;
    let section = Section::read(moves.clone(), &Board::default());
    let copy = section.clone();
    assert!(copy == section);
    let deepest = section.line.walk().filter_map(|step| match step {
        Step::Enter { depth, .. } => Some(depth),
        _ => None,
    });
    assert_eq!(deepest.max(), Some(DEPTH));
    assert!(copy.write() == moves);
    assert!(format!("{section:?}").len() > DEPTH);
}

#[test]
fn plies_are_gathered_into_a_line() {
    let board = Board::default();
    let plies = ["e2e4", "e7e5", "g1f3"].map(|text| Ply::parse(text, &board).expect("a move"));
    let [first, rest @ ..] = plies;
    let mut line: Line<'_> = [first].into_iter().collect();
    line.extend(rest);
    assert_eq!(line, Line::parse("e2e4 e7e5 g1f3", &board));
}
