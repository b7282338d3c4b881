//! Measurements that are taken in turns, so that what else the machine does
//! falls on all alike. A program that is not there is noted with the package to
//! install, and left out: this is a benchmark, not a test.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use super::documents::Input;
use super::measure::{self, Cost};
use super::programs::{Paths, Program};

/// A measurement and what its runs cost.
#[derive(Clone, Debug, Default)]
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) version: String,
    pub(super) command: Vec<String>,
    /// The bytes that it reads.
    pub(super) input: u64,
    /// True if it prints the bytes and the seconds of the part that counts.
    pub(super) prints_work: bool,
    /// Measured once, because it takes so long.
    pub(super) once: bool,
    /// The exit status that is wanted.
    pub(super) status: Option<i32>,
    pub(super) costs: Vec<Cost>,
    /// Why the program did not accept the document.
    pub(super) failure: Option<String>,
}

impl Row {
    /// Seconds of the whole, or of the part that counts.
    pub(super) fn wall(&self) -> f64 {
        let part = |cost: &Cost| cost.part.map_or(cost.wall, |(_, seconds)| seconds);
        median(self.costs.iter().map(part))
    }

    pub(super) fn cpu(&self) -> f64 {
        median(self.costs.iter().map(|cost| cost.cpu))
    }

    /// Peak of memory in MB.
    pub(super) fn peak(&self) -> f64 {
        let peaks = self.costs.iter().map(|cost| cost.peak);
        mega(peaks.max().unwrap_or_default())
    }

    /// MB a second.
    pub(super) fn speed(&self) -> f64 {
        let part = self.costs.first().and_then(|cost| cost.part);
        mega(part.map_or(self.input, |(bytes, _)| bytes)) / self.wall()
    }

    /// The slowest run over the fastest.
    pub(super) fn spread(&self) -> f64 {
        let walls = || self.costs.iter().map(|cost| cost.wall);
        walls().fold(0.0, f64::max) / walls().fold(f64::INFINITY, f64::min)
    }
}

/// The middle one of some values.
fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<_> = values.collect();
    values.sort_unstable_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}

/// Bytes in units of 1,000,000.
#[expect(clippy::cast_precision_loss, reason = "shown with few digits")]
pub(super) fn mega(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

/// True if a name contains one of the parts, or none are given.
pub(super) fn is_named(name: &str, parts: &[String]) -> bool {
    parts.is_empty() || parts.iter().any(|part| name.contains(&**part))
}

/// A benchmark under way.
#[derive(Debug)]
pub(super) struct Driver {
    pub(super) paths: Paths,
    pub(super) runs: u32,
    /// Parts of the names that are wanted; empty for all.
    only: Vec<String>,
    pub(super) notes: Vec<String>,
    /// Versions of the programs that are ready, by the note that each would have.
    versions: BTreeMap<&'static str, Option<String>>,
}

impl Driver {
    pub(super) fn new(runs: u32, only: &[String]) -> io::Result<Self> {
        measure::available()?;
        let paths = Paths::default();
        fs::create_dir_all(&paths.folder)?;
        fs::write(paths.folder.join("cif.xsd"), cif_schema::CIF_XSD)?;
        Ok(Self {
            paths,
            runs,
            only: only.to_vec(),
            notes: Vec::new(),
            versions: BTreeMap::new(),
        })
    }

    /// Makes a program ready; a row of it, unless it is not wanted or cannot be had.
    pub(super) fn row(
        &mut self,
        name: &'static str,
        program: &'static Program,
        command: &str,
        input: &Input,
    ) -> Option<Row> {
        if !is_named(name, &self.only) {
            return None;
        }
        let version = self.versions.entry(program.missing).or_insert_with(|| {
            eprintln!("making ready: {name}");
            let version = program.version(&self.paths);
            self.notes
                .extend(version.is_none().then(|| program.missing.to_owned()));
            version
        });
        Some(Row {
            name,
            version: version.clone()?,
            command: self.paths.words(command, Some(&input.path)),
            input: input.bytes,
            status: Some(0),
            ..Row::default()
        })
    }

    /// Takes all measurements; those that fail are noted and left out.
    pub(super) fn run(&mut self, mut rows: Vec<Row>) -> io::Result<Vec<Row>> {
        for run in 1..=self.runs {
            for row in rows.iter_mut().filter(|row| run == 1 || !row.once) {
                eprintln!("run {run} of {}: {}", self.runs, row.name);
                row.measure(&self.paths.folder)?;
            }
        }
        for row in &rows {
            let note = |reason| format!("`{}` is left out: {reason}", row.name);
            self.notes.extend(row.failure.as_ref().map(note));
        }
        rows.retain(|row| row.failure.is_none());
        Ok(rows)
    }
}

impl Row {
    /// Runs the command once more, unless it has failed.
    pub(super) fn measure(&mut self, folder: &Path) -> io::Result<()> {
        if self.failure.is_some() {
            return Ok(());
        }
        // To replace a file takes longer than to write one.
        match fs::remove_file(folder.join("written")) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let (cost, failure) =
            measure::measure(&self.command, self.prints_work, self.status, folder)?;
        self.costs.push(cost);
        self.failure = failure;
        Ok(())
    }
}
