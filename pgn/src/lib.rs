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
//!     let place = game.position(glyph.unwrap());
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
//! cannot be read), `PGN:%name` (a command), `PGN:kept` (the comments of the
//! ply hold its commands as text) and `PGN:tag:..` (a tag pair of the file
//! with such a name). An empty `post` is a comment of commands alone, where
//! another comment or a NAG follows.
//!
//! # Limits
//!
//! - The moves of games on two boards (BPGN) are kept as text by [`import`],
//!   which says so; [`export`] refuses such games.
//! - Commands in comments before a move stay text.
//! - The head of a game is written as it stands, without its index entry.

pub mod command;
mod export;
mod head;
mod import;
mod layout;
mod moves;
mod report;
pub mod text;

pub use export::{ExportError, ExportOptions, Exported, export};
pub use import::{ImportOptions, Imported, archive_info, import};
pub use layout::Layout;
pub use report::{Finding, FindingKind, Loss};
