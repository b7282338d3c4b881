//! Writing SAN: the piece, as much of its square as distinguishes it from others that
//! could legally go there, `x`, the square, the promotion, `+` or `#`.

use cif_text::moves::{Action, Move};
use shakmaty::{Bitboard, File, Rank, Role, Square, attacks};

use crate::judge::{Judged, Step};
use crate::position::{Change, Position};
use crate::ways::reach;

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
        if let Some((from, to)) = self.ordinary(played) {
            let mut after = self.clone();
            after.apply_ordinary(from, to);
            return self.write_ordinary(from, to, &after, out);
        }
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
        if let Some((from, to)) = self.ordinary(played) {
            return self.write_ordinary(from, to, after, out);
        }
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

    /// Writes a move that is [ordinary](Self::is_ordinary).
    #[inline]
    pub(crate) fn write_ordinary(&self, from: Square, to: Square, after: &Self, out: &mut String) {
        let code = self.board.code_at(from);
        let takes = self.board.occupied().contains(to);
        let mut text = [0; 5];
        let mut length = 0;
        let mut push = |char: char| {
            if let Some(byte) = text.get_mut(length) {
                *byte = char as u8;
                length += 1;
            }
        };
        match code.role() {
            Some(Role::Pawn) if takes => push(from.file().char()),
            Some(Role::Pawn) | None => {}
            Some(role) => {
                push(role.upper_char());
                // Only few have another piece of their kind that looks there.
                let alike = reach(code, self.turn, to) & self.board.by_code(code);
                let alike = alike & self.board.by_color(self.turn);
                if alike.more_than_one() {
                    let others = alike.without(from).into_iter();
                    let others = others.filter(|other| self.is_ordinary(*other, to));
                    let [file, rank] = origin(from, others.collect());
                    file.into_iter().chain(rank).for_each(&mut push);
                }
            }
        }
        if takes {
            push('x');
        }
        out.extend(text.iter().take(length).map(|byte| char::from(*byte)));
        push_square(to, out);
        self.write_sign(after, out);
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
        let [file, rank] = origin(from, others);
        out.extend(file.into_iter().chain(rank));
    }
}

/// The file and the rank of a square, as far as they are needed to distinguish it from
/// others.
fn origin(from: Square, others: Bitboard) -> [Option<char>; 2] {
    let same_file = (others & Bitboard::from(from.file())).any();
    let same_rank = (others & Bitboard::from(from.rank())).any();
    let file = others.any() && (!same_file || same_rank);
    [
        file.then(|| from.file().char()),
        same_file.then(|| from.rank().char()),
    ]
}

pub(super) fn push_square(square: Square, out: &mut String) {
    let (file, rank): (File, Rank) = square.coords();
    out.push(file.char());
    out.push(rank.char());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    /// Compares the fast way with the long one; how many moves it wrote.
    fn compare(position: &Position) -> usize {
        let mut count = 0;
        for played in position.legal_moves() {
            let judged = position.judge_text(&played);
            let mut expected = String::new();
            position.write_legal(&judged, &mut expected);
            position.write_suffix(judged.change, &mut expected);
            assert_eq!(position.san(&played), expected, "{}", position.fen());
            let mut after = position.clone();
            after.play(&played);
            let mut found = String::new();
            position.write_san_before(&played, &after, &mut found);
            assert_eq!(found, expected, "{}", position.fen());
            count += usize::from(position.ordinary(&played).is_some());
        }
        count
    }

    #[test]
    fn the_fast_path_writes_nothing_else() {
        let fens = [
            // Two rooks on a file, two on a rank, one of them pinned; three queens.
            "6k1/8/8/R7/8/3b4/8/R2RKR2 w - - 0 1",
            "Q6Q/8/4k3/8/8/8/8/Q3K3 w - - 0 1",
            "4k3/8/8/8/1b6/2N3N1/8/4K3 w - - 0 1",
            // Mate by a move that uncovers a check, and stalemate.
            "k7/1p6/1P6/8/N7/8/8/R3K3 w Q - 0 1",
            "k7/8/1K6/8/8/8/8/3Q4 w - - 0 1",
        ];
        let counts = fens.map(|fen| {
            let (position, _) = Position::from_fen(Variant::Chess, fen).unwrap();
            compare(&position)
        });
        assert!(counts.iter().all(|count| *count > 10), "{counts:?}");
        let mut position = Position::standard(Variant::Chess);
        let mut rng = cif_tests::rng::Rng::new(1);
        for _ in 0..300 {
            compare(&position);
            let moves = position.legal_moves();
            match moves.get(rng.below(moves.len())) {
                Some(played) => position.play(played),
                None => break,
            };
        }
        assert!(position.plies() > 100);
    }
}
