//! Pieces on the squares of one board, in five sets: the two sides, and three
//! whose combinations are the roles, so that a piece is found and moved without
//! asking which it is.
//!
//! ```text
//!           -  bishop  rook  queen  pawn  knight  king
//! diagonal  0       1     0      1     0       1     0
//! straight  0       0     1      1     0       0     1
//! near      0       0     0      0     1       1     1
//! ```

use shakmaty::{Bitboard, ByColor, Color, Piece, Role, Square, attacks};

/// The pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    diagonal: Bitboard,
    straight: Bitboard,
    near: Bitboard,
    colors: ByColor<Bitboard>,
}

/// The number of a role, of which each bit is one of the sets; 0 where no piece
/// stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Code(u8);

/// The roles by their codes.
const ROLES: [Option<Role>; 8] = [
    None,
    Some(Role::Bishop),
    Some(Role::Rook),
    Some(Role::Queen),
    Some(Role::Pawn),
    Some(Role::Knight),
    Some(Role::King),
    None,
];

impl Code {
    pub(crate) const QUEEN: Self = Self(3);
    pub(crate) const PAWN: Self = Self(4);
    pub(crate) const KING: Self = Self(6);

    pub(crate) const fn new(role: Role) -> Self {
        match role {
            Role::Bishop => Self(1),
            Role::Rook => Self(2),
            Role::Queen => Self::QUEEN,
            Role::Pawn => Self::PAWN,
            Role::Knight => Self(5),
            Role::King => Self::KING,
        }
    }

    pub(crate) const fn role(self) -> Option<Role> {
        ROLES[self.index()]
    }

    /// The code as an index below 8.
    pub(crate) const fn index(self) -> usize {
        (self.0 & 7) as usize
    }
}

/// The files of a rank that are in a set.
#[inline]
pub(crate) fn byte(set: Bitboard, rank: u32) -> u8 {
    let [first, ..] = (set.0 >> (8 * rank)).to_le_bytes();
    first
}

/// A byte for each bit, from the lowest on: 1 where it is set.
const fn spread(bits: u8) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let each = (bits as u64).wrapping_mul(ONES) & 0x8040_2010_0804_0201;
    (each + 0x7f * ONES) >> 7 & ONES
}

impl Board {
    pub(crate) const EMPTY: Self = Self {
        diagonal: Bitboard::EMPTY,
        straight: Bitboard::EMPTY,
        near: Bitboard::EMPTY,
        colors: ByColor {
            black: Bitboard::EMPTY,
            white: Bitboard::EMPTY,
        },
    };

    #[inline]
    pub(crate) fn by_color(&self, color: Color) -> Bitboard {
        *self.colors.get(color)
    }

    #[inline]
    pub(crate) fn white(&self) -> Bitboard {
        self.colors.white
    }

    #[inline]
    pub(crate) fn black(&self) -> Bitboard {
        self.colors.black
    }

    #[inline]
    pub(crate) fn occupied(&self) -> Bitboard {
        self.colors.white | self.colors.black
    }

    #[inline]
    pub(crate) fn pawns(&self) -> Bitboard {
        self.near & !self.diagonal & !self.straight
    }

    #[inline]
    pub(crate) fn knights(&self) -> Bitboard {
        self.near & self.diagonal
    }

    #[inline]
    pub(crate) fn kings(&self) -> Bitboard {
        self.near & self.straight
    }

    #[inline]
    pub(crate) fn rooks(&self) -> Bitboard {
        self.straight & !self.diagonal & !self.near
    }

    #[inline]
    pub(crate) fn bishops_and_queens(&self) -> Bitboard {
        self.diagonal & !self.near
    }

    #[inline]
    pub(crate) fn rooks_and_queens(&self) -> Bitboard {
        self.straight & !self.near
    }

    #[inline]
    pub(crate) fn by_role(&self, role: Role) -> Bitboard {
        self.by_code(Code::new(role))
    }

    /// The squares of the pieces of a code, and of none those that are empty.
    #[inline]
    pub(crate) fn by_code(&self, Code(code): Code) -> Bitboard {
        let is = |bit: u8| Bitboard((u64::from(code >> bit) & 1).wrapping_sub(1));
        (self.diagonal ^ is(0)) & (self.straight ^ is(1)) & (self.near ^ is(2))
    }

    /// The code of the piece on a square.
    #[inline]
    pub(crate) fn code_at(&self, square: Square) -> Code {
        let bit = |set: Bitboard| u8::from(set.contains(square));
        Code(bit(self.diagonal) | bit(self.straight) << 1 | bit(self.near) << 2)
    }

    #[inline]
    pub(crate) fn role_at(&self, square: Square) -> Option<Role> {
        self.code_at(square).role()
    }

    /// The letters of the pieces on a rank, in FEN; 0 where there is none.
    #[inline]
    pub(crate) fn letters_of_rank(&self, rank: u32) -> impl Iterator<Item = u8> {
        let spread = |set: Bitboard| spread(byte(set, rank));
        let codes = spread(self.diagonal) | spread(self.straight) << 1 | spread(self.near) << 2;
        let codes = codes | spread(self.colors.black) << 3;
        let letter = |code: u8| b"\0BRQPNK\0\0brqpnk\0"[usize::from(code & 15)];
        codes.to_le_bytes().into_iter().map(letter)
    }

    pub(crate) fn color_at(&self, square: Square) -> Color {
        Color::from_white(self.colors.white.contains(square))
    }

    pub(crate) fn piece_at(&self, square: Square) -> Option<Piece> {
        let role = self.role_at(square)?;
        Some(role.of(self.color_at(square)))
    }

    #[inline]
    pub(crate) fn discard_piece_at(&mut self, square: Square) {
        self.diagonal.discard(square);
        self.straight.discard(square);
        self.near.discard(square);
        self.colors.white.discard(square);
        self.colors.black.discard(square);
    }

    pub(crate) fn remove_piece_at(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square)?;
        self.discard_piece_at(square);
        Some(piece)
    }

    pub(crate) fn set_piece_at(&mut self, square: Square, piece: Piece) {
        self.discard_piece_at(square);
        let Code(code) = Code::new(piece.role);
        self.diagonal.set(square, code & 1 != 0);
        self.straight.set(square, code & 2 != 0);
        self.near.set(square, code & 4 != 0);
        self.colors.get_mut(piece.color).add(square);
    }

    /// Moves the piece of this color from one square to another, and takes what
    /// stands there.
    #[inline]
    pub(crate) fn move_piece(&mut self, color: Color, from: Square, to: Square) {
        for set in [&mut self.diagonal, &mut self.straight, &mut self.near] {
            move_bit(set, from, to);
        }
        self.colors.get_mut(color.other()).discard(to);
        move_bit(self.colors.get_mut(color), from, to);
    }

    /// The squares that the piece on a square attacks.
    pub(crate) fn attacks_from(&self, square: Square) -> Bitboard {
        self.piece_at(square).map_or(Bitboard::EMPTY, |piece| {
            attacks::attacks(square, piece, self.occupied())
        })
    }

    /// The squares on which another board has something else.
    #[inline]
    pub(crate) fn changes(&self, other: &Self) -> Bitboard {
        (self.diagonal ^ other.diagonal)
            | (self.straight ^ other.straight)
            | (self.near ^ other.near)
            | (self.colors.white ^ other.colors.white)
            | (self.colors.black ^ other.colors.black)
    }

    /// The board of the library.
    pub(crate) fn to_library(&self) -> shakmaty::Board {
        let mut library = shakmaty::Board::empty();
        for square in self.occupied() {
            if let Some(piece) = self.piece_at(square) {
                library.set_piece_at(square, piece);
            }
        }
        library
    }
}

/// Moves what a set says of one square to another.
#[inline]
pub(crate) fn move_bit(set: &mut Bitboard, from: Square, to: Square) {
    let (from, to) = (Bitboard::from(from), Bitboard::from(to));
    let moved = if (*set & from).any() {
        to
    } else {
        Bitboard::EMPTY
    };
    *set = (*set & !(from | to)) | moved;
}

impl From<shakmaty::Board> for Board {
    fn from(board: shakmaty::Board) -> Self {
        Self {
            diagonal: board.bishops() | board.queens() | board.knights(),
            straight: board.rooks() | board.queens() | board.kings(),
            near: board.pawns() | board.knights() | board.kings(),
            colors: ByColor {
                black: board.black(),
                white: board.white(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_those_of_the_library() {
        let mut library = shakmaty::Board::empty();
        let mut ours = Board::EMPTY;
        let mut seed = 1_u64;
        for _ in 0..4000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let square = |shift: u32| Square::new(u32::try_from(seed >> shift & 63).unwrap());
            let (square, to) = (square(40), square(46));
            let role = Role::ALL[usize::try_from(seed >> 33 & 0xff).unwrap() % 6];
            let piece = role.of(Color::from_white(seed >> 60 & 1 == 0));
            match seed >> 56 & 3 {
                0 => assert_eq!(
                    library.remove_piece_at(square),
                    ours.remove_piece_at(square)
                ),
                1 => {
                    if let Some(piece) = library.remove_piece_at(square) {
                        library.set_piece_at(to, piece);
                        ours.move_piece(piece.color, square, to);
                    }
                }
                _ => {
                    library.set_piece_at(square, piece);
                    ours.set_piece_at(square, piece);
                }
            }
            assert_eq!(ours.occupied(), library.occupied());
            assert_eq!(ours.rooks_and_queens(), library.rooks_and_queens());
            assert_eq!(ours.bishops_and_queens(), library.bishops_and_queens());
            for role in Role::ALL {
                assert_eq!(ours.by_role(role), library.by_role(role), "{role:?}");
            }
            for color in Color::ALL {
                assert_eq!(ours.by_color(color), library.by_color(color));
            }
            for square in Square::ALL {
                assert_eq!(ours.piece_at(square), library.piece_at(square));
                assert_eq!(ours.role_at(square), library.role_at(square));
                let letter = library.piece_at(square).map_or('\0', shakmaty::Piece::char);
                let mut letters = ours.letters_of_rank(square.rank().into());
                let found = letters.nth(usize::from(square.file()));
                assert_eq!(found.map(char::from), Some(letter));
                assert_eq!(ours.attacks_from(square), library.attacks_from(square));
            }
            assert_eq!(ours, Board::from(library.clone()));
            assert_eq!(ours.to_library(), library);
        }
    }
}
