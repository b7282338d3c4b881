//! A source from its beginning, and what it looks like.

use std::fmt;
use std::io::{self, Cursor, Read};
use std::path::Path;

use super::{FileKind, UnfitError, Wanted, lead, plain};
use crate::Source;

/// Bytes that are looked at.
const HEAD: usize = 4096;

/// Bytes that are looked at where nothing else is among the first ones than white space, comments
/// and processing instructions.
const MOST: usize = 8 << 20;

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
    /// When the first bytes cannot be read; behind the beginning of an archive or of PGN the
    /// source gives that error.
    pub fn of(mut source: Source, path: Option<&Path>) -> io::Result<Self> {
        let is_file = path.is_some_and(Path::is_file);
        let (head, failure) = head(&mut source, is_file);
        let kind = match FileKind::of(&head, path) {
            // More than white space may follow.
            FileKind::Empty if head.len() >= MOST => FileKind::Text,
            kind => kind,
        };
        let head = Cursor::new(head);
        let source: Source = match failure {
            None => Box::new(head.chain(source)),
            // What was read before is read before the error is.
            Some(error) if kind.is(Wanted::Games) => {
                Box::new(head.chain(Failure(Some(error))).chain(source))
            }
            Some(error) => return Err(error),
        };
        Ok(Self { kind, source })
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

/// An error that comes once.
struct Failure(Option<io::Error>);

impl Read for Failure {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.0.take().map_or(Ok(0), Err)
    }
}

/// The first bytes of a source, as many as tell what it is, and the error behind them, if there is
/// one. Of what may come slowly no more is awaited than a line, unless a long lead is before it.
fn head(source: &mut Source, is_file: bool) -> (Vec<u8>, Option<io::Error>) {
    let is_enough = |head: &[u8], is_slow| {
        let text = plain(head);
        lead::is_enough(&String::from_utf8_lossy(&text), is_slow)
    };
    let mut head = vec![0; HEAD];
    let mut length = 0;
    while length < HEAD {
        match source.read(&mut head[length..]) {
            Ok(0) => break,
            Ok(count) => length += count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => {
                head.truncate(length);
                return (head, Some(error));
            }
        }
        if !is_file && is_enough(&head[..length], true) {
            break;
        }
    }
    head.truncate(length);
    let mut is_cut = length == HEAD;
    while is_cut && head.len() < MOST && !is_enough(&head, false) {
        // Twice as much each time, so that all looks together take no longer than a few.
        let more = head.len();
        match source.take(more as u64).read_to_end(&mut head) {
            Ok(count) => is_cut = count == more,
            Err(error) => return (head, Some(error)),
        }
    }
    (head, None)
}
