//! PGN to CIF: a thread cuts games, others convert them and write them as XML,
//! and what they wrote comes out in the order of the games.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use cif::check::{Finding, Location};
use cif::model::{CifItem, IntoOwned as _};
use cif::pgn::text::{Batch as ReadGames, Encoding, Game, Location as Start};
use cif::pgn::{Description, ImportOptions, import, is_readable};
use cif::read::Limits;
use cif::read::limits::ELEMENT;

use super::batch::{About, Batch, Report};
use super::filter::Filter;
use crate::input::Input;
use crate::kinds;
use crate::pgn::location::Walk;
use crate::pgn::{Next, PgnReading, next};
use crate::status::CliError;
use cif::files::{Counted, Source};
use cif::write::frame;

/// Options for reading PGN.
#[derive(Clone, Copy)]
pub(super) struct Reading {
    pub(super) pgn: PgnReading,
    pub(super) depth: usize,
}

/// Some games of an input.
pub(super) struct Games {
    input: usize,
    /// The number of the first.
    first: u64,
    batch: ReadGames,
    /// The bytes of text that were read for them.
    bytes: u64,
    /// A game behind them that is too large, and why.
    skipped: Option<(Start, String)>,
}

impl Games {
    /// About what they take while they are converted: tokens take far more than
    /// their bytes.
    pub(super) fn weight(&self) -> usize {
        self.batch.size().saturating_mul(16)
    }
}

/// Games are handed on when there are so many bytes of them.
const PORTION: usize = 96 << 10;

/// A game of fewer bytes is none that readers of archives refuse.
const LARGE: usize = 200 << 10;

/// Cuts an input into games and hands them out.
pub(super) fn cut(
    input: &Input,
    number: usize,
    source: Source,
    reading: Reading,
    hand_out: &mut dyn FnMut(Games) -> bool,
) -> Result<(), CliError> {
    let read = Arc::new(AtomicU64::new(0));
    let counted = Counted {
        source,
        count: Arc::clone(&read),
    };
    let mut reader = reading.pgn.reader(counted);
    let mut games = 0;
    let mut batch = ReadGames::default();
    let mut bytes = 0;
    loop {
        let (ended, skipped) = match next(&mut reader, input)? {
            Next::Game(game) => {
                batch.push(&game);
                (false, None)
            }
            Next::TooLarge(place, what) => (false, Some((place, what))),
            Next::End => (true, None),
        };
        if !ended && skipped.is_none() && batch.size() < PORTION {
            continue;
        }
        let now = read.load(Ordering::Relaxed);
        let first = games + 1;
        games += batch.len() as u64 + u64::from(skipped.is_some());
        let portion = Games {
            input: number,
            first,
            batch: batch.replace(),
            bytes: now - bytes,
            skipped,
        };
        bytes = now;
        if !hand_out(portion) || ended {
            return Ok(());
        }
    }
}

/// Converts games.
pub(super) fn convert(games: &Games, reading: Reading, shares: bool, filter: &Filter) -> Batch {
    let mut batch = Batch {
        input: games.input,
        ..Batch::default()
    };
    batch.tally.found.bytes = games.bytes;
    if !shares {
        // As XML games are a little larger.
        batch.text.reserve(games.batch.size() / 4 * 5);
    }
    let options = ImportOptions {
        depth: reading.depth,
    };
    let mut number = games.first;
    for game in games.batch.games() {
        let how = (options, shares, reading.pgn.charset.encoding);
        one(&game, number, how, filter, &mut batch);
        number += 1;
    }
    if let Some((place, what)) = &games.skipped {
        let before = batch.tally;
        batch.report(
            filter,
            &About::kind(&kinds::TOO_LARGE, Some(number)),
            || Report {
                finding: finding(
                    &kinds::TOO_LARGE,
                    format!("{what}; left out"),
                    Location {
                        offset: place.offset,
                        line: place.line,
                        column: place.column,
                        ..Location::default()
                    },
                ),
                game: Some(number),
                number: None,
                ply: None,
            },
        );
        batch.tally.count(&before, false);
    }
    batch
}

fn one(
    game: &Game<'_>,
    number: u64,
    (options, shares, encoding): (ImportOptions, bool, Encoding),
    filter: &Filter,
    batch: &mut Batch,
) {
    let before = batch.tally;
    let imported = import(game, &options);
    let mut walk = Walk::over(game);
    let report = |finding, number_of_move| Report {
        finding,
        game: Some(number),
        number: number_of_move,
        ply: None,
    };
    if let Some(message) = game.encoding_note(encoding) {
        batch.tally.foreign += 1;
        batch.report(filter, &About::kind(&kinds::CHARSET, Some(number)), || {
            let place = Location {
                length: 0,
                excerpt: None,
                game: None,
                ..Walk::over(game).place(game.start(), false)
            };
            report(finding(&kinds::CHARSET, message, place), None)
        });
    }
    for found in &imported.findings {
        let kind = found.kind.description();
        batch.report(filter, &About::kind(kind, Some(number)), || {
            let place = walk.place(found.location, true);
            let message = found.kind.to_string();
            let number = walk.number();
            report(finding(kind, message, place), number)
        });
    }
    batch.played.note(&imported.game);
    batch.tally.readable += u64::from(is_readable(game, &imported.game));
    if game.bytes().len() >= LARGE
        && let Some(size) = size_beyond_default(&imported.game)
    {
        batch.report(filter, &About::kind(&kinds::LARGE, Some(number)), || {
            let message =
                format!("the game counts {size} bytes in an archive, and readers take fewer");
            let place = walk.place(game.start(), true);
            report(finding(&kinds::LARGE, message, place), None)
        });
    }
    if shares {
        batch
            .items
            .push(CifItem::Game(imported.game.into_owned().into()));
        batch.tally.count(&before, true);
        return;
    }
    let written = frame::push("game", &imported.game, &mut batch.text);
    if let Err(error) = &written {
        batch.report(
            filter,
            &About::kind(&kinds::UNWRITABLE, Some(number)),
            || {
                let message = format!("the game cannot be written: {error}");
                let place = walk.place(game.start(), true);
                report(finding(&kinds::UNWRITABLE, message, place), None)
            },
        );
    }
    batch.tally.count(&before, written.is_ok());
}

/// Returns what a game counts for readers of its archive, where it is more than they take by default.
fn size_beyond_default(game: &cif::model::Game<'_>) -> Option<usize> {
    let mut text = String::new();
    frame::push("game", game, &mut text).ok()?;
    let tags = text.as_bytes().windows(2);
    let elements = tags.filter(|it| it[0] == b'<' && it[1] != b'/').count();
    let size = text.len() + ELEMENT * elements;
    (size > Limits::default().item).then_some(size)
}

fn finding(kind: &Description, message: String, location: Location) -> Finding {
    kinds::finding(kind, "PGN to CIF", message, location)
}
