//! Sources: files of games, cut into portions that any thread can make rows of.

mod archive;
mod check;
mod input;
mod lines;
mod part;
mod pgn;
mod range;

use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::ops::Range;
use std::path::Path;

use cif_files::kind::{FileKind, Opened, Wanted};
use cif_files::{Bounds, Compression, Source, without_extension};
use cif_pgn::{MainLineTokens, Ply};
use cif_types::Game;
use cif_validator::Finding;

use crate::error::ScanError;
use crate::rows::Place;
use crate::rows::finding::FindingRow;
use crate::rows::game::GameRow;

pub use input::{Input, Opener};
pub use part::Part;
use range::Ranged;

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
    Found(Vec<FoundAt>),
}

/// A finding, and where it is.
struct FoundAt {
    /// The file, where it is not the source itself.
    source: Option<String>,
    /// The number of the game.
    game: Option<u64>,
    finding: Finding,
}

/// The counts of what could not be read.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub(crate) struct Unread {
    /// Games that could not be read at all.
    pub(crate) skipped: u64,
    /// Games without a head and without a move.
    pub(crate) blank: u64,
    /// Games and other parts of archives with faults against XML or the schema, or with moves
    /// that are wanted and cannot be read.
    pub(crate) faulty: u64,
    /// True if the XML of some of these is not well-formed, or beyond a limit.
    pub(crate) is_malformed: bool,
}

/// The parts of a game that rows are made of; each includes those before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Parts {
    /// The tag pairs, or the element `head`.
    Head,
    /// The main line, and what of the head depends on it.
    MainLine,
    /// Everything.
    Whole,
}

/// A taker of games.
pub(crate) trait Visit {
    /// Returns true if the game is wanted, as far as its head alone says that.
    fn wants(&mut self, place: &Place<'_>, head: &Game<'_>) -> Option<bool>;

    /// True if [`Visit::wants`] may say no.
    fn is_choosy(&self) -> bool;

    /// The parts of a game that it looks at.
    fn parts(&self) -> Parts;

    /// The tokens that may stand among the moves of a main line, if [`Visit::line`] may have
    /// that alone.
    fn main_line_tokens(&self) -> Option<MainLineTokens>;

    /// Takes the main line of a game instead of the game.
    fn line(&mut self, place: Place<'_>, line: &[Ply]);

    /// Takes a game.
    fn game(&mut self, row: &GameRow<'_>);

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
                for found in &findings {
                    visitor.finding(&FindingRow {
                        source: found.source.as_deref().unwrap_or(source),
                        game: found.game,
                        finding: &found.finding,
                    });
                }
                Unread::default()
            }
        }
    }
}

/// A source that is to be cut.
pub(crate) struct Request<'s> {
    pub(crate) path: &'s Path,
    pub(crate) opener: &'s Opener,
    /// Its number.
    pub(crate) number: usize,
    /// The bytes in which the games begin that are wanted.
    pub(crate) range: Option<&'s Range<u64>>,
    /// The games of PGN before them.
    pub(crate) games_before: u64,
    /// True if what is found in it is wanted, and nothing else.
    pub(crate) finds: bool,
    pub(crate) bounds: Bounds,
}

/// Cuts a file and hands out its portions until they are no longer wanted: games, or what a
/// check finds.
pub(crate) fn cut(
    request: &Request<'_>,
    hand_out: &mut dyn FnMut(Portion) -> bool,
) -> Result<(), ScanError> {
    let &Request {
        path,
        opener,
        number,
        range,
        games_before,
        finds,
        bounds,
    } = request;
    let name = cif_files::filename::shown(path);
    if let Some(range) = range {
        if finds {
            return Err(ScanError::read(
                &name,
                range::unfit("findings are those of a whole file"),
            ));
        }
        return cut_range(request, &name, range, hand_out);
    }
    let source = open(path, opener, bounds).map_err(|error| ScanError::open(&name, error))?;
    let (text, form) = recognised(source, path, &name, finds)?;
    match form {
        Form::Archive if finds => check::archive(text, &name, number, hand_out),
        Form::Archive => archive::cut(text, &name, number, None, hand_out),
        Form::Pgn => {
            let text = pgn::Text {
                source: text,
                base: 0,
                games_before,
            };
            pgn::cut(text, &name, number, finds, hand_out)
        }
        Form::Findings => lines::cut(text, &name, number, hand_out),
    }
}

/// Cuts a part of a file. PGN is read from the first game that begins there. An archive is cut
/// from its beginning, because games take from sections before them.
fn cut_range(
    request: &Request<'_>,
    name: &str,
    range: &Range<u64>,
    hand_out: &mut dyn FnMut(Portion) -> bool,
) -> Result<(), ScanError> {
    let opened = |error| ScanError::open(name, error);
    let read = |error| ScanError::read(name, error);
    let mut file = Ranged::must(request.path, request.opener, request.bounds).map_err(opened)?;
    let (text, form) = recognised(Box::new(file.clone()), request.path, name, false)?;
    if form == Form::Archive {
        return archive::cut(text, name, request.number, Some(range), hand_out);
    }
    let games = range::games(&mut file, range).map_err(read)?;
    file.seek(SeekFrom::Start(games.start)).map_err(read)?;
    let text = pgn::Text {
        source: file.take(games.end - games.start),
        base: games.start,
        games_before: request.games_before,
    };
    pgn::cut(text, name, request.number, false, hand_out)
}

/// The forms of sources.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Archive,
    Pgn,
    /// Lines of JSON, where findings are wanted.
    Findings,
}

/// Tells the form of a text: by its name, else by how it begins.
fn recognised(
    source: Source,
    path: &Path,
    name: &str,
    finds: bool,
) -> Result<(Source, Form), ScanError> {
    let opened = Opened::of(source, Some(path)).map_err(|error| ScanError::read(name, error))?;
    // Text without a sign of its kind is judged by whoever reads it, where its name says PGN.
    let (form, wanted) = match (is_archive(path), &opened.kind) {
        // A check that finds nothing writes no line.
        (None, FileKind::Empty) if finds => return Ok((opened.source, Form::Findings)),
        // Nothing has no games, whatever its name says; a check finds what it lacks.
        (_, FileKind::Empty) if !finds => (Form::Pgn, Wanted::Pgn),
        (Some(true), _) | (None, FileKind::Archive) => (Form::Archive, Wanted::AnyXml),
        (Some(false), _) => (Form::Pgn, Wanted::Pgn),
        (None, FileKind::Json) if finds => (Form::Findings, Wanted::Json),
        (None, _) => (Form::Pgn, Wanted::Games),
    };
    let opened = opened.fit(name, wanted)?;
    Ok((opened.source, form))
}

fn open(path: &Path, opener: &Opener, bounds: Bounds) -> io::Result<Source> {
    if path == Path::new("-") {
        return cif_files::decoded(Box::new(io::stdin()), None, bounds);
    }
    let input = Box::new(opener.open(path)?);
    cif_files::decoded(input, Compression::of_name(path), bounds)
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
