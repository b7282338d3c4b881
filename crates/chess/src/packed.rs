//! Moves in 16 bits, as tables and queries hold them: squares, a promotion and a mark for
//! drops, without a word of text.
//!
//! ```text
//! bit   15   14 13 12   11 .. 6   5 .. 0
//!      drop   piece       to       from      squares: a1 = 0, b1 = 1 .. h8 = 63
//! ```
//!
//! The piece is the one that a pawn becomes or that is dropped: 1 pawn, 2 knight, 3 bishop,
//! 4 rook, 5 queen, 6 king. Of a drop both squares are the one it goes to. Castling goes from
//! the king's square to the rook's. 0 is a null move. The piece 7 stands for a flag of the
//! move text that the squares do not show: an en passant capture without right, castling of
//! a handicap game, castling with king and queen exchanged. What is none of these, as another
//! number whose squares are one, moves nothing and is invalid.

use cif_text::legality::Verdict;
use cif_text::moves::{Action, Flag, Leg, Move};
use cif_text::square::Square as TextSquare;
use shakmaty::{Role, Square};

use crate::judge::{Step, role};
use crate::position::Position;

/// A move in 16 bits; what they mean stands in the [module](self).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct PackedMove(u16);

/// The piece that stands for a flag.
const FLAGGED: u16 = 7;
const DROP: u16 = 1 << 15;

impl PackedMove {
    /// The null move.
    pub const NULL: Self = Self(0);

    /// The move of these bits. All bits can be played, as far as they are a move at all.
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// The bits.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The number of the square that is left, from 0 for a1 to 63 for h8.
    pub const fn from_square(self) -> u8 {
        (self.0 & 63) as u8
    }

    /// The number of the square that is reached; in castling that of the rook.
    pub const fn to_square(self) -> u8 {
        (self.0 >> 6 & 63) as u8
    }

    /// The leg from the one square to the other.
    pub fn leg(self) -> Option<Leg> {
        let square = |number: u8| TextSquare::new(number & 7, number >> 3);
        let (from, to) = (square(self.from_square())?, square(self.to_square())?);
        Some(Leg::new(from, to))
    }

    /// Returns true for a piece put on the board.
    pub const fn is_drop(self) -> bool {
        self.0 & DROP != 0
    }

    /// False where no move has these bits, whatever the position: one square twice, a drop from
    /// another square, or of nothing.
    pub const fn is_move(self) -> bool {
        let is_at_rest = self.from_square() == self.to_square();
        if self.is_drop() {
            is_at_rest && self.role().is_some()
        } else {
            !is_at_rest || self.0 == Self::NULL.0
        }
    }

    /// The letter of the piece that a pawn becomes or that is dropped.
    pub fn piece(self) -> Option<char> {
        self.role().map(Role::upper_char)
    }

    const fn role(self) -> Option<Role> {
        Some(match self.0 >> 12 & 7 {
            1 => Role::Pawn,
            2 => Role::Knight,
            3 => Role::Bishop,
            4 => Role::Rook,
            5 => Role::Queen,
            6 => Role::King,
            _ => return None,
        })
    }

    const fn is_flagged(self) -> bool {
        self.0 >> 12 == FLAGGED
    }

    fn from(self) -> Square {
        Square::new(u32::from(self.from_square()))
    }

    fn to(self) -> Square {
        Square::new(u32::from(self.to_square()))
    }

    fn new(from: Square, to: Square, piece: u16) -> Self {
        Self(code(from) | code(to) << 6 | piece << 12)
    }
}

fn code(square: Square) -> u16 {
    u16::from(u8::from(square))
}

const fn piece_code(role: Role) -> u16 {
    match role {
        Role::Pawn => 1,
        Role::Knight => 2,
        Role::Bishop => 3,
        Role::Rook => 4,
        Role::Queen => 5,
        Role::King => 6,
    }
}

impl Position {
    /// The move in 16 bits, castling by the rook's square. None where it names a square
    /// outside the board or on another one, a piece that chess does not have, or several
    /// legs, and where it goes from a1 to a1.
    ///
    /// ```
    /// use cif_chess::{Position, Variant};
    /// use cif_text::{board::Board, moves::Move};
    /// let mut position = Position::standard(Variant::Chess);
    /// let played = Move::parse("g1f3", &Board::default())?;
    /// let packed = position.pack(&played).unwrap();
    /// assert_eq!((packed.from_square(), packed.to_square()), (6, 21));
    /// assert_eq!(position.unpack(packed), played);
    /// assert!(position.play_packed(packed).is_legal());
    /// # Ok::<(), cif_text::moves::Malformed>(())
    /// ```
    pub fn pack(&self, played: &Move<'_>) -> Option<PackedMove> {
        let legs = match played.action() {
            Action::Null(_) => return Some(PackedMove::NULL),
            Action::Drop { piece, square } => {
                let (square, role) = (self.square(square)?, role(piece)?);
                let packed = PackedMove::new(square, square, piece_code(role));
                return Some(PackedMove(packed.0 | DROP));
            }
            Action::Legs(legs) => legs,
        };
        let leg = legs.first();
        let (from, to) = (self.square(leg.from)?, self.square(leg.to)?);
        if !legs.is_single() {
            return None;
        }
        if let Some(piece) = leg.promotion {
            return Some(PackedMove::new(from, to, piece_code(role(piece)?)));
        }
        let is_flagged = match played.flag() {
            Some(Flag::EnPassant) => self.ep != Some(to),
            Some(Flag::HandicapCastling | Flag::MirroredCastling) => true,
            _ => false,
        };
        if is_flagged {
            return Some(PackedMove::new(from, to, FLAGGED));
        }
        let is_far = from.file().distance(to.file()) > 1 && from.rank() == to.rank();
        let to = if is_far && self.board.role_at(from) == Some(Role::King) {
            self.judge_text(played).rook.unwrap_or(to)
        } else {
            to
        };
        // From the first square to itself, which no rules allow, it would be a null move.
        Some(PackedMove::new(from, to, 0)).filter(|packed| *packed != PackedMove::NULL)
    }

    /// The move that was packed, as the move text has it, with its flags.
    pub fn unpack(&self, packed: PackedMove) -> Move<'static> {
        let (step, flag) = self.step(packed);
        if let (Step::Leg { from, to, .. }, Some(flag)) = (step, flag)
            && let (Some(from), Some(to)) = (self.text_square(from), self.text_square(to))
        {
            let played = Move::leg(Leg::new(from, to)).with_flag(flag);
            return self.verdict(&played).corrected(&played);
        }
        self.text_move(step, &self.judge(step, None))
            .unwrap_or(Move::new(Action::Null(self.letter)))
    }

    /// The capital letter of the piece on the square of this number, as packed moves have it.
    #[inline]
    pub fn letter_at(&self, square: u8) -> Option<char> {
        let square = Square::try_from(square).ok()?;
        self.board.role_at(square).map(Role::upper_char)
    }

    /// Plays a packed move, whatever it is worth.
    #[inline]
    pub fn play_packed(&mut self, packed: PackedMove) -> Verdict {
        if packed.0 >> 12 == 0 && self.play_ordinary(packed.from(), packed.to()) {
            return Verdict::LEGAL;
        }
        let (step, flag) = self.step(packed);
        let judged = self.judge(step, flag);
        let verdict = self.conclude(judged);
        self.apply(judged.change);
        verdict
    }

    /// Plays the move that a text in SAN means, if that is seen at a glance, as
    /// [`Game::play_san`](crate::Game::play_san) does. Else nothing is played.
    ///
    /// ```
    /// use cif_chess::{Position, Variant};
    /// let mut position = Position::standard(Variant::Chess);
    /// let packed = position.play_san(b"Nf3").unwrap();
    /// assert_eq!((packed.from_square(), packed.to_square()), (6, 21));
    /// assert!(position.play_san(b"Nf3").is_none());
    /// ```
    #[inline]
    pub fn play_san(&mut self, text: &[u8]) -> Option<PackedMove> {
        let (from, to) = self.find_san(text).filter(|_| self.letter.is_none())?;
        self.apply_ordinary(from, to);
        Some(PackedMove::new(from, to, 0))
    }

    fn step(&self, packed: PackedMove) -> (Step, Option<Flag>) {
        let (from, to) = (packed.from(), packed.to());
        if packed == PackedMove::NULL {
            return (Step::Null, None);
        }
        if !packed.is_move() {
            // A piece that stays where it is.
            let stays = Step::Leg {
                from: to,
                to,
                promotion: None,
            };
            return (stays, None);
        }
        if let Some(role) = packed.role().filter(|_| packed.is_drop()) {
            return (Step::Drop { role, to }, None);
        }
        let flag = packed.is_flagged().then(|| {
            if self.board.role_at(from) == Some(Role::Pawn) {
                Flag::EnPassant
            } else if self.board.role_at(to) == Some(Role::Rook) {
                Flag::MirroredCastling
            } else {
                Flag::HandicapCastling
            }
        });
        let promotion = packed.role();
        let leg = Step::Leg {
            from,
            to,
            promotion,
        };
        (leg, flag)
    }
}

#[cfg(test)]
mod tests {
    use cif_text::board::Board;

    use super::*;
    use crate::Variant;

    const fn bits(from: u16, to: u16, piece: u16) -> u16 {
        from + to * 64 + piece * 4096
    }

    /// Plays the moves both ways, and looks whether they stay the same.
    fn compare(variant: Variant, fen: &str, moves: &str, expected: &[u16]) {
        let (mut text, _) = Position::from_fen(variant, fen).unwrap();
        let mut bits = text.clone();
        let mut found = Vec::new();
        for word in moves.split(' ') {
            let played = Move::parse(word, &Board::default()).unwrap();
            let packed = text.pack(&played).unwrap();
            found.push(packed.bits());
            let verdict = text.verdict(&played);
            assert_eq!(
                bits.unpack(packed).to_string(),
                verdict.corrected(&played).to_string()
            );
            assert_eq!(
                bits.play_packed(packed).standing,
                text.play(&played).standing
            );
            assert!(bits == text, "{word}");
        }
        assert_eq!(found, expected);
    }

    #[test]
    fn the_bits_are_those_described() {
        let standard = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let e2e4 = bits(12, 28, 0);
        compare(Variant::Chess, standard, "e2e4 0000", &[e2e4, 0]);
        // Castling in both spellings is one move.
        let castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        let short = bits(4, 7, 0);
        compare(Variant::Chess, castles, "e1g1", &[short]);
        compare(Variant::Chess, castles, "e1h1", &[short]);
        let promotes = "4k3/P7/8/8/8/8/7p/4K3 w - - 0 1";
        compare(Variant::Chess, promotes, "a7a8N", &[bits(48, 56, 2)]);
        let pocket = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[N] w KQkq - 0 1";
        let drop = bits(21, 21, 2) + 0x8000;
        compare(Variant::Crazyhouse, pocket, "N@f3", &[drop]);
    }

    #[test]
    fn flags_that_squares_do_not_show_are_kept() {
        // Two castlings: without the rook, and with king and queen exchanged.
        let odds = "r3k2r/8/8/8/8/8/8/R3K3 w Qkq - 0 1";
        compare(Variant::Chess, odds, "e1h1:h", &[bits(4, 7, 7)]);
        let mirrored = "r2k3r/8/8/8/8/8/8/R2K3R w KQkq - 0 1";
        compare(Variant::Chess, mirrored, "d1a1:m", &[bits(3, 0, 7)]);
        let late = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
        compare(Variant::Chess, late, "e5d6:e:i", &[bits(36, 43, 7)]);
        let right = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        compare(Variant::Chess, right, "e5d6:e", &[bits(36, 43, 0)]);
    }

    #[test]
    fn a_move_that_stays_is_no_null_move() {
        let position = Position::standard(Variant::Chess);
        for (word, is_packed) in [
            ("a1a1", false),
            ("a1a1Q", true),
            ("b1b1", true),
            ("0000", true),
        ] {
            let played = Move::parse(word, &Board::default()).unwrap();
            let packed = position.pack(&played);
            assert_eq!(packed.is_some(), is_packed, "{word}");
            assert_eq!(packed == Some(PackedMove::NULL), word == "0000", "{word}");
        }
    }

    #[test]
    fn what_is_no_move_moves_nothing() {
        use cif_text::legality::Standing;

        let a = Position::standard(Variant::Crazyhouse);
        for no_move in [
            bits(63, 63, 0),
            bits(36, 36, 0),
            bits(0, 0, 1),
            bits(12, 12, 7),
            bits(12, 28, 0) + 0x8000,
            bits(12, 28, 2) + 0x8000,
            0x8000,
            u16::MAX,
        ] {
            let packed = PackedMove::from_bits(no_move);
            assert!(!packed.is_move(), "{no_move}");
            let mut played = a.clone();
            let verdict = played.play_packed(packed);
            assert_eq!(verdict.standing, Standing::Invalid, "{no_move}");
            assert_ne!(a.unpack(packed), a.unpack(PackedMove::NULL), "{no_move}");
            let pieces = |it: &Position| it.fen().split(' ').next().map(str::to_owned);
            assert_eq!(pieces(&played), pieces(&a), "{no_move}");
        }
        for is_move in [0, bits(12, 28, 0), bits(21, 21, 2) + 0x8000] {
            assert!(PackedMove::from_bits(is_move).is_move(), "{is_move}");
        }
    }

    #[test]
    fn only_pawns_become_something() {
        use cif_text::legality::Standing;

        let fen = "4k3/8/8/8/8/N7/8/4K3 w - - 0 1";
        let (mut position, _) = Position::from_fen(Variant::Chess, fen).unwrap();
        let packed = PackedMove::from_bits(bits(16, 33, 5));
        assert_eq!(position.play_packed(packed).standing, Standing::Invalid);
    }

    #[test]
    fn any_bits_can_be_played() {
        for variant in Variant::ALL {
            let mut position = Position::standard(variant);
            for bits in 0..=u16::MAX {
                position.play_packed(PackedMove::from_bits(bits.wrapping_mul(40_503)));
            }
        }
    }
}
