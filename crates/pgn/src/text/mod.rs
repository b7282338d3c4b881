//! The text of PGN files: bytes into games, games into tokens. Nothing is
//! thrown away: what is no PGN becomes a token of its own kind, what is wrong
//! is said in [`Game::faults`], and the text is read on.
//!
//! # What is decided where PGN is silent
//!
//! - A game ends before the tags of the next one, or before a `1.` behind its
//!   result (without a result: behind a blank line, with comments and `%` lines
//!   between the two or without). Within the line of the result a move has to
//!   follow the `1.`.
//! - Result and blank line end a game where a move, the number of one, or
//!   another result comes next; prose stays behind the result. Comments and
//!   `%` lines there belong to the next game, if there is one. What stays
//!   behind a result is a fault.
//! - A `(` behind result and blank line begins a game only before `1.` and a
//!   move; else it belongs to what is behind the result. Without a result it
//!   belongs to the game before, blank line or not.
//! - A result with nothing but comments behind it ends the game, and closes
//!   the variations that are open. Behind such a result and a blank line a
//!   `1.` begins a game, though parentheses are open.
//! - Lines right above a tag pair that look like tag pairs, but for their end,
//!   are of the same game.
//! - A tag pair with the name of the game's first, behind a blank line or a
//!   comment, begins a new game: this one has no moves.
//! - A quotation mark ends the value of a tag pair where `]` follows, so that
//!   marks inside need no backslash. A value does not go over the line's end.
//! - A comment ends at the first `}`; where braces stand inside it, at the
//!   one that balances them, if there is one within 4 KiB and they are nested
//!   no deeper than 32, which is said, for PGN ends it before. A comment that
//!   runs into a line `[Event "` was not closed, nor one that runs into another of the
//!   seven tag pairs of every game behind a blank line.
//! - What is in square or angle brackets and no tag pair is one token if it
//!   ends within its line and 1 KiB.
//! - A result may stand right behind a move (`Qg20-1`) and have blanks in it
//!   (`1 / 2`), and so may castling. `N`, `TN`, `RR` and `D` are signs for
//!   NAGs, but behind the number of a move; `N` and `TN` also right behind a
//!   move that it cannot be a promotion of.
//! - White space is that of Unicode, and what is not seen at all; within a
//!   word the latter parts nothing.
//! - A word without letters and digits is no move, and does not keep the rest
//!   of its line from being read.
//! - `0-0` and `00` are castling; `0-0` is not where it ends a game whose tag
//!   `Result` says so.
//! - UTF-16 and UTF-32 are known by their mark or by the zero bytes between
//!   letters, at the beginning of a file or where it goes on in them. They end where no
//!   zeros stand between letters of ASCII and ends of lines. The encoding
//!   of other text that is not UTF-8 is guessed from the letters that comments
//!   and the values of tag pairs would have: for a game with 64 bytes beyond
//!   ASCII in them from these, for others from those in the 64 KiB behind its
//!   beginning. Where nothing speaks for another one it is Windows-1252, of which
//!   Latin-1 is a part.
//! - In a game that has more UTF-8 than anything else, or UTF-8 and
//!   Windows-1252, what is UTF-8 is read as that, and other bytes as
//!   Windows-1252.
//! - Where characters may end with the byte of a brace (`Shift_JIS`, GBK,
//!   GB18030, Big5), the file is decoded from there on, line by line, lines of
//!   UTF-8 aside. Places are then counted in what it is decoded to.

mod batch;
mod bounds;
mod charset;
mod comment;
mod depth;
mod fault;
mod game;
mod glyph;
mod guess;
mod lead;
mod lexer;
mod notation;
mod reader;
mod source;
mod symbol;
mod tag;
mod token;

pub use batch::Batch;
pub use charset::{Charset, Encoding, UnknownEncoding};
pub(crate) use comment::{game_within, is_quoted};
pub(crate) use depth::Depth;
pub use fault::{Fault, FaultKind};
pub use game::{Game, Location};
pub(crate) use lexer::MOST_NUMBER;
pub use reader::{Bound, Limits, ReadError, Reader};
pub use source::utf8;
pub(crate) use symbol::trim;
pub(crate) use tag::ROSTER;
pub use tag::TagPair;
pub(crate) use token::final_result;
pub use token::{Kind, Token};
