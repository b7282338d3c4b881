//! Scratch files for new texts: beside the file that they are to replace, or
//! where nobody sees them.

use std::fs::File;
use std::io::{self, BufWriter, Write};

use cif::fix::Draft;
use tempfile::NamedTempFile;

use crate::placed::placed;

use cif::files::leftovers::Leftover;
use cif::files::{Destination, Replacement};

/// The place that new texts are written to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ScratchLocation<'p> {
    /// Into a file that is to go there.
    Beside(&'p Destination),
    /// Into a file that nobody sees.
    Apart,
}

/// A new text.
pub(crate) enum Scratch {
    Beside(BufWriter<Replacement>),
    Apart {
        out: BufWriter<NamedTempFile>,
        _leftover: Leftover,
    },
}

impl Scratch {
    /// An empty one.
    pub(crate) fn at(place: ScratchLocation<'_>) -> io::Result<Self> {
        Ok(match place {
            ScratchLocation::Beside(destination) => {
                Self::Beside(BufWriter::new(Replacement::at(destination)?))
            }
            ScratchLocation::Apart => {
                let (file, leftover) = Leftover::create(NamedTempFile::new)?;
                Self::Apart {
                    out: BufWriter::new(file),
                    _leftover: leftover,
                }
            }
        })
    }

    /// Puts the text into its place, if it has one.
    pub(crate) fn finish(self) -> io::Result<()> {
        match self {
            Self::Beside(out) => {
                let replacement = out.into_inner().map_err(io::IntoInnerError::into_error)?;
                placed(replacement.finish())
            }
            Self::Apart { .. } => Ok(()),
        }
    }
}

impl Write for Scratch {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Beside(out) => out.write(bytes),
            Self::Apart { out, .. } => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Beside(out) => out.flush(),
            Self::Apart { out, .. } => out.flush(),
        }
    }
}

impl Draft for Scratch {
    type Reader = File;

    fn reopen(&self) -> io::Result<File> {
        match self {
            Self::Beside(out) => out.get_ref().reopen(),
            Self::Apart { out, .. } => out.get_ref().reopen(),
        }
    }
}
