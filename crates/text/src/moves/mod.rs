//! The text of the move section: moves and NAGs between the elements
//! (published page `cif-game-moves`; the spellings stand in
//! [`terminals`](crate::terminals)). [`tokens()`] cuts one piece of text, that
//! is the text between two elements; an element separates moves as white
//! space does, so nothing carries over from piece to piece. Nothing here
//! knows the rules of chess, only the shape of the board.
//!
//! ```
//! use cif_text::board::Board;
//! use cif_text::moves::{Action, Token, tokens};
//!
//! let board = Board::default();
//! let mut plies = 0;
//! for found in tokens("e2e4 e7e5 $1 e1g9", &board) {
//!     match found.token {
//!         Token::Move(played) => {
//!             plies += 1;
//!             if let Action::Legs(legs) = played.action() {
//!                 assert_eq!(legs.first().from.file(), 4);
//!             }
//!         }
//!         Token::Nag(nag) => assert_eq!(nag, 1),
//!         Token::Malformed(fault) => {
//!             assert_eq!(fault.range, 15..17);
//!             assert_eq!(fault.message, "the square lies outside the board");
//!         }
//!     }
//! }
//! assert_eq!(plies, 2);
//! ```

mod action;
mod deviation;
mod fault;
mod flag;
mod parse;
mod played;
mod plies;
mod tokens;

pub use action::{Action, Leg, Legs, LegsIter, PieceLetter};
pub use deviation::Deviation;
pub use fault::{Malformed, MalformedKind};
pub use flag::Flag;
pub use played::{Boards, Move};
pub use plies::Plies;
pub use tokens::{Located, Token, Tokens, plain_squares, tokens};
