//! Tables of the ways of pieces on an empty board. With [`between`] they say if a
//! piece reaches a square without a look into the large tables of the library.

use shakmaty::{Bitboard, Color, Square, attacks};

use crate::board::Code;

/// A table with a value for each square.
type BySquare<T> = [T; 64];

/// Fills a table by the squares' numbers.
macro_rules! by_square {
    ($empty:expr, $square:ident => $value:expr) => {{
        let mut table = [$empty; 64];
        let mut at = 0;
        while at < 64 {
            let $square = Square::new(at);
            table[at as usize] = $value;
            at += 1;
        }
        table
    }};
}

const EMPTY: Bitboard = Bitboard::EMPTY;

/// The squares between two others on one line.
static BETWEEN: BySquare<BySquare<Bitboard>> =
    by_square!([EMPTY; 64], one => by_square!(EMPTY, other => attacks::between(one, other)));

/// The squares on the files and ranks of each, and those on its diagonals.
static LINES: BySquare<[Bitboard; 2]> = by_square!([EMPTY; 2], square => [
    attacks::rook_attacks(square, EMPTY),
    attacks::bishop_attacks(square, EMPTY),
]);

/// The squares that a piece reaches, by its code; pawns by steps and captures. The
/// last, which is no code, is Black's pawn.
static REACH: [BySquare<Bitboard>; 8] = [
    [EMPTY; 64],
    by_square!(EMPTY, square => attacks::bishop_attacks(square, EMPTY)),
    by_square!(EMPTY, square => attacks::rook_attacks(square, EMPTY)),
    by_square!(EMPTY, square => attacks::queen_attacks(square, EMPTY)),
    by_square!(EMPTY, square => of_pawn(Color::White, square)),
    by_square!(EMPTY, square => attacks::knight_attacks(square)),
    by_square!(EMPTY, square => attacks::king_attacks(square)),
    by_square!(EMPTY, square => of_pawn(Color::Black, square)),
];

const fn of_pawn(color: Color, square: Square) -> Bitboard {
    let pawn = 1 << square.to_u32();
    let (one, second) = match color {
        Color::White => (pawn << 8, 0xff00),
        Color::Black => (pawn >> 8, 0x00ff_0000_0000_0000),
    };
    let two = match color {
        Color::White => (pawn & second) << 16,
        Color::Black => (pawn & second) >> 16,
    };
    Bitboard(attacks::pawn_attacks(color, square).0 | one | two)
}

/// The squares between two others, if a line goes through both.
#[inline]
pub(crate) fn between(one: Square, other: Square) -> Bitboard {
    BETWEEN[one.to_usize()][other.to_usize()]
}

/// The squares on the files and ranks of a square, and those on its diagonals.
#[inline]
pub(crate) fn lines(square: Square) -> [Bitboard; 2] {
    LINES[square.to_usize()]
}

/// The squares on all lines of a square.
#[inline]
pub(crate) fn all_lines(square: Square) -> Bitboard {
    reach(Code::QUEEN, Color::White, square)
}

/// The squares that a piece of this code and color reaches on an empty board; a pawn by
/// steps and captures.
#[inline]
pub(crate) fn reach(code: Code, color: Color, square: Square) -> Bitboard {
    let is_black_pawn = code == Code::PAWN && color == Color::Black;
    let row = code.index() + usize::from(is_black_pawn) * 3;
    REACH[row & 7][square.to_usize()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::Role;

    #[test]
    fn ways_are_those_of_the_library() {
        for square in Square::ALL {
            for color in Color::ALL {
                for role in Role::ALL.into_iter().filter(|role| *role != Role::Pawn) {
                    let library = attacks::attacks(square, role.of(color), EMPTY);
                    assert_eq!(reach(Code::new(role), color, square), library);
                }
                let pawn = reach(Code::PAWN, color, square);
                let captures = attacks::pawn_attacks(color, square);
                let steps = pawn & !captures;
                assert_eq!(pawn & captures, captures);
                assert!(steps.into_iter().all(|step| step.file() == square.file()));
            }
        }
        let steps = [(8, 2), (16, 1), (56, 0)].map(|(square, count)| {
            let square = Square::new(square);
            let steps = reach(Code::PAWN, Color::White, square) & square.file();
            (steps.count(), count)
        });
        assert!(
            steps.iter().all(|(found, count)| found == count),
            "{steps:?}"
        );
        let black = reach(Code::PAWN, Color::Black, Square::E7);
        let expected = [Square::E6, Square::E5, Square::D6, Square::F6];
        assert_eq!(black, Bitboard::from_iter(expected));
    }
}
