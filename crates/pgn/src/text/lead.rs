//! The text before a game in its line: a game may begin where another ends, and people count the
//! columns of a line in characters.

use super::charset::Charset;

/// The characters that are kept.
const MOST: usize = 160;

/// The beginning of a line, up to a place in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Lead {
    /// Its last characters.
    pub(super) text: String,
    /// The number of all its characters.
    pub(super) characters: u64,
}

impl Lead {
    pub(super) const START: Self = Self {
        text: String::new(),
        characters: 0,
    };

    /// Goes on behind these bytes.
    pub(super) fn pass(&mut self, bytes: &[u8], charset: Charset) {
        let end = memchr::memrchr2(b'\n', b'\r', bytes);
        let line = end.map_or(bytes, |end| bytes.get(end + 1..).unwrap_or_default());
        if end.is_some() {
            *self = Self::START;
        }
        if line.is_empty() {
            return;
        }
        let line = charset.decode(line);
        self.characters += line.chars().count() as u64;
        self.text.push_str(&line);
        if let Some((cut, _)) = self.text.char_indices().rev().nth(MOST - 1) {
            self.text.drain(..cut);
        }
    }

    /// Returns what it is behind these bytes.
    pub(super) fn behind(&self, bytes: &[u8], charset: Charset) -> Self {
        let mut behind = self.clone();
        behind.pass(bytes, charset);
        behind
    }
}
