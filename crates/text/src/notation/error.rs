//! Faults of a definition in MBN or FBR (rules GM-010 and GM-011).

use core::fmt;
use core::ops::Range;

/// Why a text is no definition in its notation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NotationError {
    /// The kind of fault.
    pub kind: NotationErrorKind,
    /// The bytes of the definition it concerns; empty where something is
    /// missing.
    pub range: Range<usize>,
    /// One short line.
    pub message: &'static str,
    /// A way to put it right.
    pub help: &'static str,
}

/// A kind of fault of a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NotationErrorKind {
    /// The text ends, or goes on, where something is required first.
    Missing,
    /// Something stands where it may not.
    Unexpected,
    /// A bracket without its partner.
    Bracket,
    /// Brackets nested deeper than is read.
    TooDeep,
    /// More bytes than are read.
    TooLong,
    /// The same part twice.
    Repeated,
    /// Numbers in the wrong order.
    Order,
}

/// The greatest number of bytes of a definition. What it is read to takes hundreds of times as
/// much memory; those in use have less than a thousand bytes.
pub const MAX_LENGTH: usize = 8192;

impl NotationError {
    /// Refuses a definition that is too long.
    pub(crate) fn of_length(text: &str) -> Result<(), Self> {
        if text.len() <= MAX_LENGTH {
            return Ok(());
        }
        Err(Self {
            kind: NotationErrorKind::TooLong,
            range: 0..text.len(),
            message: "the definition is too long to be read",
            help: "a definition may have 8,192 bytes; white space separates definitions",
        })
    }

    /// The same error in a text that `base` bytes precede.
    #[must_use]
    pub fn shifted(mut self, base: usize) -> Self {
        self.range = self.range.start + base..self.range.end + base;
        self
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message)
    }
}

impl core::error::Error for NotationError {}
