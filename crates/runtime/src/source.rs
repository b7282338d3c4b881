//! Lines and columns for people. Offsets are what the reader works with; the
//! place in the file is computed when somebody asks for it, from an index that
//! is made on the first question.

use std::fmt;
use std::sync::OnceLock;

use memchr::{memchr, memchr_iter, memrchr};

/// A place in a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// Bytes from the beginning, from 0.
    pub offset: u64,
    /// The line, from 1. Lines end with a line feed.
    pub line: u64,
    /// The column in Unicode scalar values, from 1.
    pub column: u64,
}

impl Position {
    /// The beginning of a file.
    pub const START: Self = Self {
        offset: 0,
        line: 1,
        column: 1,
    };
}

/// A text that knows where it stands in its file.
pub struct Source<'a> {
    text: &'a str,
    base: Position,
    index: OnceLock<Vec<Position>>,
}

impl fmt::Debug for Source<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Source")
            .field("text", &self.text)
            .field("base", &self.base)
            .finish_non_exhaustive()
    }
}

/// A part of one line around a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Excerpt<'a> {
    /// The line, or a window of a long one, without its end.
    pub text: &'a str,
    /// The offset of the place in the excerpt, in bytes.
    pub at: usize,
    /// True if the line goes on before the excerpt.
    pub cut_before: bool,
    /// True if the line goes on after the excerpt.
    pub cut_after: bool,
}

/// The byte order mark of UTF-8.
const MARK: &[u8] = b"\xEF\xBB\xBF";

/// Bytes between two entries of the index.
const STEP: usize = 512;

impl<'a> Source<'a> {
    /// A text that is a whole file.
    pub fn new(text: &'a str) -> Self {
        Self::at(text, Position::START)
    }

    /// A text that begins at this place of its file.
    pub fn at(text: &'a str, base: Position) -> Self {
        Self {
            text,
            base,
            index: OnceLock::new(),
        }
    }

    /// The text.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// The place of an offset in the text. An offset beyond the end counts as
    /// the end, one inside a character as that character.
    pub fn position(&self, offset: usize) -> Position {
        let bytes = self.text.as_bytes();
        let offset = self.text.floor_char_boundary(offset);
        if offset < STEP {
            // Most items begin with what is asked for: no reason to look at all of them.
            return self.base.after(&bytes[..offset]);
        }
        let index = self.index.get_or_init(|| {
            let mut position = self.base;
            let steps = bytes.chunks(STEP).map(|step| {
                let before = position;
                position = position.after(step);
                before
            });
            steps.collect()
        });
        let step = offset / STEP;
        match index.get(step) {
            Some(known) => known.after(&bytes[step * STEP..offset]),
            // The end of a text of whole steps, or an empty text.
            None => match index.last() {
                Some(known) => known.after(&bytes[(index.len() - 1) * STEP..offset]),
                None => self.base,
            },
        }
    }

    /// The line around an offset, at most `reach` bytes to each side.
    pub fn excerpt(&self, offset: usize, reach: usize) -> Excerpt<'a> {
        let bytes = self.text.as_bytes();
        let mark = match self.base.offset {
            0 if bytes.starts_with(MARK) => MARK.len(),
            _ => 0,
        };
        let offset = self.text.floor_char_boundary(offset).max(mark);
        let low = self.text.ceil_char_boundary(offset.saturating_sub(reach));
        let high = self.text.floor_char_boundary(offset.saturating_add(reach));
        let line_feed = memrchr(b'\n', &bytes[low..offset]);
        let start = line_feed.map_or(low, |found| low + found + 1).max(mark);
        let high = high.max(start);
        let end = memchr(b'\n', &bytes[offset..high]);
        let cut_before = start > mark && bytes[start - 1] != b'\n';
        let cut_after = end.is_none() && bytes.get(high).is_some_and(|&byte| byte != b'\n');
        let mut end = end.map_or(high, |found| offset + found);
        if !cut_after && end > offset && bytes[end - 1] == b'\r' {
            end -= 1;
        }
        Excerpt {
            text: &self.text[start..end],
            at: offset - start,
            cut_before,
            cut_after,
        }
    }
}

impl Position {
    /// The position after these bytes. A byte order mark at the beginning of the file is no
    /// character of its first line.
    pub(crate) fn after(self, bytes: &[u8]) -> Self {
        let last = memrchr(b'\n', bytes);
        let line = match last {
            Some(last) => &bytes[last + 1..],
            None if self.offset == 0 => bytes.strip_prefix(MARK).unwrap_or(bytes),
            None => bytes,
        };
        let in_line = line
            .iter()
            .filter(|&&byte| !is_inside_character(byte))
            .count() as u64;
        Self {
            offset: self.offset + bytes.len() as u64,
            line: self.line + memchr_iter(b'\n', bytes).count() as u64,
            column: in_line + last.map_or(self.column, |_| 1),
        }
    }
}

/// Returns true for the bytes of UTF-8 behind the first of a character.
const fn is_inside_character(byte: u8) -> bool {
    byte & 0xC0 == 0x80
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slowly(text: &str, offset: usize) -> (u64, u64) {
        let before = &text[..offset];
        let line = before.matches('\n').count() as u64 + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() as u64 + 1;
        (line, column)
    }

    #[test]
    fn positions_agree_with_counting() {
        let text = "a\u{E9}\n\u{265E}b\r\n\n\u{1F600} end".repeat(700);
        let source = Source::new(&text);
        for (offset, _) in text.char_indices().chain([(text.len(), ' ')]) {
            let position = source.position(offset);
            assert_eq!((position.line, position.column), slowly(&text, offset));
            assert_eq!(position.offset, offset as u64);
        }
        let end = source.position(text.len());
        assert_eq!(source.position(usize::MAX), end);
        assert_eq!(source.position(2), source.position(1));
    }

    #[test]
    fn the_ends_of_texts_have_positions() {
        assert_eq!(Source::new("").position(0), Position::START);
        let text = "x".repeat(STEP);
        assert_eq!(Source::new(&text).position(STEP).column, STEP as u64 + 1);
    }

    #[test]
    fn a_piece_counts_on_from_its_base() {
        let base = Position {
            offset: 1 << 40,
            line: 7,
            column: 5,
        };
        let source = Source::at("ab\ncd", base);
        assert_eq!(source.position(1).column, 6);
        let position = source.position(4);
        assert_eq!((position.line, position.column), (8, 2));
        assert_eq!(position.offset, (1 << 40) + 4);
    }

    #[test]
    fn a_byte_order_mark_is_no_character() {
        let source = Source::new("\u{FEFF}<a>\u{FEFF}b\n\u{FEFF}c");
        let place = |offset| {
            let position = source.position(offset);
            (position.offset, position.line, position.column)
        };
        assert_eq!(place(0), (0, 1, 1));
        assert_eq!(place(3), (3, 1, 1));
        assert_eq!(place(6), (6, 1, 4));
        assert_eq!(place(9), (9, 1, 5));
        assert_eq!(place(14), (14, 2, 2));
        for offset in [0, 3] {
            let excerpt = source.excerpt(offset, 80);
            assert_eq!((excerpt.text, excerpt.at), ("<a>\u{FEFF}b", 0));
            assert!(!excerpt.cut_before);
        }
        assert_eq!(Source::new("\u{FEFF}").excerpt(0, 9).text, "");
    }

    #[test]
    fn excerpts_are_lines_or_windows_of_them() {
        let source = Source::new("first\r\nsecond \u{265E} line\nthird");
        let excerpt = source.excerpt(9, 80);
        assert_eq!((excerpt.text, excerpt.at), ("second \u{265E} line", 2));
        assert!(!excerpt.cut_before && !excerpt.cut_after);
        assert_eq!(source.excerpt(0, 80).text, "first");
        assert_eq!(source.excerpt(99, 80).text, "third");
        let window = source.excerpt(15, 3);
        assert_eq!((window.text, window.at), ("nd \u{265E}", 3));
        assert!(window.cut_before && window.cut_after);
        assert_eq!(Source::new("").excerpt(3, 9).text, "");
        // Windows that end where a line does, or beside it.
        for (text, offset, reach, expected) in [
            ("a\nbcd", 4, 2, ("bcd", 2, false, false)),
            ("a\nbcd", 4, 1, ("cd", 1, true, false)),
            ("ab\r\ncd", 0, 3, ("ab", 0, false, false)),
            ("ab\r\ncd", 0, 4, ("ab", 0, false, false)),
            ("ab\r\ncd", 0, 2, ("ab", 0, false, true)),
            ("ab\rcd", 0, 3, ("ab\r", 0, false, true)),
            ("ab\ncd", 0, 2, ("ab", 0, false, false)),
            ("ab\ncd", 0, 4, ("ab", 0, false, false)),
        ] {
            let it = Source::new(text).excerpt(offset, reach);
            let found = (it.text, it.at, it.cut_before, it.cut_after);
            assert_eq!(found, expected, "{text:?} {offset} {reach}");
        }
    }
}
