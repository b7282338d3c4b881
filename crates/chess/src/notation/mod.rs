//! Moves in the notations of players and engines: SAN, long algebraic
//! notation and UCI, from and to the move text of CIF; positions as FEN.

mod fast;
mod fen;
mod long;
mod read;
mod san;
mod uci;

pub use fen::Fens;
pub use read::NotationError;
pub use uci::CastlingForm;

use cif_text::legality::{Special, Standing};
use cif_text::moves::{Action, Flag, Leg, Move, PieceLetter};
use cif_text::square::Square as TextSquare;
use shakmaty::{Role, Square};

use crate::judge::{Judged, Step};
use crate::position::{Change, Position};

impl Position {
    /// All legal moves, null moves aside, in the move text's canonical form:
    /// flags and, in a tandem game, board letters included.
    pub fn legal_moves(&self) -> Vec<Move<'static>> {
        let steps = self.legal_steps().into_iter();
        steps
            .filter_map(|step| self.text_move(step, &self.judge(step, None)))
            .collect()
    }

    /// A square as the move text names it here.
    pub(crate) fn text_square(&self, square: Square) -> Option<TextSquare> {
        let file = u8::try_from(square.file().to_u32()).ok()?;
        let rank = u8::try_from(square.rank().to_u32()).ok()?;
        let plain = TextSquare::new(file, rank)?;
        Some(match self.letter {
            Some(letter) => plain.on_board(letter),
            None => plain,
        })
    }

    /// The move text of a move that has been judged.
    pub(crate) fn text_move(&self, step: Step, judged: &Judged) -> Option<Move<'static>> {
        let action = match step {
            Step::Null => Action::Null(self.letter),
            Step::Drop { role, to } => Action::Drop {
                piece: letter(role)?,
                square: self.text_square(to)?,
            },
            Step::Leg {
                from,
                to,
                promotion,
            } => {
                let leg = Leg {
                    from: self.text_square(from)?,
                    to: self.text_square(judged.rook.unwrap_or(to))?,
                    promotion: match promotion {
                        Some(role) => Some(letter(role)?),
                        None => None,
                    },
                };
                return Some(flagged(Move::leg(leg), judged));
            }
        };
        Some(flagged(Move::new(action), judged))
    }
}

fn flagged<'t>(played: Move<'t>, judged: &Judged) -> Move<'t> {
    if judged.special == Some(Special::Null) {
        return played;
    }
    let marked = match judged.special.and_then(Special::flag) {
        Some(flag) => played.with_flag(flag),
        None => played,
    };
    match judged.standing {
        Standing::Illegal => marked.with_illegal(),
        Standing::Invalid => played.with_flag(Flag::Invalid),
        Standing::Legal | Standing::Unknown => marked,
    }
}

fn letter(role: Role) -> Option<PieceLetter> {
    PieceLetter::new(role.upper_char())
}

/// The castling of a change, and whether it goes to the king's side.
fn castling(change: Change) -> Option<bool> {
    match change {
        Change::Castle {
            king,
            king_to,
            rook,
        } => Some(rook.map_or(king_to > king, |(rook, _)| rook > king)),
        _ => None,
    }
}
