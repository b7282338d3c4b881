//! The movetext, made again from the table of plies: the same tokens as the game has where it is
//! written as PGN.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use cif::write::{ArchiveWriter, Sharing};
use cif_pgn::text::{Kind, Reader};
use cif_pgn::{ExportOptions, export};
use cif_tables::Table;

/// The moves, NAGs and parentheses of PGN.
fn of_pgn(text: &str) -> Vec<String> {
    let mut reader = Reader::new(text.as_bytes());
    let game = reader.next_game().expect("a game").expect("a game");
    let token = |it: &cif_pgn::text::Token| match it.kind {
        Kind::Move | Kind::Open | Kind::Close | Kind::Nag => Some(game.text(it).into_owned()),
        Kind::Glyph(nag) => Some(format!("${nag}")),
        _ => None,
    };
    let mut tokens: Vec<String> = Vec::new();
    for token in game.tokens().iter().filter_map(token) {
        // A variation without a move has no row.
        if token == ")" && tokens.last().is_some_and(|it| it == "(") {
            tokens.pop();
        } else {
            tokens.push(token);
        }
    }
    tokens
}

const COLUMNS: [&str; 6] = ["game", "line", "parent_line", "san", "nags", "is_legal"];

/// The same of the rows of a game.
fn of_rows(rows: &[&Vec<String>]) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut open = vec!["0"];
    for row in rows {
        let (line, parent) = (row[1].as_str(), row[2].as_str());
        let target = if open.contains(&line) { line } else { parent };
        while open.last().is_some_and(|it| *it != target) {
            open.pop();
            tokens.push(")".to_owned());
        }
        if target != line {
            open.push(line);
            tokens.push("(".to_owned());
        }
        tokens.push(row[3].clone());
        let nags = row[4].split(' ').filter(|it| !it.is_empty());
        tokens.extend(nags.map(|it| format!("${it}")));
    }
    tokens.extend((1..open.len()).map(|_| ")".to_owned()));
    tokens
}

/// The files of a folder with an ending.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = entries.map(|it| it.expect("an entry").path()).collect();
    paths.retain(|it| it.extension().is_some_and(|it| it == ending));
    paths.sort();
    paths
}

#[test]
fn the_table_of_plies_has_the_tokens_of_the_movetext() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut archives = files("../../tests/corpus", "cif");
    for (number, path) in files("../pgn/tests/corpus", "pgn").iter().enumerate() {
        let archive = folder.path().join(format!("{number}.cif"));
        let sharing = Sharing {
            index: number % 2 == 0,
            namebase: number % 2 == 0,
            creator: None,
        };
        let mut writer = ArchiveWriter::create(&archive, "2026-01-31", sharing).expect("a file");
        for read in cif::pgn::read(path).expect("a file") {
            let game = read.expect("a game").game;
            writer.game(game).expect("it is written");
        }
        writer.place().expect("it is placed");
        archives.push(archive);
    }
    let mut compared = 0;
    for path in &archives {
        let rows = common::table(Table::Plies, &COLUMNS, path);
        let Ok(games) = cif::read::open(path) else {
            continue;
        };
        for (number, read) in (1..).zip(games) {
            let Ok(read) = read else { break };
            let game = &read.game;
            let number: u64 = number;
            let number = number.to_string();
            let rows: Vec<&Vec<String>> = rows.iter().filter(|it| it[0] == number).collect();
            let exported = export(game, &ExportOptions::default()).expect("PGN");
            // What is kept as text stands in no column, nor does what is no move of chess.
            let is_kept = format!("{:?}", game.moves).contains("PGN:");
            let is_legal = rows.iter().all(|it| it[5] == "true");
            let expected = of_pgn(&exported.text);
            // Castling with king and queen exchanged is not written in SAN.
            let is_long = |it: &String| it.contains('-') && !it.starts_with("O-O");
            let is_san = is_legal && !expected.iter().any(is_long);
            if game.tandem() || is_kept || !is_san || !exported.losses.is_empty() {
                continue;
            }
            assert_eq!(of_rows(&rows), expected, "{path:?} {number}");
            compared += 1;
        }
    }
    assert!(compared > 60, "{compared}");
}
