//! Sources: files of games, cut into portions that any thread can make rows of.

mod archive;
mod check;
mod pgn;

use std::io::{self, BufReader};
use std::path::Path;

use cif_files::kind::{FileKind, Opened, Wanted};
use cif_files::{Bounds, Compression, Source, without_extension};
use cif_text::wide::Unwidened;
use cif_types::{Game, VariationNode};
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
pub(crate) struct Unread {
    /// Games that could not be read at all.
    pub(crate) skipped: u64,
    /// Games without a head and without a move.
    pub(crate) blank: u64,
}

/// Returns true for a game with moves that could be read.
fn has_moves(game: &Game<'_>) -> bool {
    game.moves.nodes.iter().any(|node| match node {
        VariationNode::Text(text) => !text.trim_ascii().is_empty(),
        _ => false,
    })
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
    /// Shows all games, and counts what cannot be read of them.
    pub(crate) fn visit(self, source: &str, visitor: &mut impl Visit) -> Unread {
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
                Unread::default()
            }
        }
    }
}

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

/// Opens a file, and sees whether it is an archive: by its name, else by how it begins.
fn begin(path: &Path, name: &str, bounds: Bounds) -> Result<(Source, bool), ScanError> {
    let source = open(path, bounds).map_err(|error| ScanError::open(name, error))?;
    let opened = Opened::of(source, Some(path)).map_err(|error| ScanError::read(name, error))?;
    // Text without a sign of its kind is judged by whoever reads it.
    let is_archive = is_archive(path).unwrap_or(opened.kind == FileKind::Archive);
    let wanted = match is_archive {
        true => Wanted::AnyXml,
        false => Wanted::Pgn,
    };
    let opened = opened.fit(name, wanted)?;
    Ok((opened.source, is_archive))
}

fn open(path: &Path, bounds: Bounds) -> io::Result<Source> {
    if path == Path::new("-") {
        return cif_files::decoded(Box::new(io::stdin()), None, bounds);
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
