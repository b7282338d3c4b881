//! The move text by example: every file of `tests/moves/` holds pieces of
//! text and the tokens they give. A line `board SIZE [tandem]` sets the board,
//! a line `> TEXT` opens a case (`\n`, `\t`, `\r` and `\u{..}` stand for
//! characters), the lines after it are its tokens, `#` opens a comment line.

#[path = "lists/escapes.rs"]
mod escapes;
mod lists;

use std::fmt::Write as _;
use std::path::Path;

use cif_text::board::Board;
use cif_text::moves::{Action, Boards, Located, Token, tokens};
use escapes::unescape;

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

/// Runs the cases of a file; how many there were, and what differs.
fn run(path: &Path) -> (usize, String) {
    let file = std::fs::read_to_string(path).unwrap();
    let cases = lists::cases(&file);
    let mut differs = String::new();
    for lists::Case {
        board,
        text,
        expected,
    } in &cases
    {
        let (size, tandem) = board.split_once(' ').unwrap_or((board, ""));
        assert!(
            matches!(tandem, "" | "tandem"),
            "{}: {board}",
            path.display()
        );
        let board = Board::new(size.parse().unwrap(), !tandem.is_empty());
        let unescaped = unescape(text);
        let found: Vec<_> = tokens(&unescaped, &board)
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
