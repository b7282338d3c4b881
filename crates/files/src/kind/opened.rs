//! A source from its beginning, and what it looks like.

use std::fmt;
use std::io::{self, Cursor, Read as _};
use std::path::Path;

use super::{FileKind, UnfitError, Wanted};
use crate::Source;

/// Bytes that are looked at.
const HEAD: usize = 4096;

/// A source from its beginning, and what it looks like.
pub struct Opened {
    /// The kind, by the first bytes.
    pub kind: FileKind,
    /// The whole text.
    pub source: Source,
}

impl fmt::Debug for Opened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opened")
            .field("kind", &self.kind)
            .finish_non_exhaustive()
    }
}

impl Opened {
    /// A source with its kind; the path, where it has one, tells databases that have no signature.
    ///
    /// # Errors
    /// When the first bytes cannot be read.
    pub fn of(mut source: Source, path: Option<&Path>) -> io::Result<Self> {
        let is_file = path.is_some_and(Path::is_file);
        let head = head(&mut source, is_file)?;
        Ok(Self {
            kind: FileKind::of(&head, path),
            source: Box::new(Cursor::new(head).chain(source)),
        })
    }

    /// The same, unless it is nothing for a command that reads `wanted`.
    ///
    /// # Errors
    /// When it is of another kind.
    pub fn fit(self, name: &str, wanted: Wanted) -> Result<Self, UnfitError> {
        if self.kind.is(wanted) {
            Ok(self)
        } else {
            Err(self.kind.unfit(name, wanted))
        }
    }
}

/// The first bytes of a source, as many as tell what it is. Of what may come slowly no more is
/// awaited than a line.
fn head(source: &mut Source, is_file: bool) -> io::Result<Vec<u8>> {
    let mut head = vec![0; HEAD];
    let mut length = 0;
    while length < HEAD {
        match source.read(&mut head[length..]) {
            Ok(0) => break,
            Ok(count) => length += count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
        if !is_file && head[..length].trim_ascii_start().contains(&b'\n') {
            break;
        }
    }
    head.truncate(length);
    Ok(head)
}
