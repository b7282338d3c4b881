//! The places that results are written to: standard output, a device or a pipe, or a file, which
//! is there when it is whole.

use std::io::{self, ErrorKind, Write};
use std::path::Path;

use cif_files::program::placed;
use cif_files::{Place, unless_closed};
use datafusion::error::DataFusionError;

use crate::error::QueryError;

/// Writes a line to standard output. A reader that went away is no fault.
pub(crate) fn print(text: &str) -> Result<(), QueryError> {
    let written = writeln!(io::stdout(), "{text}");
    let wrong = |error| QueryError::file("cannot write", Path::new(STDOUT), error);
    unless_closed(written).map(drop).map_err(wrong)
}

/// The name of standard output.
const STDOUT: &str = "<stdout>";

/// The place of a result.
pub(crate) struct Target<'p> {
    path: &'p Path,
    place: Place,
    /// The first error of writing, of which the formats keep only the text, if that.
    failed: Option<io::Error>,
}

impl<'p> Target<'p> {
    /// Begins to write there; to standard output if there is no path.
    pub(crate) fn at(path: Option<&'p Path>) -> Result<Self, QueryError> {
        let Some(path) = path else {
            return Ok(Self {
                path: Path::new(STDOUT),
                place: Place::Stdout(io::stdout()),
                failed: None,
            });
        };
        let wrong = |error: io::Error| QueryError::file("cannot write", path, error);
        Ok(Self {
            path,
            place: Place::of(path).map_err(wrong)?,
            failed: None,
        })
    }

    /// True if people watch.
    pub(crate) fn is_terminal(&self) -> bool {
        self.place.is_terminal()
    }

    /// Ends with this outcome of the query. Returns nothing where the reader of a pipe went away,
    /// which is no fault.
    pub(crate) fn finish<T>(
        self,
        written: Result<T, DataFusionError>,
    ) -> Result<Option<T>, QueryError> {
        let wrong = |error: io::Error| QueryError::file("cannot write", self.path, error);
        if let Some(error) = self.failed {
            return unless_closed(Err(error)).map_err(wrong);
        }
        let written = written?;
        self.place.finish().map(placed).map_err(wrong)?;
        Ok(Some(written))
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
        let written = self.place.write(bytes);
        self.note(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        let flushed = self.place.flush();
        self.note(flushed)
    }
}
