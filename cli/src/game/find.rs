//! The game that a command shows, out of an archive or out of PGN: the first bytes tell which.

use cif::check::Severity;
use cif::model::IntoOwned as _;
use cif::pgn::{ImportOptions, import, is_readable};
use cif::read::Limits;

use super::archive::{self, Found, missing};
use super::{Faults, Names};
use crate::input::Input;
use crate::pgn::{Next, PgnReading, next};
use crate::status::CliError;
use crate::terminal::visible;
use cif::files::Source;
use cif::files::kind::{FileKind, Wanted};

/// Finds the game of this number, counted from one. With `is_pgn` the input is PGN whatever its
/// first bytes say.
pub(crate) fn find(
    input: &Input,
    number: usize,
    limits: &Limits,
    reading: PgnReading,
    is_pgn: bool,
) -> Result<Found, CliError> {
    let opened = input.open()?;
    if is_pgn {
        return of_pgn(input, opened.source, number, reading);
    }
    let opened = reading.charset.fit(opened, input, Wanted::Games)?;
    if opened.kind == FileKind::Archive {
        reading.charset.refuse()?;
        return archive::find(input, input.rewound(opened)?, number, limits);
    }
    of_pgn(input, opened.source, number, reading)
}

fn of_pgn(
    input: &Input,
    source: Source,
    number: usize,
    reading: PgnReading,
) -> Result<Found, CliError> {
    let mut reader = reading.reader(source);
    let mut games = 0;
    loop {
        match next(&mut reader, input)? {
            Next::Game(game) if games + 1 == number => {
                let imported = import(&game, &ImportOptions::default());
                let faults = imported.findings.iter();
                let faults = faults.filter(|finding| finding.kind.severity() == Severity::Error);
                let faults = Faults::Pgn(faults.count());
                let is_readable = is_readable(&game, &imported.game);
                let game = imported.game.into_owned();
                let head = game.info.head.as_ref().map(|head| head.value.clone());
                return Ok(Found {
                    head: head.unwrap_or_default(),
                    names: Names::default(),
                    is_readable,
                    faults,
                    game,
                });
            }
            Next::TooLarge(_, what) if games + 1 == number => {
                let name = input.name();
                let message = format!("game {number} of `{}`: {what}", visible(&name));
                return Err(CliError::new(message).with_help("`--max-game` allows larger ones"));
            }
            Next::Game(_) | Next::TooLarge(..) => games += 1,
            Next::End => return Err(missing(number, games, &input.name())),
        }
    }
}
