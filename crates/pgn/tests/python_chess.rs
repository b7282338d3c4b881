//! python-chess as a second reader: it finds the same games and the same main
//! lines in what we write, and what it loses of the same files is counted.

mod common;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use cif_pgn::Layout;
use cif_pgn::text::Reader;
use common::{sequence, trip};

const SCRIPT: &str = "
import chess.pgn, io, sys
text = io.StringIO(sys.stdin.buffer.read().decode('utf-8'))
while (game := chess.pgn.read_game(text)) is not None:
    sys.stdout.buffer.write((str(game) + '\\n\\n').encode('utf-8'))
";

/// The games that python-chess reads from a file.
fn rewritten(pgn: &str) -> Vec<Vec<String>> {
    let mut child = Command::new("python3")
        .args(["-c", SCRIPT])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("python3 with the package chess: pip install chess==1.11.2");
    child
        .stdin
        .take()
        .unwrap()
        .write_all(pgn.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let mut reader = Reader::new(&output.stdout[..]);
    let mut games = Vec::new();
    while let Some(game) = reader.next_game().unwrap() {
        games.push(sequence(&game));
    }
    games
}

fn main_line(sequence: &[String]) -> Vec<&str> {
    let mut depth = 0;
    let mut moves = Vec::new();
    for token in sequence {
        match token.as_bytes() {
            b"(" => depth += 1,
            b")" => depth -= 1,
            [b'a'..=b'h', b'1'..=b'8', ..] | b"----" if depth == 0 => moves.push(token.as_str()),
            _ => {}
        }
    }
    moves
}

fn notes(games: &[Vec<String>]) -> usize {
    let all = games.iter().flatten();
    all.filter(|token| token.starts_with(['{', '$', '%']))
        .count()
}

#[test]
fn python_chess_reads_what_we_write() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut lost = 0;
    for name in [
        "comments",
        "commands",
        "spellings",
        "tags",
        "crlf",
        "long-lines",
        "variants",
    ] {
        let bytes = fs::read(folder.join(name).with_extension("pgn")).unwrap();
        let trip = trip(&bytes, Layout::Lines);
        let theirs = rewritten(&trip.pgn);
        assert_eq!(trip.back.len(), theirs.len(), "{name}\n{}", trip.pgn);
        for (ours, theirs) in trip.back.iter().zip(&theirs) {
            assert_eq!(main_line(ours), main_line(theirs), "{name}\n{}", trip.pgn);
        }
        assert_eq!(notes(&trip.there), notes(&trip.back), "{name}");
        lost += notes(&trip.there).saturating_sub(notes(&theirs));
        assert!(trip.losses.is_empty() && !trip.xml.is_empty());
    }
    // Repeated NAGs, and comments that it joins or does not know.
    assert!(lost > 0);
}
