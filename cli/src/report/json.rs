//! A finding for programs: one line of JSON, as `schema/finding.schema.json`
//! describes it.

use cif::check::Finding;
use serde::Serialize;

use crate::terminal::escaped_json;

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
    #[serde(flatten)]
    location: GameLocation<'a>,
    #[serde(flatten)]
    finding: &'a Finding,
}

/// A finding of a file as a line, its end included.
pub(crate) fn line(file: &str, finding: &Finding) -> Result<String, serde_json::Error> {
    let location = GameLocation {
        game: finding.location.game.as_ref().map(|game| game.number),
        ..GameLocation::default()
    };
    line_of_game(file, finding, location)
}

/// The same for a finding of a game.
pub(crate) fn line_of_game(
    file: &str,
    finding: &Finding,
    location: GameLocation<'_>,
) -> Result<String, serde_json::Error> {
    let line = serde_json::to_string(&Object {
        file,
        location,
        finding,
    })?;
    Ok(escaped_json(&line).into_owned() + "\n")
}
