//! From arguments to files: directories and patterns stand for what is in them, the same in every
//! program.
//!
//! ```
//! use cif_files::walk::{CIF, Exclude, gather};
//!
//! let folder = tempfile::tempdir()?;
//! std::fs::write(folder.path().join("a.cif"), "<cif/>")?;
//! let found = gather(&[folder.path().to_owned()], CIF, &Exclude::default());
//! assert_eq!(found.files, [folder.path().join("a.cif")]);
//! # Ok::<(), std::io::Error>(())
//! ```

mod exclude;

use std::collections::HashSet;
use std::fmt;
use std::path::{Component, Path, PathBuf};
use std::{fs, io};

use globset::{GlobBuilder, GlobMatcher};
use ignore::WalkBuilder;

pub use self::exclude::{Exclude, ExcludeBuilder, SETTINGS, settings};
use crate::{filename, reason, without_extension};

/// The extensions of archives.
pub const CIF: &[&str] = &["cif"];

/// The extensions of PGN.
pub const PGN: &[&str] = &["pgn", "bpgn"];

/// The name that stands for standard input.
pub const STDIN: &str = "-";

/// The message where a directory holds nothing.
const PASSED_OVER: &str =
    "hidden and git-ignored folders, and what `exclude` in cif.toml names, are passed over";

/// The files that arguments name, and what is wrong with some of them.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct Found {
    /// The files, each once, in the order of the arguments; `-` is standard input.
    pub files: Vec<PathBuf>,
    /// The errors of the other arguments.
    pub errors: Vec<WalkError>,
}

/// The reason why an argument names no file.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct WalkError {
    /// The fault, in a line.
    pub message: String,
    /// A remedy, where there is one.
    pub help: Option<&'static str>,
}

impl fmt::Display for WalkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for WalkError {}

impl WalkError {
    fn new(message: String) -> Self {
        Self {
            message,
            help: None,
        }
    }
}

/// Finds the files that the arguments name. A directory stands for the files in it and below that
/// have one of these extensions, a pattern for the files that match it, both sorted. Hidden and
/// git-ignored folders in them are passed over, and what is excluded.
pub fn gather(arguments: &[PathBuf], extensions: &[&str], exclude: &Exclude) -> Found {
    let mut search = Search {
        extensions,
        exclude,
        found: Found::default(),
    };
    for argument in arguments {
        search.add(argument);
    }
    let mut found = search.found;
    let mut seen = HashSet::new();
    // However the path to a file is written.
    let place = |file: &PathBuf| file.canonicalize().unwrap_or_else(|_| file.clone());
    found.files.retain(|file| seen.insert(place(file)));
    found
}

/// Finds the files of games that arguments name, without those that the file of settings leaves
/// out, and sees to it that each can be opened.
///
/// # Errors
/// When an argument names no file, or a file or the settings cannot be read.
pub fn games(arguments: &[PathBuf]) -> Result<Vec<PathBuf>, WalkError> {
    let unread = |path: &Path, error| {
        let name = filename::shown(path);
        WalkError::new(format!("cannot read `{name}`: {}", reason(error)))
    };
    let exclude = match settings() {
        None => Exclude::default(),
        Some(path) => Exclude::of_settings(&path).map_err(|error| unread(&path, error))?,
    };
    let found = gather(arguments, &[CIF, PGN].concat(), &exclude);
    if let Some(error) = found.errors.into_iter().next() {
        return Err(error);
    }
    // Standard input and pipes can be opened once.
    let is_stream = |path: &&PathBuf| {
        *path == Path::new(STDIN) || path.metadata().is_ok_and(|it| !it.is_file())
    };
    for file in found.files.iter().filter(|it| !is_stream(it)) {
        crate::open_file(file).map_err(|error| unread(file, error))?;
    }
    Ok(found.files)
}

/// Returns whether a file has one of the extensions, that of a compression aside.
pub fn is_like(path: &Path, extensions: &[&str]) -> bool {
    let path = without_extension(path);
    path.extension().is_some_and(|extension| {
        let is = |other: &&str| extension.eq_ignore_ascii_case(other);
        extensions.iter().any(is)
    })
}

/// A search for files.
struct Search<'a> {
    /// The extensions that a directory is searched for.
    extensions: &'a [&'a str],
    exclude: &'a Exclude,
    found: Found,
}

impl Search<'_> {
    /// Adds what one argument stands for. What exists is taken literally, even
    /// when it looks like a pattern.
    fn add(&mut self, argument: &Path) {
        let before = (self.found.files.len(), self.found.errors.len());
        let name = filename::shown(argument);
        let nothing = if argument == Path::new(STDIN) {
            self.found.files.push(argument.to_owned());
            None
        } else if argument.is_dir() {
            let extensions = self.extensions;
            self.walk(argument, usize::MAX, |path| is_like(path, extensions));
            let what = extensions.iter().map(|it| format!("*.{it}"));
            let what = what.collect::<Vec<_>>().join(", ");
            Some(WalkError {
                message: format!("no files like {what} in `{name}`"),
                help: Some(PASSED_OVER),
            })
        } else if is_wild(&name) && !argument.exists() {
            match Pattern::new(argument) {
                Ok(pattern) => self.expand(&pattern),
                Err(error) => self.found.errors.push(error),
            }
            Some(WalkError::new(format!("no file matches `{name}`")))
        } else {
            self.found.files.push(argument.to_owned());
            None
        };
        if let Some(nothing) = nothing
            && before == (self.found.files.len(), self.found.errors.len())
        {
            self.found.errors.push(nothing);
        }
    }

    fn expand(&mut self, pattern: &Pattern) {
        let root = &pattern.root;
        if root.is_dir() {
            self.walk(root, pattern.depth, |path| {
                pattern
                    .glob
                    .is_match(path.strip_prefix(root).unwrap_or(path))
            });
        }
    }

    /// Adds the files below a folder that are wanted, sorted. Hidden and git-ignored folders are
    /// passed over. Links to files count as files; links to folders are not followed, but for the
    /// folder itself, so that there is an end. What is in the working directory is called by its
    /// name alone.
    fn walk(&mut self, folder: &Path, depth: usize, wanted: impl Fn(&Path) -> bool) {
        let exclude = self.exclude.clone();
        let folders = WalkBuilder::new(folder)
            .ignore(false)
            .max_depth(depth.checked_sub(1))
            .filter_entry(move |entry| entry.depth() == 0 || !exclude.has(entry.path(), true))
            .build();
        let mut files = Vec::new();
        // That a folder cannot be read is said below, when its files are listed.
        for folder in folders.flatten() {
            let is_folder = || folder.file_type().is_some_and(|it| it.is_dir());
            if (folder.depth() == 0 || is_folder())
                && let Err(error) = list(folder.path(), &mut files)
            {
                let name = filename::shown(folder.path());
                let message = format!("cannot read `{name}`: {}", reason(error));
                self.found.errors.push(WalkError::new(message));
            }
        }
        files.retain(|path| wanted(path) && !self.exclude.has(path, false));
        files.sort();
        self.found.files.extend(files.into_iter().map(|path| {
            let short = path.strip_prefix(".").map(Path::to_owned);
            short.unwrap_or(path)
        }));
    }
}

/// Adds the files of a folder.
fn list(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if is_file(&entry)? {
            files.push(entry.path());
        }
    }
    Ok(())
}

/// Returns whether this is a file, or a link to one. A link to nothing counts, so that
/// opening it says so.
fn is_file(entry: &fs::DirEntry) -> io::Result<bool> {
    let kind = entry.file_type()?;
    Ok(kind.is_file() || (kind.is_symlink() && !entry.path().is_dir()))
}

/// Returns whether a name looks like a pattern for the names of files.
pub fn is_wild(text: &str) -> bool {
    text.contains(['*', '?', '[', '{'])
}

/// A pattern for files. Only the folder before its first wild component is
/// walked through, and no deeper than it can match.
struct Pattern {
    root: PathBuf,
    glob: GlobMatcher,
    depth: usize,
}

impl Pattern {
    fn new(pattern: &Path) -> Result<Self, WalkError> {
        // The beginning of a long name on Windows, `\\?\C:`, is none of a pattern.
        let is_fixed = |part: &Component<'_>| !matches!(part, Component::Normal(name) if is_wild(&name.to_string_lossy()));
        let root: PathBuf = pattern.components().take_while(is_fixed).collect();
        let rest: PathBuf = pattern.components().skip_while(is_fixed).collect();
        let text = rest.to_string_lossy();
        let glob = GlobBuilder::new(&text).literal_separator(true).build();
        let glob = glob.map_err(|error| {
            let name = filename::shown(pattern);
            WalkError::new(format!(
                "`{name}` is not there, and is no pattern: {}",
                error.kind()
            ))
        })?;
        Ok(Self {
            root: if root == Path::new("") {
                PathBuf::from(".")
            } else {
                root
            },
            glob: glob.compile_matcher(),
            depth: if text.contains("**") {
                usize::MAX
            } else {
                rest.components().count()
            },
        })
    }
}

#[cfg(test)]
mod tests;
