//! Evaluations of engines, brought into a game: the lines of a game as an
//! engine is given them, searches as records, and the evaluation tables,
//! elements and tags that an archive keeps of them.
//!
//! ```
//! use cif_annotate::{Engine, Gathered, Lines, Search, WriteOptions, write};
//! use cif_uci::info::Info;
//! # let text = r#"<cif><game><info/><moves>e2e4 e7e5</moves></game>
//! # <info><version>1.0</version><creator/><created>2026-01-31</created>
//! # <content games="1"/></info></cif>"#;
//! # let mut archive = cif_types::read(text).value;
//! # let cif_types::ArchiveItem::Game(game) = &mut archive.items[0] else { panic!() };
//! // <moves>e2e4 e7e5</moves>
//! let lines = Lines::of(game)?;
//! assert_eq!(lines.command(lines.main(), 1), "position startpos moves e2e4");
//!
//! let mut gathered = Gathered::default();
//! for said in ["info depth 9 score cp -31 time 98", "info depth 9 currmove g8f6"] {
//!     gathered.take(&Info::parse(said).unwrap().value);
//! }
//! let search = Search::of_main_line(1, gathered.finish());
//! let engine = Engine::new("Fish 1.0");
//! let written = write(game, &engine, &[search], &WriteOptions::default())?;
//! assert_eq!((written.engine, written.items), (Some(0), 1));
//! // Black was to move, so that the score is turned.
//! let table = &game.info.moveinfo[0].table[0];
//! assert_eq!(table.text.as_str(), "+31:9#10");
//! # Ok::<(), cif_annotate::NoLines>(())
//! ```
//!
//! # What is decided where the format is silent
//!
//! - The position before the first move has no item in a table: its
//!   evaluation is an `eval` of the prelude.
//! - Evaluations of positions in variations are `eval` elements with the
//!   engine's number.
//! - An engine is known by its name. What it says again about a position
//!   takes the place of what it said before, its tags included.
//! - Numbers of engines that something refers to are not given to another
//!   one, even where no engine has them.
//! - Tags named `UCI:` and a field belong to the first engine of the game's
//!   data; those of another one stand behind a tag `UCI:engine` with its
//!   number.
//! - Lines beside the first (`multipv`) are tags `UCI:multipv`, each with all
//!   that the engine said, as in an `info` line.
//! - An expected line becomes a `var` that is an alternative to the next move;
//!   after the last move, to that one, which it repeats. Moves that do not fit
//!   the position stay text, in a tag `UCI:pv`.
//!
//! # Limits
//!
//! - Games on two boards, and variants or boards whose rules are not known,
//!   have no lines for an engine.
//! - A line ends where UCI has no word for its move: illegal moves, null
//!   moves, castling of handicap games.
//!
//! # Map
//!
//! - [`Lines`], [`GameLine`], [`Path`]: where a game's lines go;
//! - [`Search`], [`Assessment`], [`Gathered`], [`Engine`]: what was said;
//! - [`write()`]: into the game;
//! - [`mod@log`]: searches out of logs;
//! - [`review`]: evaluations and times read back, and what moves cost;
//! - [`live`]: asked of an engine that runs.

mod lines;
pub mod live;
pub mod log;
pub mod review;
mod search;
mod variants;
mod write;

pub use lines::{Branch, GameLine, Lines, NoLines, Path, Start, Stop};
pub use search::{Assessment, Engine, Gathered, Place, Search};
pub use write::{Fields, OddLine, Skipped, UnknownField, WriteOptions, Written, write};

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
