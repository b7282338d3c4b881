//! The terminals of the move text, in one table. The published page of the
//! move section (`cif-game-moves`) lost its grammar: its structure and its
//! prose survive, most of its spellings do not. Every spelling the reader and
//! the writer use is therefore read from here and written nowhere else, so
//! that a recovered publication can overturn a choice in one place.

use core::fmt::Write as _;

/// One terminal of the grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terminal {
    /// The terminal's name in the grammar.
    pub name: &'static str,
    /// Its spelling.
    pub spelling: Spelling,
    /// The origin of the spelling.
    pub origin: Origin,
    /// The use of the spelling: by the writer, or by the reader alone.
    pub reading: Reading,
    /// Its meaning.
    pub meaning: &'static str,
    /// A move (or NAG) that shows it.
    pub example: &'static str,
}

/// The spelling of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// Exactly this text.
    Text(&'static str),
    /// One ASCII character between these two, both included.
    Class(u8, u8),
}

/// The origin of a spelling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Published.
    Published,
    /// The publication is lost; the choice is ours.
    Ours,
}

/// The use of a spelling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// The one spelling the writer uses.
    Canonical,
    /// The reader accepts it and reports it (rule MV-002).
    AlsoRead,
}

/// The columns of a terminal that differ in most rows.
const fn terminal(
    name: &'static str,
    spelling: Spelling,
    meaning: &'static str,
    example: &'static str,
) -> Terminal {
    Terminal {
        name,
        spelling,
        origin: Origin::Ours,
        reading: Reading::Canonical,
        meaning,
        example,
    }
}

/// File of a square: a letter, the letter doubled or the letter tripled.
pub const FILE: Terminal = terminal(
    "file",
    Spelling::Class(b'a', b'z'),
    "file of a square; doubled for files 27 to 52, tripled for 53 to 64",
    "aa1bb2",
)
.published();
/// Digit of a rank.
pub const RANK: Terminal = terminal(
    "rank",
    Spelling::Class(b'0', b'9'),
    "digits of the rank, 1 to 64",
    "e2e4",
)
.published();
/// Board of a square (third dimension, or board of a tandem game).
pub const BOARD: Terminal = terminal(
    "board",
    Spelling::Class(b'A', b'H'),
    "board of a square: the level of a 3D or 4D board, the board of a tandem game",
    "e2Ae4A",
)
.published();
/// Row of a square (fourth dimension).
pub const ROW: Terminal = terminal(
    "row",
    Spelling::Class(b'1', b'8'),
    "row of a square, after its board, on a 4D board",
    "e2A1e4A2",
)
.published();
/// Promotion piece.
pub const PROMOTION: Terminal = terminal(
    "promotion",
    Spelling::Class(b'A', b'Z'),
    "the piece a pawn becomes, after the leg's second square",
    "e7e8Q",
);
/// Promotion piece in lower case.
pub const PROMOTION_LOWER: Terminal = terminal(
    "promotion",
    Spelling::Class(b'a', b'z'),
    "promotion in lower case",
    "e7e8q",
)
.also_read();
/// Piece of a drop.
pub const DROP: Terminal = terminal(
    "drop",
    Spelling::Class(b'a', b'z'),
    "the piece put on the square before it, whatever its side",
    "f3n",
);
/// Piece of a drop written before its square.
pub const DROP_FIRST: Terminal = terminal(
    "drop",
    Spelling::Class(b'A', b'Z'),
    "piece of a drop, before the drop sign",
    "N@f3",
)
.also_read();
/// Sign between the piece and the square of a drop.
pub const DROP_SIGN: Terminal = terminal(
    "drop sign",
    Spelling::Text("@"),
    "stands between the piece and the square of a drop",
    "N@f3",
)
.also_read();
/// Null move.
pub const NULL: Terminal = terminal(
    "null move",
    Spelling::Text("----"),
    "no move; in a tandem game the board follows",
    "----A",
);
/// Null move, two dashes.
pub const NULL_SHORT: Terminal =
    terminal("null move", Spelling::Text("--"), "no move", "--").also_read();
/// Null move, four zeros.
pub const NULL_ZERO: Terminal =
    terminal("null move", Spelling::Text("0000"), "no move", "0000").also_read();
/// Flag of an en passant capture.
pub const EN_PASSANT: Terminal = terminal(
    "flag",
    Spelling::Text(":e"),
    "en passant: the pawn passed is taken",
    "e5d6:e",
);
/// Flag of an illegal move.
pub const ILLEGAL: Terminal = terminal(
    "flag",
    Spelling::Text(":i"),
    "illegal: the piece moves so, but the position forbids it; may follow another flag",
    "e5d6:e:i",
);
/// Flag of an invalid move.
pub const INVALID: Terminal = terminal(
    "flag",
    Spelling::Text(":v"),
    "invalid: the piece does not move so at all",
    "a1b3:v",
);
/// Flag of castling in a handicap game.
pub const HANDICAP_CASTLING: Terminal = terminal(
    "flag",
    Spelling::Text(":h"),
    "handicap castling: castling in a handicap game without the rook",
    "e1a1:h",
);
/// Flag of castling with king and queen exchanged.
pub const MIRRORED_CASTLING: Terminal = terminal(
    "flag",
    Spelling::Text(":m"),
    "mirrored castling: castling from a start position with king and queen exchanged",
    "d1a1:m",
);
/// Sign that opens a NAG.
pub const NAG: Terminal = terminal(
    "NAG",
    Spelling::Text("$"),
    "opens a numeric annotation glyph, 1 to 65535",
    "$14",
)
.published();

/// All terminals, in the order of the grammar.
pub const TABLE: &[Terminal] = &[
    FILE,
    RANK,
    BOARD,
    ROW,
    PROMOTION,
    PROMOTION_LOWER,
    DROP,
    DROP_FIRST,
    DROP_SIGN,
    NULL,
    NULL_SHORT,
    NULL_ZERO,
    EN_PASSANT,
    ILLEGAL,
    INVALID,
    HANDICAP_CASTLING,
    MIRRORED_CASTLING,
    NAG,
];

impl Terminal {
    const fn published(mut self) -> Self {
        self.origin = Origin::Published;
        self
    }

    const fn also_read(mut self) -> Self {
        self.reading = Reading::AlsoRead;
        self
    }

    /// Returns true if this one byte is a spelling of the terminal.
    pub const fn matches(&self, byte: u8) -> bool {
        match self.spelling {
            Spelling::Class(first, last) => first <= byte && byte <= last,
            Spelling::Text(text) => text.len() == 1 && text.as_bytes()[0] == byte,
        }
    }

    /// The fixed text of the terminal; empty for a class of characters.
    pub const fn text(&self) -> &'static str {
        match self.spelling {
            Spelling::Text(text) => text,
            Spelling::Class(..) => "",
        }
    }

    /// The length of the terminal when `bytes` begins with its fixed text.
    pub(crate) fn len_at(&self, bytes: &[u8], at: usize) -> Option<usize> {
        let text = self.text().as_bytes();
        let found = !text.is_empty() && bytes.get(at..)?.starts_with(text);
        found.then_some(text.len())
    }

    /// The first byte of the spelling, or the first of the class.
    pub(crate) const fn first(&self) -> u8 {
        match self.spelling {
            Spelling::Class(first, _) => first,
            Spelling::Text(text) => match text.as_bytes() {
                [first, ..] => *first,
                [] => 0,
            },
        }
    }

    /// `letter` in the case that the class prescribes.
    pub(crate) fn letter(&self, letter: u8) -> char {
        if self.first().is_ascii_uppercase() {
            char::from(letter.to_ascii_uppercase())
        } else {
            char::from(letter.to_ascii_lowercase())
        }
    }
}

/// The table as a Markdown table, for the written page of the move text.
pub fn terminals_markdown() -> String {
    let mut out = String::from(
        "| terminal | spelling | written | origin | meaning | example |\n\
         | --- | --- | --- | --- | --- | --- |\n",
    );
    for row in TABLE {
        let spelling = match row.spelling {
            Spelling::Text(text) => format!("`{text}`"),
            Spelling::Class(first, last) => {
                format!("`{}`..`{}`", char::from(first), char::from(last))
            }
        };
        let written = match row.reading {
            Reading::Canonical => "yes",
            Reading::AlsoRead => "only read",
        };
        let origin = match row.origin {
            Origin::Published => "published",
            Origin::Ours => "ours",
        };
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "| {} | {spelling} | {written} | {origin} | {} | `{}` |",
            row.name, row.meaning, row.example
        );
    }
    out
}

/// The line before the generated table in a page.
pub const PAGE_BEGIN: &str = "<!-- terminals: begin, generated -->\n";
/// The line after the generated table in a page.
pub const PAGE_END: &str = "<!-- terminals: end -->";

/// `page` with the lines between [`PAGE_BEGIN`] and [`PAGE_END`] replaced by
/// the current table; `None` when the page lacks one of the two lines.
pub fn refresh_page(page: &str) -> Option<String> {
    let (before, rest) = page.split_once(PAGE_BEGIN)?;
    let (_, after) = rest.split_once(PAGE_END)?;
    let table = terminals_markdown();
    Some(format!("{before}{PAGE_BEGIN}{table}{PAGE_END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::moves::{Token, tokens};

    #[test]
    fn every_constant_is_in_the_table() {
        let declared = include_str!("terminals.rs")
            .lines()
            .filter(|line| line.starts_with("pub const ") && line.contains(": Terminal ="))
            .count();
        assert_eq!(declared, TABLE.len(), "add the new terminal to TABLE");
    }

    #[test]
    fn every_example_shows_its_terminal() {
        for row in TABLE {
            let shown = match row.spelling {
                Spelling::Text(text) => row.example.contains(text),
                Spelling::Class(..) => row.example.bytes().any(|byte| row.matches(byte)),
            };
            assert!(shown, "{row:?}");
            let read = ["8x8", "64x64", "8x8x8", "8x8x8x8"].iter().any(|size| {
                let board = Board::new(size.parse().unwrap(), false);
                let mut all = tokens(row.example, &board);
                let first = all.next().map(|found| found.token);
                let fits = match (row.reading, first) {
                    (Reading::Canonical, Some(Token::Move(found))) => found.is_canonical(),
                    (Reading::AlsoRead, Some(Token::Move(found))) => !found.is_canonical(),
                    (_, Some(Token::Nag(_))) => true,
                    _ => false,
                };
                fits && all.next().is_none()
            });
            assert!(read, "{row:?}");
        }
    }
}
