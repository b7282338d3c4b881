//! Findings: those of a check of an archive, and those of reading a game of PGN.

use std::io::Read;

use cif_pgn::catalogue::{CHARSET, TOO_LARGE};
use cif_pgn::text::{self, Encoding, Game};
use cif_pgn::{Description, ImportOptions, import};
use cif_validator::{CheckError, Finding, Location, Options, check};

use super::{FoundAt, Games, Portion};
use crate::error::ScanError;

/// Findings of a portion.
pub(super) const PORTION: usize = 1024;
/// The bytes of a finding, about.
const WEIGHT: usize = 1024;

/// Checks an archive and hands out what is found.
pub(super) fn archive(
    text: impl Read,
    name: &str,
    number: usize,
    hand_out: &mut dyn FnMut(Portion) -> bool,
) -> Result<(), ScanError> {
    let options = Options {
        rulebook: Some(&cif_chess::Rules),
        excerpts: false,
        game_identities: true,
        ..Options::default()
    };
    let mut waiting = Vec::new();
    let mut wanted = true;
    let mut flush = |waiting: &mut Vec<FoundAt>| {
        let findings = std::mem::take(waiting);
        hand_out(Portion {
            source: number,
            weight: findings.len() * WEIGHT,
            games: Games::Found(findings),
        })
    };
    let outcome = check(text, &options, &mut |finding| {
        waiting.push(FoundAt {
            source: None,
            game: finding.location.game.as_ref().map(|game| game.number),
            finding,
        });
        if wanted && waiting.len() == PORTION {
            wanted = flush(&mut waiting);
        } else if !wanted {
            waiting.clear();
        }
    });
    if wanted {
        flush(&mut waiting);
    }
    let failed = |error: CheckError| ScanError::Archive {
        source_name: name.to_owned(),
        message: error.to_string(),
    };
    outcome.map(drop).map_err(failed)
}

/// Hands out what is found in a game of PGN, and on its way to CIF.
pub(super) fn of_pgn(game: &Game<'_>, options: ImportOptions, mut found: impl FnMut(Finding)) {
    if let Some(message) = game.encoding_note(Encoding::Detect) {
        let place = Location {
            length: 0,
            ..location(game, game.start())
        };
        found(finding(&CHARSET, message, place));
    }
    for it in &import(game, &options).findings {
        let kind = it.kind.description();
        found(finding(
            kind,
            it.kind.to_string(),
            location(game, it.location),
        ));
    }
}

/// The finding of a game that is too large to be read.
pub(super) fn too_large(place: text::Location, limit: &str) -> Finding {
    let place = Location {
        line: place.line,
        column: place.column,
        offset: place.offset,
        ..Location::default()
    };
    finding(&TOO_LARGE, format!("the game {limit}; left out"), place)
}

fn finding(kind: &Description, message: String, location: Location) -> Finding {
    Finding {
        location,
        id: kind.id.into(),
        name: kind.name().into(),
        severity: kind.severity,
        message,
        help: kind.help.map(str::to_owned),
        clause: "PGN to CIF".to_owned(),
        fix: None,
        related: Vec::new(),
    }
}

/// The place of a finding, its column in characters.
fn location(game: &Game<'_>, place: text::Location) -> Location {
    let bytes = game.bytes();
    let at = place.offset.saturating_sub(game.start().offset);
    let at = usize::try_from(at).map_or(bytes.len(), |at| at.min(bytes.len()));
    let before = bytes.get(..at).unwrap_or_default();
    let line = before.iter().rposition(|it| matches!(it, b'\n' | b'\r'));
    let begin = line.map_or(0, |end| end + 1);
    let first = if line.is_some() { 1 } else { game.column() };
    let passed = before.get(begin..).unwrap_or_default();
    let characters = game.charset().decode(passed).chars().count() as u64;
    let tokens = game.tokens();
    let behind = tokens.partition_point(|token| token.range().start <= at);
    let token = behind.checked_sub(1).and_then(|last| tokens.get(last));
    let end = token.map_or(at, |token| token.range().end).max(at);
    Location {
        line: place.line,
        column: first + characters,
        offset: place.offset,
        length: (end - at) as u64,
        excerpt: None,
        game: None,
    }
}
