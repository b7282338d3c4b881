//! Findings in lines of JSON, as `cif check --format json` and `cif convert --format json`
//! write them.

use std::io::{self, BufRead, BufReader, Read};

use cif_validator::Finding;
use serde::Deserialize;

use super::{FoundAt, Games, Portion, check};
use crate::error::ScanError;

/// The bytes of a line at the most.
const LONGEST: u64 = 16 << 20;

/// A line: the finding, its file, and the game in it.
#[derive(Deserialize)]
struct Line {
    file: String,
    game: Option<u64>,
    #[serde(flatten)]
    finding: Finding,
}

/// Reads findings and hands them out.
pub(super) fn cut(
    text: impl Read,
    name: &str,
    number: usize,
    hand_out: &mut dyn FnMut(Portion) -> bool,
) -> Result<(), ScanError> {
    let mut text = BufReader::new(text);
    let mut line = Vec::new();
    let mut waiting = Vec::new();
    let mut weight = 0;
    // What was read before is handed out first.
    let mut failure = None;
    for count in 1_u64.. {
        let next = next(&mut text, &mut line, name, count);
        let (read, found) = next.unwrap_or_else(|error| {
            failure = Some(error);
            (0, None)
        });
        weight += read;
        waiting.extend(found);
        if read == 0 || waiting.len() == check::PORTION || weight > super::PORTION {
            let portion = Portion {
                source: number,
                weight: std::mem::take(&mut weight),
                games: Games::Found(std::mem::take(&mut waiting)),
            };
            if !hand_out(portion) || read == 0 {
                break;
            }
        }
    }
    failure.map_or(Ok(()), Err)
}

/// Reads a line: its length, 0 at the end, and its finding, unless it is empty.
fn next(
    text: &mut impl BufRead,
    line: &mut Vec<u8>,
    name: &str,
    count: u64,
) -> Result<(usize, Option<FoundAt>), ScanError> {
    line.clear();
    let read = text.take(LONGEST).read_until(b'\n', line);
    let read = read.map_err(|error| ScanError::read(name, error))?;
    if line.trim_ascii().is_empty() {
        return Ok((read, None));
    }
    let wrong = |reason: &dyn std::fmt::Display| {
        let message = format!("line {count} is no finding: {reason}");
        ScanError::read(name, io::Error::new(io::ErrorKind::InvalidData, message))
    };
    if read as u64 == LONGEST {
        return Err(wrong(&"it is longer than 16 MB"));
    }
    let line: Line = serde_json::from_slice(line).map_err(|error| wrong(&error))?;
    let found = FoundAt {
        source: Some(line.file),
        game: line.game,
        finding: line.finding,
    };
    Ok((read, Some(found)))
}
