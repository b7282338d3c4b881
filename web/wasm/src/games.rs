//! The list of a file's games, which is read step by step, so that games can be opened in
//! between.

use std::io::{self, Read};

use cif::pgn::text::{ReadError, Reader};
use cif::pgn::{ImportOptions, import};
use cif::read::{Games as ArchiveGames, Limits};
use cif::view::{GameFinding, Row};
use serde::Serialize;

use crate::finding::Finding;
use crate::plain::{Kind, Plain};
use crate::store::Store;

/// The number of findings that are listed; the rest is only counted.
const MOST: u64 = 10_000;

/// The games of a file while it is read, and after that.
pub struct Games<'r> {
    reading: Option<Reading<'r>>,
    kind: Kind,
    is_packed: bool,
    store: Store,
    /// The offsets of games of an archive.
    offsets: Vec<u64>,
    /// The number of findings.
    found: u64,
    /// The games of which anything could be read.
    readable: u64,
}

enum Reading<'r> {
    Pgn(Box<Reader<Box<dyn Read + 'r>>>),
    Cif(Box<ArchiveGames<Box<dyn Read + 'r>>>),
}

/// The outcome of a step.
#[derive(Default, Serialize)]
pub struct Step {
    /// The rows of the games that were read.
    rows: Vec<Row>,
    /// The findings of reading PGN.
    findings: Vec<Finding<'static>>,
    /// The number of findings until now.
    found: u64,
    /// True at the end of the file.
    done: bool,
}

impl<'r> Games<'r> {
    /// The games of a file.
    ///
    /// # Errors
    /// When the file cannot be read, or has no games by its looks.
    pub fn of(file: impl Read + 'r) -> io::Result<Self> {
        let plain = Plain::of(file)?;
        let reading = match plain.kind {
            Kind::Pgn => Reading::Pgn(Box::new(Reader::new(plain.text))),
            Kind::Cif => {
                let games = ArchiveGames::new(plain.text, &Limits::default());
                Reading::Cif(Box::new(games))
            }
        };
        Ok(Self {
            reading: Some(reading),
            kind: plain.kind,
            is_packed: plain.is_packed,
            store: Store::default(),
            offsets: Vec::new(),
            found: 0,
            readable: 0,
        })
    }

    /// The kind of the file.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// True if the file is compressed.
    pub const fn is_packed(&self) -> bool {
        self.is_packed
    }

    /// Reads so many games more, as long as `goes_on`.
    ///
    /// # Errors
    /// When the file cannot be read, or has no games.
    pub fn step(&mut self, mut goes_on: impl FnMut() -> bool) -> io::Result<Step> {
        let mut step = Step::default();
        while !step.done && goes_on() {
            self.next(&mut step)?;
        }
        step.found = self.found;
        if step.done && self.readable == 0 && self.kind == Kind::Pgn {
            let message = "there is no game in the file: no tag pair and no move can be read";
            return Err(io::Error::other(message));
        }
        Ok(step)
    }

    /// Reads a game more.
    fn next(&mut self, step: &mut Step) -> io::Result<()> {
        // Games wait compressed, and so are not borrowed from what is read.
        let Self {
            reading,
            store,
            offsets,
            found,
            readable,
            ..
        } = self;
        match reading {
            Some(Reading::Pgn(reader)) => match reader.next_game() {
                Ok(Some(game)) => {
                    let number = store.count() as u64;
                    let imported = import(&game, &ImportOptions::default());
                    let has_tags = game.tags().next().is_some();
                    let has_moves = imported.game.main_line().next().is_some();
                    *readable += u64::from(has_tags || has_moves);
                    for finding in &imported.findings {
                        *found += 1;
                        if *found <= MOST {
                            step.findings.push(Finding::of_pgn(finding, number));
                        }
                    }
                    let findings: Vec<_> =
                        imported.findings.iter().map(GameFinding::from).collect();
                    let row = Row::reviewed(&imported.game).with_findings(findings.len());
                    step.rows.push(row);
                    if let Some(error) = store.push(&imported.game, findings)? {
                        *found += 1;
                        let finding = Finding::unwritable(&error.to_string(), number);
                        step.findings.push(finding);
                    }
                }
                Ok(None) => step.done = true,
                Err(ReadError::TooLarge { location, limit }) => {
                    *found += 1;
                    step.findings.push(Finding {
                        line: Some(location.line),
                        column: Some(location.column),
                        ..Finding::too_large(&limit.to_string())
                    });
                }
                Err(error) => return Err(io::Error::other(error.to_string())),
            },
            Some(Reading::Cif(games)) => match games.next() {
                Some(Ok(read)) => {
                    offsets.push(read.offset);
                    let findings = read.violations.into_iter().map(GameFinding::from);
                    // What is wrong with it is found, and counted, by the check of the archive, as
                    // are references that lead nowhere.
                    step.rows.push(Row::reviewed(&read.game));
                    store.push(&read.game, findings.collect())?;
                    games.losses();
                }
                Some(Err(error)) => return Err(io::Error::other(error.to_string())),
                None => step.done = true,
            },
            None => step.done = true,
        }
        if step.done {
            *reading = None;
        }
        Ok(())
    }

    /// The record of a game as JSON.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn record(&self, number: usize) -> io::Result<String> {
        self.store.record(number)
    }

    /// The number of the game of an archive in which a byte is, if it is in one.
    pub fn at(&self, offset: u64) -> Option<usize> {
        self.offsets
            .partition_point(|begin| *begin <= offset)
            .checked_sub(1)
    }
}
