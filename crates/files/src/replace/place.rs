//! A place to write to, whatever stands there.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use super::{Destination, OtherNames, Replacement};
use crate::device;

/// A new file that takes its place when it is finished, or a device or pipe, which has what is
/// written at once.
#[derive(Debug)]
pub enum Place {
    /// Nothing is there yet, or a file.
    File(Box<Replacement>),
    /// A device or a pipe.
    Device(File),
}

impl Place {
    /// The place of this name.
    ///
    /// # Errors
    /// When it cannot be written to, or is a folder.
    pub fn of(path: &Path) -> io::Result<Self> {
        if let Some(device) = device(path)? {
            return Ok(Self::Device(device));
        }
        let file = Replacement::at(&Destination::of(path)?)?;
        Ok(Self::File(Box::new(file)))
    }

    /// Puts a file into its place, as [`Replacement::finish`] does.
    ///
    /// # Errors
    /// When it cannot be completed, or the place has changed meanwhile.
    pub fn finish(self) -> io::Result<Option<OtherNames>> {
        match self {
            Self::File(file) => file.finish(),
            Self::Device(_) => Ok(None),
        }
    }
}

impl Write for Place {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::File(file) => file.write(bytes),
            Self::Device(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::File(file) => file.flush(),
            Self::Device(file) => file.flush(),
        }
    }
}
