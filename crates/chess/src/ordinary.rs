//! The fast path for what nearly all moves are: in chess without variant, a
//! piece goes as it goes or captures so, and its king is safe after that. Of
//! such a move [`Position::judge`] has nothing to say but that it is legal;
//! whatever else a move may be is left to it.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use crate::position::Position;
use crate::variant::Variant;

impl Position {
    /// Plays an ordinary legal move. Changes nothing where it is none, or
    /// where only the full rules decide.
    #[inline]
    pub(crate) fn play_ordinary(&mut self, from: Square, to: Square) -> bool {
        let Some(role) = self.board.role_at(from) else {
            return false;
        };
        if !self.is_ordinary(role, from, to) {
            return false;
        }
        self.apply_ordinary(role, from, to);
        true
    }

    /// Returns true if a piece of this role, which stands there, makes an
    /// ordinary legal move. Of two pieces of one role that reach a square,
    /// kings and pawns aside, one that does not make one where the other does
    /// cannot go there legally at all: only a check that it uncovers makes the
    /// difference.
    #[inline]
    pub(crate) fn is_ordinary(&self, role: Role, from: Square, to: Square) -> bool {
        let (color, them) = (self.turn, self.board.by_color(self.turn.other()));
        let us = self.board.by_color(color);
        if self.variant != Variant::Chess || !us.contains(from) || us.contains(to) {
            return false;
        }
        let occupied = self.board.occupied();
        let reaches = match role {
            // Neither a promotion nor a capture en passant is ordinary.
            Role::Pawn => !Bitboard::BACKRANKS.contains(to) && self.pawn_reaches(from, to),
            Role::Knight => attacks::knight_attacks(from).contains(to),
            Role::Bishop => attacks::bishop_attacks(from, occupied).contains(to),
            Role::Rook => attacks::rook_attacks(from, occupied).contains(to),
            Role::Queen => attacks::queen_attacks(from, occupied).contains(to),
            Role::King => attacks::king_attacks(from).contains(to),
        };
        let kings = self.board.kings();
        let king = if role == Role::King {
            Some(to)
        } else {
            (kings & us).single_square()
        };
        let Some(king) = king.filter(|_| reaches && !(kings & them).contains(to)) else {
            return false;
        };
        let occupied = occupied.without(from).with(to);
        let threatened = self.threatened(king, color.other(), occupied, to.into());
        !(threatened || (role == Role::King && (kings & us).more_than_one()))
    }

    /// Makes a move that [`is_ordinary`](Self::is_ordinary).
    #[inline]
    pub(crate) fn apply_ordinary(&mut self, role: Role, from: Square, to: Square) {
        let color = self.turn;
        self.plies = self.plies.saturating_add(1);
        self.halfmoves = self.halfmoves.saturating_add(1);
        self.ep = None;
        self.normal(role.of(color), from, to, None);
        if color == Color::Black {
            self.number = self.number.saturating_add(1);
        }
        self.turn = color.other();
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{Color, Square};

    use crate::judge::Step;
    use crate::position::Position;

    /// Tries all moves from one square to another; gives how many are legal,
    /// and how many of these are ordinary.
    fn compare(position: &Position) -> (usize, usize) {
        let (mut legal, mut ordinary) = (0, 0);
        for from in Square::ALL {
            for to in Square::ALL {
                let step = Step::Leg {
                    from,
                    to,
                    promotion: None,
                };
                let judged = position.judge(step, None);
                legal += usize::from(judged.is_legal());
                let mut fast = position.clone();
                if !fast.play_ordinary(from, to) {
                    assert!(fast == *position);
                    continue;
                }
                ordinary += 1;
                assert!(judged.is_legal() && judged.special.is_none() && judged.rook.is_none());
                let mut slow = position.clone();
                slow.apply(judged.change);
                assert!(fast == slow, "{from} {to}");
            }
        }
        (legal, ordinary)
    }

    #[test]
    fn the_fast_path_says_nothing_else() {
        for (fen, expected) in [
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                (20, 20),
            ),
            // Castling in two spellings each, pins, en passant, promotions.
            (
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                (50, 46),
            ),
            ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", (14, 14)),
            (
                "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
                (32, 31),
            ),
            ("4k3/P7/8/8/8/8/7p/4K3 w - - 0 1", (5, 5)),
            // Check, double check.
            ("4k3/8/8/8/4r3/8/3P4/3QK3 w - - 0 1", (3, 3)),
            ("4k3/8/8/8/4r3/5n2/3P4/3QK3 w - - 0 1", (2, 2)),
        ] {
            let (position, _) = Position::from_fen(crate::Variant::Chess, fen).unwrap();
            assert_eq!(compare(&position), expected, "{fen}");
        }
    }

    #[test]
    fn kings_are_counted() {
        let fen = "4k3/8/8/8/4r3/8/3P4/3QK3 w - - 0 1";
        let (mut position, _) = Position::from_fen(crate::Variant::Chess, fen).unwrap();
        position.board.discard_piece_at(Square::E1);
        assert_eq!(compare(&position).1, 0);
        for square in [Square::E1, Square::H1] {
            let king = shakmaty::Role::King.of(Color::White);
            position.board.set_piece_at(square, king);
        }
        assert_eq!(compare(&position).1, 0);
    }

    /// A walk at random, by moves of both kinds and by some that are not legal.
    #[test]
    fn nor_does_it_in_positions_of_any_kind() {
        let mut position = Position::standard(crate::Variant::Chess);
        let mut seed = 1_u64;
        for ply in 0..200 {
            compare(&position);
            let steps = position.legal_steps();
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let random = usize::try_from(seed >> 33).unwrap_or_default();
            let step = steps.get(random % steps.len().max(1)).copied();
            let step = step.filter(|_| ply % 50 != 49).unwrap_or(Step::Null);
            let change = position.judge(step, None).change;
            position.apply(change);
            if ply % 100 == 99 {
                position.turn = Color::White;
            }
        }
    }
}
