//! Other programs on the tricky corpus. python-chess rewrites every file: what
//! it loses is counted on a page, and we must lose nothing. python-chess reads
//! what we write as it reads the files themselves, and pgn-extract reads it
//! without complaint and finds the same games and moves.
//!
//! `BLESS=1` writes the page anew.

mod common;

use core::fmt::Write as _;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use cif_pgn::Layout;
use cif_pgn::text::{Kind, Reader};
use common::{labelled, trip};

fn crate_folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The names of the files, without ending.
fn names() -> Vec<String> {
    let folder = fs::read_dir(crate_folder().join("tests/corpus")).unwrap();
    let paths = folder.map(|entry| entry.unwrap().path());
    let mut names: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|it| it == "pgn"))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

fn source(name: &str) -> Vec<u8> {
    let folder = crate_folder().join("tests/corpus");
    fs::read(folder.join(name).with_extension("pgn")).unwrap()
}

/// A folder with each file of the corpus there and back.
fn written(folder: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
    fs::create_dir_all(&folder).unwrap();
    for name in names() {
        let trip = trip(&source(&name), Layout::Lines);
        assert!(
            trip.losses.is_empty() && trip.there == trip.back,
            "{name}\n{}",
            trip.xml
        );
        let pgn = trip.pgn;
        fs::write(folder.join(name).with_extension("pgn"), pgn).unwrap();
    }
    folder
}

/// Lets python-chess read a folder; its version, and where what it made is.
fn python_chess(folder: &Path, target: &str) -> (String, PathBuf) {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join(target);
    let output = Command::new("python3")
        .arg(crate_folder().join("tests/peers.py"))
        .args([folder, &target])
        .stderr(Stdio::null())
        .output()
        .expect("python3 is not installed");
    assert!(
        output.status.success(),
        "python-chess is not installed: pip install chess==1.11.2"
    );
    let version = String::from_utf8(output.stdout).unwrap().trim().to_owned();
    (version, target)
}

/// The name of a token on the page.
const fn label(kind: Kind) -> &'static str {
    match kind {
        Kind::Tag => "tag pair",
        Kind::Comment => "comment in braces",
        Kind::LineComment => "comment to the end of the line",
        Kind::Escape => "escape line",
        Kind::Open | Kind::Close => "end of a variation",
        Kind::Nag => "NAG",
        Kind::Glyph(_) => "sign for a NAG",
        Kind::Result => "result",
        Kind::Reserved => "text in angle brackets",
        Kind::Move => "move",
        Kind::Number | Kind::Suffix | Kind::Unknown => "anything else",
    }
}

/// The kinds in the order of the page.
const LABELS: [&str; 11] = [
    "tag pair",
    "move",
    "end of a variation",
    "NAG",
    "sign for a NAG",
    "comment in braces",
    "comment to the end of the line",
    "escape line",
    "result",
    "text in angle brackets",
    "anything else",
];

/// All tokens of a file, white space in them aside.
fn tokens(bytes: &[u8]) -> Vec<(&'static str, String)> {
    let mut reader = Reader::new(bytes);
    let mut all = Vec::new();
    while let Some(game) = reader.next_game().unwrap() {
        all.extend(labelled(&game).into_iter().map(|(kind, text)| {
            let words: Vec<_> = text.split_whitespace().collect();
            (label(kind), words.join(" "))
        }));
    }
    all
}

/// Tokens that are not in another file, or not so often, by kind; of comments
/// those whose text stands in a longer one are counted apart.
fn lost(there: &[(&'static str, String)], back: &[(&'static str, String)]) -> Lost {
    let mut left: HashMap<&str, usize> = HashMap::new();
    for (_, text) in back {
        *left.entry(text).or_default() += 1;
    }
    let mut lost = Lost::default();
    for (label, text) in there {
        if let Some(count) = left.get_mut(text.as_str()).filter(|count| **count > 0) {
            *count -= 1;
            continue;
        }
        let inner = text.trim_start_matches('{').trim_end_matches('}').trim();
        let is_joined = label.starts_with("comment")
            && back
                .iter()
                .any(|(other, text)| other.starts_with("comment") && text.contains(inner));
        let counts = if is_joined {
            &mut lost.joined
        } else {
            &mut lost.gone
        };
        *counts.entry(label).or_default() += 1;
    }
    lost
}

#[derive(Default)]
struct Lost {
    gone: HashMap<&'static str, usize>,
    joined: HashMap<&'static str, usize>,
}

#[test]
fn what_python_chess_loses_we_keep() {
    let (version, theirs) = python_chess(&crate_folder().join("tests/corpus"), "peers-rewritten");
    let ours = written("peers-ours-lost");
    let mut table: HashMap<&str, [usize; 4]> = HashMap::new();
    for name in names() {
        let there = tokens(&source(&name));
        let read =
            |folder: &Path| tokens(&fs::read(folder.join(&name).with_extension("pgn")).unwrap());
        let their_loss = lost(&there, &read(&theirs));
        let our_loss = lost(&there, &read(&ours));
        assert!(
            our_loss.gone.is_empty() && our_loss.joined.is_empty(),
            "{name}: {:?} {:?}",
            our_loss.gone,
            our_loss.joined
        );
        for (label, _) in &there {
            table.entry(label).or_default()[0] += 1;
        }
        for (label, count) in their_loss.gone {
            table.entry(label).or_default()[1] += count;
        }
        for (label, count) in their_loss.joined {
            table.entry(label).or_default()[2] += count;
        }
    }
    let mut page = format!(
        "<!-- Made by `BLESS=1 cargo test --package cif-pgn --test peers`. -->\n\n\
         # What is kept of PGN\n\n\
         The {} files of `crates/pgn/tests/corpus`, each read and written again: by python-chess \
         {version} as PGN, by us as CIF and PGN again. The tokens of a file that are not in what \
         was written, or not so often, by kind; layout and the spelling of moves do not count. A \
         comment is joined where its text is part of a longer one. Of games with a mistake in the \
         moves python-chess keeps what is before it.\n\n\
         | token | in the files | lost by python-chess | joined by python-chess | lost by us |\n\
         | --- | ---: | ---: | ---: | ---: |\n",
        names().len()
    );
    for label in LABELS {
        let [all, gone, joined, ours] = table.get(label).copied().unwrap_or_default();
        let _ = writeln!(page, "| {label} | {all} | {gone} | {joined} | {ours} |");
    }
    // They differ, or the comparison would be worth nothing.
    let gone = |label| table.get(label).is_some_and(|counts| counts[1] > 0);
    assert!(gone("comment to the end of the line") && gone("escape line") && gone("NAG"));
    let path = crate_folder().join("../../docs/pgn-peers.md");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &page).unwrap();
    }
    assert_eq!(
        fs::read_to_string(&path).unwrap_or_default(),
        page,
        "stale: BLESS=1 cargo test --package cif-pgn --test peers"
    );
}

/// Files of which python-chess understands more when we have written them:
/// UTF-16, `;` comments, signs for NAGs, tag pairs on one line, braces in comments,
/// promotions and castling in odd spellings, and where games begin and end.
const BETTER_WRITTEN: &[&str] = &[
    "ascii-glyphs",
    "blank-lines",
    "braces-in-comments",
    "broken",
    "castling-with-zeros",
    "crlf",
    "empty-games",
    "encodings",
    "games-on-one-line",
    "lone-cr",
    "mixed",
    "nested-braces",
    "no-headers",
    "odd-byte",
    "promotions",
    "rest-of-line",
    "spellings",
    "tags-on-one-line",
    "unclosed-brace",
    "unclosed-variation",
    "unicode-glyphs",
];

#[test]
fn python_chess_sees_the_same_tree() {
    let (_, there) = python_chess(&crate_folder().join("tests/corpus"), "peers-tree-there");
    let (_, back) = python_chess(&written("peers-ours-tree"), "peers-tree-back");
    let mut differing = Vec::new();
    for name in names() {
        let tree =
            |folder: &Path| fs::read_to_string(folder.join(&name).with_extension("tree")).unwrap();
        let (there, back) = (tree(&there), tree(&back));
        if there != back {
            let moves = |tree: &str| tree.lines().filter(|it| !it.starts_with("game")).count();
            assert!(moves(&back) >= moves(&there), "{name}:\n{there}\n\n{back}");
            differing.push(name);
        }
    }
    assert_eq!(differing, BETTER_WRITTEN);
}

/// Files with what pgn-extract does not know, though it stands in the file and
/// has to be written, and what that is.
const NOT_FOR_EXTRACT: &[(&str, &str)] = &[
    ("braces-in-comments", "; comments"),
    ("brackets-without-braces", "brackets"),
    ("broken", "illegal moves"),
    ("broken-parentheses", "parentheses that are not balanced"),
    ("broken-tandem", "two boards"),
    ("broken-truncated", "no result"),
    ("castling-result", "no result that it knows"),
    ("comments", "several comments before the first move"),
    ("doubtful", "illegal positions"),
    ("empty-games", "no result"),
    ("encodings", "the sign of a half"),
    ("flags", "illegal moves"),
    ("games-on-one-line", "text behind the result"),
    ("halves", "the sign of a half"),
    ("illegal-moves", "illegal moves"),
    ("malformed-tags", "tag pairs that are not closed"),
    ("missing-result", "no result"),
    ("nested-braces", "; comments"),
    ("no-headers", "no result"),
    ("null-moves", "null moves"),
    ("places", "text that is no PGN"),
    ("prelude", "several comments before the first move"),
    ("reserved", "angle brackets"),
    ("rest-of-line", "; comments"),
    ("signs-behind-numbers", "signs of moves behind no move"),
    ("spellings", "the sign of a half"),
    ("strange-tags", "names of tag pairs"),
    ("tags", "a colon in the name of a tag pair"),
    ("tandem", "two boards"),
    ("text-behind-result", "text behind the result"),
    ("truncated", "no result"),
    ("unclosed-brace", "no result"),
    ("unclosed-variation", "a move that is none"),
    ("variant-spellings", "drops"),
    ("variants", "drops"),
    ("variation-first", "a variation before the first move"),
    ("wrong-result", "results that differ"),
];

/// The moves of all games, by game.
fn moves(bytes: &[u8]) -> Vec<Vec<String>> {
    let mut reader = Reader::new(bytes);
    let mut games = Vec::new();
    while let Some(game) = reader.next_game().unwrap() {
        let tokens = labelled(&game).into_iter();
        games.push(
            tokens
                .filter(|(kind, _)| matches!(kind, Kind::Move | Kind::Open | Kind::Close))
                .map(|(_, text)| text)
                .collect(),
        );
    }
    games
}

#[test]
fn pgn_extract_reads_what_we_write() {
    let program = [
        "pgn-extract",
        "/usr/games/pgn-extract",
        "/usr/bin/pgn-extract",
    ]
    .into_iter()
    .find(|program| {
        Command::new(program)
            .arg("--version")
            .stdin(Stdio::null())
            .output()
            .is_ok()
    })
    .expect("pgn-extract is not installed: apt-get install pgn-extract");
    let folder = written("peers-ours-extract");
    let mut failing = Vec::new();
    for name in names() {
        let path = folder.join(&name).with_extension("pgn");
        let output = Command::new(program)
            .arg("-s")
            .arg(&path)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        // With `-s` it writes nothing but complaints there.
        let errors = String::from_utf8_lossy(&output.stderr);
        let ours = moves(&fs::read(&path).unwrap());
        if !(output.status.success() && errors.trim().is_empty() && moves(&output.stdout) == ours) {
            failing.push(name);
        }
    }
    let expected: Vec<_> = NOT_FOR_EXTRACT.iter().map(|(name, _)| *name).collect();
    assert_eq!(failing, expected);
}
