//! Bytes of sources: of files, if nothing else is said.

use std::fmt;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Bytes of a source. Where it cannot seek, it is read from its beginning to its end.
pub trait Input: Read + Seek + Send {}

impl<T: Read + Seek + Send> Input for T {}

/// Opens sources by their names: files, if nothing else is said. Each call gives an input of
/// its own, which is read by one thread.
///
/// ```
/// use std::io::Cursor;
/// use cif_tables::{Opener, Scan, Table};
///
/// let text = "[White \"Ada\"]\n\n1. e4 e5 *\n";
/// let scan = Scan {
///     opener: Opener::new(move |_| Ok(Box::new(Cursor::new(text)))),
///     ..Scan::new(Table::Games, ["memory://games.pgn".into()])
/// };
/// let rows: usize = scan.batches().map(|it| it.map_or(0, |it| it.num_rows())).sum();
/// assert_eq!(rows, 1);
/// ```
#[derive(Clone)]
pub struct Opener(Arc<Open>);

type Open = dyn Fn(&Path) -> io::Result<Box<dyn Input>> + Send + Sync;

impl Opener {
    /// An opener of what is no file.
    pub fn new(open: impl Fn(&Path) -> io::Result<Box<dyn Input>> + Send + Sync + 'static) -> Self {
        Self(Arc::new(open))
    }

    /// The same whose inputs fail once they are stopped.
    pub(crate) fn until(self, is_stopped: Arc<AtomicBool>) -> Self {
        Self::new(move |path| {
            Ok(Box::new(Stoppable {
                input: self.open(path)?,
                is_stopped: Arc::clone(&is_stopped),
            }))
        })
    }

    pub(super) fn open(&self, path: &Path) -> io::Result<Box<dyn Input>> {
        (self.0)(path)
    }
}

impl Default for Opener {
    fn default() -> Self {
        Self::new(|path| Ok(Box::new(cif_files::open_file(path)?)))
    }
}

impl fmt::Debug for Opener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Opener")
    }
}

/// An input that fails once nobody wants what is read.
struct Stoppable {
    input: Box<dyn Input>,
    is_stopped: Arc<AtomicBool>,
}

impl Read for Stoppable {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.is_stopped.load(Ordering::Relaxed) {
            return Err(io::Error::other("the scan was stopped"));
        }
        self.input.read(buffer)
    }
}

impl Seek for Stoppable {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.input.seek(to)
    }
}
