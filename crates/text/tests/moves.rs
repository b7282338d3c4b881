//! The move text by example: every file of `tests/moves/` holds pieces of
//! text and the tokens they give. A line `board SIZE [tandem]` sets the board,
//! a line `> TEXT` opens a case (`\n`, `\t`, `\r` and `\u{..}` stand for
//! characters), the lines after it are its tokens, `#` opens a comment line.

use std::fmt::Write as _;
use std::path::Path;

use cif_text::board::Board;
use cif_text::moves::{Action, Boards, Located, Token, tokens};

/// A token as the case files write it.
fn describe(found: &Located<'_>) -> String {
    let mut out = format!("{}..{} ", found.range.start, found.range.end);
    match &found.token {
        Token::Nag(nag) => write!(out, "nag {nag}"),
        Token::Malformed(fault) => write!(
            out,
            "{:?} {}..{}: {}",
            fault.kind, fault.range.start, fault.range.end, fault.message
        ),
        Token::Move(played) => {
            out.push_str(match played.action() {
                Action::Null(_) => "null ",
                Action::Drop { .. } => "drop ",
                Action::Legs(legs) if legs.is_single() => "move ",
                Action::Legs(_) => "legs ",
            });
            match played.action() {
                Action::Legs(legs) => {
                    let legs: Vec<_> = legs.iter().map(|leg| leg.to_string()).collect();
                    out.push_str(&legs.join("+"));
                }
                action => out.push_str(&action.to_string()),
            }
            if let Some(flag) = played.flag() {
                write!(out, " {flag:?}").unwrap();
            }
            if played.has(cif_text::moves::Flag::Illegal)
                && played.flag() != Some(cif_text::moves::Flag::Illegal)
            {
                out.push_str(" Illegal");
            }
            match played.boards() {
                Boards::None => {}
                Boards::One(board) => write!(out, " board {board}").unwrap(),
                Boards::Mixed => out.push_str(" boards mixed"),
            }
            match played.deviation() {
                Some(deviation) => write!(out, " {deviation:?}, write {played}"),
                None => Ok(()),
            }
        }
    }
    .unwrap();
    out
}

/// The text of a case with its escapes resolved.
fn unescape(text: &str) -> String {
    let mut out = text
        .replace("\\n", "\n")
        .replace("\\t", "\t")
        .replace("\\r", "\r");
    while let Some((before, rest)) = out.split_once("\\u{") {
        let (code, after) = rest.split_once('}').expect("an escape has its end");
        let code = u32::from_str_radix(code, 16).expect("an escape is hexadecimal");
        let character = char::from_u32(code).expect("an escape is a character");
        out = format!("{before}{character}{after}");
    }
    out
}

/// Runs the cases of a file; how many there were, and what differs.
fn run(path: &Path) -> (usize, String) {
    let file = std::fs::read_to_string(path).unwrap();
    let mut board = Board::default();
    let mut cases: Vec<(Board, &str, Vec<&str>)> = Vec::new();
    for line in file.lines() {
        if let Some(words) = line.strip_prefix("board ") {
            let (size, tandem) = words.split_once(' ').unwrap_or((words, ""));
            assert!(
                matches!(tandem, "" | "tandem"),
                "{}: {line}",
                path.display()
            );
            board = Board::new(size.parse().unwrap(), !tandem.is_empty());
        } else if let Some(text) = line.strip_prefix('>') {
            cases.push((board, text.strip_prefix(' ').unwrap_or(text), Vec::new()));
        } else if !line.is_empty() && !line.starts_with('#') {
            let case = cases.last_mut().expect("tokens stand after their text");
            case.2.push(line);
        }
    }
    let mut differs = String::new();
    for (board, text, expected) in &cases {
        let unescaped = unescape(text);
        let found: Vec<_> = tokens(&unescaped, board)
            .map(|found| describe(&found))
            .collect();
        if found != *expected {
            writeln!(
                differs,
                "{}\n> {text}\n{}\n(expected)\n{}\n",
                path.display(),
                found.join("\n"),
                expected.join("\n")
            )
            .unwrap();
        }
    }
    (cases.len(), differs)
}

#[test]
fn cases() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/moves");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    assert!(!paths.is_empty());
    let mut differs = String::new();
    for path in paths {
        let (cases, differences) = run(&path);
        assert!(cases > 0, "{} has no case", path.display());
        differs += &differences;
    }
    assert!(differs.is_empty(), "\n{differs}");
}
