//! Inputs: files and standard input, what they look like, and how they are opened.

mod waiting;

use std::fs::File;
use std::io::{self, BufReader, Read, Seek};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use cif::text::wide::Unwidened;

pub(crate) use cif_files::walk::is_like;

use crate::signals;
use crate::status::CliError;
use cif::files::filename;
use cif::files::kind::{FileKind, Opened, Wanted};
use cif::files::{Bounds, Compression, Counted, Source, decoded, open_file};

/// The bounds on what is decompressed, the same for all inputs.
static BOUNDS: OnceLock<Bounds> = OnceLock::new();

/// Makes these the bounds for everything that is decompressed from now on.
pub(crate) fn bound(bounds: Bounds) {
    BOUNDS.get_or_init(|| bounds);
}

/// The looks of standard input, which can be read only once.
static STDIN_KIND: OnceLock<FileKind> = OnceLock::new();

/// True once a pipe, or what else is no file, has ended.
static HAS_PIPE_ENDED: AtomicBool = AtomicBool::new(false);

/// To be called before an input is said to be incomplete or none at all: it may be so because the
/// writer of a pipe was interrupted, and with it this command. Returns true if that was just found
/// out.
pub(crate) fn settle() -> bool {
    HAS_PIPE_ENDED.swap(false, Ordering::Relaxed) && signals::await_late()
}

fn bounds() -> Bounds {
    BOUNDS.get().copied().unwrap_or_default()
}

/// The name of standard input in reports.
pub(crate) const STDIN: &str = "<stdin>";

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

    /// Returns its name in reports.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Stdin => STDIN.to_owned(),
            Self::File(path) => filename::shown(path),
        }
    }

    /// Returns whether it is the file that this output would take the place of.
    pub(crate) fn is_file_at(&self, output: &Path) -> bool {
        match self {
            Self::Stdin => false,
            Self::File(path) => cif_files::is_same_file(path, output),
        }
    }

    /// Refuses to let an output take its place.
    pub(crate) fn spare(&self, output: Option<&Path>) -> Result<(), CliError> {
        match (self, output) {
            (Self::File(path), Some(output)) => Ok(cif_files::spare(path, output)?),
            _ => Ok(()),
        }
    }

    /// Opens it for reading from the beginning, and looks what it is; what is compressed is
    /// decompressed.
    pub(crate) fn open(&self) -> Result<Opened, CliError> {
        self.open_counted(&Arc::default())
    }

    /// Opens it, counting the bytes that are read before they are decompressed.
    pub(crate) fn open_counted(&self, count: &Arc<AtomicU64>) -> Result<Opened, CliError> {
        let source: io::Result<Source> = match self {
            Self::Stdin => Ok(Box::new(io::stdin())),
            Self::File(path) => open_file(path).map(|file| Box::new(file) as Source),
        };
        self.opened(source, count)
    }

    /// The same, as long as it is wanted: waiting for a pipe or a keyboard ends
    /// when it is not any more.
    pub(crate) fn open_while(
        &self,
        is_wanted: fn() -> bool,
        count: &Arc<AtomicU64>,
    ) -> Result<Opened, CliError> {
        let source = match self {
            Self::Stdin => waiting::stdin(is_wanted),
            Self::File(path) => open_file(path).and_then(|file| waiting::file(file, is_wanted)),
        };
        self.opened(source, count)
    }

    fn opened(
        &self,
        source: io::Result<Source>,
        count: &Arc<AtomicU64>,
    ) -> Result<Opened, CliError> {
        let source = source.map_err(|error| self.unreadable(&error))?;
        let path = match self {
            Self::Stdin => None,
            Self::File(path) => Some(&**path),
        };
        let source: Source = if path.is_some_and(Path::is_file) {
            source
        } else {
            Box::new(Piped(source))
        };
        let count = Arc::clone(count);
        let named = path.and_then(Compression::of_name);
        let opened = decoded(Box::new(Counted { source, count }), named, bounds())
            .and_then(|source| Opened::of(source, path));
        let opened = opened.map_err(|error| self.unreadable(&error))?;
        if *self == Self::Stdin {
            STDIN_KIND.get_or_init(|| opened.kind.clone());
        }
        Ok(opened)
    }

    /// Returns what it looks like; nothing where that cannot be seen, or was not looked at.
    pub(crate) fn kind(&self) -> Option<FileKind> {
        match self {
            Self::Stdin => STDIN_KIND.get().cloned(),
            // A pipe can be read only once. Whoever read a file before said why it cannot be read.
            Self::File(path) if path.is_file() => self.open().ok().map(|opened| opened.kind),
            Self::File(_) => None,
        }
    }

    /// The size of a file; none of what is no file.
    pub(crate) fn size(&self) -> Option<u64> {
        let Self::File(path) = self else { return None };
        let metadata = path.metadata().ok()?;
        metadata.is_file().then_some(metadata.len())
    }

    /// The compression of a file; `None` too where it cannot be read, which whoever opens it next
    /// reports.
    pub(crate) fn compression(&self) -> Option<Compression> {
        let Self::File(path) = self else { return None };
        if !path.metadata().is_ok_and(|metadata| metadata.is_file()) {
            return None;
        }
        Compression::of_file(&mut File::open(path).ok()?).ok()?
    }

    /// Opens it so that it can be read twice.
    pub(crate) fn rewindable(&self, wanted: Wanted) -> Result<Box<dyn ReadSeek>, CliError> {
        self.rewound(self.fit(self.open()?, wanted)?)
    }

    /// The opened input, unless it is nothing for a command that reads `wanted`.
    pub(crate) fn fit(&self, opened: Opened, wanted: Wanted) -> Result<Opened, CliError> {
        Ok(opened.fit(&self.name(), wanted)?)
    }

    /// The opened input, to be read twice: what is no file, or compressed, is copied first.
    pub(crate) fn rewound(&self, mut opened: Opened) -> Result<Box<dyn ReadSeek>, CliError> {
        const IN_MEMORY: usize = 8 << 20;
        if let Self::File(path) = self {
            let is_file = path.metadata().is_ok_and(|metadata| metadata.is_file());
            if is_file && self.compression().is_none() && Compression::of_name(path).is_none() {
                let file = File::open(path).map_err(|error| self.unreadable(&error))?;
                return Ok(Box::new(file));
            }
        }
        let mut copy = tempfile::SpooledTempFile::new(IN_MEMORY);
        let copied = io::copy(&mut opened.source, &mut copy).and_then(|_| copy.rewind());
        copied.map_err(|error| self.unreadable(&error))?;
        Ok(Box::new(copy))
    }

    /// The error when reading fails.
    pub(crate) fn unreadable(&self, error: &io::Error) -> CliError {
        CliError::file("cannot read", &self.name(), error)
    }
}

/// A source that is no file, of which is noted that it has ended.
struct Piped(Source);

impl Read for Piped {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.0.read(buffer)?;
        if count == 0 && !buffer.is_empty() {
            HAS_PIPE_ENDED.store(true, Ordering::Relaxed);
        }
        Ok(count)
    }
}

/// A source that can be read from any place.
pub(crate) trait ReadSeek: Read + Seek + Send {}

impl<T: Read + Seek + Send> ReadSeek for T {}

/// A text: what is UTF-16 or UTF-32 becomes UTF-8, and a byte order mark goes.
pub(crate) fn text(source: impl Read) -> io::Result<impl Read> {
    const MARK: &[u8] = b"\xEF\xBB\xBF";
    let mut source = Unwidened::new(BufReader::new(source));
    let mut begin = Vec::new();
    let most = MARK.len() as u64;
    source.by_ref().take(most).read_to_end(&mut begin)?;
    if begin == MARK {
        begin.clear();
    }
    Ok(io::Cursor::new(begin).chain(source))
}
