//! Verdicts on a move: legal; illegal, where the piece moves so and the
//! position forbids it; invalid, where it does not move so at all.

use cif_text::legality::{Special, Standing};
use cif_text::moves::{Action, Flag, Move};
use shakmaty::{Bitboard, Color, Piece, Rank, Role, Square, attacks};

use crate::position::{Change, Position};
use crate::variant::Variant;

/// A move read off its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Null,
    Drop {
        role: Role,
        to: Square,
    },
    Leg {
        from: Square,
        to: Square,
        promotion: Option<Role>,
    },
}

/// A move judged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judged {
    pub(crate) standing: Standing,
    pub(crate) reason: &'static str,
    pub(crate) special: Option<Special>,
    pub(crate) change: Change,
    /// The rook's square, where castling was written as the king's move.
    pub(crate) rook: Option<Square>,
}

impl Judged {
    pub(crate) const fn is_legal(&self) -> bool {
        matches!(self.standing, Standing::Legal)
    }

    pub(crate) const fn legal(change: Change) -> Self {
        Self {
            standing: Standing::Legal,
            reason: "",
            special: None,
            change,
            rook: None,
        }
    }

    pub(crate) const fn invalid(change: Change, reason: &'static str) -> Self {
        Self {
            standing: Standing::Invalid,
            reason,
            ..Self::legal(change)
        }
    }

    pub(crate) fn illegal(self, reason: &'static str) -> Self {
        Self {
            standing: Standing::Illegal,
            reason,
            ..self
        }
    }

    pub(crate) fn special(self, special: Special) -> Self {
        Self {
            special: Some(special),
            ..self
        }
    }
}

/// The piece of a letter of the move text.
pub(crate) fn role(letter: cif_text::moves::PieceLetter) -> Option<Role> {
    Role::from_char(letter.upper())
}

const NO_PIECE: &str = "there is no such piece in chess";
const NO_SQUARE: &str = "the square lies outside the board";
const NO_PROMOTION: &str = "only a pawn that reaches the last rank promotes";

impl Position {
    /// Judges a move of the text.
    pub(crate) fn judge_text(&self, played: &Move<'_>) -> Judged {
        match played.action() {
            Action::Null(board) if board != self.letter => {
                Judged::invalid(Change::Turn, "the move names another board").special(Special::Null)
            }
            Action::Null(_) => self.judge(Step::Null, None),
            Action::Drop { piece, square } => match (role(piece), self.square(square)) {
                (Some(role), Some(to)) => self.judge(Step::Drop { role, to }, None),
                (None, _) => Judged::invalid(Change::Turn, NO_PIECE).special(Special::Drop),
                (_, None) => Judged::invalid(Change::Turn, NO_SQUARE),
            },
            Action::Legs(legs) => {
                let leg = legs.first();
                let (Some(from), Some(to)) = (self.square(leg.from), self.square(leg.to)) else {
                    return Judged::invalid(Change::Turn, NO_SQUARE);
                };
                let promotion = leg.promotion.and_then(role);
                let step = Step::Leg {
                    from,
                    to,
                    promotion,
                };
                let judged = self.judge(step, played.flag());
                if !legs.is_single() {
                    Judged::invalid(judged.change, "no move of chess has several legs")
                } else if leg.promotion.is_some() && promotion.is_none() {
                    Judged::invalid(judged.change, NO_PIECE)
                } else {
                    judged
                }
            }
        }
    }

    /// Judges a move. The flag says how the text means it: as an en passant
    /// capture, or as castling of a kind that the squares alone do not show.
    #[inline]
    pub(crate) fn judge(&self, step: Step, flag: Option<Flag>) -> Judged {
        match step {
            Step::Null => self.judge_null(),
            Step::Drop { role, to } => self.judge_drop(role, to),
            Step::Leg {
                from,
                to,
                promotion,
            } => self.judge_leg(from, to, promotion, flag),
        }
    }

    fn judge_null(&self) -> Judged {
        let judged = Judged::legal(Change::Turn).special(Special::Null);
        if self.is_check() {
            judged.illegal("a side in check cannot pass")
        } else {
            judged
        }
    }

    fn judge_drop(&self, role: Role, to: Square) -> Judged {
        let judged = Judged::legal(Change::Drop { role, to }).special(Special::Drop);
        let invalid = |reason| Judged {
            standing: Standing::Invalid,
            reason,
            ..judged
        };
        if !self.variant.has_pockets() {
            invalid("there are no drops in this variant")
        } else if self.board.occupied().contains(to) {
            invalid("a piece is dropped on an empty square")
        } else if role == Role::Pawn && Bitboard::BACKRANKS.contains(to) {
            invalid("a pawn is not dropped on the first or the last rank")
        } else if self.pocket(self.turn, role) == 0 {
            invalid("the piece is not in the pocket")
        } else {
            self.allowed(judged)
        }
    }

    #[inline]
    fn judge_leg(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        flag: Option<Flag>,
    ) -> Judged {
        let normal = Change::Normal {
            from,
            to,
            promotion,
        };
        let Some(role) = self.board.role_at(from) else {
            return Judged::invalid(Change::Turn, "no piece stands on the square");
        };
        let us = self.board.by_color(self.turn);
        let piece = Piece {
            role,
            color: if us.contains(from) {
                self.turn
            } else {
                self.turn.other()
            },
        };
        if from == to {
            return Judged::invalid(Change::Turn, "the piece stays where it is");
        }
        if role == Role::King
            && let Some(judged) = self.judge_castling(piece.color, from, to, flag)
        {
            return if piece.color != self.turn {
                Judged::invalid(judged.change, "the other side is to move")
            } else if promotion.is_some() {
                Judged::invalid(judged.change, NO_PROMOTION)
            } else {
                judged
            };
        }
        if role == Role::Pawn
            && promotion.is_none()
            && from.file() != to.file()
            && let Some(judged) = self.judge_en_passant(piece.color, from, to, flag)
        {
            return judged;
        }
        if piece.color != self.turn {
            return Judged::invalid(normal, "the other side is to move");
        }
        if us.contains(to) {
            return Judged::invalid(normal, "a piece of the same side stands there");
        }
        let reaches = if role == Role::Pawn {
            self.pawn_reaches(from, to)
        } else {
            attacks::attacks(from, piece, self.board.occupied()).contains(to)
        };
        if !reaches {
            return Judged::invalid(normal, "the piece does not move so");
        }
        let promotes = role == Role::Pawn && to.rank() == self.turn.relative_rank(Rank::Eighth);
        match promotion {
            None if promotes => return Judged::invalid(normal, "the pawn has to promote"),
            Some(_) if !promotes => {
                return Judged::invalid(normal, NO_PROMOTION);
            }
            Some(role) if !self.variant.promotes_to(role) => {
                return Judged::invalid(normal, "a pawn does not become that");
            }
            _ => {}
        }
        self.allowed(Judged::legal(normal))
    }

    pub(crate) fn pawn_reaches(&self, from: Square, to: Square) -> bool {
        let us = self.turn;
        let occupied = self.board.occupied();
        if from.file() != to.file() {
            return attacks::pawn_attacks(us, from).contains(to) && occupied.contains(to);
        }
        let ahead = us.fold_wb(8, -8);
        let Some(one) = from.offset(ahead).filter(|one| !occupied.contains(*one)) else {
            return false;
        };
        if one == to {
            return true;
        }
        let rank = from.rank();
        let may_step_twice = rank == us.relative_rank(Rank::Second)
            || (rank == Rank::First && self.variant.is_horde(us));
        may_step_twice && one.offset(ahead) == Some(to) && !occupied.contains(to)
    }

    /// A pawn's diagonal step to an empty square.
    fn judge_en_passant(
        &self,
        color: Color,
        from: Square,
        to: Square,
        flag: Option<Flag>,
    ) -> Option<Judged> {
        if self.board.occupied().contains(to) || !attacks::pawn_attacks(color, from).contains(to) {
            return None;
        }
        let victim = Square::from_coords(to.file(), from.rank());
        let is_pawn = (self.board.pawns() & self.board.by_color(color.other())).contains(victim);
        if !is_pawn {
            return None;
        }
        let judged =
            Judged::legal(Change::EnPassant { from, to, victim }).special(Special::EnPassant);
        if color == self.turn && self.ep == Some(to) {
            Some(self.allowed(judged))
        } else if flag == Some(Flag::EnPassant) {
            let fifth = color.relative_rank(Rank::Fifth);
            Some(if color == self.turn && from.rank() == fifth {
                judged.illegal("en passant is only for the reply to a double step")
            } else {
                Judged::invalid(judged.change, "the piece does not move so")
            })
        } else {
            None
        }
    }

    /// Decides if the position allows the move that the piece could make.
    #[inline]
    pub(crate) fn allowed(&self, judged: Judged) -> Judged {
        let forbidden = match self.variant {
            Variant::Chess | Variant::Crazyhouse | Variant::Bughouse => self.leaves_check(&judged),
            Variant::Atomic => self.forbidden_by_atoms(&judged),
            Variant::Antichess | Variant::Giveaway | Variant::Suicide => {
                self.forbidden_by_compulsion(&judged)
            }
            Variant::ThreeCheck | Variant::KingOfTheHill | Variant::Horde => self
                .forbidden_by_end()
                .or_else(|| self.leaves_check(&judged)),
            Variant::RacingKings => self
                .forbidden_by_end()
                .or_else(|| self.leaves_check(&judged))
                .or_else(|| {
                    let mut after = self.clone();
                    after.apply(judged.change);
                    let checks = after.in_check(after.turn);
                    checks.then_some("no check may be given in this variant")
                }),
        };
        match forbidden {
            Some(reason) => judged.illegal(reason),
            None => judged,
        }
    }

    fn forbidden_by_end(&self) -> Option<&'static str> {
        self.variant_end().map(|_| "the game is over")
    }

    /// The one thing that forbids most illegal moves.
    #[inline]
    fn leaves_check(&self, judged: &Judged) -> Option<&'static str> {
        let (us, them) = (self.turn, self.turn.other());
        let occupied = self.board.occupied();
        let (kings, occupied, gone) = match judged.change {
            Change::Normal { from, to, .. } => {
                if self.kings(them).contains(to) {
                    return Some("a king is not captured");
                }
                let kings = self.kings(us);
                let kings = if kings.contains(from) {
                    kings.without(from).with(to)
                } else {
                    kings
                };
                (kings, occupied.without(from).with(to), to.into())
            }
            Change::EnPassant { from, to, victim } => (
                self.kings(us),
                occupied.without(from).without(victim).with(to),
                victim.into(),
            ),
            Change::Drop { to, .. } => (self.kings(us), occupied.with(to), Bitboard::EMPTY),
            // Castling is judged on its own.
            Change::Turn | Change::Castle { .. } => return None,
        };
        kings
            .into_iter()
            .any(|king| self.threatened(king, them, occupied, gone))
            .then_some("the king is left in check")
    }

    /// Atomic chess: no king may explode oneself, and check does not matter
    /// once the other king has gone.
    fn forbidden_by_atoms(&self, judged: &Judged) -> Option<&'static str> {
        if let Some(reason) = self.forbidden_by_end() {
            return Some(reason);
        }
        if let Change::Castle { .. } = judged.change {
            return None;
        }
        let us = self.turn;
        let mut after = self.clone();
        after.apply(judged.change);
        if after.kings(us).is_empty() {
            Some("the king would explode")
        } else if after.kings(us.other()).is_empty() {
            None
        } else {
            after.in_check(us).then_some("the king is left in check")
        }
    }

    fn forbidden_by_compulsion(&self, judged: &Judged) -> Option<&'static str> {
        if let Some(reason) = self.forbidden_by_end() {
            return Some(reason);
        }
        let takes = match judged.change {
            Change::Normal { to, .. } => self.board.occupied().contains(to),
            Change::EnPassant { .. } => true,
            _ => false,
        };
        (!takes && self.can_capture()).then_some("a capture is compulsory")
    }

    fn can_capture(&self) -> bool {
        let them = self.board.by_color(self.turn.other());
        self.board
            .by_color(self.turn)
            .into_iter()
            .any(|from| (self.board.attacks_from(from) & them).any())
            || self.ep.is_some_and(|ep| {
                let pawns = self.board.pawns() & self.board.by_color(self.turn);
                (attacks::pawn_attacks(self.turn.other(), ep) & pawns).any()
            })
    }
}
