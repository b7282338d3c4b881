//! Sources: files of games, cut into portions that any thread can make rows of.

mod archive;
mod check;
mod pgn;

use std::io::{self, BufReader, Chain, Cursor, Read};
use std::path::Path;

use cif_files::{Bounds, Compression, without_extension};
use cif_text::wide::Unwidened;
use cif_types::Game;
use cif_validator::Finding;

use crate::error::ScanError;
use crate::rows::Place;
use crate::rows::finding::FindingRow;

/// Bytes of a portion, about.
const PORTION: usize = 256 << 10;

/// Some games of a source.
pub(crate) struct Portion {
    /// The number of the source.
    pub(crate) source: usize,
    /// The bytes that its games take while rows are made of them, about.
    pub(crate) weight: usize,
    games: Games,
}

enum Games {
    Pgn(pgn::Games),
    Archive(archive::Games),
    Found(Vec<Finding>),
}

/// The counts of what could not be read.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub(crate) struct Skipped {
    /// Games.
    pub(crate) games: u64,
}

/// A taker of games.
pub(crate) trait Visit {
    /// Returns true if the game is wanted, by its head alone.
    fn wants(&mut self, place: &Place<'_>, head: &Game<'_>) -> bool;

    /// True if [`Visit::wants`] may say no.
    fn is_choosy(&self) -> bool;

    /// Takes a game.
    fn game(&mut self, place: Place<'_>, game: &Game<'_>);

    /// Takes a finding.
    fn finding(&mut self, row: &FindingRow<'_>);
}

impl Portion {
    /// Shows all games, and counts those that cannot be read.
    pub(crate) fn visit(self, source: &str, visitor: &mut impl Visit) -> Skipped {
        match self.games {
            Games::Pgn(games) => games.visit(source, visitor),
            Games::Archive(games) => games.visit(source, visitor),
            Games::Found(findings) => {
                for finding in &findings {
                    visitor.finding(&FindingRow {
                        source,
                        game: None,
                        finding,
                    });
                }
                Skipped::default()
            }
        }
    }
}

/// A text, with its beginning already looked at.
type Begun = Chain<Cursor<Vec<u8>>, cif_files::Source>;

/// Cuts a file and hands out its portions until they are no longer wanted: games, or what a
/// check finds.
pub(crate) fn cut(
    path: &Path,
    number: usize,
    finds: bool,
    bounds: Bounds,
    hand_out: &mut dyn FnMut(Portion) -> bool,
) -> Result<(), ScanError> {
    let name = path.display().to_string();
    let (text, is_archive) = begin(path, &name, bounds)?;
    match (is_archive, finds) {
        (true, false) => {
            let text = Unwidened::new(BufReader::new(text));
            archive::cut(text, &name, number, hand_out)
        }
        (true, true) => check::archive(text, &name, number, hand_out),
        (false, _) => pgn::cut(text, &name, number, finds, hand_out),
    }
}

/// Opens a file, and sees what it is: by its name, else by how it begins.
fn begin(path: &Path, name: &str, bounds: Bounds) -> Result<(Begun, bool), ScanError> {
    let source = open(path, bounds).map_err(|error| ScanError::open(name, error))?;
    let (text, looks) = look(source).map_err(|error| ScanError::read(name, error))?;
    Ok((text, is_archive(path).unwrap_or(looks)))
}

fn open(path: &Path, bounds: Bounds) -> io::Result<cif_files::Source> {
    if path == Path::new("-") {
        let stdin: cif_files::Source = Box::new(io::stdin());
        return cif_files::decoded(stdin, None, bounds);
    }
    cif_files::open(path, bounds)
}

/// Returns true for the name of an archive, false for one of PGN.
fn is_archive(path: &Path) -> Option<bool> {
    let plain = match Compression::of_name(path) {
        Some(_) => without_extension(path),
        None => path.to_owned(),
    };
    let extension = plain.extension()?.to_str()?.to_ascii_lowercase();
    match extension.as_str() {
        "cif" | "xml" => Some(true),
        "pgn" | "bpgn" => Some(false),
        _ => None,
    }
}

/// Looks at the beginning of a text: an archive begins with an angle bracket, after white
/// space and the mark of its encoding.
fn look(mut source: cif_files::Source) -> io::Result<(Begun, bool)> {
    let mut head = Vec::new();
    source.by_ref().take(256).read_to_end(&mut head)?;
    let mut letters = head.iter().filter(|it| {
        !matches!(it, 0 | 0xEF | 0xBB | 0xBF | 0xFE | 0xFF) && !it.is_ascii_whitespace()
    });
    let looks = letters.next() == Some(&b'<');
    Ok((Cursor::new(head).chain(source), looks))
}
