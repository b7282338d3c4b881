//! UCI: squares, a promotion in lower case, drops like `N@f3`, castling as
//! the king's move or by the rook's square.

use cif_text::board::Board;
use cif_text::moves::{Action, Move};
use shakmaty::{Bitboard, Color, File, Square};

use super::read::NotationError;
use super::san::push_square;
use crate::judge::{Step, role};
use crate::position::{Change, Position, library_square};

/// The form of castling in UCI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingForm {
    /// As the king's move, `e1g1`: what engines expect in standard chess.
    King,
    /// By the rook's square, `e1h1`: what they expect in Chess960.
    Rook,
}

impl Position {
    /// The move in UCI. Board letters and flags are lost.
    pub fn uci(&self, played: &Move<'_>, form: CastlingForm) -> String {
        let mut out = String::with_capacity(5);
        self.write_uci(played, form, &mut out);
        out
    }

    /// Writes the move in UCI behind what is in `out`.
    pub fn write_uci(&self, played: &Move<'_>, form: CastlingForm, out: &mut String) {
        match played.action() {
            Action::Null(_) => out.push_str("0000"),
            Action::Drop { piece, square } => {
                out.push(piece.upper());
                out.push('@');
                if let Some(square) = library_square(square) {
                    push_square(square, out);
                }
            }
            Action::Legs(legs) => {
                let leg = legs.first();
                let (Some(from), Some(to)) = (library_square(leg.from), library_square(leg.to))
                else {
                    return;
                };
                push_square(from, out);
                let to = self.castles_to(played, [from, to], form).unwrap_or(to);
                push_square(to, out);
                if let Some(piece) = leg.promotion {
                    out.push(piece.lower());
                }
            }
        }
    }

    /// The square to which castling goes, if a move from one square to another is castling.
    fn castles_to(
        &self,
        played: &Move<'_>,
        [from, to]: [Square; 2],
        form: CastlingForm,
    ) -> Option<Square> {
        // It goes farther than to the next square, or to a rook.
        let is_step = || from.distance(to) < 2 && !self.board.occupied().contains(to);
        if !self.board.kings().contains(from) || is_step() {
            return None;
        }
        match (self.judge_text(played).change, form) {
            (
                Change::Castle {
                    rook: Some((rook, _)),
                    ..
                },
                CastlingForm::Rook,
            ) => Some(rook),
            (Change::Castle { king_to, .. }, _) => Some(king_to),
            _ => None,
        }
    }

    /// The form of castling that games from this position have: by the rook's square where a
    /// king or a rook that may castle does not stand as in chess.
    pub fn castling_form(&self) -> CastlingForm {
        let castling = self.castling & self.board.rooks();
        let is_usual = [Color::White, Color::Black].into_iter().all(|color| {
            let rooks = castling & self.board.by_color(color);
            let home = Square::from_coords(File::E, color.backrank());
            rooks.is_empty()
                || (self.castling_kings() & self.board.by_color(color)).contains(home)
                    && (rooks & !Bitboard::CORNERS).is_empty()
        });
        if is_usual {
            CastlingForm::King
        } else {
            CastlingForm::Rook
        }
    }

    /// The move that a text in UCI means, castling in either form; illegal
    /// moves are marked.
    ///
    /// # Errors
    /// The text is no move of UCI, or no move of the position at all.
    pub fn read_uci(&self, text: &str) -> Result<Move<'static>, NotationError> {
        let played = Move::parse(text, &Board::default()).map_err(|_| NotationError::Syntax)?;
        let step = match played.action() {
            _ if played.flag().is_some() => None,
            Action::Null(_) => Some(Step::Null),
            Action::Drop { piece, square } => {
                let parts = role(piece).zip(library_square(square));
                parts.map(|(role, to)| Step::Drop { role, to })
            }
            Action::Legs(legs) if legs.is_single() => {
                let leg = legs.first();
                let squares = library_square(leg.from).zip(library_square(leg.to));
                let promotion = leg.promotion.map(role);
                match (squares, promotion) {
                    (Some((from, to)), promotion) if promotion != Some(None) => Some(Step::Leg {
                        from,
                        to,
                        promotion: promotion.flatten(),
                    }),
                    _ => None,
                }
            }
            Action::Legs(_) => None,
        };
        let step = step.ok_or(NotationError::Syntax)?;
        let judged = self.judge(step, None);
        if judged.standing == cif_text::legality::Standing::Invalid {
            return Err(NotationError::NoMove);
        }
        self.text_move(step, &judged).ok_or(NotationError::NoMove)
    }
}
