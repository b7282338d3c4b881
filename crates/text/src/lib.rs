//! The small languages inside the strings of a CIF archive: the text of the
//! move section, the tables of move information, squares and board sizes, the
//! notations of pieces and of board rules.
//! They stand inside attributes and text of the XML, where a schema can say
//! little about them.
//!
//! ```
//! use cif_text::board::Board;
//! use cif_text::moves::{Flag, Token, tokens};
//! use cif_text::tables::count_items;
//!
//! let board = Board::new("8x8".parse()?, false);
//! let base = 1200; // where the text stands in the archive
//! let mut plies = 0;
//! let mut reports = Vec::new();
//! for found in tokens("d2d4 e7e5 d4e5 d7d5 $6 e5d6:e e8e9", &board) {
//!     match found.token {
//!         Token::Move(played) => {
//!             plies += 1;
//!             assert_eq!(played.has(Flag::EnPassant), plies == 5);
//!         }
//!         Token::Nag(nag) => assert_eq!(nag, 6),
//!         Token::Malformed(fault) => {
//!             reports.push((base + fault.range.start, fault.message));
//!         }
//!     }
//! }
//! assert_eq!(reports, [(1232, "the square lies outside the board")]);
//! assert!(count_items("+13:18, +20, , -5") <= plies);
//! # Ok::<(), cif_text::board::BoardSizeError>(())
//! ```
//!
//! # Limits
//!
//! - No rules of chess: whether a move is legal, whether it is castling or
//!   en passant, whose turn it is, is not known here. `e1g1` for castling
//!   therefore reads as a plain king's move.
//! - No XML: the caller passes text with entities resolved, and keeps track
//!   of where it stood.
//! - A piece is one letter of `A` to `Z`; the longer piece names that a
//!   variant's own notation allows have no place in the move text.
//! - Text of any kind is read without panic, in linear time, and without
//!   allocation where no tree comes out ([`mbn`], [`fbr`]); positions are
//!   bytes.
//!
//! # Map
//!
//! - [`moves`]: the move text, its tokenizer and its writer;
//! - [`terminals`]: every spelling of the move text, in one table;
//! - [`tables`]: the items of `moveinfo/table`, and those of `eval`, `clock`,
//!   `elapsed` and `sent`, which have the same grammar;
//! - [`square`]: squares, alone or joined;
//! - [`start`]: start positions, and [`fen`]: those given as FEN;
//! - [`legality`]: what is asked of the rules of chess, and of whom;
//! - [`board`]: the size of the board, and what lies on it;
//! - [`blob`]: binary data in basE91, compressed or not;
//! - [`date`]: calendar dates, whole or in part;
//! - [`language`]: codes of languages;
//! - [`space`]: white space;
//! - [`wide`]: text in UTF-16 and UTF-32;
//! - [`mbn`]: how the pieces of a variant move, and [`fbr`]: the rules of its
//!   board; [`notation`] is what the two share.

pub mod blob;
pub mod board;
pub mod date;
pub mod fbr;
pub mod fen;
pub mod language;
pub mod legality;
pub mod mbn;
pub mod moves;
pub mod notation;
pub mod space;
pub mod square;
pub mod start;
pub mod tables;
pub mod terminals;
pub mod visible;
pub mod wide;

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
