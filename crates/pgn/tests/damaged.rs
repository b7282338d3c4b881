//! Damaged files: those of the corpus with bytes, words and lines deleted,
//! put in, doubled and exchanged. Whatever comes of it, the same tokens come
//! back, nothing is lost, and what is written once is written so for ever.
//!
//! `DAMAGED_CASES=20000 cargo test --package cif-pgn --test damaged` looks at
//! more of them, `SHORT_TEXTS=5` at all texts of so many words.

#[path = "common/choices.rs"]
mod choices;
mod common;
#[path = "common/fixed.rs"]
mod fixed;
#[path = "common/rows.rs"]
mod rows;

use std::fs;
use std::ops::Range;
use std::path::Path;
use std::sync::LazyLock;

use choices::Choices;
use cif_chess::{Position, Variant};
use cif_pgn::text::Reader;
use cif_pgn::{ImportOptions, Layout, MainLineTokens, Ply, head, import, outline, plies};
use cif_types::{Characteristics, Game, GameHead, VariationNode};
use common::trip;
use fixed::fault;
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;

/// The part of a file that is taken.
const MOST: usize = 1500;

static FILES: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|it| it == "pgn"))
        .collect();
    paths.sort();
    let files = paths.iter().map(|path| fs::read(path).unwrap());
    // Of the rows some are one file.
    let rows: Vec<Vec<u8>> = rows::rows(include_str!("awkward.txt"))
        .into_iter()
        .map(|(_, row)| row.text)
        .collect();
    files
        .chain(rows.chunks(10).map(|rows| rows.join(&b"\n\n"[..])))
        .collect()
});

/// The texts that are put in.
const PIECES: [&str; 56] = [
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "\"",
    ";",
    "%",
    "<",
    ">",
    "\n",
    "\n\n",
    "\r\n",
    "\r",
    " ",
    "\t",
    "\\",
    "$",
    "$0",
    "$7",
    "!",
    "?!",
    "1-0",
    "*",
    "1/2",
    "1 - 0",
    "0-1",
    "\n1-0\n\n",
    "1.",
    "1...",
    "12.",
    "e4",
    "Nf3",
    "Qg20-1",
    "N",
    "TN",
    "D",
    "=/\u{221e}",
    "\u{b1}",
    "\u{a0}",
    "\u{200b}",
    "\u{3000}",
    "\u{feff}",
    "Zz9",
    "--",
    "-",
    "&",
    "{[%clk 0:00:01]}",
    "{[%eval 0.1] x}",
    "[%foo]",
    "[Event \"x\"]\n",
    "[Result \"1-0\"]\n",
    "\n%\n",
    "\0",
    "\u{1a}",
];

/// The places of words or lines.
fn parts(text: &[u8], is_end: impl Fn(&u8) -> bool) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, byte) in text.iter().enumerate() {
        if is_end(byte) {
            parts.push(start..at + 1);
            start = at + 1;
        }
    }
    if start < text.len() {
        parts.push(start..text.len());
    }
    parts
}

/// A byte, a word or a line.
fn part(text: &[u8], choices: &mut Choices<'_>) -> Range<usize> {
    if text.is_empty() {
        return 0..0;
    }
    let parts = match choices.of(3) {
        0 => {
            let at = choices.of(text.len());
            return at..at + 1;
        }
        1 => parts(text, |byte| b" \n(){}".contains(byte)),
        _ => parts(text, |byte| *byte == b'\n'),
    };
    parts[choices.of(parts.len())].clone()
}

fn damage(text: &mut Vec<u8>, choices: &mut Choices<'_>) {
    let first = part(text, choices);
    match choices.of(6) {
        0 => drop(text.drain(first)),
        1 => {
            let copy = text[first.clone()].to_vec();
            text.splice(first.end..first.end, copy);
        }
        2 => {
            let second = part(text, choices);
            if first.end <= second.start {
                let (one, two) = (text[first.clone()].to_vec(), text[second.clone()].to_vec());
                text.splice(second, one);
                text.splice(first, two);
            }
        }
        3 => {
            let byte = u8::try_from(choices.of(256)).unwrap();
            text.splice(first.start..first.start, [byte]);
        }
        4 => text.truncate(first.end),
        _ => {
            let piece = PIECES[choices.of(PIECES.len())];
            text.splice(first.start..first.start, piece.bytes());
        }
    }
}

fn damaged(numbers: &[u32]) -> Vec<u8> {
    let mut choices = Choices(numbers.iter());
    let mut text = Vec::new();
    for _ in 0..=choices.of(2) {
        let file = &FILES[choices.of(FILES.len())];
        let from = if file.len() > MOST {
            choices.of(file.len() - MOST)
        } else {
            0
        };
        text.extend_from_slice(&file[from..file.len().min(from + MOST)]);
    }
    for _ in 0..=choices.of(8) {
        damage(&mut text, &mut choices);
    }
    // All in UTF-8: else the encoding would have to be guessed anew.
    let mut whole = String::new();
    for chunk in text.utf8_chunks() {
        whole.push_str(chunk.valid());
        whole.extend(chunk.invalid().iter().map(|byte| char::from(*byte)));
    }
    whole.into_bytes()
}

/// The file with as much left out as leaves it faulty.
fn reduced(mut text: Vec<u8>, layout: Layout) -> Vec<u8> {
    let mut step = text.len().div_ceil(2);
    while step > 0 {
        let mut at = 0;
        while at < text.len() {
            let mut shorter = text.clone();
            shorter.drain(at..text.len().min(at + step));
            if core::str::from_utf8(&shorter).is_ok() && fault(&shorter, layout).is_some() {
                text = shorter;
            } else {
                at += step;
            }
        }
        step /= 2;
    }
    text
}

/// The number of files where nobody asks for more.
const CASES: usize = 400;

#[test]
fn damaged_files_come_back() {
    let asked = std::env::var("DAMAGED_CASES").ok();
    let cases = asked.and_then(|it| it.parse().ok()).unwrap_or(CASES);
    let numbers = prop::collection::vec(any::<u32>(), 60);
    let mut runner = TestRunner::deterministic();
    let mut failures = Vec::new();
    for case in 0..cases {
        let numbers = numbers.new_tree(&mut runner).unwrap().current();
        let text = damaged(&numbers);
        let layout = [Layout::Lines, Layout::OneLine][case % 2];
        if fault(&text, layout).is_some() {
            let text = reduced(text, layout);
            let what = fault(&text, layout).unwrap_or_default();
            failures.push(format!("{:?}\n{what}", String::from_utf8_lossy(&text)));
        }
        if failures.len() == 20 {
            break;
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

/// The words of short texts.
const WORDS: [&str; 14] = [
    "\u{1}", " ", "(", ")", "e4", "1.", "2.", "!", "$1", "{}", "{a}", "*", "x", "\n",
];

/// The number of words where nobody asks for more.
const LENGTH: u32 = 3;

#[test]
fn short_texts_come_back() {
    let asked = std::env::var("SHORT_TEXTS").ok();
    let length = asked.and_then(|it| it.parse().ok()).unwrap_or(LENGTH);
    let mut failures = Vec::new();
    for number in 0..WORDS.len().pow(length) {
        let mut text = String::from("1. e4 ");
        let mut rest = number;
        for _ in 0..length {
            text += WORDS[rest % WORDS.len()];
            rest /= WORDS.len();
        }
        if let Some(what) = fault(text.as_bytes(), Layout::Lines) {
            failures.push(format!("{text:?}\n{what}"));
        }
        if failures.len() == 20 {
            break;
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

/// Of these places differ by what counts them.
#[test]
fn blanks_beyond_ascii_come_back() {
    for text in ["e4(\u{c}\u{85})", "e4 (\u{a0}\u{c}) e5"] {
        assert_eq!(fault(text.as_bytes(), Layout::Lines), None, "{text:?}");
    }
}

/// In these texts what is kept becomes something else at its new place.
#[test]
fn text_that_is_read_otherwise_is_reported() {
    for text in ["1A. e4 .N", "[Event \"E\"]\n\n1... e5\n1a. e5 *"] {
        let trip = trip(text.as_bytes(), Layout::Lines);
        let losses: Vec<_> = trip.losses.iter().map(ToString::to_string).collect();
        let loss = "warning[pgn:no-form]: text that was kept, and is read otherwise where it is \
                    written, has no PGN form";
        assert_eq!(losses, [loss], "{text:?}");
        assert_eq!(fault(trip.pgn.as_bytes(), Layout::Lines), None, "{text:?}");
    }
}

/// The head without what depends on the moves.
fn known<'g>(game: &Game<'g>) -> Option<GameHead<'g>> {
    let mut head = game.info.value.head.clone()?.value;
    head.tags.clear();
    if let Some(facts) = &mut head.characteristics {
        (facts.result, facts.plycount) = (None, None);
    }
    // An element without anything says nothing.
    let facts = head.characteristics.get_or_insert_default();
    head.characteristics = (**facts != Characteristics::default()).then(|| facts.clone());
    Some(head)
}

/// Returns true if a line is that of a game, and the game has nothing but what is allowed
/// among its moves.
fn is_line(line: &[Ply], game: &Game<'_>, allowed: MainLineTokens) -> bool {
    let mut after = Position::standard(Variant::Chess);
    let mut moves = game.main_line();
    let is_same = line.iter().all(|ply| {
        moves.next().is_some_and(|(played, _)| {
            (played, after.play(&played)) == (ply.played, ply.verdict) && after == ply.after
        })
    });
    let is_all = game.moves.base.nodes.iter().all(|node| match node {
        VariationNode::Text(text) => allowed == MainLineTokens::Annotations || !text.contains('$'),
        VariationNode::Tag(_) => true,
        VariationNode::Var(_) => false,
        _ => allowed == MainLineTokens::Annotations,
    });
    let is_usual = game.startposition.is_none() && game.moves.movenumber.is_none();
    is_same && moves.next().is_none() && is_all && is_usual
}

/// The difference between a game as it is imported and what is said of it sooner.
fn sooner(text: &[u8]) -> (usize, Option<String>) {
    let mut reader = Reader::new(text);
    let mut outlines = 0;
    while let Ok(Some(game)) = reader.next_game() {
        let whole = import(&game, &ImportOptions::default()).game;
        let sooner = head(&game);
        if known(&sooner) != known(&whole) {
            return (
                0,
                Some(format!("{:?}\n{:?}", known(&sooner), known(&whole))),
            );
        }
        let mut line = Vec::new();
        for allowed in [MainLineTokens::Numbers, MainLineTokens::Annotations] {
            if plies(&game, allowed, &mut line) && !is_line(&line, &whole, allowed) {
                return (0, Some(format!("{allowed:?} {line:?}\n{whole:?}")));
            }
        }
        let Some(outline) = outline(&game) else {
            continue;
        };
        outlines += 1;
        let mut position = Position::standard(Variant::Chess);
        let mut moves = Vec::new();
        for (played, _) in whole.main_line() {
            let packed = position.pack(&played).expect("a move on one board");
            position.play_packed(packed);
            moves.push(packed);
        }
        let (one, other) = (&outline.game.info.head, &whole.info.head);
        if moves != outline.moves || one != other {
            return (0, Some(format!("{moves:?} {outline:?}\n{other:?}")));
        }
    }
    (outlines, None)
}

#[test]
fn what_is_said_sooner_is_the_same() {
    let numbers = prop::collection::vec(any::<u32>(), 60);
    let mut runner = TestRunner::deterministic();
    let damaged =
        (0..2 * CASES).map(|_| damaged(&numbers.new_tree(&mut runner).unwrap().current()));
    let mut outlines = 0;
    for text in FILES.iter().cloned().chain(damaged) {
        let (count, difference) = sooner(&text);
        let text = String::from_utf8_lossy(&text);
        assert_eq!(difference, None, "{text:?}");
        outlines += count;
    }
    assert!(outlines > 200, "{outlines}");
}
