//! Violations: the faults of a text, with their places and fixes. A violation is data:
//! reading goes on past it, and every violation is reported.

use std::borrow::Cow;
use std::fmt;

pub use crate::scan::report::add;

use serde::{Deserialize, Serialize};

use crate::severity::Severity;
use crate::span::Span;

/// One fault of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Violation {
    /// The permanent id: `xml:...` for well-formedness and limits,
    /// `xsd:<component>/<constraint>` for the schema.
    pub id: Cow<'static, str>,
    /// Its place in the text.
    pub span: Span,
    /// The fault, in one line without a full stop.
    pub message: String,
    /// The way to fix it, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// An edit that fixes it, where the right text is certain. Of several
    /// children of one element that are out of order the first has it, for all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fix: Option<Fix>,
    /// The violations that this one stands for, because there are more than
    /// [`crate::Limits::violations`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unlisted: Option<Box<Unlisted>>,
}

/// Violations that are only counted.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Unlisted {
    /// Their ids, and how many there are of each.
    pub counts: Vec<(Cow<'static, str>, u64)>,
}

/// Edits that fix one fault; they are applied together or not at all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fix {
    /// The edits, in order of their spans, which do not overlap.
    pub edits: Vec<Edit>,
    /// True if the meaning is certain to stay the same.
    pub safe: bool,
}

/// One replacement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Edit {
    /// The text that is replaced; an empty span inserts.
    pub span: Span,
    /// The new text.
    pub text: String,
}

impl Violation {
    /// A fault without help or fix.
    pub fn new(id: impl Into<Cow<'static, str>>, span: Span, message: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            span,
            message: message.into(),
            help: None,
            fix: None,
            unlisted: None,
        }
    }

    /// The same fault with help.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The same fault with a safe fix of one edit.
    #[must_use]
    pub fn with_fix(mut self, span: Span, text: impl Into<String>) -> Self {
        self.fix = Some(Fix {
            edits: vec![Edit {
                span,
                text: text.into(),
            }],
            safe: true,
        });
        self
    }
}

impl fmt::Display for Violation {
    /// In one line, with the bytes of its place: `17..25: error[xml:doctype]: ...`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            id, span, message, ..
        } = self;
        if !span.is_none() {
            write!(f, "{}..{}: ", span.start, span.end)?;
        }
        write!(f, "{}[{id}]: {message}", Severity::Error)
    }
}

impl std::error::Error for Violation {}

/// Violations of one text from two sources, in the order of the text; those of
/// the second are taken out of it.
pub fn in_order(mut violations: Vec<Violation>, more: &mut Vec<Violation>) -> Vec<Violation> {
    if !more.is_empty() {
        violations.append(more);
        violations.sort_by_key(|violation| violation.span.start);
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_violation_is_a_line_and_comes_back_from_json() {
        let span = Span { start: 17, end: 25 };
        let violation = Violation::new("xml:doctype", span, "a DOCTYPE").with_fix(span, "");
        assert_eq!(
            violation.to_string(),
            "17..25: error[xml:doctype]: a DOCTYPE"
        );
        let json = serde_json::to_string(&violation).expect("strings and numbers");
        assert!(!json.contains("null"), "{json}");
        assert_eq!(serde_json::from_str(&json).ok(), Some(violation));
    }
}
