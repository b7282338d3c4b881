//! Squares: file, rank and, where there are several boards, board and row.
//! The published syntax allows 64 files, written with repeated letters
//! (`a`..`z`, `aa`..`zz`, `aaa`..`lll`), not counted as in a spreadsheet.

use core::fmt::{self, Write as _};
use core::iter::FusedIterator;
use core::num::NonZeroU8;
use core::ops::Range;
use core::str::FromStr;

use crate::terminals;

/// The most files or ranks of a board.
pub const MAX_SIDE: u8 = 64;
/// The most steps of a third or fourth dimension.
pub const MAX_DEPTH: u8 = 8;

/// A square; all coordinates count from zero.
///
/// ```
/// use cif_text::square::{BoardLetter, Square};
/// let square: Square = "aa10B".parse().unwrap();
/// assert_eq!((square.file(), square.rank()), (26, 9));
/// assert_eq!(square.board(), Some(BoardLetter::B));
/// assert_eq!(square.to_string(), "aa10B");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    file: u8,
    rank: u8,
    board: Option<BoardLetter>,
    /// Counted from one; only with a board.
    row: Option<NonZeroU8>,
}

impl Square {
    /// The square of this file and rank, both 0 to 63.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < MAX_SIDE && rank < MAX_SIDE {
            Some(Self {
                file,
                rank,
                board: None,
                row: None,
            })
        } else {
            None
        }
    }

    /// The same square of this board.
    #[must_use]
    pub const fn on_board(self, board: BoardLetter) -> Self {
        Self {
            board: Some(board),
            ..self
        }
    }

    /// The same square in this row of boards, 0 to 7; `None` when the number
    /// is too big or the square has no board.
    #[must_use]
    pub const fn in_row(self, row: u8) -> Option<Self> {
        if row < MAX_DEPTH && self.board.is_some() {
            Some(Self {
                row: NonZeroU8::new(row + 1),
                ..self
            })
        } else {
            None
        }
    }

    /// The file, 0 to 63.
    pub const fn file(self) -> u8 {
        self.file
    }

    /// The rank, 0 to 63.
    pub const fn rank(self) -> u8 {
        self.rank
    }

    /// The board, where one is named.
    pub const fn board(self) -> Option<BoardLetter> {
        self.board
    }

    /// The row of boards, 0 to 7, where one is named.
    pub const fn row(self) -> Option<u8> {
        match self.row {
            Some(row) => Some(row.get() - 1),
            None => None,
        }
    }
}

/// The letter of a board: a level of a 3D or 4D board, or a board of a
/// tandem game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)] // The names are the letters.
pub enum BoardLetter {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl BoardLetter {
    /// All letters in order.
    pub const ALL: [Self; 8] = [
        Self::A,
        Self::B,
        Self::C,
        Self::D,
        Self::E,
        Self::F,
        Self::G,
        Self::H,
    ];

    /// The letter of this index, 0 to 7.
    pub fn new(index: u8) -> Option<Self> {
        Self::ALL.get(usize::from(index)).copied()
    }

    /// The index, 0 for the first board.
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The letter as it is written.
    pub const fn as_char(self) -> char {
        (terminals::BOARD.first() + self.index()) as char
    }

    pub(crate) fn from_byte(byte: u8) -> Option<Self> {
        Self::new(byte.checked_sub(terminals::BOARD.first())?)
    }
}

impl fmt::Display for BoardLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.as_char())
    }
}

/// The number of files for one letter more.
const LETTERS: u8 = 26;

impl Square {
    /// Its two letters, if it has no more.
    pub(crate) const fn short(self) -> Option<(u8, u8)> {
        if self.file < LETTERS && self.rank < 9 && self.board.is_none() && self.row.is_none() {
            Some((terminals::FILE.first() + self.file, b'1' + self.rank))
        } else {
            None
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Archives are written square by square: no formatting of numbers
        // where a character will do.
        let letter = char::from(terminals::FILE.first() + self.file % LETTERS);
        for _ in 0..=self.file / LETTERS {
            f.write_char(letter)?;
        }
        match self.rank {
            0..9 => f.write_char(char::from(b'1' + self.rank))?,
            rank => write!(f, "{}", rank + 1)?,
        }
        if let Some(board) = self.board {
            board.fmt(f)?;
        }
        if let Some(row) = self.row {
            write!(f, "{row}")?;
        }
        Ok(())
    }
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        let (square, end) = scan(text.as_bytes(), 0, true)?;
        if end == text.len() {
            Ok(square)
        } else {
            Err(SquareError {
                kind: SquareErrorKind::Trailing,
                range: end..text.len(),
            })
        }
    }
}

/// The squares of a text that joins them without separator, as the content
/// of `line` does. The first fault ends the iteration.
///
/// ```
/// use cif_text::square::squares;
/// let found: Result<Vec<_>, _> = squares("a1h8h1").map(|item| item.map(|(square, _)| square.to_string())).collect();
/// assert_eq!(found.unwrap(), ["a1", "h8", "h1"]);
/// ```
pub fn squares(text: &str) -> Squares<'_> {
    Squares { text, at: 0 }
}

/// The iterator of [`squares`]: each square with its byte range.
#[derive(Clone, Debug)]
pub struct Squares<'t> {
    text: &'t str,
    at: usize,
}

impl Iterator for Squares<'_> {
    type Item = Result<(Square, Range<usize>), SquareError>;

    fn next(&mut self) -> Option<Self::Item> {
        let start = self.at;
        if start == self.text.len() {
            return None;
        }
        match scan(self.text.as_bytes(), start, true) {
            Ok((square, end)) => {
                self.at = end;
                Some(Ok((square, start..end)))
            }
            Err(error) => {
                self.at = self.text.len();
                Some(Err(error))
            }
        }
    }
}

impl FusedIterator for Squares<'_> {}

/// Why a text is no square, and where.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SquareError {
    /// The kind of fault.
    pub kind: SquareErrorKind,
    /// The bytes of the text it concerns.
    pub range: Range<usize>,
}

/// A kind of fault of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SquareErrorKind {
    /// No file letter where one must stand.
    File,
    /// No rank after the file, or one with a leading zero.
    Rank,
    /// A file beyond the 64th.
    FileTooFar,
    /// A rank beyond the 64th.
    RankTooFar,
    /// A row not in 1 to 8.
    RowTooFar,
    /// More text after the square.
    Trailing,
}

impl SquareErrorKind {
    /// One short line.
    pub const fn message(self) -> &'static str {
        match self {
            Self::File => "a square begins with its file, a lower-case letter",
            Self::Rank => "a square has a rank after its file, a number from 1",
            Self::FileTooFar => "the last file is lll, the 64th",
            Self::RankTooFar => "the last rank is the 64th",
            Self::RowTooFar => "a row is a digit from 1 to 8",
            Self::Trailing => "more text after the square",
        }
    }
}

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.message())
    }
}

impl core::error::Error for SquareError {}

/// Reads the square at `at`: the square and where it ends. With `letters`, a
/// board letter after the rank belongs to the square, and a digit after the
/// letter is the row.
#[inline]
pub(crate) fn scan(bytes: &[u8], at: usize, letters: bool) -> Result<(Square, usize), SquareError> {
    let err = |kind, range| Err(SquareError { kind, range });
    let Some((letter, repeats, mut end)) = file(bytes, at) else {
        return err(SquareErrorKind::File, at..char_end(bytes, at));
    };
    let digits = end;
    let mut rank = 0_u32;
    while let Some(&digit) = bytes
        .get(end)
        .filter(|byte| terminals::RANK.matches(**byte))
    {
        rank = rank
            .saturating_mul(10)
            .saturating_add(u32::from(digit - b'0'));
        end += 1;
    }
    if end == digits || bytes.get(digits) == Some(&b'0') {
        return err(SquareErrorKind::Rank, at..end);
    }
    // Three letters at the most: 25 + 2 * 26 is below 256.
    let file = letter + (repeats - 1) * LETTERS;
    if file >= MAX_SIDE {
        return err(SquareErrorKind::FileTooFar, at..end);
    }
    let rank = u8::try_from(rank - 1).unwrap_or(u8::MAX);
    let Some(mut square) = Square::new(file, rank) else {
        return err(SquareErrorKind::RankTooFar, at..end);
    };
    let board = bytes
        .get(end)
        .filter(|byte| letters && terminals::BOARD.matches(**byte));
    if let Some(board) = board.copied().and_then(BoardLetter::from_byte) {
        square = square.on_board(board);
        end += 1;
        if let Some(&digit) = bytes.get(end).filter(|byte| byte.is_ascii_digit()) {
            end += 1;
            let row = digit.wrapping_sub(terminals::ROW.first());
            match square.in_row(row) {
                Some(placed) if terminals::ROW.matches(digit) => square = placed,
                _ => return err(SquareErrorKind::RowTooFar, at..end),
            }
        }
    }
    Ok((square, end))
}

/// Returns true if a square begins at `at`, as far as its file and the first
/// digit of its rank show.
pub(crate) fn begins_square(bytes: &[u8], at: usize) -> bool {
    file(bytes, at).is_some_and(|(_, _, end)| {
        bytes
            .get(end)
            .is_some_and(|byte| terminals::RANK.matches(*byte))
    })
}

/// The file at `at`: its letter's index, how often the letter stands there
/// (it is looked at four times at the most), and where it ends.
fn file(bytes: &[u8], at: usize) -> Option<(u8, u8, usize)> {
    let first = *bytes.get(at)?;
    if !terminals::FILE.matches(first) {
        return None;
    }
    let same = |at: usize| bytes.get(at) == Some(&first);
    let repeats = match (same(at + 1), same(at + 2), same(at + 3)) {
        (false, ..) => 1,
        (true, false, _) => 2,
        (true, true, false) => 3,
        (true, true, true) => return None,
    };
    let letter = first - terminals::FILE.first();
    Some((letter, repeats, at + usize::from(repeats)))
}

/// The end of the character that begins at `at`.
pub(crate) fn char_end(bytes: &[u8], at: usize) -> usize {
    let rest = bytes.get(at + 1..).unwrap_or_default();
    let more = rest.iter().take_while(|byte| **byte & 0xC0 == 0x80).count();
    (at + 1 + more).min(bytes.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_prints_as_read() {
        for file in 0..MAX_SIDE {
            for rank in 0..MAX_SIDE {
                let square = Square::new(file, rank).unwrap();
                assert_eq!(square.to_string().parse(), Ok(square));
                for board in BoardLetter::ALL {
                    let square = square.on_board(board);
                    assert_eq!(square.to_string().parse(), Ok(square));
                    for row in 0..MAX_DEPTH {
                        let square = square.in_row(row).unwrap();
                        assert_eq!(square.to_string().parse(), Ok(square));
                    }
                }
            }
        }
    }

    #[test]
    fn files_repeat_their_letter() {
        for (file, name) in [
            (0, "a1"),
            (25, "z1"),
            (26, "aa1"),
            (51, "zz1"),
            (52, "aaa1"),
            (63, "lll1"),
        ] {
            assert_eq!(Square::new(file, 0).unwrap().to_string(), name);
        }
        assert_eq!(Square::new(64, 0), None);
        assert_eq!(Square::new(0, 64), None);
        assert_eq!(Square::new(0, 0).unwrap().in_row(0), None);
    }

    #[test]
    fn wrong_squares_say_why_and_where() {
        use SquareErrorKind::{File, FileTooFar, Rank, RankTooFar, RowTooFar, Trailing};
        for (text, kind, range) in [
            ("", File, 0..0),
            ("E4", File, 0..1),
            ("\u{e9}4", File, 0..2),
            ("aaaa1", File, 0..1),
            ("e", Rank, 0..1),
            ("e0", Rank, 0..2),
            ("e04", Rank, 0..3),
            ("ab1", Rank, 0..1),
            ("mmm1", FileTooFar, 0..4),
            ("zzz1", FileTooFar, 0..4),
            ("e65", RankTooFar, 0..3),
            ("e99999999999999999999", RankTooFar, 0..21),
            ("e4A9", RowTooFar, 0..4),
            ("e4A0", RowTooFar, 0..4),
            ("e4I", Trailing, 2..3),
            ("e4A11", Trailing, 4..5),
        ] {
            assert_eq!(
                text.parse::<Square>(),
                Err(SquareError { kind, range }),
                "{text}"
            );
        }
    }

    #[test]
    fn joined_squares_end_at_the_first_fault() {
        let found: Vec<_> = squares("a1Ah8 b2").collect();
        assert_eq!(found.len(), 3);
        assert_eq!(found[1].as_ref().unwrap().1, 3..5);
        assert_eq!(found[2].as_ref().unwrap_err().range, 5..6);
    }
}
