//! Counting plies over the pieces of a main line, per board in a tandem game.

use super::played::{Boards, Move};
use crate::square::BoardLetter;

/// The plies of a line. Null moves count; NAGs and faults do not.
///
/// ```
/// use cif_text::board::Board;
/// use cif_text::moves::{Plies, Token, tokens};
/// use cif_text::square::BoardLetter;
/// let board = Board::new("8x8".parse().unwrap(), true);
/// let mut plies = Plies::default();
/// for piece in ["e2Ae4A d2Bd4B", " ----A f3Bn e7Be5B"] {
///     for found in tokens(piece, &board) {
///         if let Token::Move(played) = found.token {
///             plies.add(&played);
///         }
///     }
/// }
/// assert_eq!(plies.total(), 5);
/// assert_eq!(plies.on(BoardLetter::B), 3);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plies {
    total: u64,
    on: [u64; BoardLetter::ALL.len()],
}

impl Plies {
    /// Counts a move.
    pub fn add(&mut self, played: &Move<'_>) {
        self.total += 1;
        if let Boards::One(board) = played.boards()
            && let Some(count) = self.on.get_mut(usize::from(board.index()))
        {
            *count += 1;
        }
    }

    /// All plies.
    pub const fn total(&self) -> u64 {
        self.total
    }

    /// The plies all of whose squares name this board.
    pub fn on(&self, board: BoardLetter) -> u64 {
        self.on
            .get(usize::from(board.index()))
            .copied()
            .unwrap_or_default()
    }
}
