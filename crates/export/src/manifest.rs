//! The manifest of an export into a folder that is not at its end: its options, and the files that
//! are whole, each with its rows. What goes on with it has to have the same options, and keeps no other
//! files.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Component, Path, PathBuf};
use std::time::UNIX_EPOCH;

use cif_files::Encoder;
use cif_files::program::CommandError;
use cif_files::walk::STDIN;

use crate::args::{Arguments, Format};
use crate::output::Output;

/// The name of its file, which readers of tables pass over.
const NAME: &str = ".cif-export";
/// The line before the files.
const FILES: &str = "files\n";

/// The manifest, where there is a folder.
pub(crate) struct Manifest {
    folder: Option<PathBuf>,
    options: String,
    /// The rows of the files that are whole, by their names from the folder.
    whole: HashMap<String, u64>,
    /// Files of an interrupted export that is not gone on with.
    left: Vec<String>,
    was_there: bool,
    is_written: bool,
    /// Folders that were made on the way, outer ones first.
    made: Vec<PathBuf>,
}

impl Manifest {
    /// The manifest of an export, with what an interrupted one left where this one goes on.
    pub(crate) fn of(
        arguments: &Arguments,
        output: &Output,
        format: Format,
        sources: &[PathBuf],
    ) -> Result<Self, CommandError> {
        let mut manifest = Self {
            folder: match output {
                Output::Folder(folder) => Some(folder.clone()),
                Output::File(_) | Output::Stdout => None,
            },
            options: String::new(),
            whole: HashMap::new(),
            left: Vec::new(),
            was_there: false,
            is_written: false,
            made: Vec::new(),
        };
        let Some(path) = manifest.path() else {
            if arguments.resume {
                return Err(CommandError::new(
                    "`--resume` goes on with the files of a folder; a single file is whole or not there",
                ));
            }
            return Ok(manifest);
        };
        manifest.options = options(arguments, format, sources)?;
        match fs::read_to_string(&path) {
            Ok(text) if arguments.resume => manifest.go_on(&text, &path)?,
            Ok(text) => manifest.left = files(&text).1.into_keys().collect(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(manifest),
            Err(error) => return Err(CommandError::file("cannot read", &path, error)),
        }
        manifest.was_there = true;
        Ok(manifest)
    }

    /// True if an interrupted export left one, and its files are known.
    pub(crate) const fn was_there(&self) -> bool {
        self.was_there
    }

    fn path(&self) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(NAME))
    }

    fn go_on(&mut self, text: &str, path: &Path) -> Result<(), CommandError> {
        let (options, whole) = files(text);
        if options != self.options {
            let mut pairs = options.lines().zip(self.options.lines());
            let differing = pairs.find(|(then, now)| then != now);
            let differing = differing.map_or(String::new(), |(then, now)| {
                format!(": there it is `{then}`, here `{now}`")
            });
            let message = format!("its options or sources are not those of this one{differing}");
            return Err(CommandError::file(
                "cannot go on with the export of",
                path,
                format!("{message}; without `--resume` it begins anew"),
            ));
        }
        self.whole = whole;
        self.is_written = true;
        Ok(())
    }

    /// The rows of a file that is whole, and stays.
    pub(crate) fn rows(&self, path: &Path) -> Option<u64> {
        let rows = *self.whole.get(&self.name(path)?)?;
        path.is_file().then_some(rows)
    }

    fn name(&self, path: &Path) -> Option<String> {
        let below = path.strip_prefix(self.folder.as_ref()?).ok()?;
        Some(below.display().to_string())
    }

    /// Returns true if no file is whole.
    pub(crate) fn is_empty(&self) -> bool {
        self.whole.is_empty()
    }

    /// Notes the folders that a file needs, and writes the options before the first one.
    pub(crate) fn begin(&mut self, file: &Path) -> Result<(), CommandError> {
        let folders = file.ancestors().skip(1);
        let missing: Vec<&Path> = folders.take_while(|it| !it.is_dir()).collect();
        let missing = missing.into_iter().rev();
        self.made.extend(missing.map(Path::to_path_buf));
        let Some(path) = self.path().filter(|_| !self.is_written) else {
            return Ok(());
        };
        self.is_written = true;
        let text = format!("{}{FILES}", self.options);
        let write = || {
            self.remove_left()?;
            fs::create_dir_all(path.parent().unwrap_or(&path))?;
            let mut file = Encoder::create(&path)?;
            file.write_all(text.as_bytes())?;
            file.persist().map(drop)
        };
        let written = write();
        written.map_err(|error| CommandError::file("cannot write", &path, error))
    }

    /// Removes what an interrupted export wrote, whose files this one might not write.
    fn remove_left(&self) -> io::Result<()> {
        let below = self.folder.iter().flat_map(|folder| {
            let is_below = |name: &&String| {
                let mut parts = Path::new(name).components();
                parts.all(|part| matches!(part, Component::Normal(_)))
            };
            self.left
                .iter()
                .filter(is_below)
                .map(|name| folder.join(name))
        });
        for file in below {
            match fs::remove_file(file) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }

    /// Adds a file that is whole, with so many rows.
    pub(crate) fn add(&mut self, file: &Path, rows: u64) -> Result<(), CommandError> {
        let Some((path, name)) = self.path().zip(self.name(file)) else {
            return Ok(());
        };
        let append = || {
            let mut manifest = OpenOptions::new().append(true).open(&path)?;
            manifest.write_all(format!("{rows} {name}\n").as_bytes())
        };
        append().map_err(|error| CommandError::file("cannot write", &path, error))?;
        self.whole.insert(name, rows);
        Ok(())
    }

    /// Removes what was made of an export that failed before any of its files was whole.
    pub(crate) fn give_up(self) {
        if !self.is_empty() {
            return;
        }
        // The export has failed already: what cannot be removed stays.
        if let Some(path) = self.path().filter(|_| self.is_written) {
            let _ = fs::remove_file(path);
        }
        for folder in self.made.iter().rev() {
            let _ = fs::remove_dir(folder);
        }
    }

    /// Removes the file at the end.
    pub(crate) fn end(self) -> Result<(), CommandError> {
        match self.path().filter(|_| self.is_written) {
            Some(path) => fs::remove_file(&path)
                .map_err(|error| CommandError::file("cannot remove", &path, error)),
            None => Ok(()),
        }
    }
}

/// The options in the text of a manifest, and the files with their rows.
fn files(text: &str) -> (&str, HashMap<String, u64>) {
    let (options, files) = text.split_once(FILES).unwrap_or((text, ""));
    let file = |line: &str| {
        let (rows, name) = line.split_once(' ')?;
        Some((name.to_owned(), rows.parse().ok()?))
    };
    (options, files.lines().filter_map(file).collect())
}

/// All that rows depend on, a line each.
fn options(
    arguments: &Arguments,
    format: Format,
    sources: &[PathBuf],
) -> Result<String, CommandError> {
    let tables: Vec<&str> = arguments.table.iter().map(|it| it.name()).collect();
    let condition = arguments.condition.as_ref().map(ToString::to_string);
    let number = |it: Option<u64>| it.map_or(String::new(), |it| it.to_string());
    let mut text = String::new();
    for (name, value) in [
        ("version", env!("CARGO_PKG_VERSION").to_owned()),
        ("--format", format.extension().to_owned()),
        ("--table", tables.join(",")),
        ("--columns", arguments.columns.join(",")),
        ("--where", condition.unwrap_or_default()),
        (
            "--partition-by",
            arguments.partition_by.clone().unwrap_or_default(),
        ),
        ("--rows-per-file", number(arguments.rows_per_file)),
        ("--limit", number(arguments.limit)),
    ] {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{name} {}", value.escape_debug());
    }
    for source in sources {
        let name = source.display().to_string();
        if name == STDIN {
            if arguments.resume {
                let message = "standard input cannot be read again: `--resume` needs files";
                return Err(CommandError::new(message));
            }
            continue;
        }
        let about = fs::metadata(source)
            .map_err(|error| CommandError::file("cannot read", source, error))?;
        let changed = about.modified().ok();
        let changed = changed.and_then(|it| it.duration_since(UNIX_EPOCH).ok());
        let (bytes, changed) = (about.len(), changed.unwrap_or_default().as_nanos());
        let name = name.escape_debug();
        let _ = writeln!(text, "{name} of {bytes} bytes, changed at {changed}");
    }
    Ok(text)
}
