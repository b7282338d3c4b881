//! The content of archives: whether there is any, and whether it may be changed, the time that an
//! archive says it was made, and the end of one that is made from PGN.

use std::io::Read;

use cif::model::{CifItem, Timestamp};
use cif::read::cut::PieceKind;
use cif::read::{Limits, read_item};
use cif::write::{ArchiveFacts, Played};

use crate::input::Input;
use crate::status::CliError;
use crate::terminal::visible;

/// Returns whether an item is one for which a file may be replaced: any but a game of which
/// nothing is known.
pub(crate) fn is_content(item: &CifItem<'_>) -> bool {
    !matches!(item, CifItem::Game(game) if game.is_blank())
}

/// Returns whether an archive has such an item. It is read as far as to the first.
pub(crate) fn has_content(source: impl Read, limits: &Limits) -> bool {
    let mut stream = cif::read::stream(source, limits);
    // What cannot be read any further has nothing more to give.
    while let Ok(Some(mut piece)) = stream.next_piece() {
        if read_item(&mut piece).item.as_ref().is_some_and(is_content) {
            return true;
        }
    }
    false
}

/// Refuses to change an archive in its own place that asks not to be changed, by `readonly` in its
/// information. That comes last, so all of the archive is cut; what else it holds is not read.
pub(crate) fn changeable(input: &Input, limits: &Limits) -> Result<(), CliError> {
    if input.size().is_none() {
        // What is no file is written through, not changed.
        return Ok(());
    }
    let stream = cif::read::stream(input.open()?.source, limits);
    let (mut cutter, mut progress) = stream.into_parts();
    // What cannot be cut any further is for its reader to report.
    while let Ok(Some(cut)) = cutter.next_piece() {
        if cut.kind == PieceKind::Item && cut.name() != b"info" {
            continue;
        }
        if let Some(CifItem::Info(info)) = read_item(&mut progress.piece(cut)).item
            && info.readonly.as_ref().is_some_and(|it| it.value)
        {
            let name = input.name();
            let message = format!(
                "cannot write `{}`: the archive asks not to be changed",
                visible(&name)
            );
            return Err(CliError::new(message).with_help("`--output` writes a copy"));
        }
    }
    Ok(())
}

/// The time that an archive says it was created: what `--created` says, or now.
pub(crate) fn created(option: Option<&str>) -> Result<String, CliError> {
    let Some(time) = option else {
        let now = jiff::Timestamp::now();
        return Ok(now.strftime("%Y-%m-%dT%H:%M:%SZ").to_string());
    };
    let written = Timestamp::new(time.to_owned()).map_err(|fault| fault.to_string());
    // The form does not tell that February is short.
    let day = written.and_then(|_| {
        let day = time.get(..10).unwrap_or(time);
        day.parse::<jiff::civil::Date>()
            .map_err(|_| format!("there is no day `{day}`"))
    });
    match day {
        Ok(_) => Ok(time.to_owned()),
        Err(reason) => Err(CliError::new(format!("`--created`: {reason}"))
            .with_help("write it like 2014-12-21 or 2014-12-21T10:30:00Z")),
    }
}

/// The end of an archive of so many games that were made from PGN.
pub(crate) fn end(games: u64, played: Played, created: &str) -> Result<String, String> {
    let facts = ArchiveFacts {
        games,
        played,
        ..ArchiveFacts::default()
    };
    facts.end(created).map_err(|error| error.to_string())
}
