//! Conversions, as `cif convert` makes them: PGN into a flat archive, and archives into PGN.

use std::collections::BTreeMap;
use std::io::{self, Read, Write};

use cif::index::Loss as Reference;
use cif::model::CifItem;
use cif::pgn::text::{ReadError, Reader};
use cif::pgn::{ExportOptions, ImportOptions, Loss, export_reporting, import};
use cif::read::{Items, Limits, Violation};
use cif::write::{ArchiveFacts, frame};
use serde::Serialize;

use crate::finding::Finding;
use crate::plain::{Kind, Plain};

/// Bytes that are written together.
const PORTION: usize = 64 << 10;

/// The findings of one kind that are kept as examples.
const EXAMPLES: usize = 5;

/// The outcome of a conversion.
#[derive(Default, Serialize)]
pub struct Converted {
    /// The games that were read.
    games: u64,
    /// Those that are not in the output.
    missing: u64,
    /// The findings by their kinds.
    found: Vec<Group>,
}

/// The findings of a kind.
#[derive(Serialize)]
struct Group {
    count: u64,
    examples: Vec<Finding<'static>>,
}

/// Findings by their kinds, while they are collected.
#[derive(Default)]
struct Report {
    games: u64,
    missing: u64,
    groups: BTreeMap<String, Group>,
}

impl Report {
    fn say(&mut self, finding: Finding<'static>) {
        let group = self.groups.entry(finding.id.clone().into_owned());
        let group = group.or_insert_with(|| Group {
            count: 0,
            examples: Vec::new(),
        });
        group.count += 1;
        if group.examples.len() < EXAMPLES {
            group.examples.push(finding);
        }
    }

    /// Says what reading an item found, or what stands behind the last one.
    fn faults(&mut self, violations: Vec<Violation>, losses: Vec<Reference>, game: Option<u64>) {
        for violation in violations {
            self.say(Finding::of_violation(violation, game));
        }
        for loss in losses {
            self.say(Finding::of_reference(&loss, game));
        }
    }

    fn finish(self) -> io::Result<Converted> {
        if self.games == self.missing {
            return Err(io::Error::other("there is no game that can be converted"));
        }
        Ok(Converted {
            games: self.games,
            missing: self.missing,
            found: self.groups.into_values().collect(),
        })
    }
}

/// Converts a file into the other form. `created` is the time that an archive says it was made.
///
/// # Errors
/// When the file cannot be read or the other one not written, and when no game comes through.
pub fn convert(
    file: impl Read,
    created: &str,
    mut out: impl Write,
) -> io::Result<(Converted, Kind)> {
    let plain = Plain::of(file)?;
    let (report, kind) = match plain.kind {
        Kind::Pgn => (to_archive(plain.text, created, &mut out)?, Kind::Cif),
        Kind::Cif => (to_pgn(plain.text, &mut out)?, Kind::Pgn),
    };
    out.flush()?;
    Ok((report.finish()?, kind))
}

fn to_archive(source: impl Read, created: &str, out: &mut impl Write) -> io::Result<Report> {
    let mut reader = Reader::new(source);
    let mut report = Report::default();
    let mut facts = ArchiveFacts {
        has_pgn: true,
        inputs: 1,
        ..ArchiveFacts::default()
    };
    let mut text = frame::BEGIN.to_owned();
    // The number of a game in the list, where one that is too large is not.
    let mut number = 0;
    loop {
        match reader.next_game() {
            Ok(Some(game)) => {
                report.games += 1;
                let imported = import(&game, &ImportOptions::default());
                for finding in &imported.findings {
                    report.say(Finding::of_pgn(finding, number));
                }
                facts.played.note(&imported.game);
                if let Err(error) = frame::push("game", &imported.game, &mut text) {
                    report.missing += 1;
                    report.say(Finding::unwritable(&error.to_string(), number));
                }
                number += 1;
            }
            Ok(None) => break,
            Err(ReadError::TooLarge { location, limit }) => {
                report.games += 1;
                report.missing += 1;
                report.say(Finding {
                    line: Some(location.line),
                    column: Some(location.column),
                    ..Finding::too_large(&limit.to_string())
                });
            }
            Err(error) => return Err(io::Error::other(error.to_string())),
        }
        if text.len() >= PORTION {
            out.write_all(text.as_bytes())?;
            text.clear();
        }
    }
    facts.games = report.games - report.missing;
    text += &facts.end(created).map_err(io::Error::other)?;
    out.write_all(text.as_bytes())?;
    Ok(report)
}

fn to_pgn(source: impl Read, out: &mut impl Write) -> io::Result<Report> {
    let options = ExportOptions::default();
    let mut items = Items::new(source, &Limits::default());
    let mut report = Report::default();
    while let Some(read) = items.next() {
        let read = read.map_err(|error| io::Error::other(error.to_string()))?;
        let is_game = matches!(read.item, CifItem::Game(_));
        let number = is_game.then_some(report.games);
        report.faults(read.violations, items.losses(), number);
        let CifItem::Game(game) = &read.item else {
            for loss in cif::pgn::losses(&read.item) {
                report.say(Finding::of_kind(loss.description(), loss.message(), None));
            }
            continue;
        };
        let number = report.games;
        report.games += 1;
        let lost = |loss: &Loss| Finding::of_kind(loss.description(), loss.message(), Some(number));
        match export_reporting(game, &options, &mut |loss| report.say(lost(&loss))) {
            Ok(text) => out.write_all(text.as_bytes())?,
            Err(error) => {
                report.missing += 1;
                report.say(Finding::unwritable(&error.to_string(), number));
            }
        }
    }
    // Those behind the last item.
    report.faults(items.violations(), items.losses(), None);
    Ok(report)
}
