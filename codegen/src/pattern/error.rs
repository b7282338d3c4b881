//! Why a pattern is refused.

use std::fmt;

/// A pattern that cannot be compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PatternError {
    /// The pattern as it was written.
    pub pattern: String,
    /// The character at fault, counted from 1; `None` where it is the pattern as
    /// a whole.
    pub position: Option<usize>,
    /// The fault, in one line without a full stop.
    pub message: String,
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pattern {}: ", self.pattern)?;
        if let Some(position) = self.position {
            write!(f, "character {position}: ")?;
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for PatternError {}
