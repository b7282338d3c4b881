//! Warnings: fields that could not be taken from a line. A warning never costs more
//! than the field that it is about.

use core::fmt;
use core::ops::Range;

/// A value, and what could not be read on the way to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading<'a, T> {
    /// The value that was read.
    pub value: T,
    /// The parts that could not be read, in the order of the line.
    pub warnings: Vec<Warning<'a>>,
}

impl<'a, T> Reading<'a, T> {
    /// The same reading of another value.
    pub(crate) fn map<U>(self, map: impl FnOnce(T) -> U) -> Reading<'a, U> {
        Reading {
            value: map(self.value),
            warnings: self.warnings,
        }
    }
}

/// Something that could not be taken as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning<'a> {
    /// The field, by the keyword that begins it.
    pub field: &'static str,
    /// The bytes of the line that it is about.
    pub range: Range<usize>,
    /// The column where they begin, in Unicode scalar values, from 1.
    pub column: usize,
    /// The token there: a value, or a keyword whose value is missing or that
    /// was given before.
    pub token: &'a str,
    /// The kind of fault.
    pub kind: WarningKind,
}

/// A kind of fault of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WarningKind {
    /// The keyword stands without its value. The field stays absent.
    Missing,
    /// The value is not a whole number. The field stays absent.
    NotANumber,
    /// The value is no decimal number, or a negative one. The field stays absent.
    NotADecimal,
    /// The number is not between the two, both included. The field stays
    /// absent.
    OutOfRange {
        /// The least number that can stand here.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// The value is none of those that can stand here. The field stays absent.
    NotAChoice,
    /// The field was given before. The last value counts.
    Repeated,
    /// The token has no meaning here and is passed over.
    Unexpected,
}

impl fmt::Display for Warning<'_> {
    /// The message, in one line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let token = self.token;
        match self.kind {
            WarningKind::Missing => write!(f, "the value of `{token}` is missing"),
            WarningKind::NotANumber => write!(f, "`{token}` is not a whole number"),
            WarningKind::NotADecimal => write!(f, "`{token}` is not a decimal number"),
            WarningKind::OutOfRange { min, max } => {
                write!(f, "{token} is not between {min} and {max}")
            }
            WarningKind::NotAChoice => {
                write!(f, "`{token}` is not a value of `{}`", self.field)
            }
            WarningKind::Repeated => {
                write!(f, "`{token}` was given before; the last value counts")
            }
            WarningKind::Unexpected => write!(f, "`{token}` has no meaning here"),
        }
    }
}
