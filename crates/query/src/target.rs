//! The places that results are written to: standard output, a device or a pipe, or a file, which
//! is there when it is whole.

use std::io::{self, ErrorKind, IsTerminal as _, Write};
use std::path::Path;

use cif_files::Place;
use cif_files::program::placed;
use datafusion::error::DataFusionError;

use crate::error::QueryError;

/// The place of a result.
pub(crate) struct Target<'p> {
    path: &'p Path,
    out: Out,
    /// The first error of writing, of which the formats keep only the text, if that.
    failed: Option<io::Error>,
}

enum Out {
    Stdout(io::Stdout),
    Place(Place),
}

impl<'p> Target<'p> {
    /// Begins to write there; to standard output if there is no path.
    pub(crate) fn at(path: Option<&'p Path>) -> Result<Self, QueryError> {
        let Some(path) = path else {
            return Ok(Self {
                path: Path::new("<stdout>"),
                out: Out::Stdout(io::stdout()),
                failed: None,
            });
        };
        let wrong = |error: io::Error| QueryError::file("cannot write", path, error);
        Ok(Self {
            path,
            out: Out::Place(Place::of(path).map_err(wrong)?),
            failed: None,
        })
    }

    /// True if people watch.
    pub(crate) fn is_terminal(&self) -> bool {
        match &self.out {
            Out::Stdout(out) => out.is_terminal(),
            Out::Place(place) => place.is_terminal(),
        }
    }

    /// Ends with this outcome of the query. A reader of standard output that went away is no fault.
    pub(crate) fn finish(self, written: Result<(), DataFusionError>) -> Result<(), QueryError> {
        let wrong = |error: io::Error| QueryError::file("cannot write", self.path, error);
        match (self.failed, self.out) {
            (Some(error), Out::Stdout(_)) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
            (Some(error), _) => Err(wrong(error)),
            (None, out) => {
                written?;
                match out {
                    Out::Stdout(_) => Ok(()),
                    Out::Place(place) => place.finish().map(placed).map_err(wrong),
                }
            }
        }
    }

    /// Remembers an error, and gives one of its kind.
    fn note<T>(&mut self, written: io::Result<T>) -> io::Result<T> {
        written.map_err(|error| {
            let kind = error.kind();
            if kind != ErrorKind::Interrupted && self.failed.is_none() {
                self.failed = Some(error);
            }
            kind.into()
        })
    }
}

impl Write for Target<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = match &mut self.out {
            Out::Stdout(out) => out.write(bytes),
            Out::Place(place) => place.write(bytes),
        };
        self.note(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        let flushed = match &mut self.out {
            Out::Stdout(out) => out.flush(),
            Out::Place(place) => place.flush(),
        };
        self.note(flushed)
    }
}
