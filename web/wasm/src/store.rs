//! The games of a list, kept compressed until one of them is opened: as CIF, which is small, or as
//! the record that is shown where a game holds what CIF cannot.

use std::io::{self, Read, Write};

use cif::model::{ArchiveItem, Game};
use cif::view::{GameFinding, GameRecord, shown_json};
use cif::write::{WriteError, frame};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;

/// Bytes of games that are compressed together.
const PORTION: usize = 256 << 10;

/// Games with whole heads, each with what reading it found.
#[derive(Default)]
pub struct Store {
    /// Portions of games on end, compressed, with the number of the first game of each.
    portions: Vec<(usize, Box<[u8]>)>,
    /// The portion that is being filled.
    open: Vec<u8>,
    /// The number of games.
    count: usize,
    /// The number of the first game of the portion that is being filled.
    first: usize,
}

impl Store {
    /// Adds a game. Returns why it cannot be written as CIF, where it cannot.
    ///
    /// # Errors
    /// When it cannot be kept.
    pub fn push(
        &mut self,
        game: &Game<'_>,
        findings: Vec<GameFinding>,
    ) -> io::Result<Option<WriteError>> {
        let mut text = frame::BEGIN.to_owned();
        let unwritable = frame::push("game", game, &mut text).err();
        text += frame::END;
        let parts = match (&unwritable, findings.is_empty()) {
            (Some(_), _) => {
                let record = GameRecord::checked(game, findings);
                [Vec::new(), shown_json(&record)?.into_bytes()]
            }
            (None, true) => [text.into_bytes(), Vec::new()],
            (None, false) => [text.into_bytes(), serde_json::to_vec(&findings)?],
        };
        for part in parts {
            self.open
                .extend_from_slice(&(part.len() as u64).to_le_bytes());
            self.open.extend_from_slice(&part);
        }
        self.count += 1;
        if self.open.len() >= PORTION {
            let mut packed = DeflateEncoder::new(Vec::new(), Compression::fast());
            packed.write_all(&self.open)?;
            let packed = packed.finish()?.into_boxed_slice();
            self.portions.push((self.first, packed));
            self.open.clear();
            self.first = self.count;
        }
        Ok(unwritable)
    }

    /// The number of games.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The record of a game as JSON, by its number from 0, with its findings.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn record(&self, number: usize) -> io::Result<String> {
        let mut unpacked = Vec::new();
        let (first, games) = if number >= self.first {
            (self.first, &self.open)
        } else {
            let after = self.portions.partition_point(|(first, _)| *first <= number);
            let portion = after.checked_sub(1).and_then(|at| self.portions.get(at));
            let (first, packed) = portion.ok_or_else(missing)?;
            DeflateDecoder::new(&**packed).read_to_end(&mut unpacked)?;
            (*first, &unpacked)
        };
        let mut parts = Parts { rest: games };
        for _ in first..number {
            parts.next();
            parts.next();
        }
        let (Some(text), Some(rest)) = (parts.next(), parts.next()) else {
            return Err(missing());
        };
        let [text, rest] = [text, rest].map(std::str::from_utf8);
        let (text, rest) = (
            text.map_err(io::Error::other)?,
            rest.map_err(io::Error::other)?,
        );
        if text.is_empty() {
            return Ok(rest.to_owned());
        }
        let findings = match rest {
            "" => Vec::new(),
            findings => serde_json::from_str(findings)?,
        };
        let archive = cif::read::text(text).value;
        match archive.items.first() {
            Some(ArchiveItem::Game(game)) => {
                let record = GameRecord::checked(game, findings);
                Ok(shown_json(&record)?)
            }
            _ => Err(missing()),
        }
    }
}

fn missing() -> io::Error {
    io::Error::other("there is no such game")
}

/// Parts with their lengths before them.
struct Parts<'p> {
    rest: &'p [u8],
}

impl<'p> Iterator for Parts<'p> {
    type Item = &'p [u8];

    fn next(&mut self) -> Option<&'p [u8]> {
        let (length, rest) = self.rest.split_first_chunk()?;
        let length = usize::try_from(u64::from_le_bytes(*length)).ok()?;
        let (part, rest) = rest.split_at_checked(length)?;
        self.rest = rest;
        Some(part)
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use cif::model::{GameInfo, MoveSection, VariationNode};

    use super::*;

    /// No reader makes such a game; a list would go on behind it all the same.
    #[test]
    fn a_game_that_xml_cannot_hold_is_kept() {
        let mut moves = MoveSection::default();
        let text = VariationNode::Text(Cow::Borrowed("e2e4 \u{1}").into());
        moves.base.nodes.push(text);
        let game = Game::new(GameInfo::default(), moves);
        let mut store = Store::default();
        assert!(store.push(&game, Vec::new()).unwrap().is_some());
        let sound = Game::new(GameInfo::default(), MoveSection::default());
        assert!(store.push(&sound, Vec::new()).unwrap().is_none());
        assert!(store.record(0).unwrap().contains("\"plies\":1"));
        assert!(store.record(1).unwrap().contains("\"plies\":0"));
    }
}
