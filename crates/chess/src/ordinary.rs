//! The fast path for what nearly all moves are: in chess without variant, a
//! piece goes as it goes or captures so, and its king is safe after that. Of
//! such a move [`Position::judge`] has nothing to say but that it is legal;
//! whatever else a move may be is left to it.
//!
//! After an ordinary move it is known whether the other side is in check, and that is
//! kept ([`Quiet`]): where it is not, a piece that stands on no line of its king may go
//! wherever it reaches.

use cif_text::moves::Move;
use shakmaty::{Bitboard, Color, Square, attacks};

use crate::board::{Code, move_bit};
use crate::position::Position;
use crate::quiet::Quiet;
use crate::variant::Variant;
use crate::ways::{all_lines, between, lines, reach};

impl Position {
    /// The squares of a move of the text, if it is an ordinary legal one.
    #[inline]
    pub(crate) fn ordinary(&self, played: &Move<'_>) -> Option<(Square, Square)> {
        let (from, to) = played.plain()?;
        let (from, to) = (self.square(from)?, self.square(to)?);
        self.is_ordinary(from, to).then_some((from, to))
    }

    /// Plays an ordinary legal move. Changes nothing where it is none, or
    /// where only the full rules decide.
    #[inline]
    pub(crate) fn play_ordinary(&mut self, from: Square, to: Square) -> bool {
        let is_ordinary = self.is_ordinary(from, to);
        if is_ordinary {
            self.apply_ordinary(from, to);
        }
        is_ordinary
    }

    /// Returns true if a piece stands there and makes an ordinary legal move. Of two
    /// pieces of one role that reach a square, kings and pawns aside, one that does not
    /// make one where the other does cannot go there legally at all: only a check that it
    /// uncovers makes the difference.
    pub(crate) fn is_ordinary(&self, from: Square, to: Square) -> bool {
        self.is_ordinary_here(from, to)
    }

    /// The same, inlined where most moves are played.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "it shares what it finds with the next step"
    )]
    pub(crate) fn is_ordinary_here(&self, from: Square, to: Square) -> bool {
        if self.variant != Variant::Chess {
            return false;
        }
        let (color, board) = (self.turn, &self.board);
        let (us, them) = (board.by_color(color), board.by_color(color.other()));
        let occupied = us | them;
        let code = board.code_at(from);
        let reaches = us.contains(from)
            && !us.contains(to)
            && reach(code, color, from).contains(to)
            && (between(from, to) & occupied).is_empty();
        if !reaches {
            return false;
        }
        if code == Code::PAWN {
            // Neither a promotion nor a capture en passant is ordinary.
            let captures = from.file() != to.file();
            if Bitboard::BACKRANKS.contains(to) || captures != them.contains(to) {
                return false;
            }
        }
        let kings = board.kings();
        if (kings & them).contains(to) {
            return false;
        }
        let after = occupied.without(from).with(to);
        let Some(king) = (kings & us).single_square() else {
            return false;
        };
        if code == Code::KING || !self.quiet.is_known() {
            let king = if code == Code::KING { to } else { king };
            return !self.threatened(king, color.other(), after, to.into());
        }
        !all_lines(king).contains(from) || !self.threatened_from_far(king, them.without(to), after)
    }

    /// Returns true if a bishop, rook or queen among these attacks the square.
    #[inline(never)]
    pub(crate) fn threatened_from_far(
        &self,
        square: Square,
        by: Bitboard,
        occupied: Bitboard,
    ) -> bool {
        let [straight, diagonal] = lines(square);
        let straight = straight & self.board.rooks_and_queens();
        let diagonal = diagonal & self.board.bishops_and_queens();
        let mut from = (straight | diagonal) & by;
        while let Some(piece) = from.pop_front() {
            if (between(square, piece) & occupied).is_empty() {
                return true;
            }
        }
        false
    }

    /// Makes a move that [`is_ordinary`](Self::is_ordinary).
    pub(crate) fn apply_ordinary(&mut self, from: Square, to: Square) {
        self.apply_ordinary_here(from, to);
    }

    /// The same, inlined where most moves are played.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "it shares what was found before it")]
    pub(crate) fn apply_ordinary_here(&mut self, from: Square, to: Square) {
        let color = self.turn;
        let code = self.board.code_at(from);
        let taken = self.board.by_color(color.other()) & Bitboard::from(to);
        self.plies = self.plies.saturating_add(1);
        self.halfmoves = self.halfmoves.saturating_add(1);
        self.ep = None;
        self.board.move_piece(color, from, to);
        self.castling &= !(Bitboard::from(from) | taken);
        if code == Code::PAWN {
            let (first, last) = (u32::from(from), u32::from(to));
            if first.abs_diff(last) == 16 {
                self.ep = Square::try_from(u32::midpoint(first, last)).ok();
            }
        }
        if code == Code::PAWN || taken.any() {
            self.halfmoves = 0;
        }
        // A king that was a pawn has no part in castling.
        if code == Code::KING && !self.promoted.contains(from) {
            self.castling.discard(color.backrank());
            self.handicap.discard(color.backrank());
        }
        if self.promoted.any() {
            move_bit(&mut self.promoted, from, to);
        }
        if color == Color::Black {
            self.number = self.number.saturating_add(1);
        }
        self.turn = color.other();
        self.quiet = Quiet(self.is_quiet_after(code, from, to));
    }

    /// Returns true if the ordinary move just made attacks no king, and each side has one.
    #[inline]
    fn is_quiet_after(&self, code: Code, from: Square, to: Square) -> bool {
        let (color, board) = (self.turn.other(), &self.board);
        let Some(king) = (board.kings() & board.by_color(self.turn)).single_square() else {
            return false;
        };
        let occupied = board.occupied();
        if !self.quiet.is_known() {
            return !self.threatened(king, color, occupied, Bitboard::EMPTY);
        }
        if all_lines(king).contains(from)
            && self.threatened_from_far(king, board.by_color(color), occupied)
        {
            return false;
        }
        if code == Code::PAWN {
            return !attacks::pawn_attacks(color, to).contains(king);
        }
        !reach(code, color, to).contains(king) || (between(to, king) & occupied).any()
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{Color, Square};

    use crate::judge::Step;
    use crate::position::Position;
    use crate::quiet::Quiet;

    /// Asserts that the knowledge about a position is right.
    fn assert_known(position: &Position) {
        if position.quiet.is_known() {
            let mut unknown = position.clone();
            unknown.quiet = Quiet::UNKNOWN;
            for color in Color::ALL {
                assert!(position.kings(color).single_square().is_some());
                assert!(!unknown.in_check(color), "{}", position.fen());
            }
        }
    }

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
                assert_known(&fast);
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
        let mut rng = cif_tests::rng::Rng::new(1);
        let mut known = 0;
        for ply in 0..400 {
            compare(&position);
            known += u32::from(position.quiet.is_known());
            let steps = position.legal_steps();
            let step = steps.get(rng.below(steps.len())).copied();
            let step = step.filter(|_| ply % 50 != 49).unwrap_or(Step::Null);
            if let Step::Leg { from, to, .. } = step
                && position.play_ordinary(from, to)
            {
                continue;
            }
            let change = position.judge(step, None).change;
            position.apply(change);
            if ply % 100 == 99 {
                position.turn = Color::White;
            }
        }
        assert!(known > 200, "{known}");
    }
}
