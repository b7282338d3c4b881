//! Texts of any number and extent: the newest in memory, the others in a
//! temporary file without a name, of which the blocks read last are in memory.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};

use cif_types::source::Position;

/// Texts are moved to the file when there are so many bytes of them. Where there
/// are no temporary files, all stay in memory.
const NEWEST: usize = if cfg!(target_family = "wasm") {
    usize::MAX
} else {
    1 << 20
};

/// The file is read in blocks of so many bytes, and so many are kept.
const BLOCK: usize = 4 << 10;
const BLOCKS: usize = 1 << 10;

/// The bytes before each text.
const HEADER: usize = 32;

/// Texts, each found again by where it was put, with its position in the archive.
pub(crate) struct Store {
    /// The place where the newest texts begin, and those texts.
    begin: u64,
    newest: Vec<u8>,
    most: usize,
    file: Option<File>,
    /// Blocks of the file, each where its number leaves it no choice.
    blocks: Vec<Option<Block>>,
    /// The first error of the file that was not yet returned.
    error: Option<io::Error>,
}

/// A block of the file, which does not change any more.
struct Block {
    number: u64,
    bytes: Box<[u8]>,
}

impl Default for Store {
    fn default() -> Self {
        Self::with(NEWEST)
    }
}

impl Store {
    /// With so many bytes of the newest texts in memory.
    fn with(most: usize) -> Self {
        Self {
            begin: 0,
            newest: Vec::new(),
            most,
            file: None,
            blocks: Vec::new(),
            error: None,
        }
    }

    /// The place of the next text.
    pub(crate) fn end(&self) -> u64 {
        self.begin + self.newest.len() as u64
    }

    /// Puts a text there.
    pub(crate) fn put(&mut self, text: &str, position: Option<Position>) {
        let (offset, line, column) =
            position.map_or_else(Default::default, |it| (it.offset, it.line, it.column));
        for number in [text.len() as u64, offset, line, column] {
            self.newest.extend_from_slice(&number.to_le_bytes());
        }
        self.newest.extend_from_slice(text.as_bytes());
        if self.newest.len() >= self.most && self.error.is_none() {
            // Where there is no space for a file they stay in memory.
            self.error = self.spill().err();
        }
    }

    /// The text that was put there; nothing when the file cannot be read.
    pub(crate) fn get(&mut self, at: u64) -> Option<String> {
        let text = self.try_get(at);
        text.map_err(|error| self.fail(error)).ok()
    }

    /// The position of that text; nothing where it was put without one.
    pub(crate) fn position(&mut self, at: u64) -> Option<Position> {
        let header = self.header(at);
        let header = header.map_err(|error| self.fail(error)).ok()?;
        let [_, offset, line, column] = header;
        // Lines count from 1.
        (line > 0).then_some(Position {
            offset,
            line,
            column,
        })
    }

    /// Returns the error of the file, once.
    pub(crate) fn take_error(&mut self) -> Option<io::Error> {
        self.error.take()
    }

    /// Keeps an error to be returned, unless there is one.
    pub(crate) fn fail(&mut self, error: io::Error) {
        self.error.get_or_insert(error);
    }

    fn spill(&mut self) -> io::Result<()> {
        let file = match &mut self.file {
            Some(file) => file,
            None => self.file.insert(tempfile::tempfile()?),
        };
        file.seek(SeekFrom::Start(self.begin))?;
        // Whole blocks alone: one that is read is never written again.
        let whole = self.newest.len() - self.newest.len() % BLOCK;
        let (old, _) = self.newest.split_at(whole);
        file.write_all(old)?;
        self.newest.drain(..whole);
        self.begin += whole as u64;
        Ok(())
    }

    fn try_get(&mut self, at: u64) -> io::Result<String> {
        let [length, ..] = self.header(at)?;
        let at = at + HEADER as u64;
        if length > self.end().saturating_sub(at) {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let mut text = vec![0; usize::try_from(length).map_err(io::Error::other)?];
        self.read(at, &mut text)?;
        String::from_utf8(text).map_err(io::Error::other)
    }

    /// The length of a text, and its offset, line and column.
    fn header(&mut self, at: u64) -> io::Result<[u64; 4]> {
        let mut bytes = [0; HEADER];
        self.read(at, &mut bytes)?;
        let (numbers, _) = bytes.as_chunks();
        let mut numbers = numbers.iter().map(|it| u64::from_le_bytes(*it));
        Ok(std::array::from_fn(|_| numbers.next().unwrap_or_default()))
    }

    fn read(&mut self, mut at: u64, mut out: &mut [u8]) -> io::Result<()> {
        while !out.is_empty() {
            let bytes = self.bytes(at)?;
            let some = bytes.len().min(out.len());
            if some == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let (now, later) = out.split_at_mut(some);
            now.copy_from_slice(&bytes[..some]);
            out = later;
            at += some as u64;
        }
        Ok(())
    }

    /// Some of the bytes that begin there.
    fn bytes(&mut self, at: u64) -> io::Result<&[u8]> {
        if let Some(inside) = at.checked_sub(self.begin) {
            let inside = usize::try_from(inside).unwrap_or(usize::MAX);
            return Ok(self.newest.get(inside..).unwrap_or_default());
        }
        let (number, inside) = (at / BLOCK as u64, at % BLOCK as u64);
        if self.blocks.is_empty() {
            self.blocks.resize_with(BLOCKS, || None);
        }
        let slot = usize::try_from(number % BLOCKS as u64).unwrap_or(0);
        let slot = &mut self.blocks[slot];
        let block = match slot.take() {
            Some(block) if block.number == number => block,
            old => {
                let bytes = old.map_or_else(|| vec![0; BLOCK].into(), |old| old.bytes);
                let mut block = Block { number, bytes };
                let file = self.file.as_mut().ok_or(io::ErrorKind::NotFound)?;
                file.seek(SeekFrom::Start(at - inside))?;
                file.read_exact(&mut block.bytes)?;
                block
            }
        };
        let block = slot.insert(block);
        let inside = usize::try_from(inside).unwrap_or(usize::MAX);
        Ok(block.bytes.get(inside..).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Texts of many lengths, some longer than a block.
    fn text(number: usize) -> String {
        let length = if number % 50 == 7 {
            BLOCK * 3 + number
        } else {
            number % 300
        };
        format!("{number}\u{265e}").repeat(length / 4 + 1)
    }

    fn position(number: usize) -> Option<Position> {
        let line = number as u64 / 7;
        (!number.is_multiple_of(7)).then_some(Position {
            offset: 900 * line,
            line: line + 1,
            column: 3,
        })
    }

    #[test]
    fn texts_come_back_from_memory_and_from_the_file() {
        for most in [1, BLOCK, 5 * BLOCK + 1, usize::MAX] {
            let mut store = Store::with(most);
            let mut places = Vec::new();
            for number in 0..2000 {
                places.push(store.end());
                store.put(&text(number), position(number));
                if number % 3 == 0 {
                    let earlier = number * 7 % places.len();
                    assert_eq!(store.get(places[earlier]), Some(text(earlier)));
                }
            }
            assert_eq!(store.file.is_some(), most < usize::MAX);
            assert!(store.newest.len() < most.saturating_add(BLOCK));
            for number in (0..2000).rev().chain(0..2000) {
                assert_eq!(store.get(places[number]), Some(text(number)));
                assert_eq!(store.position(places[number]), position(number));
            }
            assert!(store.take_error().is_none());
        }
    }

    #[test]
    fn a_file_that_cannot_be_used_is_reported() {
        let mut store = Store::with(1);
        store.put(&text(57), None);
        let path = tempfile::NamedTempFile::new().expect("a file");
        // Open for reading alone, and empty.
        store.file = Some(File::open(path.path()).expect("a file"));
        assert_eq!(store.get(0), None);
        assert!(store.take_error().is_some());
        let end = store.end();
        store.put(&text(107), None);
        assert_eq!(store.get(end), Some(text(107)));
        assert!(store.take_error().is_some());
    }
}
