//! PGN: games read from it, and written to it, without loss.
//!
//! [`games`] reads what is found in the wild; what is odd about a game comes with
//! it as findings, and what is no PGN at all is kept in tags.

use std::fmt;
use std::io::Read;

pub use cif_pgn::*;
use cif_types::IntoOwned as _;

/// Reads the games of PGN from a reader, one by one.
pub fn games<S: Read>(source: S) -> Games<S> {
    Games {
        reader: text::Reader::new(source),
        options: ImportOptions::default(),
        has_failed: false,
    }
}

/// Reads the games of a file of PGN, compressed or not, one by one.
///
/// # Errors
/// When the file cannot be opened.
#[cfg(feature = "files")]
pub fn read(path: impl AsRef<std::path::Path>) -> std::io::Result<Games<cif_files::Source>> {
    let source = cif_files::open(path.as_ref(), cif_files::Bounds::default())?;
    Ok(games(source))
}

/// The games of a source. A game that is too large is an error that others may come after;
/// after an error of the source nothing comes.
pub struct Games<S> {
    reader: text::Reader<S>,
    options: ImportOptions,
    has_failed: bool,
}

impl<S> fmt::Debug for Games<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Games")
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}

impl<S: Read> Iterator for Games<S> {
    type Item = Result<Imported<'static>, text::ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.has_failed {
            return None;
        }
        let game = self.reader.next_game().transpose()?;
        self.has_failed = matches!(game, Err(text::ReadError::Io(_)));
        Some(game.map(|game| import(&game, &self.options).into_owned()))
    }
}
