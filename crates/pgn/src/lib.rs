//! PGN, the text form of chess games that everybody reads, and the way from
//! it to CIF and back: [`import`] and [`export`]. The module
//! [`text`] reads files of any kind of it, good or bad, one game at a time,
//! and keeps every token with its place and its spelling; it knows neither
//! the rules of chess nor CIF. The module [`command`] reads the data that
//! programs put into comments.
//!
//! ```
//! use cif_pgn::text::{Kind, Reader};
//!
//! let file = b"[Event \"Club\"]\n\n1.e4! {fine} e5 (1...c5) 1/2\n";
//! let mut reader = Reader::new(&file[..]);
//! while let Some(game) = reader.next_game()? {
//!     let tag = game.tags().next().unwrap();
//!     assert_eq!((&*tag.name, &*tag.value), ("Event", "Club"));
//!     let moves = game.tokens().iter().filter(|token| token.kind == Kind::Move);
//!     assert_eq!(moves.count(), 3);
//!     let glyph = game.tokens().iter().find(|token| token.kind == Kind::Glyph(1));
//!     let place = game.location_of(glyph.unwrap());
//!     assert_eq!((place.line, place.column), (3, 5));
//! }
//! # Ok::<(), cif_pgn::text::ReadError>(())
//! ```
//!
//! # There and back
//!
//! ```
//! use cif_pgn::{ExportOptions, ImportOptions, export, import, text::Reader};
//!
//! let file = b"[Event \"Club\"]\n[Result \"*\"]\n\n1. e4 {[%clk 0:03:00] best} c5 (1... e5) *\n";
//! let mut reader = Reader::new(&file[..]);
//! let game = reader.next_game()?.unwrap();
//! let imported = import(&game, &ImportOptions::default());
//! assert!(imported.findings.is_empty());
//! let clocks = &imported.game.info.moveinfo[0].table[0];
//! assert_eq!(clocks.text.as_str(), "0:03:00");
//! let exported = export(&imported.game, &ExportOptions::default()).unwrap();
//! assert!(exported.text.contains("1. e4 {[%clk 0:03:00] best} 1... c5 (1... e5) *"));
//! assert!(exported.losses.is_empty());
//! # Ok::<(), cif_pgn::text::ReadError>(())
//! ```
//!
//! The same tokens come back: tag pairs, moves, NAGs, comments, variations,
//! result, and what is no PGN at all. Layout is not kept: white space, blanks
//! at the ends of comments, numbers of moves, the kind of a comment, the
//! spelling of moves, signs for NAGs. What PGN cannot hold is listed.
//!
//! # What stands in tags
//!
//! Names beginning with `PGN:` keep what the format has no element for:
//! `PGN:order` (names of the tag pairs, where their order is not the standard
//! one or some of the seven are missing), `PGN:comment`, `PGN:escape`,
//! `PGN:unknown` (also in the tag section), `PGN:reserved`, `PGN:nag`,
//! `PGN:result` (a result that is not the game's, or spelt differently, or
//! not at the end; empty where there is none), `PGN:movetext` (moves that
//! cannot be read, and what stands behind a result), `PGN:%name` (a command), `PGN:kept` (the comments of the
//! ply hold commands as text, which are not written twice) and `PGN:tag:..` (a
//! tag pair of the file with such a name). An empty `post` is a comment of
//! commands alone, where another comment or a NAG follows.
//!
//! # What is decided where the format is silent
//!
//! - A game is played on two boards (BPGN: `1A. e4 1a. e5 1B. d4`) where its
//!   first number names a board, or where it names the players of two boards
//!   and has no moves. Without a tag pair `Variant` it is Bughouse. Numbers
//!   without letter go on with the board before them.
//! - There a comment that is a number alone is the clock after the move, in
//!   seconds, with its spelling: `{179.9}`. ECO, NIC and the opening are the
//!   first board's. A dropped pawn is written `P@e6`.
//! - Commands in the first comments of a line are data of the position before
//!   its first move, and stand in `prelude`. In other comments before a move
//!   (`pre`) and at the end of a line (`epilogue`) they stay text: data in the
//!   move section belong to the move before them.
//! - A move that is against the rules is marked (`:i`, `:v`, `:e:i`) and the
//!   game goes on, if its text leaves no doubt of it: where one piece alone
//!   moves so, or where both squares are given; a move behind the end of the
//!   game, too. Else it is kept as text with the rest of its line.
//! - On the way out such moves are written in long algebraic notation,
//!   en passant without right with `e.p.` behind it, castling of a handicap
//!   game as castling, that with king and queen exchanged by the king's two
//!   squares (`Kd1-b1`).
//! - What a tag pair says and cannot be is not believed: a date of no
//!   calendar, a round 0, another number of plies, another result than that of
//!   mate or stalemate on the board. It stays a tag pair, and is reported.
//! - The engine of the evaluations is named in a tag pair `Engine`, which stays
//!   a tag pair on the way back: PGN does not say which evaluations are its own.
//! - Scores that matches of engines leave behind the moves of the main line
//!   (`+0.30/15 0.52s` of cutechess and its kin, `d=30, mt=12345, .., wv=0.35`
//!   of TCEC; see [`command::Record`]) are evaluations by the engine that moved:
//!   each player's name is that of an engine in the data of the game, with a
//!   table that is empty at the other's plies. The time is that of the move.
//!   All comments of the main line are read in one way ([`command::Notation`]).
//!   The comment stays as it is, marked by `PGN:kept`; on the way out such a
//!   table is said by its comments, and what they do not hold is written as
//!   `[%eval ..]`.
//! - Castling rights and en passant squares that do not fit the position stay
//!   in the tag pair `FEN`, and `startposition` is without them.
//! - A variant that nobody knows is named by its letters, digits and signs
//!   after a colon, its moves are text.
//! - Whatever is read, what is written from it is read and written the same. Text that was
//!   kept and becomes something else at its new place is written as that, and reported.
//!   Where nothing else would tell that a game is there, the number of a move
//!   does: `1. *`.
//! - The number of a move has up to 18 digits. What is longer is no number, and
//!   kept as text (`PGN:unknown`).
//! - A ply has up to 256 data in the commands of its comments, and a game
//!   131,072: what is more stays text. So it is with a list of more than 256
//!   squares or arrows.
//! - An archive that comes from PGN says so: the creator is `:PGN`, the
//!   language of comments `*`, and a result that nobody gives is `*`.
//!
//! # Limits
//!
//! - A Bughouse board alone is not replayed, for nothing tells what comes into
//!   its pockets: its moves are kept as text.
//! - The head of a game is written as it stands, without its index entry.

mod archive;
pub mod catalogue;
pub mod command;
mod context;
mod empty;
mod ending;
mod engine;
mod export;
mod flat;
mod head;
mod import;
mod layout;
mod moves;
mod outline;
mod players;
mod readable;
mod report;
mod tag_line;
pub mod text;

pub use archive::losses;
pub use catalogue::Description;
pub use export::{ExportError, ExportOptions, Exported, export, export_reporting};
pub use head::has_unknown_start;
pub use import::{ImportOptions, Imported, archive_info, import};
pub use layout::Layout;
pub use moves::MainLineTokens;
pub use outline::{Outline, Ply, head, outline, plies};
pub use readable::is_readable;
pub use report::{Finding, FindingKind, Loss};

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
