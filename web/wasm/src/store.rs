//! The games of a list, kept compressed until one of them is opened.

use std::io::{self, Read, Write};

use cif::model::{ArchiveItem, Game};
use cif::view::{GameFinding, GameRecord};
use cif::write::frame;
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
    /// Adds a game.
    ///
    /// # Errors
    /// When it holds what XML cannot hold.
    pub fn push(&mut self, game: &Game<'_>, findings: &[GameFinding]) -> io::Result<()> {
        let mut text = frame::BEGIN.to_owned();
        frame::push("game", game, &mut text).map_err(io::Error::other)?;
        text += frame::END;
        let findings = if findings.is_empty() {
            Vec::new()
        } else {
            serde_json::to_vec(findings)?
        };
        for part in [text.as_bytes(), &findings] {
            self.open
                .extend_from_slice(&(part.len() as u64).to_le_bytes());
            self.open.extend_from_slice(part);
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
        Ok(())
    }

    /// The number of games.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The record of a game, by its number from 0, with its findings.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn record(&self, number: usize) -> io::Result<GameRecord> {
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
        let (Some(text), Some(findings)) = (parts.next(), parts.next()) else {
            return Err(missing());
        };
        let findings = match findings {
            [] => Vec::new(),
            findings => serde_json::from_slice(findings)?,
        };
        let text = std::str::from_utf8(text).map_err(io::Error::other)?;
        let archive = cif::read::text(text).value;
        match archive.items.first() {
            Some(ArchiveItem::Game(game)) => Ok(GameRecord::of(game).checked(game, findings)),
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
