//! Findings: those of a check of an archive, and those of reading a game of PGN.

use std::io::Read;

use cif_pgn::text::Game;
use cif_validator::{Finding, Location, Options, check};

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
    outcome.map_err(|error| ScanError::Archive {
        source_name: name.to_owned(),
        message: error.to_string(),
    })?;
    if wanted {
        flush(&mut waiting);
    }
    Ok(())
}

/// A finding about a game of PGN as one of a check.
pub(super) fn of_pgn(game: &Game<'_>, found: &cif_pgn::Finding) -> Finding {
    let kind = found.kind.description();
    Finding {
        location: location(game, found),
        id: kind.id.into(),
        name: kind.name().into(),
        severity: kind.severity,
        message: found.kind.to_string(),
        help: kind.help.map(str::to_owned),
        clause: "PGN to CIF".to_owned(),
        fix: None,
        related: Vec::new(),
    }
}

/// The place of a finding, its column in characters.
fn location(game: &Game<'_>, found: &cif_pgn::Finding) -> Location {
    let place = found.location;
    let bytes = game.bytes();
    let at = place.offset.saturating_sub(game.start().offset);
    let at = usize::try_from(at).map_or(bytes.len(), |at| at.min(bytes.len()));
    let before = bytes.get(..at).unwrap_or_default();
    let line = before.iter().rposition(|it| matches!(it, b'\n' | b'\r'));
    let begin = line.map_or(0, |end| end + 1);
    let first = if line.is_some() {
        1
    } else {
        game.start().column
    };
    let passed = before.get(begin..).unwrap_or_default();
    let characters = String::from_utf8_lossy(passed).chars().count() as u64;
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
