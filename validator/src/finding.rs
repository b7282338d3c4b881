//! The results of a check. A finding stands on its own: streaming keeps no text,
//! so a finding carries its place, an excerpt of the text there, and all else
//! that a report needs.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Severity;
use crate::game_identity::GameIdentity;

/// One fault of an archive, or one thing worth knowing about it.
///
/// As JSON it is a line of `cif check --format json` without the name of the file:
/// an object with the members of the location first, and without excerpts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// Its location.
    #[serde(flatten)]
    pub location: Location,
    /// The permanent id: that of a rule (`IX-007`), of a constraint of the
    /// schema (`xsd:Game/@boardsize/pattern`) or of XML (`xml:doctype`). Each rule
    /// has a module with its id as a constant, `rules::..::RULE.id`.
    pub id: Cow<'static, str>,
    /// A name for people; it reads after "allow".
    pub name: Cow<'static, str>,
    /// The severity, after the selection.
    pub severity: Severity,
    /// The fault, in one line without a full stop.
    pub message: String,
    /// A way to fix it, where one is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// The clause of the format, of the schema or of XML that it stands on.
    pub clause: String,
    /// Edits that fix it, where the right text is certain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fix: Option<Fix>,
    /// Other places that have part in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub related: Vec<Related>,
}

impl fmt::Display for Finding {
    /// In one line: `5:20: error[IX-007]: ...`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            location,
            severity,
            id,
            message,
            ..
        } = self;
        write!(f, "{location}: {severity}[{id}]: {message}")
    }
}

/// A place in an archive.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Location {
    /// The line, from 1.
    pub line: u64,
    /// The column in Unicode scalar values, from 1.
    pub column: u64,
    /// Bytes from the beginning of the archive, from 0.
    pub offset: u64,
    /// The length in bytes; 0 where something is missing.
    pub length: u64,
    /// The text around it; nothing where none was asked for, or where the
    /// text was no longer at hand. It takes no part in JSON.
    #[serde(skip)]
    pub excerpt: Option<Excerpt>,
    /// The game that it is in; nothing outside of games, or where
    /// [`Options::game_identities`](crate::Options) does not ask for it. It takes no part in JSON.
    #[serde(skip)]
    pub game: Option<Box<GameIdentity>>,
}

impl fmt::Display for Location {
    /// The line and the column: `5:20`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// The line of a place, or a window of a long one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Related {
    /// Its location.
    #[serde(flatten)]
    pub location: Location,
    /// A description: "the index entry that defines it".
    #[serde(rename = "message")]
    pub label: String,
}

/// Edits that fix one fault; they are applied together or not at all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fix {
    /// True if the meaning is certain to stay the same.
    pub safe: bool,
    /// The edits, in order of their places, which do not overlap.
    pub edits: Vec<Edit>,
}

/// One replacement, in bytes of the whole archive. As JSON it has an offset and a
/// length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    /// The start of the replaced text.
    pub start: u64,
    /// Its end; the same as `start` inserts.
    pub end: u64,
    /// The new text.
    pub text: String,
}

/// An edit as JSON has it.
#[derive(Serialize, Deserialize)]
struct Replacement<T> {
    offset: u64,
    length: u64,
    text: T,
}

impl Serialize for Edit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let replacement = Replacement {
            offset: self.start,
            length: self.end.saturating_sub(self.start),
            text: &*self.text,
        };
        replacement.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Edit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let replacement = Replacement::<String>::deserialize(deserializer)?;
        Ok(Self {
            start: replacement.offset,
            end: replacement.offset.saturating_add(replacement.length),
            text: replacement.text,
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::{Options, check_str};

    #[test]
    fn findings_come_back_from_json() {
        let text = "<cif><index><game id='1'><event><title>A</title></event></game></index>\
            <game><info><head id='1'><event><title>B</title></event></head></info>\
            <moves>e2e4</moves></game></cif>";
        let options = Options {
            excerpts: false,
            ..Options::default()
        };
        let findings = check_str(text, &options).expect("a text in memory");
        let overridden = findings.iter().find(|it| it.id == "IX-007");
        let overridden = overridden.expect("an overridden element");
        assert!(overridden.fix.is_some() && !overridden.related.is_empty());
        for finding in &findings {
            let json = serde_json::to_string(finding).expect("strings and numbers");
            assert_eq!(serde_json::from_str(&json).ok().as_ref(), Some(finding));
        }
    }
}
