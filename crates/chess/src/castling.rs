//! Castling in all its spellings: by the rook's square, as the king's move,
//! without the rook in a handicap game, and with king and queen exchanged.

use cif_text::legality::{Special, Standing};
use cif_text::moves::Flag;
use shakmaty::{Bitboard, Color, File, Square, attacks};

use crate::judge::Judged;
use crate::position::{Change, Position};

impl Position {
    /// A move of the king that means castling; `None` where it means none.
    pub(crate) fn judge_castling(
        &self,
        color: Color,
        king: Square,
        to: Square,
        flag: Option<Flag>,
    ) -> Option<Judged> {
        let backrank = color.backrank();
        let ours = self.board.by_color(color);
        if king.rank() != backrank || to.rank() != backrank || self.promoted.contains(king) {
            return None;
        }
        let rooks = self.board.rooks() & ours;
        if !self.variant.has_castling() {
            // The king with its own rook means castling even so.
            return rooks.contains(to).then(|| Judged {
                standing: Standing::Invalid,
                reason: "there is no castling in the variant",
                ..self.judge_rook(color, king, to, false)
            });
        }
        if flag == Some(Flag::HandicapCastling)
            && !ours.contains(to)
            && let Some(judged) = self.judge_handicap(color, king, to)
        {
            return Some(judged);
        }
        if rooks.contains(to) {
            let mirrored = flag == Some(Flag::MirroredCastling)
                && king.file() == File::D
                && Bitboard::CORNERS.contains(to);
            return Some(self.judge_rook(color, king, to, mirrored));
        }
        // A king's move of two squares or more can only mean castling.
        let is_kings_side = king.file() < to.file();
        let goal = if is_kings_side { File::G } else { File::C };
        if king.file().distance(to.file()) < 2 || to.file() != goal {
            return None;
        }
        let towards = |rook: &Square| (king.file() < rook.file()) == is_kings_side;
        let rights = (self.castling & rooks & backrank).into_iter().find(towards);
        let side: Bitboard = (rooks & backrank).into_iter().filter(towards).collect();
        let outermost = if is_kings_side {
            side.last()
        } else {
            side.first()
        };
        let rook = rights.or(outermost)?;
        let judged = self.judge_rook(color, king, rook, false);
        // Where castling is out of the question, it is a king's move like
        // others, and an invalid one.
        (judged.standing != Standing::Invalid).then_some(Judged {
            rook: Some(rook),
            ..judged
        })
    }

    /// Castling with the rook on `rook`.
    fn judge_rook(&self, color: Color, king: Square, rook: Square, mirrored: bool) -> Judged {
        let (king_to, rook_to) = match (king < rook, mirrored) {
            (true, false) => (File::G, File::F),
            (false, false) => (File::C, File::D),
            (true, true) => (File::F, File::E),
            (false, true) => (File::B, File::C),
        };
        let king_to = Square::from_coords(king_to, king.rank());
        let rook_to = Square::from_coords(rook_to, king.rank());
        let change = Change::Castle {
            king,
            king_to,
            rook: Some((rook, rook_to)),
        };
        let special = if mirrored {
            Special::MirroredCastling
        } else {
            Special::Castling
        };
        let judged = Judged::legal(change).special(special);
        let path = (attacks::between(king, king_to) | attacks::between(rook, rook_to))
            .with(king_to)
            .with(rook_to)
            .without(king)
            .without(rook);
        if (path & self.board.occupied()).any() {
            return Judged {
                standing: Standing::Invalid,
                reason: "pieces stand in the way of castling",
                ..judged
            };
        }
        if !self.castling.contains(rook) {
            return judged.illegal("the right to castle is lost");
        }
        let after = self.board.occupied() ^ Bitboard::from(king) ^ Bitboard::from(rook);
        self.judge_path(color, king, king_to, after.with(rook_to), judged)
    }

    /// Judges if the king may walk from its square to the one where castling
    /// puts it. In antichess nothing threatens it.
    fn judge_path(
        &self,
        color: Color,
        king: Square,
        king_to: Square,
        after: Bitboard,
        judged: Judged,
    ) -> Judged {
        if self.variant.is_antichess() {
            return self.allowed(judged);
        }
        let them = color.other();
        let occupied = self.board.occupied().without(king);
        if self.threatened(king, them, occupied, Bitboard::EMPTY) {
            return judged.illegal("castling out of check");
        }
        let through = attacks::between(king, king_to).with(king_to);
        let threatened = through
            .into_iter()
            .any(|square| self.threatened(square, them, occupied, Bitboard::EMPTY))
            || self.threatened(king_to, them, after, Bitboard::EMPTY);
        if threatened {
            return judged.illegal("castling through or into check");
        }
        self.allowed(judged)
    }

    /// Castling towards a corner whose rook was given as odds: the king takes
    /// its two steps, as if the rook were there.
    fn judge_handicap(&self, color: Color, king: Square, corner: Square) -> Option<Judged> {
        if king.file() != File::E || !matches!(corner.file(), File::A | File::H) {
            return None;
        }
        let file = if corner.file() == File::H {
            File::G
        } else {
            File::C
        };
        let king_to = Square::from_coords(file, king.rank());
        let change = Change::Castle {
            king,
            king_to,
            rook: None,
        };
        let judged = Judged::legal(change).special(Special::HandicapCastling);
        if (attacks::between(king, corner) & self.board.occupied()).any() {
            return Some(Judged {
                standing: Standing::Invalid,
                reason: "pieces stand in the way of castling",
                ..judged
            });
        }
        if !self.handicap.contains(corner) {
            return Some(judged.illegal("the right to castle is lost, or was not given"));
        }
        let after = self.board.occupied().without(king);
        Some(self.judge_path(color, king, king_to, after, judged))
    }
}
