//! The phases of a game on the usual board: opening, middle game and endgame, distinguished by
//! the pieces that are left and by development.

use cif_text::legality::{Play, Side};
use cif_text::square::Square;

/// The plies with which the later phases of a game begin.
///
/// The middle game begins where ten queens, rooks, bishops and knights are left at the most, or
/// where one side has fewer than four pieces on its first rank; the endgame where six of those
/// are left. It is the division of lichess without its measure of how mixed up the sides are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Phases {
    /// The first ply of the middle game, from 0, as in [`Review::plies`](super::Review::plies).
    pub middlegame: Option<usize>,
    /// The first ply of the endgame.
    pub endgame: Option<usize>,
}

impl Phases {
    /// Takes account of the position after a ply; positions come in their order.
    pub(super) fn see(&mut self, ply: usize, position: &impl Play) {
        const MIDDLEGAME: u32 = 10;
        const ENDGAME: u32 = 6;
        const DEVELOPED: u32 = 4;
        if self.endgame.is_some() {
            return;
        }
        let mut pieces = 0;
        let mut at_home = [0; 2];
        for square in (0..64).filter_map(|at| Square::new(at % 8, at / 8)) {
            let Some(piece) = position.piece(square) else {
                continue;
            };
            pieces += u32::from(matches!(piece.letter.upper(), 'Q' | 'R' | 'B' | 'N'));
            match (piece.side, square.rank()) {
                (Side::White, 0) => at_home[0] += 1,
                (Side::Black, 7) => at_home[1] += 1,
                _ => {}
            }
        }
        let is_developed = at_home.iter().any(|count| *count < DEVELOPED);
        if self.middlegame.is_none() && (pieces <= MIDDLEGAME || is_developed) {
            self.middlegame = Some(ply);
        }
        if pieces <= ENDGAME {
            self.endgame = Some(ply);
        }
    }
}
