//! Writing compressed, as the name of a file asks for.

use std::fmt;
use std::io::{self, Write};
use std::path::Path;

use bzip2::write::BzEncoder;
use flate2::write::GzEncoder;

use super::Compression;
use crate::replace::{Destination, OtherNames, Replacement};

/// The level of Zstandard; its own default.
const LEVEL: i32 = 3;

/// Compresses what is written, or lets it through.
pub struct Encoder<W: Write>(Form<W>);

impl<W: Write> fmt::Debug for Encoder<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let compression = match self.0 {
            Form::Plain(_) => None,
            Form::Gzip(_) => Some(Compression::Gzip),
            Form::Zstd(_) => Some(Compression::Zstd),
            Form::Bzip2(_) => Some(Compression::Bzip2),
        };
        f.debug_struct("Encoder")
            .field("compression", &compression)
            .finish_non_exhaustive()
    }
}

enum Form<W: Write> {
    Plain(W),
    Gzip(GzEncoder<W>),
    Zstd(zstd::Encoder<'static, W>),
    Bzip2(BzEncoder<W>),
}

impl<W: Write> Encoder<W> {
    /// Compresses in this way.
    ///
    /// # Errors
    /// When there is no memory for it.
    pub fn new(out: W, compression: Option<Compression>) -> io::Result<Self> {
        Ok(Self(match compression {
            None => Form::Plain(out),
            Some(Compression::Gzip) => {
                Form::Gzip(GzEncoder::new(out, flate2::Compression::default()))
            }
            Some(Compression::Bzip2) => {
                Form::Bzip2(BzEncoder::new(out, bzip2::Compression::default()))
            }
            Some(Compression::Zstd) => {
                let mut encoder = zstd::Encoder::new(out, LEVEL)?;
                encoder.include_checksum(true)?;
                Form::Zstd(encoder)
            }
        }))
    }

    /// Ends the compressed data.
    ///
    /// # Errors
    /// When the rest cannot be written.
    pub fn finish(self) -> io::Result<W> {
        match self.0 {
            Form::Plain(out) => Ok(out),
            Form::Gzip(encoder) => encoder.finish(),
            Form::Zstd(encoder) => encoder.finish(),
            Form::Bzip2(encoder) => encoder.finish(),
        }
    }
}

impl Encoder<Replacement> {
    /// Begins to write a file, compressed as its name asks for.
    ///
    /// # Errors
    /// When it cannot be written there, or its name asks for a compression that
    /// is not known.
    pub fn create(path: &Path) -> io::Result<Self> {
        Self::create_at(&Destination::of(path)?, path)
    }

    /// The same at a place that was looked at before.
    ///
    /// # Errors
    /// Those of [`Encoder::create`].
    pub fn create_at(destination: &Destination, path: &Path) -> io::Result<Self> {
        let compression = Compression::wanted(path)?;
        Self::new(Replacement::at(destination)?, compression)
    }

    /// Puts the file into its place, as [`Replacement::finish`] does.
    ///
    /// # Errors
    /// When it cannot be completed, or that place has changed meanwhile.
    pub fn persist(self) -> io::Result<Option<OtherNames>> {
        self.finish()?.finish()
    }
}

impl<W: Write> Write for Encoder<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.0 {
            Form::Plain(out) => out.write(bytes),
            Form::Gzip(encoder) => encoder.write(bytes),
            Form::Zstd(encoder) => encoder.write(bytes),
            Form::Bzip2(encoder) => encoder.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.0 {
            Form::Plain(out) => out.flush(),
            Form::Gzip(encoder) => encoder.flush(),
            Form::Zstd(encoder) => encoder.flush(),
            Form::Bzip2(encoder) => encoder.flush(),
        }
    }
}
