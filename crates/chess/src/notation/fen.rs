//! FEN of positions, one alone or each of a game.

use core::fmt::Write as _;

use shakmaty::{Bitboard, Color, Role};

use crate::board::{Board, byte};
use crate::position::Position;
use crate::variant::Variant;

impl Position {
    /// The position as FEN: castling rights as `KQkq` where that is clear,
    /// else by the rook's file; the en passant square where a capture there
    /// is legal.
    pub fn fen(&self) -> String {
        let mut fen = String::with_capacity(80);
        Fens::default().write(self, &mut fen);
        fen
    }

    /// The marks of promoted pieces, where they are written.
    fn marks(&self) -> Bitboard {
        if self.variant.has_pockets() {
            self.promoted
        } else {
            Bitboard::EMPTY
        }
    }

    fn write_pockets(&self, out: &mut String) {
        out.push('[');
        for color in [Color::White, Color::Black] {
            for role in [
                Role::Queen,
                Role::Rook,
                Role::Bishop,
                Role::Knight,
                Role::Pawn,
            ] {
                for _ in 0..self.pocket(color, role) {
                    out.push(role.of(color).char());
                }
            }
        }
        out.push(']');
    }

    fn write_castling(&self, out: &mut String) {
        if self.castling.is_empty() {
            return out.push('-');
        }
        let before = out.len();
        for color in [Color::White, Color::Black] {
            let row = self.board.by_color(color) & color.backrank();
            let rooks = row & self.board.rooks();
            let king = (row & self.castling_kings()).last();
            for rook in (self.castling & rooks).into_iter().rev() {
                let letter = match king {
                    Some(king) if king < rook && rooks.last() == Some(rook) => 'K',
                    Some(king) if king > rook && rooks.first() == Some(rook) => 'Q',
                    _ => rook.file().upper_char(),
                };
                out.push(color.fold_wb(letter, letter.to_ascii_lowercase()));
            }
        }
        if out.len() == before {
            out.push('-');
        }
    }
}

/// FENs of positions that follow one another: only the ranks that changed since the last
/// one are written anew.
///
/// ```
/// use cif_chess::{Fens, Position, Variant};
/// let mut fens = Fens::default();
/// let mut position = Position::standard(Variant::Chess);
/// for san in [b"e4", b"c5"] {
///     position.play_san(san);
///     let mut fen = String::new();
///     fens.write(&position, &mut fen);
///     assert_eq!(fen, position.fen());
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Fens {
    board: Board,
    marks: Bitboard,
    ranks: [RankText; 8],
    /// The ranks from the last to the first.
    placement: String,
}

impl Default for Fens {
    fn default() -> Self {
        Self {
            board: Board::EMPTY,
            marks: Bitboard::EMPTY,
            ranks: [RankText::of(0, &Board::EMPTY, Bitboard::EMPTY); 8],
            placement: "8/8/8/8/8/8/8/8".to_owned(),
        }
    }
}

impl Fens {
    /// Writes the [FEN](Position::fen) of a position behind what is in `out`.
    pub fn write(&mut self, position: &Position, out: &mut String) {
        self.follow(position);
        out.push_str(&self.placement);
        if position.variant.has_pockets() {
            position.write_pockets(out);
        }
        out.push_str(position.turn.fold_wb(" w ", " b "));
        position.write_castling(out);
        match position.legal_en_passant() {
            Some(square) => {
                out.push(' ');
                out.push(square.file().char());
                out.push(square.rank().char());
            }
            None => out.push_str(" -"),
        }
        if position.variant == Variant::ThreeCheck {
            let [white, black] = position.checks;
            // Writing to a String cannot fail.
            let _ = write!(out, " {white}+{black}");
        }
        for count in [position.halfmoves, position.number] {
            out.push(' ');
            push_number(count, out);
        }
    }

    /// Updates the ranks that have changed.
    fn follow(&mut self, position: &Position) {
        let marks = position.marks();
        let changes = self.board.changes(&position.board) | (self.marks ^ marks);
        if changes.is_empty() {
            return;
        }
        self.board.clone_from(&position.board);
        self.marks = marks;
        for (rank, text) in (0_u32..).zip(&mut self.ranks) {
            if byte(changes, rank) != 0 {
                *text = RankText::of(rank, &self.board, marks);
            }
        }
        self.join_ranks();
    }

    fn join_ranks(&mut self) {
        let mut text = [b'/'; 8 * (RankText::LONGEST + 1)];
        let mut length = 0;
        for rank in self.ranks.iter().rev() {
            // Copying all, and not what counts alone, is quicker.
            if let Some(place) = text.get_mut(length..length + RankText::LONGEST) {
                place.copy_from_slice(&rank.letters);
            }
            length += rank.length;
            if let Some(place) = text.get_mut(length) {
                *place = b'/';
            }
            length += 1;
        }
        let text = text.get(..length - 1);
        self.placement.clear();
        let text = text.and_then(|text| str::from_utf8(text).ok());
        self.placement.push_str(text.unwrap_or_default());
    }
}

/// The text of a rank.
#[derive(Clone, Copy, Debug)]
struct RankText {
    letters: [u8; Self::LONGEST],
    length: usize,
}

impl RankText {
    /// Eight pieces, each with a mark.
    const LONGEST: usize = 16;

    fn of(rank: u32, board: &Board, marks: Bitboard) -> Self {
        let gaps = &GAPS[usize::from(byte(board.occupied(), rank))];
        // Without a branch for each square, which would be mispredicted.
        let placed = board.letters_of_rank(rank).zip(gaps.shifts);
        let text = placed.fold(gaps.digits, |text, (letter, shift)| {
            text | u64::from(letter) << (shift & 63)
        });
        let mut letters = [0; Self::LONGEST];
        letters[..8].copy_from_slice(&text.to_le_bytes());
        let text = Self {
            letters,
            length: gaps.length,
        };
        match byte(marks, rank) {
            0 => text,
            marks => text.marked(marks),
        }
    }

    /// The same with a mark behind the pieces of these files.
    fn marked(self, marks: u8) -> Self {
        let mut marked = Self {
            letters: [0; Self::LONGEST],
            length: 0,
        };
        let mut file = 0;
        for letter in self.letters.into_iter().take(self.length) {
            marked.push(letter);
            if letter.is_ascii_digit() {
                file += letter - b'0';
                continue;
            }
            if marks >> file & 1 != 0 {
                marked.push(b'~');
            }
            file += 1;
        }
        marked
    }

    fn push(&mut self, letter: u8) {
        if let Some(place) = self.letters.get_mut(self.length) {
            *place = letter;
            self.length += 1;
        }
    }
}

/// The places of pieces in the text of a rank, and the numbers of empty squares between them.
#[derive(Clone, Copy)]
struct Gaps {
    /// The text without pieces, its first letter in the lowest byte.
    digits: u64,
    /// The bits below the letter of the piece on each file.
    shifts: [u32; 8],
    length: usize,
}

/// The gaps of a rank, by its occupied files.
static GAPS: [Gaps; 256] = {
    let none = Gaps {
        digits: 0,
        shifts: [0; 8],
        length: 0,
    };
    let mut table = [none; 256];
    let mut pieces = 0;
    while pieces < 256 {
        let gaps = &mut table[pieces];
        let (mut file, mut empty, mut shift) = (0, 0, 0);
        while file <= 8 {
            let is_piece = file < 8 && pieces >> file & 1 != 0;
            if empty > 0 && (is_piece || file == 8) {
                gaps.digits |= (b'0' as u64 + empty) << shift;
                gaps.length += 1;
                (empty, shift) = (0, shift + 8);
            }
            if is_piece {
                gaps.shifts[file] = shift;
                gaps.length += 1;
                shift += 8;
            } else {
                empty += 1;
            }
            file += 1;
        }
        pieces += 1;
    }
    table
};

/// Writes a number; nearly all of them are small.
fn push_number(number: u32, out: &mut String) {
    match u8::try_from(number) {
        Ok(small @ 0..100) => {
            if small > 9 {
                out.push(char::from(b'0' + small / 10));
            }
            out.push(char::from(b'0' + small % 10));
        }
        // Writing to a String cannot fail.
        _ => drop(write!(out, "{number}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Through positions of all variants in turns, what is kept of the last position
    /// makes no difference.
    #[test]
    fn what_changed_is_enough() {
        let mut fens = Fens::default();
        crate::random::positions(|position| {
            let mut fen = String::new();
            fens.write(position, &mut fen);
            assert_eq!(fen, position.fen());
        });
    }
}
