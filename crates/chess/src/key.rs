//! A number for each position, the same wherever it comes about: Polyglot's key, as opening
//! books and databases have it.

use cif_text::legality::Side;
use shakmaty::zobrist::{Zobrist64, ZobristValue as _};
use shakmaty::{CastlingSide, Color, RemainingChecks, Role, attacks};

use crate::board::Board;
use crate::position::Position;

impl Position {
    /// The key of Polyglot, which leaves the counts of moves out. An en passant square
    /// counts where a pawn stands beside it, as Polyglot has it. Pockets, promoted pieces of
    /// Crazyhouse and checks that are left add to it as they do in the crate `shakmaty`.
    ///
    /// ```
    /// use cif_chess::{Position, Variant};
    /// let start = Position::standard(Variant::Chess);
    /// assert_eq!(start.key(), 0x463b_9618_1691_fc9c);
    /// ```
    pub fn key(&self) -> u64 {
        Keys::default().key(self)
    }

    /// The part of the key that is not of the pieces.
    fn key_of_rights(&self) -> Zobrist64 {
        let mut key = Zobrist64::default();
        if self.turn == Color::White {
            key ^= Zobrist64::zobrist_for_white_turn();
        }
        for rook in self.castling & self.board.rooks() {
            let color = Color::from_white(self.board.white().contains(rook));
            let king = (self.castling_kings() & self.board.by_color(color)).last();
            let side = CastlingSide::from_king_side(king.is_some_and(|king| king < rook));
            key ^= Zobrist64::zobrist_for_castling_right(color, side);
        }
        if let Some(ep) = self.ep {
            let pawns = self.board.pawns() & self.board.by_color(self.turn);
            if (attacks::pawn_attacks(self.turn.other(), ep) & pawns).any() {
                key ^= Zobrist64::zobrist_for_en_passant_file(ep.file());
            }
        }
        if self.variant.has_pockets() {
            for square in self.promoted {
                key ^= Zobrist64::zobrist_for_promoted(square);
            }
            for color in Color::ALL {
                for role in Role::ALL {
                    let count = self.pocket(color, role);
                    key ^= Zobrist64::zobrist_for_pocket(color, role, count);
                }
            }
        }
        if self.variant == crate::Variant::ThreeCheck {
            for (color, side) in [(Color::White, Side::White), (Color::Black, Side::Black)] {
                let left = RemainingChecks::new(u32::from(self.checks_left(side).min(3)));
                key ^= Zobrist64::zobrist_for_remaining_checks(color, left);
            }
        }
        key
    }
}

/// Keys of positions that follow one another: only the squares that changed since the last
/// one are looked at.
///
/// ```
/// use cif_chess::{Keys, Position, Variant};
/// let mut keys = Keys::default();
/// let mut position = Position::standard(Variant::Chess);
/// assert_eq!(keys.key(&position), position.key());
/// position.play_san(b"e4");
/// assert_eq!(keys.key(&position), position.key());
/// ```
#[derive(Clone, Debug)]
pub struct Keys {
    board: Board,
    pieces: Zobrist64,
}

impl Default for Keys {
    fn default() -> Self {
        Self {
            board: Board::EMPTY,
            pieces: Zobrist64::default(),
        }
    }
}

impl Keys {
    /// The [key](Position::key) of a position.
    pub fn key(&mut self, position: &Position) -> u64 {
        for square in self.board.changes(&position.board) {
            for board in [&self.board, &position.board] {
                if let Some(piece) = board.piece_at(square) {
                    self.pieces ^= Zobrist64::zobrist_for_piece(square, piece);
                }
            }
        }
        self.board.clone_from(&position.board);
        (self.pieces ^ position.key_of_rights()).0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Through positions of all variants in turns, the keys are those of the library's
    /// numbers, square by square.
    #[test]
    fn what_changed_is_enough() {
        let mut keys = Keys::default();
        crate::random::positions(|position| {
            let mut expected = position.key_of_rights();
            for square in shakmaty::Square::ALL {
                if let Some(piece) = position.board.piece_at(square) {
                    expected ^= Zobrist64::zobrist_for_piece(square, piece);
                }
            }
            assert_eq!(keys.key(position), expected.0);
        });
    }
}
