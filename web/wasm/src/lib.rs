//! Games of CIF and PGN for a page in the browser. What a worker of the page calls is in this
//! file; the modules know files as readers and writers, and so are tested without a browser.

mod blob;
mod convert;
mod finding;
mod games;
mod plain;
mod store;

use std::io::{self, Read, Seek as _, SeekFrom, Write as _};

use cif::check::Options;
use cif::fix::{Fixer, Remaining};
use serde::Serialize;
use wasm_bindgen::prelude::*;

pub use blob::{BlobReader, BlobWriter, Sink, Source, Watch};
pub use convert::{Converted, convert};
pub use finding::{Finding, explain};
pub use games::{Games, Step};
pub use plain::{Kind, Plain};
pub use store::Store;

/// The list of games of a file.
#[wasm_bindgen]
pub struct GameList {
    games: Games<'static>,
}

#[wasm_bindgen]
impl GameList {
    /// Opens a file. The watch hears how many of its bytes were read.
    ///
    /// # Errors
    /// When the file cannot be read, or has no games by its looks.
    #[wasm_bindgen(constructor)]
    pub fn new(source: Source, watch: Watch) -> Result<Self, JsError> {
        let games = Games::of(Watched::new(BlobReader::new(source), watch))?;
        Ok(Self { games })
    }

    /// The form of the file: `cif` or `pgn`.
    #[wasm_bindgen(getter)]
    pub fn kind(&self) -> String {
        name(self.games.kind()).to_owned()
    }

    /// True if the file is compressed.
    #[wasm_bindgen(getter)]
    pub fn packed(&self) -> bool {
        self.games.is_packed()
    }

    /// Reads at most so many games more. Returns JSON: their `rows`, `findings`, the number of
    /// all that was `found`, and if it is `done`.
    ///
    /// # Errors
    /// When the file cannot be read, or has no games.
    pub fn step(&mut self, mut games: u32) -> Result<String, JsError> {
        let step = self.games.step(|| {
            let goes_on = games > 0;
            games = games.saturating_sub(1);
            goes_on
        })?;
        Ok(cif::view::shown_json(&step)?)
    }

    /// The record of a game as JSON, by its number from 0.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn game(&self, number: u32) -> Result<String, JsError> {
        Ok(self.games.record(number as usize)?)
    }

    /// The number of the game of an archive in which a byte is.
    // Offsets are whole numbers below 2^53.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    pub fn at(&self, offset: f64) -> Option<u32> {
        let number = self.games.at(offset as u64)?;
        u32::try_from(number).ok()
    }
}

/// The description of the kind of a finding, in Markdown.
#[wasm_bindgen(js_name = explain)]
pub fn explain_kind(id: &str) -> Option<String> {
    explain(id)
}

/// The outcome of a check.
#[derive(Serialize)]
struct Checked<'f> {
    findings: Vec<Finding<'f>>,
    /// The number of all findings.
    found: u64,
}

/// Checks an archive. Returns JSON: its `findings`, and the number of all that was `found`.
///
/// # Errors
/// When the file cannot be read.
#[wasm_bindgen]
pub fn check(source: Source, watch: Watch) -> Result<String, JsError> {
    let plain = Plain::of(Watched::new(BlobReader::new(source), watch))?;
    let mut findings = Vec::new();
    let summary = cif::check::check(plain.text, &options(), &mut |found| findings.push(found));
    let summary = summary?;
    let checked = Checked {
        findings: findings.iter().map(Finding::from).collect(),
        found: summary.findings(),
    };
    Ok(serde_json::to_string(&checked)?)
}

/// The options of a check, as `cif check` has them.
fn options() -> Options {
    Options {
        excerpts: false,
        ..cif::check::options()
    }
}

/// The outcome of fixing.
#[derive(Serialize)]
struct Fixed {
    applied: u64,
    rounds: u32,
    before: Counts,
    remaining: Counts,
    stopped: bool,
}

/// Counts of findings.
#[derive(Serialize)]
struct Counts {
    findings: u64,
    safe: u64,
    not_safe: u64,
}

impl From<Remaining> for Counts {
    fn from(counts: Remaining) -> Self {
        Self {
            findings: counts.findings,
            safe: counts.safe,
            not_safe: counts.not_safe,
        }
    }
}

/// A file that a job made, and what is to be said of it.
#[wasm_bindgen]
pub struct Made {
    report: String,
    sink: Option<Sink>,
    kind: Kind,
}

#[wasm_bindgen]
impl Made {
    /// The report of the job, as JSON.
    #[wasm_bindgen(getter)]
    pub fn report(&self) -> String {
        self.report.clone()
    }

    /// The form of the file.
    #[wasm_bindgen(getter)]
    pub fn kind(&self) -> String {
        name(self.kind).to_owned()
    }

    /// The file; nothing where there was nothing to do.
    pub fn sink(&mut self) -> Option<Sink> {
        self.sink.take()
    }
}

/// Fixes an archive; with fixes that may change its meaning, if they are wanted.
///
/// # Errors
/// When the file cannot be read or the fixed one not written.
#[wasm_bindgen]
pub fn fix(source: Source, unsafe_too: bool, watch: &Watch) -> Result<Made, JsError> {
    let mut file = BlobReader::new(source);
    if let Some(unpacked) = unpacked(&mut file, watch)? {
        file = cif::fix::Draft::reopen(&unpacked)?;
    }
    file.seek(SeekFrom::Start(0))?;
    let fixer = Fixer {
        options: options(),
        not_safe: unsafe_too,
    };
    let make = || Ok(BlobWriter::new(watch));
    let outcome = fixer.fix(&mut file, make, &mut |it| watch.progress(share(&it)))?;
    let report = Fixed {
        applied: outcome.applied,
        rounds: outcome.rounds,
        before: outcome.before.into(),
        remaining: outcome.remaining.into(),
        stopped: outcome.is_stopped,
    };
    Ok(Made {
        report: serde_json::to_string(&report)?,
        sink: outcome.text.map(BlobWriter::into_sink),
        kind: Kind::Cif,
    })
}

/// The plain text of a file that is compressed.
fn unpacked(file: &mut BlobReader, watch: &Watch) -> io::Result<Option<BlobWriter>> {
    let mut plain = Plain::of(file)?;
    if !plain.is_packed {
        return Ok(None);
    }
    let mut unpacked = BlobWriter::new(watch);
    io::copy(&mut plain.text, &mut unpacked)?;
    unpacked.flush()?;
    Ok(Some(unpacked))
}

/// The bytes of a round that were read.
// Sizes of files are below 2^53.
#[allow(clippy::cast_precision_loss)]
fn share(progress: &cif::fix::Progress) -> f64 {
    progress.read as f64
}

/// Converts a file into the other form.
///
/// # Errors
/// When the file cannot be read or the other one not written, and when no game comes through.
#[wasm_bindgen(js_name = convert)]
pub fn convert_file(source: Source, created: &str, watch: Watch) -> Result<Made, JsError> {
    let mut out = BlobWriter::new(&watch);
    let (converted, kind) = convert(
        Watched::new(BlobReader::new(source), watch),
        created,
        &mut out,
    )?;
    Ok(Made {
        report: serde_json::to_string(&converted)?,
        sink: Some(out.into_sink()),
        kind,
    })
}

/// The ending of names of files of a kind.
const fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Cif => "cif",
        Kind::Pgn => "pgn",
    }
}

/// A reader that says how much of it was read, now and then.
struct Watched {
    reader: BlobReader,
    watch: Watch,
    read: u64,
    said: u64,
}

impl Watched {
    /// Bytes between two reports.
    const OFTEN: u64 = 1 << 19;

    fn new(reader: BlobReader, watch: Watch) -> Self {
        Self {
            reader,
            watch,
            read: 0,
            said: 0,
        }
    }
}

impl Read for Watched {
    // Sizes of files are below 2^53.
    #[allow(clippy::cast_precision_loss)]
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.reader.read(into)?;
        self.read += count as u64;
        if self.read >= self.said + Self::OFTEN || count == 0 {
            self.said = self.read;
            self.watch.progress(self.read as f64);
        }
        Ok(count)
    }
}
