//! The results of a check. A finding stands on its own: streaming keeps no text,
//! so a finding carries its place, an excerpt of the text there, and all else
//! that a report needs.

use std::borrow::Cow;
use std::fmt;

use crate::Severity;

/// One fault of an archive, or one thing worth knowing about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The permanent id: that of a rule (`IX-007`), of a constraint of the
    /// schema (`xsd:Game/@boardsize/pattern`) or of XML (`xml:doctype`).
    pub id: Cow<'static, str>,
    /// A name for people; it reads after "allow".
    pub name: Cow<'static, str>,
    /// The severity, after the selection.
    pub severity: Severity,
    /// The fault, in one line without a full stop.
    pub message: String,
    /// A way to fix it, where one is known.
    pub help: Option<String>,
    /// The clause of the format, of the schema or of XML that it stands on.
    pub clause: String,
    /// Its location.
    pub location: Location,
    /// Edits that fix it, where the right text is certain.
    pub fix: Option<Fix>,
    /// Other places that have part in it.
    pub related: Vec<Related>,
}

impl fmt::Display for Finding {
    /// In one line: `5:20: error[IX-007]: ...`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Location { line, column, .. } = self.location;
        let Self {
            severity,
            id,
            message,
            ..
        } = self;
        write!(f, "{line}:{column}: {severity}[{id}]: {message}")
    }
}

/// A place in an archive.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Location {
    /// Bytes from the beginning of the archive, from 0.
    pub offset: u64,
    /// The length in bytes; 0 where something is missing.
    pub length: u64,
    /// The line, from 1.
    pub line: u64,
    /// The column in Unicode scalar values, from 1.
    pub column: u64,
    /// The text around it; nothing where none was asked for, or where the
    /// text was no longer at hand.
    pub excerpt: Option<Excerpt>,
}

/// The line of a place, or a window of a long one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Excerpt {
    /// The text, without the end of the line.
    pub text: String,
    /// The start of the location in the text, in bytes.
    pub start: usize,
    /// Its end, at the latest the end of the text: a location of several
    /// lines is shown by its first.
    pub end: usize,
    /// True if the line goes on before the text.
    pub cut_before: bool,
    /// True if the line goes on after the text.
    pub cut_after: bool,
}

/// Another place that has part in a finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Related {
    /// Its location.
    pub location: Location,
    /// A description: "the index entry that defines it".
    pub label: String,
}

/// Edits that fix one fault; they are applied together or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fix {
    /// The edits, in order of their places, which do not overlap.
    pub edits: Vec<Edit>,
    /// True if the meaning is certain to stay the same.
    pub safe: bool,
}

/// One replacement, in bytes of the whole archive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    /// The start of the replaced text.
    pub start: u64,
    /// Its end; the same as `start` inserts.
    pub end: u64,
    /// The new text.
    pub text: String,
}
