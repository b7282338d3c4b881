//! A valid archive of any size, the same on every machine: real games of the pool
//! under heads of made-up names, with tables, comments, variations and marks in about
//! the proportions of real archives, as the template `data/game.xml.jinja` has them;
//! and the same games as PGN.

mod template;

use std::io::{self, Write};

use cif_pgn::ExportOptions;
use cif_types::{ArchiveItem, frame};

use self::template::Games;

/// The games of a document and their plies, as far as they are counted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) games: u64,
    pub(super) plies: u64,
}

/// Writes an archive of `size` bytes or a few more, with this start tag of its root;
/// its games, and the plies of their main lines.
pub(super) fn write_archive(out: &mut dyn Write, root: &str, size: u64) -> io::Result<Counts> {
    let mut games = Games::new(true);
    let mut text = frame::BEGIN.replace("<cif>", root);
    let mut written = text.len() as u64;
    while written < size {
        out.write_all(text.as_bytes())?;
        text = format!("\n  {}", games.next()?);
        written += text.len() as u64;
    }
    let info = cif_pgn::archive_info(games.counts.games, "2024-12-31");
    frame::push("info", &info.map_err(io::Error::other)?, &mut text).map_err(io::Error::other)?;
    text += frame::END;
    out.write_all(text.as_bytes())?;
    Ok(games.counts)
}

/// Writes a file of PGN in the same way: heads and moves alone, or all that the archive says.
pub(super) fn write_pgn(out: &mut dyn Write, has_notes: bool, size: u64) -> io::Result<Counts> {
    let mut games = Games::new(has_notes);
    let mut written = 0;
    while written < size {
        let archive = format!("<cif>{}</cif>", games.next()?);
        for item in &cif_types::read(&archive).value.items {
            if let ArchiveItem::Game(game) = item {
                let game = cif_pgn::export(game, &ExportOptions::default());
                let game = game.map_err(io::Error::other)?.text;
                out.write_all(game.as_bytes())?;
                written += game.len() as u64;
            }
        }
    }
    Ok(games.counts)
}

#[cfg(test)]
mod tests;
