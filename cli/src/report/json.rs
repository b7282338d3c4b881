//! A finding for programs: one line of JSON, as `schema/finding.schema.json`
//! describes it.

use cif_validator::{Edit, Finding, Related};
use serde::Serialize;

/// The place of a finding in a game.
#[derive(Clone, Copy, Default, Serialize)]
pub(crate) struct GameLocation<'a> {
    /// The number of the game in its file, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) game: Option<u64>,
    /// The number of the move, as it stands in PGN.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub(crate) number: Option<&'a str>,
    /// The plies before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ply: Option<u32>,
}

#[derive(Serialize)]
struct Object<'a> {
    file: &'a str,
    line: u64,
    column: u64,
    offset: u64,
    length: u64,
    #[serde(flatten)]
    location: GameLocation<'a>,
    id: &'a str,
    name: &'a str,
    severity: &'static str,
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<&'a str>,
    clause: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    fix: Option<FixObject<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    related: Vec<RelatedObject<'a>>,
}

#[derive(Serialize)]
struct FixObject<'a> {
    safe: bool,
    edits: Vec<EditObject<'a>>,
}

#[derive(Serialize)]
struct EditObject<'a> {
    offset: u64,
    length: u64,
    text: &'a str,
}

#[derive(Serialize)]
struct RelatedObject<'a> {
    line: u64,
    column: u64,
    offset: u64,
    length: u64,
    message: &'a str,
}

impl<'a> From<&'a Edit> for EditObject<'a> {
    fn from(edit: &'a Edit) -> Self {
        Self {
            offset: edit.start,
            length: edit.end.saturating_sub(edit.start),
            text: &edit.text,
        }
    }
}

impl<'a> From<&'a Related> for RelatedObject<'a> {
    fn from(related: &'a Related) -> Self {
        Self {
            line: related.location.line,
            column: related.location.column,
            offset: related.location.offset,
            length: related.location.length,
            message: &related.label,
        }
    }
}

/// A finding of a file as a line, its end included.
pub(crate) fn line(file: &str, finding: &Finding) -> Result<String, serde_json::Error> {
    line_of_game(file, finding, GameLocation::default())
}

/// The same for a finding of a game.
pub(crate) fn line_of_game(
    file: &str,
    finding: &Finding,
    location: GameLocation<'_>,
) -> Result<String, serde_json::Error> {
    let mut line = serde_json::to_string(&Object {
        file,
        line: finding.location.line,
        column: finding.location.column,
        offset: finding.location.offset,
        length: finding.location.length,
        location,
        id: &finding.id,
        name: &finding.name,
        severity: finding.severity.as_str(),
        message: &finding.message,
        help: finding.help.as_deref(),
        clause: &finding.clause,
        fix: finding.fix.as_ref().map(|fix| FixObject {
            safe: fix.safe,
            edits: fix.edits.iter().map(EditObject::from).collect(),
        }),
        related: finding.related.iter().map(RelatedObject::from).collect(),
    })?;
    line.push('\n');
    Ok(line)
}
