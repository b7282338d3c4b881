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
    for count in 1_u64.. {
        line.clear();
        let mut limited = text.by_ref().take(LONGEST);
        let read = limited.read_until(b'\n', &mut line);
        let read = read.map_err(|error| ScanError::read(name, error))?;
        if !line.trim_ascii().is_empty() {
            let wrong = |reason: &dyn std::fmt::Display| {
                let message = format!("line {count} is no finding: {reason}");
                ScanError::read(name, io::Error::new(io::ErrorKind::InvalidData, message))
            };
            if read as u64 == LONGEST {
                return Err(wrong(&"it is longer than 16 MB"));
            }
            let line: Line = serde_json::from_slice(&line).map_err(|error| wrong(&error))?;
            waiting.push(FoundAt {
                source: Some(line.file),
                game: line.game,
                finding: line.finding,
            });
            weight += read;
        }
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
    Ok(())
}
