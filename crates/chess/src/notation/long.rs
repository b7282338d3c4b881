//! Long algebraic notation: both squares, joined by `-` or `x`.

use cif_text::moves::{Action, Move};
use shakmaty::Role;

use super::san::push_square;
use crate::judge::Judged;
use crate::position::{Change, Position, library_square};

impl Position {
    /// The move in long algebraic notation, like `Ng1-f3` or `e7xd8=Q+`.
    pub fn long_algebraic(&self, played: &Move<'_>) -> String {
        let mut out = String::with_capacity(8);
        let judged = self.judge_text(played);
        self.write_long(played, &judged, &mut out);
        if judged.is_legal() && !matches!(played.action(), Action::Null(_)) {
            self.write_suffix(judged.change, &mut out);
        }
        out
    }

    pub(super) fn write_long(&self, played: &Move<'_>, judged: &Judged, out: &mut String) {
        let castling = super::castling(judged.change);
        // Another move may be what that means here: castling of the other king, or past a rook.
        let castling = castling.map(|is_short| if is_short { "O-O" } else { "O-O-O" });
        match played.action() {
            Action::Null(_) => out.push_str("--"),
            Action::Drop { piece, square } => {
                if piece.upper() != 'P' {
                    out.push(piece.upper());
                }
                out.push('@');
                if let Some(square) = library_square(square) {
                    push_square(square, out);
                }
            }
            Action::Legs(legs)
                if let Some(text) = castling
                    && legs.is_single()
                    && legs.first().promotion.is_none()
                    && self
                        .read_any(text)
                        .is_ok_and(|read| read.action() == played.action()) =>
            {
                out.push_str(text);
            }
            Action::Legs(legs) => {
                for (index, leg) in legs.iter().enumerate() {
                    let (Some(from), Some(to)) = (library_square(leg.from), library_square(leg.to))
                    else {
                        continue;
                    };
                    if index == 0 {
                        let role = self.board.role_at(from);
                        if let Some(role) = role.filter(|role| *role != Role::Pawn) {
                            out.push(role.upper_char());
                        }
                        push_square(from, out);
                    }
                    let takes = matches!(judged.change, Change::EnPassant { .. })
                        || self.board.occupied().contains(to);
                    out.push(if takes { 'x' } else { '-' });
                    push_square(to, out);
                    if let Some(piece) = leg.promotion {
                        out.push('=');
                        out.push(piece.upper());
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use cif_text::board::Board;

    use super::*;
    use crate::Variant;

    #[test]
    fn illegal_moves_like_castling_read_back_as_themselves() {
        for (fen, text, expected) in [
            ("6k1/8/8/8/8/8/8/R4RK1 w - - 0 1", "g1f1", "Kg1xf1"),
            ("r3k3/8/8/8/8/8/8/R3K3 w - - 0 1", "e8a8", "Ke8xa8"),
            ("r3k3/8/8/8/8/8/8/R3K3 w - - 0 1", "e1a1", "O-O-O"),
        ] {
            let (position, _) = Position::from_fen(Variant::Chess, fen).unwrap();
            let played = Move::parse(text, &Board::default()).unwrap();
            assert_eq!(position.san(&played), expected);
            let read = position.read_any(expected).unwrap();
            assert_eq!(read.action(), played.action(), "{expected}");
        }
    }
}
