//! Why a schema is refused: the component and the line, always.

use std::fmt;

/// A schema that the generator does not take, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error {
    /// The kind of the refusal.
    pub kind: ErrorKind,
    /// The component at fault: `Game/@boardsize`, `group Archive`; empty for
    /// the document as a whole.
    pub component: String,
    /// Its line in the schema, from 1; 0 where there is none.
    pub line: u32,
    /// The fault, or what is not supported.
    pub message: String,
}

/// The kinds of refusals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The schema breaks a rule of XML or of XML Schema 1.0.
    Invalid,
    /// The schema uses something that the generator does not support.
    Unsupported,
    /// Two things would have one name in Rust, or a thing one that it cannot
    /// have; a rename decides.
    Name,
    /// A setting does not fit the schema.
    Setting,
}

impl Error {
    /// An error of the kind [`ErrorKind::Invalid`].
    pub(crate) fn new(component: impl Into<String>, line: u32, message: impl Into<String>) -> Self {
        Self {
            kind: ErrorKind::Invalid,
            component: component.into(),
            line,
            message: message.into(),
        }
    }

    /// The same error as one of another kind.
    pub(crate) fn of_kind(self, kind: ErrorKind) -> Self {
        Self { kind, ..self }
    }

    /// Writes the component and the message.
    pub(crate) fn write_without_line(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.component.is_empty() {
            write!(f, "{}: ", self.component)?;
        }
        f.write_str(&self.message)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        self.write_without_line(f)
    }
}

impl std::error::Error for Error {}
