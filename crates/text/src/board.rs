//! The board a text speaks about. How a square or a move reads depends on
//! it: on one flat board a capital after a square is a promotion or a fault,
//! on several boards it names a board. [`BoardSize`] is the value of
//! `game/@boardsize`, [`Board`] adds whether the game is a tandem game.

use core::fmt;
use core::str::FromStr;

use crate::square::Square;
pub use crate::square::{MAX_DEPTH, MAX_SIDE};

/// The board of a game, as far as its texts depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Board {
    size: BoardSize,
    tandem: bool,
}

impl Board {
    /// A board of this size; with `tandem`, a pair of them.
    pub const fn new(size: BoardSize, tandem: bool) -> Self {
        Self { size, tandem }
    }

    /// The size of one board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// Returns true if the game is played on two boards (`game/@tandem`).
    pub const fn is_tandem(&self) -> bool {
        self.tandem
    }

    /// Returns true if squares carry a board letter: everywhere but on one flat
    /// board.
    pub const fn has_letters(&self) -> bool {
        self.tandem || self.size.third() > 1 || self.size.fourth() > 1
    }

    /// The number of boards a letter can name.
    pub const fn letters(&self) -> u8 {
        if self.tandem { 2 } else { self.size.third() }
    }

    /// Returns true if the square lies on the board.
    pub fn contains(&self, square: Square) -> bool {
        self.check(square).is_ok()
    }

    /// Checks that the square lies on the board. A square without board letter
    /// fits every board.
    ///
    /// # Errors
    /// The first coordinate that does not fit.
    pub fn check(&self, square: Square) -> Result<(), Misfit> {
        if square.file() >= self.size.files {
            return Err(Misfit::File);
        }
        if square.rank() >= self.size.ranks {
            return Err(Misfit::Rank);
        }
        if let Some(letter) = square.board() {
            if !self.has_letters() {
                return Err(Misfit::LetterOnOneBoard);
            }
            if letter.index() >= self.letters() {
                return Err(Misfit::Letter);
            }
        }
        match square.row() {
            Some(_) if self.size.fourth.is_none() => Err(Misfit::RowWithoutDimension),
            Some(row) if row >= self.size.fourth() => Err(Misfit::Row),
            _ => Ok(()),
        }
    }
}

/// Why a square does not lie on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Misfit {
    /// The file lies beyond the last one.
    File,
    /// The rank lies beyond the last one.
    Rank,
    /// A board letter in a game of one flat board (rule TD-004).
    LetterOnOneBoard,
    /// The letter names a board that is not there.
    Letter,
    /// A row on a board without fourth dimension.
    RowWithoutDimension,
    /// The row lies beyond the last one.
    Row,
}

impl Misfit {
    /// One short line.
    pub const fn message(self) -> &'static str {
        match self {
            Self::File => "the file lies outside the board",
            Self::Rank => "the rank lies outside the board",
            Self::LetterOnOneBoard => "a board letter in a game on one board",
            Self::Letter => "the letter names a board that is not there",
            Self::RowWithoutDimension => "a row on a board without fourth dimension",
            Self::Row => "the row lies outside the board",
        }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl core::error::Error for Misfit {}

/// The size of a board: files and ranks (1 to 64 each), then up to two
/// further dimensions (1 to 8 each), joined by `x`.
///
/// ```
/// use cif_text::board::BoardSize;
/// let size: BoardSize = "10x8x2".parse().unwrap();
/// assert_eq!((size.files(), size.ranks(), size.third(), size.fourth()), (10, 8, 2, 1));
/// assert_eq!(size.to_string(), "10x8x2");
/// assert!("65x8".parse::<BoardSize>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardSize {
    files: u8,
    ranks: u8,
    third: Option<u8>,
    fourth: Option<u8>,
}

impl BoardSize {
    /// A flat board; `None` when a number is out of range.
    pub const fn new(files: u8, ranks: u8) -> Option<Self> {
        let fits = 1 <= files && files <= MAX_SIDE && 1 <= ranks && ranks <= MAX_SIDE;
        if fits {
            Some(Self {
                files,
                ranks,
                third: None,
                fourth: None,
            })
        } else {
            None
        }
    }

    /// The same board with one more dimension; `None` when it has four, or
    /// when the number is out of range.
    #[must_use]
    pub const fn with_dimension(self, steps: u8) -> Option<Self> {
        if steps < 1 || MAX_DEPTH < steps {
            return None;
        }
        match (self.third, self.fourth) {
            (None, _) => Some(Self {
                third: Some(steps),
                ..self
            }),
            (Some(_), None) => Some(Self {
                fourth: Some(steps),
                ..self
            }),
            _ => None,
        }
    }

    /// Number of files.
    pub const fn files(&self) -> u8 {
        self.files
    }

    /// Number of ranks.
    pub const fn ranks(&self) -> u8 {
        self.ranks
    }

    /// Steps of the third dimension (boards); 1 when there is none.
    pub const fn third(&self) -> u8 {
        match self.third {
            Some(steps) => steps,
            None => 1,
        }
    }

    /// Steps of the fourth dimension (rows of boards); 1 when there is none.
    pub const fn fourth(&self) -> u8 {
        match self.fourth {
            Some(steps) => steps,
            None => 1,
        }
    }

    /// Number of dimensions written, 2 to 4.
    pub const fn dimensions(&self) -> u8 {
        2 + self.third.is_some() as u8 + self.fourth.is_some() as u8
    }
}

/// The default of `game/@boardsize`.
impl Default for BoardSize {
    fn default() -> Self {
        Self {
            files: 8,
            ranks: 8,
            third: None,
            fourth: None,
        }
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.files, self.ranks)?;
        for steps in [self.third, self.fourth].into_iter().flatten() {
            write!(f, "x{steps}")?;
        }
        Ok(())
    }
}

impl FromStr for BoardSize {
    type Err = BoardSizeError;

    fn from_str(text: &str) -> Result<Self, BoardSizeError> {
        let mut parts = text.split('x').map(number);
        let (Some(files), Some(ranks)) = (parts.next(), parts.next()) else {
            return Err(BoardSizeError::Syntax);
        };
        let mut size = Self::new(files?, ranks?).ok_or(BoardSizeError::Side)?;
        for steps in parts {
            let steps = steps?;
            if size.dimensions() == 4 {
                return Err(BoardSizeError::TooManyDimensions);
            }
            size = size.with_dimension(steps).ok_or(BoardSizeError::Depth)?;
        }
        Ok(size)
    }
}

/// A number without sign and leading zeros; a huge one becomes 255, which no
/// dimension allows.
fn number(text: &str) -> Result<u8, BoardSizeError> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits || (text.len() > 1 && text.starts_with('0')) {
        return Err(BoardSizeError::Syntax);
    }
    Ok(text.parse().unwrap_or(u8::MAX))
}

/// Why a text is no board size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BoardSizeError {
    /// Not two to four numbers joined by `x`.
    Syntax,
    /// Files or ranks not in 1 to 64.
    Side,
    /// A further dimension not in 1 to 8.
    Depth,
    /// More than four dimensions.
    TooManyDimensions,
}

impl BoardSizeError {
    /// One short line.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Syntax => "a board size is two to four numbers joined by \"x\", like 8x8",
            Self::Side => "a board has 1 to 64 files and 1 to 64 ranks",
            Self::Depth => "the third and fourth dimension have 1 to 8 steps",
            Self::TooManyDimensions => "a board has at most four dimensions",
        }
    }
}

impl fmt::Display for BoardSizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl core::error::Error for BoardSizeError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_print_as_read() {
        for text in [
            "1x1", "8x8", "64x64", "8x8x1", "10x8x2", "8x8x8x8", "5x5x5x1",
        ] {
            assert_eq!(text.parse::<BoardSize>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn wrong_sizes_say_why() {
        use BoardSizeError::{Depth, Side, Syntax, TooManyDimensions};
        for (text, error) in [
            ("", Syntax),
            ("8", Syntax),
            ("8x", Syntax),
            ("x8", Syntax),
            ("8X8", Syntax),
            ("+8x8", Syntax),
            ("08x8", Syntax),
            (" 8x8", Syntax),
            ("8x8x", Syntax),
            ("8x\u{e9}", Syntax),
            ("0x8", Side),
            ("65x8", Side),
            ("8x99999999999999999999999", Side),
            ("8x8x0", Depth),
            ("8x8x9", Depth),
            ("8x8x8x9", Depth),
            ("8x8x8x8x1", TooManyDimensions),
        ] {
            assert_eq!(text.parse::<BoardSize>(), Err(error), "{text}");
        }
    }

    #[test]
    fn squares_on_and_off_boards() {
        let on = |size: &str, tandem, square: &str| {
            Board::new(size.parse().unwrap(), tandem).check(square.parse().unwrap())
        };
        assert_eq!(on("8x8", false, "h8"), Ok(()));
        assert_eq!(on("8x8", false, "i8"), Err(Misfit::File));
        assert_eq!(on("8x8", false, "h9"), Err(Misfit::Rank));
        assert_eq!(on("8x8", false, "h8A"), Err(Misfit::LetterOnOneBoard));
        assert_eq!(on("8x8", true, "h8B"), Ok(()));
        assert_eq!(on("8x8", true, "h8C"), Err(Misfit::Letter));
        assert_eq!(on("8x8x3", false, "h8C"), Ok(()));
        assert_eq!(on("8x8x3", false, "h8D"), Err(Misfit::Letter));
        assert_eq!(on("8x8x3", false, "h8A1"), Err(Misfit::RowWithoutDimension));
        assert_eq!(on("8x8x3x2", false, "h8A2"), Ok(()));
        assert_eq!(on("8x8x3x2", false, "h8A3"), Err(Misfit::Row));
        assert_eq!(on("64x64", false, "lll64"), Ok(()));
    }
}
