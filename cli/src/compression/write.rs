//! Writing compressed, as the name of a file asks for.

use std::io::{self, Write};
use std::path::Path;

use bzip2::write::BzEncoder;
use flate2::write::GzEncoder;

use super::Compression;
use crate::replace::{Destination, Replacement};

/// The level of Zstandard; its own default.
const LEVEL: i32 = 3;

/// Compresses what is written, or lets it through.
pub(crate) enum Encoder<W: Write> {
    Plain(W),
    Gzip(GzEncoder<W>),
    Zstd(zstd::Encoder<'static, W>),
    Bzip2(BzEncoder<W>),
}

impl<W: Write> Encoder<W> {
    /// Compresses in this way.
    pub(crate) fn new(out: W, compression: Option<Compression>) -> io::Result<Self> {
        Ok(match compression {
            None => Self::Plain(out),
            Some(Compression::Gzip) => {
                Self::Gzip(GzEncoder::new(out, flate2::Compression::default()))
            }
            Some(Compression::Bzip2) => {
                Self::Bzip2(BzEncoder::new(out, bzip2::Compression::default()))
            }
            Some(Compression::Zstd) => {
                let mut encoder = zstd::Encoder::new(out, LEVEL)?;
                encoder.include_checksum(true)?;
                Self::Zstd(encoder)
            }
        })
    }

    /// Ends the compressed data.
    pub(crate) fn finish(self) -> io::Result<W> {
        match self {
            Self::Plain(out) => Ok(out),
            Self::Gzip(encoder) => encoder.finish(),
            Self::Zstd(encoder) => encoder.finish(),
            Self::Bzip2(encoder) => encoder.finish(),
        }
    }
}

impl Encoder<Replacement> {
    /// Begins to write a file, compressed as its name asks for.
    pub(crate) fn create(path: &Path) -> io::Result<Self> {
        Self::create_at(&Destination::of(path)?, path)
    }

    /// The same at a place that was looked at before.
    pub(crate) fn create_at(destination: &Destination, path: &Path) -> io::Result<Self> {
        let compression = Compression::wanted(path)?;
        Self::new(Replacement::at(destination)?, compression)
    }

    /// Puts the file into its place.
    pub(crate) fn persist(self) -> io::Result<()> {
        self.finish()?.finish()
    }
}

impl<W: Write> Write for Encoder<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Plain(out) => out.write(bytes),
            Self::Gzip(encoder) => encoder.write(bytes),
            Self::Zstd(encoder) => encoder.write(bytes),
            Self::Bzip2(encoder) => encoder.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(out) => out.flush(),
            Self::Gzip(encoder) => encoder.flush(),
            Self::Zstd(encoder) => encoder.flush(),
            Self::Bzip2(encoder) => encoder.flush(),
        }
    }
}
