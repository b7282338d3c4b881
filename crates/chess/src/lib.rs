//! The rules of chess for CIF: start positions, replay, legality, and the
//! notations SAN, long algebraic and UCI. [`Rules`] answers what
//! [`cif_text::legality`] asks; [`Position`] is for those who want to know
//! the rules themselves. This crate alone knows a chess library, shakmaty,
//! whose licence it shares.
//!
//! ```
//! use cif_chess::Rules;
//! use cif_text::board::Board;
//! use cif_text::legality::{Play, Rulebook, SetUp, Standing};
//! use cif_text::moves::{Token, tokens};
//!
//! let board = Board::default();
//! let ready = Rules.set_up(&SetUp { variant: ":Chess", start: "518", board }).unwrap();
//! let mut game = ready.play;
//! let mut reports = Vec::new();
//! for found in tokens("e2e4 f7f5 e4e5 d7d5 e5d6 e8e6 d1h5", &board) {
//!     let Token::Move(played) = found.token else { continue };
//!     let verdict = game.play(&played);
//!     let right = verdict.corrected(&played);
//!     if right != played || !verdict.is_legal() {
//!         reports.push(format!("{played}: {right}: {}", verdict.reason));
//!     }
//! }
//! assert_eq!(reports, [
//!     "e5d6: e5d6:e: ",
//!     "e8e6: e8e6:v: the piece does not move so",
//! ]);
//! // A variation begins before the last move of its line.
//! game.enter_variation();
//! assert_eq!(game.plies(None), 6);
//! ```
//!
//! # What is decided where the format is silent
//!
//! - *Illegal* is what the rules of movement allow and the position forbids:
//!   a king left in check, the capture of a king, castling without right, out
//!   of, through or into check, a capture missed where one is compulsory, any
//!   move after the variant's end, a pass in check. *Invalid* is the rest: no
//!   piece or the other side's, a way that is blocked, a promotion missing or
//!   too many, a drop of what is not in the pocket.
//! - En passant without right is illegal where the text says `:e` and a pawn
//!   stands to be taken, else invalid.
//! - Castling reads by the rook's square. A king's move of two or more files
//!   to the c or g file is castling too, where a rook stands on that side.
//! - `:h`: the king goes two squares from the e-file towards a corner where
//!   the start position had no rook of its side, and has not moved before.
//!   `:m`: a king on the d-file goes to b or f, the rook steps over it.
//! - After a move of the wrong side, the other side is to move: one move left
//!   out does not make all that follow wrong.
//! - Bughouse: a captured piece goes to the pocket of its own side on the other
//!   board, a promoted one as a pawn. Mate ends the game only where no drop
//!   could parry it.
//! - Positions with too much material or with checks that cannot have come
//!   about are accepted.
//!
//! # Limits
//!
//! - Repetition, the rule of fifty moves and lack of material end no game
//!   here: they need no legal move to stop.
//! - Variants other than [`Variant::ALL`], boards other than 8x8, and a
//!   Bughouse board alone are replayed without judgement.
//! - SAN has no place for the board of a tandem game, nor figurines: that is
//!   the caller's.
//!
//! # Map
//!
//! - [`Rules`]: variant, start position and board make a [`Game`];
//! - [`Game`]: replay with variations, through
//!   [`Play`](cif_text::legality::Play);
//! - [`Position`]: one board: FEN, verdicts, legal moves, notations, Polyglot's key;
//! - [`Keys`], [`Fens`]: keys and FENs of positions that follow one another;
//! - [`packed`]: moves in 16 bits, for tables.

mod board;
mod castling;
mod compare;
mod ending;
mod game;
mod judge;
mod key;
mod loose;
mod notation;
mod ordinary;
pub mod packed;
mod position;
mod quiet;
#[cfg(test)]
mod random;
mod rules;
mod setup;
mod variant;
mod ways;

pub use game::Game;
pub use key::Keys;
pub use notation::{CastlingForm, Fens, NotationError};
pub use position::Position;
pub use rules::Rules;
pub use setup::FromFen;
pub use variant::{UnknownVariant, Variant};

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
