//! Faults of a piece of move text, with their places.

use core::fmt;
use core::ops::Range;

/// A piece of the text that is neither move nor NAG.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Malformed {
    /// The kind of fault.
    pub kind: MalformedKind,
    /// The bytes of the text it concerns; within the token's own bytes, and
    /// empty where something is missing.
    pub range: Range<usize>,
    /// One short line.
    pub message: &'static str,
    /// A way to put it right.
    pub help: &'static str,
}

/// A kind of fault of a move. All kinds are rule MV-001, save
/// [`Self::BoardLetter`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MalformedKind {
    /// The text does not begin as a move does: SAN, a move number, a result.
    NotAMove,
    /// The text begins as a move but goes on as none.
    Unexpected,
    /// A square without its second square.
    MissingSquare,
    /// A square outside the board.
    OffBoard,
    /// A board letter in a game on one flat board (rule TD-004).
    BoardLetter,
    /// An unknown flag, or one too many.
    Flag,
    /// A NAG without number, out of range or with leading zeros.
    Nag,
    /// Two moves with no white space between them, after a NAG.
    NotSeparated,
}

impl Malformed {
    /// The same fault in a text that `base` bytes precede.
    #[must_use]
    pub fn shifted(mut self, base: usize) -> Self {
        self.range = self.range.start + base..self.range.end + base;
        self
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message)
    }
}

impl core::error::Error for Malformed {}
