//! A place to write to, whatever stands there.

use std::fs::File;
use std::io::{self, IsTerminal as _, Write};
use std::path::Path;

use super::{OtherNames, Replacement};
use crate::{Encoder, device};

/// A new file that takes its place when it is finished, compressed as its name asks for, or standard
/// output, a device or a pipe, which has what is written at once and as it is.
#[derive(Debug)]
pub enum Place {
    /// Nothing is there yet, or a file.
    File(Box<Encoder<Replacement>>),
    /// A device, a pipe, or what `/dev/stdout` and `/dev/stderr` stand for.
    Device(File),
    /// Standard output.
    Stdout(io::Stdout),
}

/// Takes the outcome of writing to what may be a pipe: nothing where its reader went away, which is
/// no error.
///
/// # Errors
/// All others.
pub fn unless_closed<T>(written: io::Result<T>) -> io::Result<Option<T>> {
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(None),
        written => written.map(Some),
    }
}

impl Place {
    /// The place of this name.
    ///
    /// # Errors
    /// When it cannot be written to, is a folder, or its name asks for a compression that is not
    /// known.
    pub fn of(path: &Path) -> io::Result<Self> {
        Ok(match device(path)? {
            Some(device) => Self::Device(device),
            None => Self::File(Box::new(Encoder::create(path)?)),
        })
    }

    /// Returns true if it is a terminal.
    pub fn is_terminal(&self) -> bool {
        match self {
            Self::File(_) => false,
            Self::Device(file) => file.is_terminal(),
            Self::Stdout(stdout) => stdout.is_terminal(),
        }
    }

    /// Puts a file into its place, as [`Replacement::finish`] does. What goes to standard output
    /// is written to the end.
    ///
    /// # Errors
    /// When it cannot be completed, or the place has changed meanwhile.
    pub fn finish(self) -> io::Result<Option<OtherNames>> {
        match self {
            Self::File(file) => file.persist(),
            Self::Device(_) => Ok(None),
            Self::Stdout(mut stdout) => stdout.flush().map(|()| None),
        }
    }
}

impl Write for Place {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::File(file) => file.write(bytes),
            Self::Device(file) => file.write(bytes),
            Self::Stdout(stdout) => stdout.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::File(file) => file.flush(),
            Self::Device(file) => file.flush(),
            Self::Stdout(stdout) => stdout.flush(),
        }
    }
}
