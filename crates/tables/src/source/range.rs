//! Ranges of bytes of the text of a file, moved to where games of PGN begin. A game begins surely with a
//! line `[Event "` behind a line that ends with a result; where that is, a reader can begin too.
//! Every byte of a file belongs to one of the ranges that it is parted into, so that every game
//! is read once.

use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cif_files::{Bounds, Compression, SeekableZstd};
use memchr::memmem::find_iter;

use super::input::{Input, Opener};

/// The line that begins a game.
const EVENT: &[u8] = b"[Event \"";

/// The bytes before that line that are looked at: what is farther away makes no difference.
const BACK: usize = 16 << 10;

/// The bytes read at a time.
const CHUNK: u64 = 64 << 10;

/// The error of a source that has no ranges.
pub(super) fn unfit(reason: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, reason)
}

/// The text of a source of which any range can be read: one that is not compressed, or in
/// frames that are found by a table. Copies share the place where they read.
#[derive(Clone)]
pub(super) struct Ranged {
    input: Arc<Mutex<Box<dyn Input>>>,
    pub(super) length: u64,
    /// The parts into which it can be cut without reading much of it twice.
    pub(super) parts: u64,
}

impl Ranged {
    /// Opens a source; None if it has no ranges.
    pub(super) fn open(path: &Path, opener: &Opener, bounds: Bounds) -> io::Result<Option<Self>> {
        if path == Path::new("-") {
            return Ok(None);
        }
        let mut input = opener.open(path)?;
        let of = |input: Box<dyn Input>, length, parts| Self {
            input: Arc::new(Mutex::new(input)),
            length,
            parts,
        };
        let shown = Compression::of_file(&mut input)?;
        let Ok(length) = input.seek(SeekFrom::End(0)) else {
            return Ok(None);
        };
        Ok(match shown.or(Compression::of_name(path)) {
            None => {
                input.rewind()?;
                Some(of(input, length, length.max(1)))
            }
            Some(Compression::Zstd) => SeekableZstd::open(input, bounds)?.map(|it| {
                let (length, frames) = (it.length(), it.frames() as u64);
                of(Box::new(it), length, frames)
            }),
            Some(_) => None,
        })
    }

    /// Opens a source of which a range is to be read.
    pub(super) fn must(path: &Path, opener: &Opener, bounds: Bounds) -> io::Result<Self> {
        Self::open(path, opener, bounds)?
            .ok_or_else(|| unfit("standard input has no ranges of bytes, nor has a compressed file without a table of its frames"))
    }

    fn input(&self) -> MutexGuard<'_, Box<dyn Input>> {
        self.input.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Read for Ranged {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.input().read(buffer)
    }
}

impl Seek for Ranged {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.input().seek(to)
    }
}

/// The bytes of the games that begin in a range.
pub(super) fn games(file: &mut Ranged, range: &Range<u64>) -> io::Result<Range<u64>> {
    let start = first_game(file, range.start)?;
    let end = first_game(file, range.end.max(range.start))?;
    Ok(start..end.max(start))
}

/// The first game that begins at this byte or behind it; the end of the file where none does.
fn first_game(file: &mut Ranged, at: u64) -> io::Result<u64> {
    let length = file.length;
    if at == 0 || at >= length {
        return Ok(at.min(length));
    }
    let mut base = at.saturating_sub(BACK as u64);
    file.seek(SeekFrom::Start(base))?;
    let mut buffer = Vec::new();
    // The first byte at which the line may begin.
    let mut from = usize::try_from(at - base).unwrap_or(BACK);
    while file.by_ref().take(CHUNK).read_to_end(&mut buffer)? > 0 {
        for found in find_iter(&buffer, EVENT).filter(|found| *found >= from) {
            let before = &buffer[found.saturating_sub(BACK)..found];
            if is_behind_result(before) {
                return Ok(base + found as u64);
            }
        }
        from = from.max(buffer.len().saturating_sub(EVENT.len() - 1));
        let passed = from.saturating_sub(BACK);
        buffer.drain(..passed);
        from -= passed;
        base += passed as u64;
    }
    Ok(length)
}

/// Returns true if a line begins behind these bytes, and the last one that is not blank ends
/// with a result and is no line of tag pairs, of a comment, or of an escape.
fn is_behind_result(before: &[u8]) -> bool {
    if !before.ends_with(b"\n") && !before.ends_with(b"\r") {
        return false;
    }
    let text = before.trim_ascii_end();
    let begin = text.iter().rposition(|it| matches!(it, b'\n' | b'\r'));
    let line = &text[begin.map_or(0, |end| end + 1)..];
    if matches!(line.trim_ascii_start().first(), Some(b'[' | b';' | b'%')) {
        return false;
    }
    let word = line.rsplit(u8::is_ascii_whitespace).next();
    matches!(word, Some(b"1-0" | b"0-1" | b"1/2-1/2" | b"*"))
}

#[cfg(test)]
mod tests {
    use super::is_behind_result;

    #[test]
    fn games_begin_behind_results() {
        for (before, expected) in [
            ("1. e4 e5 1-0\n\n", true),
            ("*\r\n", true),
            ("1. e4 {good} 1/2-1/2 \n \n", true),
            ("1. e4 e5 1-0", false),
            ("1. e4 e5\n\n", false),
            ("{lost 0-1}\n", false),
            ("; lost 0-1\n", false),
            ("[Site \"x\"] *\n", false),
            ("1. e4 11-0\n", false),
            ("\n\n", false),
            ("", false),
        ] {
            assert_eq!(is_behind_result(before.as_bytes()), expected, "{before:?}");
        }
    }
}
