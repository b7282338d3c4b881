//! Games of CIF to look at: moves as people write them, heads as lists of lines, boards with
//! what is drawn on them, comments with their markup made harmless, and reports in HTML.
//!
//! Nothing here knows a terminal, a file or a browser: a game comes in, and values that are
//! ready to be shown go out. A [`GameRecord`] has all of a game, so that a viewer needs no rules
//! of chess; a [`Page`] puts records and the viewer into one HTML file.
//!
//! ```
//! use cif_text::board::Board;
//! use cif_text::legality::Play;
//! use cif_text::moves::{Token, tokens};
//! use cif_types::{Game, GameInfo, MoveSection};
//! use cif_view::picture::{Look, Picture, write};
//! use cif_view::{Beginning, notation};
//!
//! let game = Game::new(GameInfo::default(), MoveSection::default());
//! let board = Board::default();
//! let mut replay = Beginning::of(&game, board).replay.expect("a game of chess");
//! let (mut line, mut last) = (Vec::new(), None);
//! for found in tokens("e2e4 e7e5 g1f3", &board) {
//!     let Token::Move(played) = found.token else { continue };
//!     line.push(notation::written(&replay, &played, false));
//!     replay.play(&played);
//!     last = Some(played);
//! }
//! assert_eq!(line, ["e4", "e5", "Nf3"]);
//!
//! let picture = Picture::of(&replay, board, last.as_ref(), false);
//! let mut svg = Vec::new();
//! write(&mut svg, &picture, "Open game", &[], &Look::default())?;
//! assert!(String::from_utf8_lossy(&svg).contains("<svg"));
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # Decisions
//!
//! - The viewer of a report makes elements from the [`comment::Markup`] of comments and never
//!   parses markup itself. The page allows no script but its own, by a hash in its policy.
//! - Games are compressed in blocks, each of which the browser unpacks when a game of it is
//!   opened; the list of games is one block more.
//! - Positions are written as the squares that each move changed, for one game in any variant
//!   and on boards of any size alike.
//! - Pictures are SVG. With the feature `raster` they are made into pixels by resvg, with a font
//!   that this crate brings.
//! - Findings of a check are shown at the moves they are about. A game is checked as an archive
//!   of its own, whole head included, since that is what the report shows.

pub mod bookkeeping;
pub mod comment;
pub mod data;
pub mod drawing;
mod findings;
pub mod head;
mod json;
mod names;
pub mod notation;
mod others;
mod page;
pub mod picture;
mod pieces;
#[cfg(feature = "raster")]
pub mod raster;
mod record;
mod row;
mod speakers;
mod start;
mod title;

pub use cif_text::visible::{escaped_json, visible, visible_isolated, visible_lines};
pub use findings::{GameFinding, MOST_FINDINGS, findings};
pub use json::shown_json;
pub use names::Names;
pub use page::{Page, Portion};
pub use record::GameRecord;
pub use row::Row;
pub use speakers::Speakers;
pub use start::Beginning;
pub use title::{join, name_of, or, shortened, title, titles};

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
