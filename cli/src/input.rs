//! From arguments to inputs: files, directories, patterns and standard input.

mod waiting;

use std::collections::HashSet;
use std::fs::File;
use std::io::{self, Read, Seek};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use globset::{GlobBuilder, GlobMatcher};
use walkdir::WalkDir;

use crate::compression::{self, Compression, Source};
use crate::filename;
use crate::status::Trouble;
use crate::terminal::visible;

/// What files of PGN are called.
pub(crate) const PGN: &[&str] = &["pgn", "bpgn"];

/// Something to read.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Input {
    /// Standard input.
    Stdin,
    /// A file.
    File(PathBuf),
}

impl Input {
    /// The input that one argument names, taken literally.
    pub(crate) fn of(argument: &Path) -> Self {
        if argument == Path::new("-") {
            Self::Stdin
        } else {
            Self::File(argument.to_owned())
        }
    }

    /// What reports call it.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Stdin => "<stdin>".to_owned(),
            Self::File(path) => filename::shown(path),
        }
    }

    /// The same however the path to it is written.
    fn place(&self) -> Self {
        match self {
            Self::Stdin => Self::Stdin,
            Self::File(path) => Self::File(path.canonicalize().unwrap_or_else(|_| path.clone())),
        }
    }

    /// Whether it is the file that this output would take the place of.
    pub(crate) fn is_file_at(&self, output: &Path) -> bool {
        match self {
            Self::Stdin => false,
            Self::File(path) => match (path.canonicalize(), output.canonicalize()) {
                (Ok(one), Ok(other)) => one == other,
                _ => false,
            },
        }
    }

    /// Refuses to let an output take its place.
    pub(crate) fn spare(&self, output: Option<&Path>) -> Result<(), Trouble> {
        if !output.is_some_and(|output| self.is_file_at(output)) {
            return Ok(());
        }
        let name = self.name();
        let message = format!("`{}` would be overwritten by the output", visible(&name));
        Err(Trouble::new(message).with_help("give the output another name"))
    }

    /// Opens it for reading from the beginning; what is compressed is
    /// decompressed.
    pub(crate) fn open(&self) -> Result<Source, Trouble> {
        self.open_counted(&Arc::default())
    }

    /// The same, counting the bytes that are read before they are
    /// decompressed.
    pub(crate) fn open_counted(&self, count: &Arc<AtomicU64>) -> Result<Source, Trouble> {
        let source: io::Result<Source> = match self {
            Self::Stdin => Ok(Box::new(io::stdin())),
            Self::File(path) => open_file(path).map(|file| Box::new(file) as Source),
        };
        self.decoded(source, count)
    }

    /// The same, as long as it is wanted: waiting for a pipe or a keyboard ends
    /// when it is not any more.
    pub(crate) fn open_while(
        &self,
        is_wanted: fn() -> bool,
        count: &Arc<AtomicU64>,
    ) -> Result<Source, Trouble> {
        let source = match self {
            Self::Stdin => waiting::stdin(is_wanted),
            Self::File(path) => open_file(path).and_then(|file| waiting::file(file, is_wanted)),
        };
        self.decoded(source, count)
    }

    fn decoded(
        &self,
        source: io::Result<Source>,
        count: &Arc<AtomicU64>,
    ) -> Result<Source, Trouble> {
        let source = source.map_err(|error| self.unreadable(&error))?;
        let named = match self {
            Self::Stdin => None,
            Self::File(path) => Compression::of_name(path),
        };
        let count = Arc::clone(count);
        let opened = compression::decoded(Box::new(Counted { source, count }), named);
        opened.map_err(|error| self.unreadable(&error))
    }

    /// The size of a file; none of what is no file.
    pub(crate) fn size(&self) -> Option<u64> {
        let Self::File(path) = self else { return None };
        let metadata = path.metadata().ok()?;
        metadata.is_file().then_some(metadata.len())
    }

    /// How a file is compressed.
    pub(crate) fn compression(&self) -> Option<Compression> {
        let Self::File(path) = self else { return None };
        if !path.metadata().is_ok_and(|metadata| metadata.is_file()) {
            return None;
        }
        Compression::of_file(&mut File::open(path).ok()?).ok()?
    }

    /// Opens it so that it can be read twice: what is no file, or compressed,
    /// is copied first.
    pub(crate) fn rewindable(&self) -> Result<Box<dyn ReadSeek>, Trouble> {
        const IN_MEMORY: usize = 8 << 20;
        if let Self::File(path) = self {
            let is_file = path.metadata().is_ok_and(|metadata| metadata.is_file());
            if is_file && self.compression().is_none() && Compression::of_name(path).is_none() {
                let file = File::open(path).map_err(|error| self.unreadable(&error))?;
                return Ok(Box::new(file));
            }
        }
        let mut source = self.open()?;
        let mut copy = tempfile::SpooledTempFile::new(IN_MEMORY);
        let copied = io::copy(&mut source, &mut copy).and_then(|_| copy.rewind());
        copied.map_err(|error| self.unreadable(&error))?;
        Ok(Box::new(copy))
    }

    /// The trouble when reading fails.
    pub(crate) fn unreadable(&self, error: &io::Error) -> Trouble {
        Trouble::file("cannot read", &self.name(), error)
    }
}

/// What can be read from any place.
pub(crate) trait ReadSeek: Read + Seek + Send {}

impl<T: Read + Seek + Send> ReadSeek for T {}

/// Counts what is read.
pub(crate) struct Counted {
    pub(crate) source: Source,
    pub(crate) count: Arc<AtomicU64>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.source.read(buffer)?;
        self.count.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

/// A directory can be opened on some systems, and reading it fails later with
/// less to say.
fn open_file(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::Error::from(io::ErrorKind::IsADirectory));
    }
    Ok(file)
}

/// All inputs that the arguments name, each once, in their order, and what is
/// wrong with the other arguments. A directory stands for the archives in it
/// and below, a pattern for the files that match it, both sorted.
pub(crate) fn gather(arguments: &[PathBuf]) -> (Vec<Input>, Vec<Trouble>) {
    gather_like(arguments, &["cif"])
}

/// The same where directories stand for files with one of these extensions.
pub(crate) fn gather_like(
    arguments: &[PathBuf],
    extensions: &'static [&'static str],
) -> (Vec<Input>, Vec<Trouble>) {
    let mut found = Found {
        extensions,
        inputs: Vec::new(),
        troubles: Vec::new(),
    };
    for argument in arguments {
        found.add(argument);
    }
    let mut seen = HashSet::new();
    found.inputs.retain(|input| seen.insert(input.place()));
    (found.inputs, found.troubles)
}

/// What the arguments so far stand for.
struct Found {
    /// What a directory is searched for.
    extensions: &'static [&'static str],
    inputs: Vec<Input>,
    troubles: Vec<Trouble>,
}

impl Found {
    /// Adds what one argument stands for. What exists is taken literally, even
    /// when it looks like a pattern.
    fn add(&mut self, argument: &Path) {
        let before = (self.inputs.len(), self.troubles.len());
        let name = filename::shown(argument);
        let nothing = if Input::of(argument) == Input::Stdin {
            self.inputs.push(Input::Stdin);
            None
        } else if argument.is_dir() {
            let extensions = self.extensions;
            self.walk(argument, usize::MAX, |path| is_like(path, extensions));
            let what = extensions.iter().map(|it| format!("*.{it}"));
            let what = what.collect::<Vec<_>>().join(", ");
            Some(format!("no files like {what} in `{}`", visible(&name)))
        } else if is_wild(&name) && !argument.exists() {
            match Pattern::new(argument) {
                Ok(pattern) => self.expand(&pattern),
                Err(trouble) => self.troubles.push(trouble),
            }
            Some(format!("no file matches `{}`", visible(&name)))
        } else {
            self.inputs.push(Input::of(argument));
            None
        };
        if let Some(nothing) = nothing
            && before == (self.inputs.len(), self.troubles.len())
        {
            self.troubles.push(Trouble::new(nothing));
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

    /// Adds the files below a folder that are wanted, sorted. Links to files
    /// count as files; links to folders are not followed, so that there is an
    /// end. What is in the working directory is called by its name alone.
    fn walk(&mut self, folder: &Path, depth: usize, wanted: impl Fn(&Path) -> bool) {
        for entry in WalkDir::new(folder).max_depth(depth).sort_by_file_name() {
            match entry {
                Ok(entry) if wanted(entry.path()) && is_file(&entry) => {
                    let path = entry.into_path();
                    let short = path.strip_prefix(".").map(Path::to_owned);
                    self.inputs.push(Input::File(short.unwrap_or(path)));
                }
                Ok(_) => {}
                Err(error) => {
                    let path = filename::shown(error.path().unwrap_or(folder));
                    let error = error
                        .into_io_error()
                        .unwrap_or_else(|| io::Error::other("it cannot be walked through"));
                    self.troubles
                        .push(Trouble::file("cannot read", &path, &error));
                }
            }
        }
    }
}

/// Whether a file has one of the extensions, that of a compression aside.
pub(crate) fn is_like(path: &Path, extensions: &[&str]) -> bool {
    let path = compression::bare(path);
    path.extension().is_some_and(|extension| {
        let is = |other: &&str| extension.eq_ignore_ascii_case(other);
        extensions.iter().any(is)
    })
}

/// Whether this is a file, or a link to one. A link to nothing counts, so that
/// opening it says so.
fn is_file(entry: &walkdir::DirEntry) -> bool {
    let kind = entry.file_type();
    kind.is_file() || (kind.is_symlink() && !entry.path().is_dir())
}

fn is_wild(text: &str) -> bool {
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
    fn new(pattern: &Path) -> Result<Self, Trouble> {
        let is_fixed = |part: &Component<'_>| !is_wild(&part.as_os_str().to_string_lossy());
        let root: PathBuf = pattern.components().take_while(is_fixed).collect();
        let rest: PathBuf = pattern.components().skip_while(is_fixed).collect();
        let text = rest.to_string_lossy();
        let glob = GlobBuilder::new(&text).literal_separator(true).build();
        let glob = glob.map_err(|error| {
            let name = filename::shown(pattern);
            Trouble::new(format!(
                "`{}` is not there, and is no pattern: {}",
                visible(&name),
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
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn arguments_become_inputs() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        fs::create_dir_all(root.join("b/c")).unwrap();
        fs::create_dir(root.join("empty")).unwrap();
        for name in [
            "z.cif",
            "a.CIF",
            "b/y.cif",
            "b/c/x.cif",
            "b/c/x.xml",
            "[1].cif",
            "b/c/y.cif.zst",
            "b/c/y.zst",
        ] {
            fs::write(root.join(name), "").unwrap();
        }
        let found = |arguments: &[&str]| -> (Vec<String>, usize) {
            let arguments: Vec<PathBuf> = arguments.iter().map(|it| root.join(it)).collect();
            let (inputs, troubles) = gather(&arguments);
            let root = root.display().to_string();
            let names = inputs.iter().map(|input| {
                let name = input.name().replace('\\', "/");
                name[root.len()..].trim_start_matches('/').to_owned()
            });
            (names.collect(), troubles.len())
        };
        let all = [
            "[1].cif",
            "a.CIF",
            "b/c/x.cif",
            "b/c/y.cif.zst",
            "b/y.cif",
            "z.cif",
        ];
        assert_eq!(found(&[""]), (all.map(str::to_owned).to_vec(), 0));
        let cases: &[(&[&str], &[&str], usize)] = &[
            (&["z.cif", "*.cif", "z.cif"], &["z.cif", "[1].cif"], 0),
            (&["**/x.*"], &["b/c/x.cif", "b/c/x.xml"], 0),
            (&["*/*.cif"], &["b/y.cif"], 0),
            (&["b/{y,n}.cif"], &["b/y.cif"], 0),
            (&["[1].cif"], &["[1].cif"], 0),
            (&["empty", "b/c"], &["b/c/x.cif", "b/c/y.cif.zst"], 1),
            (&["no*", "no/*", "[", "z.cif"], &["z.cif"], 3),
            (&["missing"], &["missing"], 0),
        ];
        for (arguments, names, troubles) in cases {
            let names: Vec<String> = names.iter().map(ToString::to_string).collect();
            assert_eq!(found(arguments), (names, *troubles), "{arguments:?}");
        }
        assert_eq!(gather(&[PathBuf::from("-")]).0, [Input::Stdin]);
    }
}
