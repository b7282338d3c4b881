//! Writing SAN: the piece, as much of its square as distinguishes it from others that
//! could legally go there, `x`, the square, the promotion, `+` or `#`.

use cif_text::moves::{Action, Move};
use shakmaty::{Bitboard, File, Rank, Role, Square, attacks};

use crate::judge::{Judged, Step};
use crate::position::{Change, Position};

impl Position {
    /// The move in SAN. A move that is not legal is written in long algebraic
    /// notation, and one whose square is empty by its squares alone.
    ///
    /// ```
    /// use cif_chess::{Position, Variant};
    /// use cif_text::{board::Board, moves::Move};
    /// let position = Position::standard(Variant::Chess);
    /// let played = Move::parse("g1f3", &Board::default())?;
    /// assert_eq!(position.san(&played), "Nf3");
    /// assert_eq!(position.read_san("Ng1-f3").unwrap(), played);
    /// # Ok::<(), cif_text::moves::Malformed>(())
    /// ```
    pub fn san(&self, played: &Move<'_>) -> String {
        let mut out = String::with_capacity(8);
        self.write_san(played, &mut out);
        out
    }

    /// Writes the move in SAN behind what is in `out`.
    pub fn write_san(&self, played: &Move<'_>, out: &mut String) {
        let judged = self.judge_text(played);
        if matches!(played.action(), Action::Null(_)) {
            out.push_str("--");
        } else if judged.is_legal() {
            self.write_legal(&judged, out);
            self.write_suffix(judged.change, out);
        } else {
            self.write_long(played, &judged, out);
        }
    }

    /// The same where the position after the move is at hand.
    pub fn write_san_before(&self, played: &Move<'_>, after: &Self, out: &mut String) {
        let judged = self.judge_text(played);
        if judged.is_legal() && !matches!(played.action(), Action::Null(_)) {
            self.write_legal(&judged, out);
            self.write_sign(after, out);
        } else {
            self.write_san(played, out);
        }
    }

    /// `+` for check, `#` for a move that wins.
    pub(super) fn write_suffix(&self, change: Change, out: &mut String) {
        let mut after = self.clone();
        after.apply(change);
        self.write_sign(&after, out);
    }

    fn write_sign(&self, after: &Self, out: &mut String) {
        let checks = after.is_check();
        // Without check, only the variant's own end can win.
        if checks || after.variant_end().is_some() {
            let wins = after.ended().is_some_and(|ending| ending.winner.is_some());
            if wins {
                out.push('#');
            } else if checks {
                out.push('+');
            }
        } else if self.variant.is_antichess()
            && after.ended().is_some_and(|ending| ending.winner.is_some())
        {
            out.push('#');
        }
    }

    fn write_legal(&self, judged: &Judged, out: &mut String) {
        let (from, to, promotion, takes) = match judged.change {
            Change::Turn => return,
            Change::Castle { .. } => {
                let short = super::castling(judged.change) == Some(true);
                out.push_str(if short { "O-O" } else { "O-O-O" });
                return;
            }
            Change::Drop { role, to } => {
                if role != Role::Pawn {
                    out.push(role.upper_char());
                }
                out.push('@');
                push_square(to, out);
                return;
            }
            Change::EnPassant { from, to, .. } => (from, to, None, true),
            Change::Normal {
                from,
                to,
                promotion,
            } => (from, to, promotion, self.board.occupied().contains(to)),
        };
        match self.board.role_at(from) {
            Some(Role::Pawn) if takes => out.push(from.file().char()),
            Some(Role::Pawn) | None => {}
            Some(role) => {
                out.push(role.upper_char());
                self.write_origin(role, from, to, out);
            }
        }
        if takes {
            out.push('x');
        }
        push_square(to, out);
        if let Some(role) = promotion {
            out.push('=');
            out.push(role.upper_char());
        }
    }

    /// The file, the rank or both, where another piece could go there too.
    fn write_origin(&self, role: Role, from: Square, to: Square, out: &mut String) {
        let alike = self.board.by_role(role) & self.board.by_color(self.turn);
        let mut others = attacks::attacks(to, role.of(self.turn), self.board.occupied()) & alike;
        others.discard(from);
        if others.is_empty() {
            return;
        }
        let others: Bitboard = others
            .into_iter()
            .filter(|other| {
                let step = Step::Leg {
                    from: *other,
                    to,
                    promotion: None,
                };
                self.judge(step, None).is_legal()
            })
            .collect();
        if others.is_empty() {
            return;
        }
        let same_file = (others & Bitboard::from(from.file())).any();
        let same_rank = (others & Bitboard::from(from.rank())).any();
        if !same_file || same_rank {
            out.push(from.file().char());
        }
        if same_file {
            out.push(from.rank().char());
        }
    }
}

pub(super) fn push_square(square: Square, out: &mut String) {
    let (file, rank): (File, Rank) = square.coords();
    out.push(file.char());
    out.push(rank.char());
}
