//! Why a schema is refused: the document, the component and the line, always.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::lines::Line;

/// A schema that the generator does not take, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Error {
    /// The kind of the refusal.
    pub kind: ErrorKind,
    /// The document at fault; empty where it is no file.
    pub document: PathBuf,
    /// The component at fault: `Game/@boardsize`, `group Archive`; empty for
    /// the document as a whole.
    pub component: String,
    /// Its line in the document, from 1; 0 where there is none.
    pub line: u32,
    /// The fault, or what is not supported.
    pub message: String,
    /// Names that are free, for each component that would have the name of another.
    pub renames: Vec<(String, String)>,
    /// The number of the document, until its path is known.
    number: usize,
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
    /// A setting does not fit the schema, or gives a thing a name that it cannot have.
    Setting,
}

impl Error {
    /// An error of the kind [`ErrorKind::Invalid`].
    pub(crate) fn new(
        component: impl Into<String>,
        line: Line,
        message: impl Into<String>,
    ) -> Self {
        Self {
            kind: ErrorKind::Invalid,
            document: PathBuf::new(),
            component: component.into(),
            line: line.number,
            message: message.into(),
            renames: Vec::new(),
            number: line.document,
        }
    }

    /// A fault at a line of the only document, or one without a document.
    pub(crate) fn at(line: u32, message: impl Into<String>) -> Self {
        Self::new("", Line::at(line), message)
    }

    /// A setting that does not fit the schema.
    pub(crate) fn setting(component: impl Into<String>, message: impl Into<String>) -> Self {
        Self::new(component, Line::NONE, message).of_kind(ErrorKind::Setting)
    }

    /// The same error as one of another kind.
    pub(crate) fn of_kind(self, kind: ErrorKind) -> Self {
        Self { kind, ..self }
    }

    pub(crate) fn with_renames(self, renames: Vec<(String, String)>) -> Self {
        Self { renames, ..self }
    }

    /// The same in the document of a number.
    pub(crate) fn within(mut self, document: usize) -> Self {
        self.number = document;
        self
    }

    /// The same with the path of its document, by its number.
    pub(crate) fn located(mut self, path_of: impl Fn(usize) -> PathBuf) -> Self {
        if self.document == Path::new("") {
            self.document = path_of(self.number);
        }
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_file = self.document != Path::new("");
        match (is_file, self.line) {
            (false, 0) => {}
            (false, line) => write!(f, "line {line}: ")?,
            (true, 0) => write!(f, "{}: ", self.document.display())?,
            (true, line) => write!(f, "{}:{line}: ", self.document.display())?,
        }
        if !self.component.is_empty() {
            write!(f, "{}: ", self.component)?;
        }
        f.write_str(&self.message)?;
        for (component, name) in &self.renames {
            write!(f, "\n  {component}={name}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Error {}
