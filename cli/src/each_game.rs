//! The games of an input one by one, with whole heads: those of an archive, and those of PGN as
//! they are imported.

use cif::model::{Game, IntoOwned as _};
use cif::pgn::{ImportOptions, import};
use cif::read::{Games as ArchiveGames, Limits};
use cif::view::GameFinding;

use crate::input::Input;
use crate::pgn::{Next, PgnReading, next};
use crate::report::Ending;
use crate::status::CliError;
use crate::terminal::visible;
use cif::files::kind::Opened;
use cif::files::kind::{FileKind, Wanted};

/// A game of an input.
pub(crate) enum Read {
    /// The game, and what reading it found.
    Game {
        game: Box<Game<'static>>,
        findings: Vec<GameFinding>,
        /// The faults against XML and the schema among them.
        faults: usize,
    },
    /// A game of PGN that is larger than the limit, with the reason.
    TooLarge(String),
}

/// Hands out the games of an input that was opened. With `is_pgn` it is PGN whatever its first
/// bytes say.
pub(crate) fn each_game(
    input: &Input,
    opened: Opened,
    is_pgn: bool,
    limits: &Limits,
    reading: PgnReading,
    take: &mut dyn FnMut(Read) -> Result<(), CliError>,
) -> Result<(), CliError> {
    if is_pgn {
        return pgn(input, opened, reading, take);
    }
    let opened = reading.charset.fit(opened, input, Wanted::Games)?;
    if opened.kind == FileKind::Archive {
        reading.charset.refuse()?;
        archive(input, opened, limits, take)
    } else {
        pgn(input, opened, reading, take)
    }
}

fn archive(
    input: &Input,
    opened: Opened,
    limits: &Limits,
    take: &mut dyn FnMut(Read) -> Result<(), CliError>,
) -> Result<(), CliError> {
    let name = input.name();
    for read in ArchiveGames::new(opened.source, limits) {
        let read = read.map_err(|error| match Ending::of(&name, error) {
            Ending::Finding(finding) => {
                let name = visible(&name);
                CliError::new(format!("cannot read `{name}`: {}", finding.message))
            }
            Ending::Error(error) => error,
        })?;
        take(Read::Game {
            game: Box::new(read.game),
            faults: read.violations.len(),
            findings: read.violations.into_iter().map(GameFinding::from).collect(),
        })?;
    }
    Ok(())
}

fn pgn(
    input: &Input,
    opened: Opened,
    reading: PgnReading,
    take: &mut dyn FnMut(Read) -> Result<(), CliError>,
) -> Result<(), CliError> {
    let mut reader = reading.reader(opened.source);
    loop {
        match next(&mut reader, input)? {
            Next::Game(game) => {
                let imported = import(&game, &ImportOptions::default()).into_owned();
                take(Read::Game {
                    findings: imported.findings.iter().map(GameFinding::from).collect(),
                    game: Box::new(imported.game),
                    faults: 0,
                })?;
            }
            Next::TooLarge(_, why) => take(Read::TooLarge(why))?,
            Next::End => return Ok(()),
        }
    }
}
