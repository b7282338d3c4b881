//! Ranges of bytes of a file, moved to where games of PGN begin. A game begins surely with a
//! line `[Event "` behind a line that ends with a result; where that is, a reader can begin too.
//! Every byte of a file belongs to one of the ranges that it is parted into, so that every game
//! is read once.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::ops::Range;
use std::path::Path;

use cif_files::Compression;
use memchr::memmem::find_iter;

/// The line that begins a game.
const EVENT: &[u8] = b"[Event \"";

/// The bytes before that line that are looked at: what is farther away makes no difference.
const BACK: usize = 16 << 10;

/// The bytes read at a time.
const CHUNK: u64 = 256 << 10;

/// The error of a source that has no ranges.
pub(super) fn unfit(reason: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, reason)
}

/// Opens a file of which a range can be read; None if it has none.
pub(super) fn open(path: &Path) -> io::Result<Option<File>> {
    if path == Path::new("-") {
        return Ok(None);
    }
    let mut file = cif_files::open_file(path)?;
    let shown = Compression::of_file(&mut file)?;
    file.seek(SeekFrom::Start(0))?;
    let is_compressed = Compression::of_name(path).or(shown).is_some();
    Ok((!is_compressed).then_some(file))
}

/// Opens a file of which a range is to be read.
pub(super) fn parted(path: &Path) -> io::Result<File> {
    open(path)?.ok_or_else(|| unfit("compressed files and standard input have no ranges of bytes"))
}

/// The bytes of the games that begin in a range.
pub(super) fn games(file: &mut File, range: &Range<u64>) -> io::Result<Range<u64>> {
    let start = first_game(file, range.start)?;
    let end = first_game(file, range.end.max(range.start))?;
    Ok(start..end.max(start))
}

/// The first game that begins at this byte or behind it; the end of the file where none does.
fn first_game(file: &mut File, at: u64) -> io::Result<u64> {
    let length = file.metadata()?.len();
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
