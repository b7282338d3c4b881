//! The lines of chess engines over UCI, the Universal Chess Interface, and what
//! it means for an archive.
//!
//! ```
//! use cif_text::tables::Side;
//! use cif_uci::line::{Line, Message};
//! use cif_uci::meaning::{evaluation, principal};
//!
//! let said = "\
//! info depth 11 score cp -13 time 98 pv e7e5
//! info depth 12 score mate -3 time 125 pv f7f6 d1h5
//! bestmove f7f6";
//! let mut infos = Vec::new();
//! for line in said.lines() {
//!     if let Line::Engine(Message::Info(info)) = Line::parse(line).value {
//!         infos.push(info);
//!     }
//! }
//! // Black was to move, so White mates.
//! let found = evaluation(principal(&infos).unwrap(), Side::Black).unwrap();
//! assert_eq!(found.item.to_string(), "+31997:12#13");
//! ```
//!
//! # Limits
//!
//! - No rules of chess: moves are text, and whether they fit a position is
//!   for the caller to find out.
//! - An engine is a program of its own; nothing that it does can do more than
//!   cost the time that it was given.
//! - Reading never fails and never panics: what cannot be taken as it stands
//!   is left out, and a [`warning::Warning`] says where and why.
//! - Nothing is copied from a line; fields borrow from it.
//!
//! # Map
//!
//! - [`info`]: the `info` line, read and written;
//! - [`mod@line`]: all other lines, of engines and of the programs that use them;
//! - [`log`]: whole logs of games, with the prefixes that programs write;
//! - [`engine`]: an engine that is run as a program;
//! - [`gathered`]: what counts of all that is said in a search;
//! - [`meaning`]: from scores to the evaluations of an archive;
//! - [`moves`]: lists of moves;
//! - [`warning`]: what could not be read.

mod blank;
mod eight;
pub mod engine;
pub mod gathered;
pub mod info;
pub mod line;
mod lines;
pub mod log;
pub mod meaning;
pub mod moves;
mod reader;
mod tokens;
pub mod warning;

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
