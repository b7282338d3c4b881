//! Measurements that are taken in turns, so that what else the machine does
//! falls on all alike. A program that is not there is noted with the package to
//! install, and left out: this is a benchmark, not a test.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::PathBuf;

use super::documents::{self, Input, written};
use super::measure::{self, Row};
use super::plan::{Measurement, PLAN};
use super::programs::Paths;

/// A benchmark under way.
#[derive(Debug)]
pub(super) struct Driver {
    pub(super) paths: Paths,
    pub(super) runs: u32,
    /// Parts of the names that are wanted; empty for all.
    only: Vec<String>,
    /// A file of PGN, whose games are measured instead of those that are made.
    pgn: Option<PathBuf>,
    pub(super) notes: Vec<String>,
    /// Versions of the programs that are ready.
    versions: BTreeMap<&'static str, Option<String>>,
    /// Documents that are written, by their names and extents.
    inputs: BTreeMap<(&'static str, u64), Input>,
}

impl Driver {
    pub(super) fn new(runs: u32, only: &[String], pgn: Option<PathBuf>) -> io::Result<Self> {
        measure::available()?;
        let paths = Paths::default();
        fs::create_dir_all(&paths.folder)?;
        fs::write(paths.folder.join("cif.xsd"), cif_schema::CIF_XSD)?;
        Ok(Self {
            paths,
            runs,
            only: only.to_vec(),
            pgn,
            notes: Vec::new(),
            versions: BTreeMap::new(),
            inputs: BTreeMap::new(),
        })
    }

    /// True if one of the names has a part that is wanted.
    pub(super) fn wants(&self, names: &[&str]) -> bool {
        let is_named = |part: &String| names.iter().any(|name| name.contains(&**part));
        self.only.is_empty() || self.only.iter().any(is_named)
    }

    /// The games that are measured.
    pub(super) fn source(&self) -> String {
        match &self.pgn {
            Some(file) => format!("the games of `{}`", file.display()),
            None => "games of an engine against itself under made-up heads, with tables, comments \
                     and variations in about the proportions of real archives"
                .to_owned(),
        }
    }

    /// The document of a name and an extent, written once: that takes no longer than
    /// one of the runs. What a command makes, it makes of plain PGN of that extent.
    pub(super) fn input(&mut self, name: &'static str, extent: u64) -> io::Result<Input> {
        if let Some(input) = self.inputs.get(&(name, extent)) {
            return Ok(input.clone());
        }
        let given = self
            .pgn
            .clone()
            .filter(|_| ["archive", "plain", "annotated"].contains(&name));
        let made = match name {
            "archive" if given.is_some() => "archive-of-pgn",
            name => name,
        };
        let made = PLAN.documents.get(made).and_then(|it| it.command.as_ref());
        let input = match made {
            None => {
                let suffix = if documents::is_pgn(name) {
                    "pgn"
                } else {
                    "cif"
                };
                let path = format!("{name}-{extent}.{suffix}");
                let path = self.paths.folder.join(path);
                written(path, |out| match given {
                    Some(file) => documents::copy(out, &file, extent),
                    None => documents::write(out, name, extent),
                })?
            }
            Some(command) => {
                let plain = self.input("plain", extent)?;
                let command = command.replace("EXTENT", &extent.to_string());
                let words = self.paths.words(&command, Some(&plain.path));
                let (_, failure) = measure::measure(&words, false, &self.paths.folder)?;
                failure.map_or(Ok(()), |it| Err(io::Error::other(it)))?;
                let path = PathBuf::from(words.last().map_or("", String::as_str));
                let bytes = fs::metadata(&path)?.len();
                Input {
                    path,
                    bytes,
                    ..plain
                }
            }
        };
        self.inputs.insert((name, extent), input.clone());
        Ok(input)
    }

    /// Removes all documents.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        let inputs = std::mem::take(&mut self.inputs);
        inputs.values().try_for_each(|it| fs::remove_file(&it.path))
    }

    /// Makes a program ready; true unless it cannot be had.
    pub(super) fn is_ready(&mut self, program: &'static str) -> bool {
        let paths = &self.paths;
        let entry = self.versions.entry(program);
        let version = entry.or_insert_with(|| {
            eprintln!("making ready: {program}");
            let program = &PLAN.programs[program];
            let version = program.ready(paths);
            let missing = version.is_none().then(|| program.missing.clone());
            self.notes.extend(missing);
            version
        });
        version.is_some()
    }

    /// A row of a program that is ready.
    pub(super) fn row(&self, measurement: &'static Measurement, input: Input) -> Row {
        let version = self.versions.get(&*measurement.program).cloned().flatten();
        Row {
            name: &measurement.name,
            version: version.unwrap_or_default(),
            command: self.paths.words(&measurement.command, Some(&input.path)),
            input,
            prints_work: measurement.prints_work,
            once: measurement.once,
            ..Row::default()
        }
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
