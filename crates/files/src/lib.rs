//! Files of games: read compressed or not, and written whole or not at all.
//!
//! ```
//! use std::io::{Read, Write};
//! use cif_files::{Bounds, Encoder, open};
//!
//! let folder = tempfile::tempdir()?;
//! let path = folder.path().join("games.cif.zst");
//!
//! // Compressed, because the name says so; there once it is complete.
//! let mut file = Encoder::create(&path)?;
//! file.write_all(b"<cif/>")?;
//! assert!(!path.exists());
//! file.persist()?;
//!
//! // Recognised by its first bytes.
//! let mut text = String::new();
//! open(&path, Bounds::default())?.read_to_string(&mut text)?;
//! assert_eq!(text, "<cif/>");
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! - [`open`], [`decoded`]: the plain text of gzip, Zstandard and bzip2, within
//!   [`Bounds`] on how much it may swell;
//! - [`SeekableZstd`]: a text in frames of Zstandard, read from any byte on;
//! - [`Encoder`]: compressed writing;
//! - [`Replacement`]: a new file beside an old one, which takes its place when
//!   it is complete, with its owner and permissions, unless another program
//!   has changed that meanwhile; [`spare`] refuses to replace what is read;
//! - [`leftovers`]: temporary files, removed when a signal ends the program;
//! - [`kind`]: what a file is, by its first bytes;
//! - [`filename`]: names of files as text, and [`reason`]: errors as people read them;
//! - [`spreadsheet`]: texts in CSV that no spreadsheet takes for formulas;
//! - `program` (a feature): the options that all programs have, and signals;
//! - `walk` (a feature): the files that arguments name, directories and patterns among them.

mod compression;
mod descriptor;
pub mod filename;
pub mod kind;
pub mod leftovers;
#[cfg(feature = "program")]
pub mod program;
mod reason;
mod replace;
pub mod spreadsheet;
#[cfg(feature = "walk")]
pub mod walk;

use std::fs::File;
use std::io;
use std::path::Path;

pub use compression::{
    Bounds, Compression, Counted, Encoder, SeekableZstd, Source, decoded, without_extension,
};
pub use reason::reason;
pub use replace::{
    Destination, OtherNames, OverwriteError, Place, Replacement, is_same_file, spare, unless_closed,
};

/// Opens a file for reading its plain text.
///
/// # Errors
/// When it cannot be opened, or its name promises a compression and it is empty.
pub fn open(path: &Path, bounds: Bounds) -> io::Result<Source> {
    decoded(
        Box::new(open_file(path)?),
        Compression::of_name(path),
        bounds,
    )
}

/// Opens what stands under a name for writing, if it is neither a file nor a folder but a device or
/// a pipe. `/dev/stdout` and `/dev/stderr` are written on where they are, whatever they lead to.
///
/// # Errors
/// When it cannot be opened, or stands for another file that is open, as `/dev/fd/3` may.
pub fn device(path: &Path) -> io::Result<Option<File>> {
    if let Some(file) = descriptor::open(path)? {
        return Ok(Some(file));
    }
    let metadata = path.metadata();
    if metadata.is_ok_and(|it| !it.is_file() && !it.is_dir()) {
        return File::options().write(true).open(path).map(Some);
    }
    Ok(None)
}

/// Opens a file as it stands.
///
/// # Errors
/// When it cannot be opened, or is a directory. Those can be opened on some
/// systems, and reading them fails later with less to say.
pub fn open_file(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::Error::from(io::ErrorKind::IsADirectory));
    }
    Ok(file)
}

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
