//! Findings as the page lists them: those of a check, of reading PGN, and losses of a
//! conversion.

use std::borrow::Cow;

use cif::check::Severity;
use cif::index::Loss;
use cif::pgn::Description;
use cif::read::Violation;
use serde::Serialize;

/// A finding.
#[derive(Serialize)]
pub struct Finding<'f> {
    /// Its severity.
    pub severity: Severity,
    /// Its permanent id.
    pub id: Cow<'f, str>,
    /// The fault, in one line.
    pub message: Cow<'f, str>,
    /// A way to fix it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<Cow<'f, str>>,
    /// Its line and column in the plain text of the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// Its column.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u64>,
    /// Its first byte in the plain text of the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset: Option<u64>,
    /// The number of its game from 0, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<u64>,
    /// True if a safe fix is known, false if only one that may change the meaning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fix: Option<bool>,
}

impl<'f> From<&'f cif::check::Finding> for Finding<'f> {
    fn from(found: &'f cif::check::Finding) -> Self {
        Self {
            severity: found.severity,
            id: (&*found.id).into(),
            message: (&*found.message).into(),
            help: found.help.as_deref().map(Into::into),
            line: Some(found.location.line),
            column: Some(found.location.column),
            offset: Some(found.location.offset),
            game: None,
            fix: found.fix.as_ref().map(|fix| fix.safe),
        }
    }
}

impl Finding<'static> {
    /// A finding of a conversion in a game.
    pub fn of_kind(kind: &'static Description, message: String, game: Option<u64>) -> Self {
        Self {
            help: kind.help.map(Into::into),
            game,
            ..Self::new(kind.severity, kind.id, message)
        }
    }

    /// The finding of reading a game of PGN.
    pub fn of_pgn(found: &cif::pgn::Finding, game: u64) -> Self {
        Self {
            line: Some(found.location.line),
            column: Some(found.location.column),
            ..Self::of_kind(found.kind.description(), found.kind.to_string(), Some(game))
        }
    }

    fn new(severity: Severity, id: &'static str, message: String) -> Self {
        Self {
            severity,
            id: id.into(),
            message: message.into(),
            help: None,
            line: None,
            column: None,
            offset: None,
            game: None,
            fix: None,
        }
    }

    /// A game of PGN that is larger than its limit.
    pub fn too_large(limit: &str) -> Self {
        let message = format!("the game {limit}; left out");
        Self::new(Severity::Error, "pgn:too-large", message)
    }

    /// A game that cannot be written.
    pub fn unwritable(error: &str, game: u64) -> Self {
        let message = format!("the game cannot be written: {error}");
        Self {
            game: Some(game),
            ..Self::new(Severity::Error, "pgn:left-out", message)
        }
    }

    /// A violation of XML or of the schema, in a game or outside of games.
    pub fn of_violation(violation: Violation, game: Option<u64>) -> Self {
        Self {
            id: violation.id,
            help: violation.help.map(Into::into),
            game,
            ..Self::new(Severity::Error, "", violation.message)
        }
    }

    /// A reference to nothing, or what else of the sections has no place in a game.
    pub fn of_reference(loss: &Loss, game: Option<u64>) -> Self {
        Self {
            game,
            ..Self::new(Severity::Warning, "pgn:reference", loss.to_string())
        }
    }
}

/// The description of the kind of a finding, in Markdown.
pub fn explain(id: &str) -> Option<String> {
    let of_pgn = || {
        let kind = cif::pgn::catalogue::ALL.iter().find(|it| it.id == id)?;
        let help = kind
            .help
            .map_or_else(String::new, |it| format!(" Help: {it}."));
        Some(format!("{}.{help}", kind.title))
    };
    cif::check::explain(id).or_else(of_pgn)
}
