//! Awkward text as programs, publishers, servers, hands and scanners make it:
//! each row of `awkward.txt` is read as it says there, and comes back.
//!
//! `BLESS=1 cargo test --package cif-pgn --test awkward` writes what
//! becomes of each; look whether it is right.

mod common;
#[path = "common/fixed.rs"]
mod fixed;
#[path = "common/rows.rs"]
mod rows;

use std::fs;
use std::path::Path;

use cif_pgn::Layout;
use cif_types::{ArchiveItem, Game};
use common::archive;
use fixed::fault;

/// A game as it was read: its result, its moves, its tables.
fn shown(game: &Game<'_>, xml: &str) -> String {
    let head = game.info.head.as_ref();
    let facts = head.and_then(|head| head.characteristics.as_ref());
    let result = facts.and_then(|facts| facts.result.as_ref());
    let result = result.map_or("-", |result| result.value.as_str());
    let moves = xml.split_once("<moves").map_or("", |(_, moves)| moves);
    let moves = moves.rsplit_once("</moves>").map_or("", |(moves, _)| moves);
    let moves = moves.strip_prefix('>').unwrap_or(moves);
    let mut shown = format!("= {result} | {}", moves.replace('\n', "\\n"));
    for info in &game.info.moveinfo {
        for table in &info.table {
            let (kind, text) = (table.content.value.as_str(), table.text.value.as_str());
            shown.extend([" | ", kind, " ", text]);
        }
    }
    shown
}

fn becomes(text: &[u8]) -> Vec<String> {
    let (made, findings) = archive(text);
    let mut lines = Vec::new();
    for item in &made.items {
        let ArchiveItem::Game(game) = item else {
            continue;
        };
        let mut one = made.clone();
        one.items = vec![item.clone()];
        lines.push(shown(game, &cif_types::write(&one).unwrap()));
    }
    lines.extend(findings.iter().map(|finding| format!("! {finding}")));
    lines
}

#[test]
fn every_row_becomes_what_it_says() {
    let is_updating = std::env::var_os("BLESS").is_some();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/awkward.txt");
    let page = fs::read_to_string(&path).unwrap();
    let rows = rows::rows(&page);
    assert!(rows.len() >= 200);
    let mut failures = Vec::new();
    let mut written: Vec<String> = page
        .lines()
        .filter(|line| !line.starts_with(['=', '!']))
        .map(str::to_owned)
        .collect();
    let mut more = 0;
    for (line, row) in &rows {
        let found = becomes(&row.text);
        if found != row.expected {
            failures.push(format!("line {}: {found:#?}\n{:#?}", line, row.expected));
        }
        for layout in [Layout::Lines, Layout::OneLine] {
            if let Some(fault) = fault(&row.text, layout) {
                failures.push(format!("line {line}: {fault}"));
            }
        }
        // Its line, without those that said something before.
        let before = rows.iter().filter(|other| other.0 < *line);
        let said: usize = before.map(|other| other.1.expected.len()).sum();
        let at = line - said + more;
        more += found.len();
        written.splice(at..at, found);
    }
    if is_updating {
        fs::write(&path, written.join("\n") + "\n").unwrap();
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
