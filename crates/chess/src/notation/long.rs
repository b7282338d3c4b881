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
                if super::castling(judged.change).is_some()
                    && legs.is_single()
                    && legs.first().promotion.is_none() =>
            {
                let short = super::castling(judged.change) == Some(true);
                out.push_str(if short { "O-O" } else { "O-O-O" });
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
