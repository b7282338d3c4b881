//! The fast path for SAN as nearly all files have it: no castling, no
//! promotion, no mark but `+` and `#`, and a move that is ordinary. Such a
//! text is read, judged and played at once; all else is left to
//! [`Position::read_any`], which would have said the same.

use shakmaty::{Bitboard, File, Rank, Role, Square, attacks};

use crate::board::Code;
use crate::position::Position;
use crate::ways::reach;

/// A move in SAN as its text gives it, without its mark.
struct Said {
    role: Role,
    /// The file and rank of the origin, as far as they are given.
    within: Bitboard,
    /// The file of its square is said.
    names_file: bool,
    to: Square,
}

impl Position {
    /// The ordinary legal move that a text in SAN means: none where the text
    /// is not of the common form, means more than one move, or one that takes
    /// a longer look.
    #[inline]
    pub(crate) fn find_san(&self, text: &[u8]) -> Option<(Square, Square)> {
        let said = said(text)?;
        let from = self.ordinary_origin(&said)?;
        Some((from, said.to))
    }

    /// The origin of the only piece that the text can mean.
    #[inline]
    fn ordinary_origin(&self, said: &Said) -> Option<Square> {
        let (role, to) = (said.role, said.to);
        let ours = self.board.by_role(role) & self.board.by_color(self.turn);
        let origins = match role {
            Role::Pawn => return self.pawn_origin(said, ours),
            // Castling may be written as a move of the king.
            Role::King => Bitboard::FULL,
            role => reach(Code::new(role), self.turn, to),
        };
        let origins = origins & ours & said.within;
        if let Some(from) = origins.single_square() {
            return Some(from).filter(|from| self.is_ordinary(*from, to));
        }
        if role == Role::King {
            return None;
        }
        let mut able = origins
            .into_iter()
            .filter(|from| self.is_ordinary(*from, to));
        let from = able.next()?;
        able.next().is_none().then_some(from)
    }

    /// The pawn that captures from the file said, or goes straight ahead. An
    /// empty square that a pawn could capture on in passing takes a longer
    /// look, as does a piece ahead: what captures it need not name the file.
    fn pawn_origin(&self, said: &Said, ours: Bitboard) -> Option<Square> {
        let to = said.to;
        let behind = to.offset(self.turn.fold_wb(-8, 8))?;
        let is_taken = self.board.occupied().contains(to);
        let from = if said.names_file && is_taken {
            let origins = attacks::pawn_attacks(self.turn.other(), to) & ours & said.within;
            origins.single_square()?
        } else if said.names_file || is_taken || self.ep == Some(to) {
            return None;
        } else if ours.contains(behind) {
            behind
        } else {
            let from = behind.offset(self.turn.fold_wb(-8, 8))?;
            ours.contains(from).then_some(from)?
        };
        self.is_ordinary(from, to).then_some(from)
    }
}

/// Reads a text of the common form.
#[inline]
fn said(text: &[u8]) -> Option<Said> {
    let text = match text {
        [text @ .., b'+' | b'#'] => text,
        _ => text,
    };
    let (role, rest) = match text {
        [b'N', rest @ ..] => (Role::Knight, rest),
        [b'B', rest @ ..] => (Role::Bishop, rest),
        [b'R', rest @ ..] => (Role::Rook, rest),
        [b'Q', rest @ ..] => (Role::Queen, rest),
        [b'K', rest @ ..] => (Role::King, rest),
        _ => (Role::Pawn, text),
    };
    let [origin @ .., file @ b'a'..=b'h', rank @ b'1'..=b'8'] = rest else {
        return None;
    };
    let file_of = |letter: u8| File::new(u32::from(letter - b'a'));
    let rank_of = |letter: u8| Rank::new(u32::from(letter - b'1'));
    let to = Square::from_coords(file_of(*file), rank_of(*rank));
    let origin = match origin {
        [origin @ .., b'x'] => origin,
        _ => origin,
    };
    let (within, names_file) = match *origin {
        [] => (Bitboard::FULL, false),
        [file @ b'a'..=b'h'] => (file_of(file).into(), true),
        [rank @ b'1'..=b'8'] if role != Role::Pawn => (rank_of(rank).into(), false),
        _ => return None,
    };
    Some(Said {
        role,
        within,
        names_file,
        to,
    })
}

#[cfg(test)]
mod tests {
    use cif_text::legality::{Play as _, Verdict};
    use cif_text::moves::Move;

    use super::*;
    use crate::{Game, Variant};

    /// All texts of the common form, some of which mean nothing.
    fn texts() -> Vec<String> {
        let mut texts = Vec::new();
        for piece in ["", "N", "B", "R", "Q", "K"] {
            for origin in [
                "", "a", "b", "c", "d", "e", "f", "g", "h", "1", "2", "4", "5", "7", "8",
            ] {
                for takes in ["", "x"] {
                    for to in Square::ALL {
                        texts.push(format!("{piece}{origin}{takes}{to}"));
                    }
                }
            }
        }
        texts
    }

    /// Compares with the long way; how many texts could be read quickly.
    fn compare(position: &Position, texts: &[String]) -> usize {
        let mut count = 0;
        for text in texts {
            let mut fast = Game::new(position.clone());
            let mut slow = Game::new(position.clone());
            if let Some(leg) = fast.play_san(text.as_bytes()) {
                count += 1;
                let played = position.read_any(text).unwrap();
                assert_eq!(played, Move::leg(leg), "{text}");
                assert!(slow.play(&played) == Verdict::LEGAL);
            }
            assert!(fast.position(None) == slow.position(None), "{text}");
        }
        count
    }

    #[test]
    fn the_fast_path_reads_nothing_else() {
        let texts = texts();
        let fens = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
            "4k3/P7/8/8/8/8/7p/4K3 w - - 0 1",
            // Two knights, one of them pinned; three queens; doubled pawns.
            "4k3/8/8/8/1b6/2N3N1/8/4K3 w - - 0 1",
            "Q6Q/8/4k3/8/8/8/8/Q3K3 w - - 0 1",
            "4k3/8/8/2p1p3/3P4/3P4/8/4K3 w - - 0 1",
            "4k3/3p4/3p4/2P1P3/8/8/8/4K3 b - - 0 1",
        ];
        let counts = fens.map(|fen| {
            let (position, _) = Position::from_fen(Variant::Chess, fen).unwrap();
            compare(&position, &texts)
        });
        assert_eq!(counts, [56, 218, 68, 122, 30, 54, 220, 36, 30]);
    }

    /// A walk at random, through positions that legal play does not reach.
    #[test]
    fn nor_does_it_in_positions_of_any_kind() {
        use crate::judge::Step;
        let texts = texts();
        let mut position = Position::standard(Variant::Chess);
        let mut rng = cif_tests::rng::Rng::new(1);
        for ply in 0..60 {
            assert!(compare(&position, &texts) > 0 || ply > 0);
            let steps = position.legal_steps();
            let step = steps.get(rng.below(steps.len())).copied();
            let step = step.filter(|_| ply % 20 != 19).unwrap_or(Step::Null);
            let change = position.judge(step, None).change;
            position.apply(change);
        }
    }
}
