//! Positions beside each other: what stands on the board, and what makes two of them the same.

use cif_text::legality::Side;
use shakmaty::Role;

use crate::position::Position;
use crate::setup::color;

/// Pieces in the order in which [`Position::material`] counts them.
const COUNTED: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

impl Position {
    /// The pieces of a side on the board: kings, queens, rooks, bishops, knights, pawns.
    pub fn material(&self, side: Side) -> [u8; 6] {
        let own = self.board.by_color(color(side));
        // No more than 64.
        #[allow(clippy::cast_possible_truncation)]
        COUNTED.map(|role| (self.board.by_role(role) & own).count() as u8)
    }

    /// The number of pieces on the board.
    pub fn pieces(&self) -> usize {
        self.board.occupied().count()
    }

    /// Returns true if the same pieces stand on the same squares.
    pub fn has_placement_of(&self, other: &Self) -> bool {
        self.board == other.board
    }

    /// Returns true if the same castling rights are left.
    pub fn has_castling_rights_of(&self, other: &Self) -> bool {
        self.castling == other.castling
    }

    /// Returns true if the position is the same for the rule of repetition: placement, side to
    /// move, castling rights, en passant captures that are legal, pockets and checks left.
    pub fn repeats(&self, other: &Self) -> bool {
        self.has_placement_of(other)
            && self.turn == other.turn
            && self.has_castling_rights_of(other)
            && self.pockets == other.pockets
            && self.checks == other.checks
            && self.legal_en_passant() == other.legal_en_passant()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    fn position(fen: &str) -> Position {
        Position::from_fen(Variant::Chess, fen).unwrap().0
    }

    #[test]
    fn material_is_counted_by_side() {
        let rooks = position("4k3/pp6/8/8/8/8/PPP5/R3K2R w KQ - 0 1");
        assert_eq!(rooks.material(Side::White), [1, 0, 2, 0, 0, 3]);
        assert_eq!(rooks.material(Side::Black), [1, 0, 0, 0, 0, 2]);
        assert_eq!(rooks.pieces(), 9);
    }

    #[test]
    fn an_en_passant_square_counts_where_the_capture_is_legal() {
        let plain = position("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
        assert!(position("4k3/8/8/8/4P3/8/8/4K3 b - e3 3 9").repeats(&plain));
        let beside = position("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
        let late = position("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1");
        assert!(!beside.repeats(&late) && beside.has_placement_of(&late));
        assert!(!position("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1").repeats(&plain));
    }

    #[test]
    fn each_part_of_a_position_counts_by_itself() {
        let positions = [
            (Variant::Chess, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
            (Variant::Chess, "4k3/8/8/8/8/8/8/R3K2R w K - 0 1"),
            (Variant::Chess, "4k3/8/8/8/8/8/8/R3K2R b KQ - 0 1"),
            (Variant::Chess, "4k3/8/8/8/8/8/7P/R3K2R w KQ - 0 1"),
            (Variant::Crazyhouse, "4k3/8/8/8/8/8/8/R3K2R[P] w KQ - 0 1"),
            (Variant::Crazyhouse, "4k3/8/8/8/8/8/8/R3K2R[p] w KQ - 0 1"),
            (Variant::ThreeCheck, "4k3/8/8/8/8/8/8/R3K2R w KQ - 2+3 0 1"),
            (Variant::ThreeCheck, "4k3/8/8/8/8/8/8/R3K2R w KQ - 3+2 0 1"),
        ];
        let read = |(variant, fen)| Position::from_fen(variant, fen).unwrap().0;
        let positions = positions.map(read);
        for (at, one) in positions.iter().enumerate() {
            for (other_at, other) in positions.iter().enumerate() {
                assert_eq!(one.repeats(other), at == other_at, "{at} {other_at}");
            }
        }
    }
}
