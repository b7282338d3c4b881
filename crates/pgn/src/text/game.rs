//! One game of a file: its bytes, its tokens, its faults.

use core::fmt;
use core::ops::Range;
use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::charset::{Charset, Encoding};
use super::fault::Fault;
use super::lead::Lead;
use super::tag::{self, TagPair};
use super::token::{Kind, Token};

/// A game, as it stands in the file.
#[derive(Clone, Copy, Debug)]
pub struct Game<'r> {
    pub(super) bytes: &'r [u8],
    pub(super) tokens: &'r [Token],
    pub(super) faults: &'r [Fault],
    pub(super) charset: Charset,
    /// The bytes as text, where that is the same.
    pub(super) utf8: &'r str,
    pub(super) start: Location,
    /// The text before it in its line.
    pub(super) lead: &'r Lead,
    /// The encoding that the bytes were decoded from.
    pub(super) decoded: Option<&'static str>,
}

/// A place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Location {
    /// Bytes before it; of a file that is decoded, those of its text in UTF-8.
    pub offset: u64,
    /// Its line, from 1.
    pub line: u64,
    /// Its byte in the line, from 1.
    pub column: u64,
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

impl Location {
    pub(super) const START: Self = Self {
        offset: 0,
        line: 1,
        column: 1,
    };

    /// The place behind some bytes. A line ends with LF, CR LF or CR.
    pub(crate) fn behind(self, bytes: &[u8]) -> Self {
        let mut location = self;
        location.offset += bytes.len() as u64;
        if memchr::memchr(b'\r', bytes).is_none() {
            match memchr::memrchr(b'\n', bytes) {
                Some(at) => {
                    location.line += memchr::memchr_iter(b'\n', bytes).count() as u64;
                    location.column = (bytes.len() - at) as u64;
                }
                None => location.column += bytes.len() as u64,
            }
            return location;
        }
        let mut last = None;
        for at in memchr::memchr2_iter(b'\n', b'\r', bytes) {
            if bytes[at] == b'\n' || bytes.get(at + 1) != Some(&b'\n') {
                location.line += 1;
                last = Some(at + 1);
            }
        }
        match last {
            Some(at) => location.column = (bytes.len() - at) as u64 + 1,
            None => location.column += bytes.len() as u64,
        }
        location
    }
}

impl<'r> Game<'r> {
    /// The bytes from its first token to behind its last one.
    pub const fn bytes(&self) -> &'r [u8] {
        self.bytes
    }

    /// All tokens, in order.
    pub const fn tokens(&self) -> &'r [Token] {
        self.tokens
    }

    /// Returns the faults of the text, in order of place.
    pub const fn faults(&self) -> &'r [Fault] {
        self.faults
    }

    /// The encoding of the bytes. Where the file was decoded before anything
    /// else, it is UTF-8, and [`Game::decoded`] says what it was.
    pub const fn charset(&self) -> Charset {
        self.charset
    }

    /// The encoding of the file, where the bytes are not its own: UTF-16 and
    /// others that do not keep ASCII as it is.
    pub const fn decoded(&self) -> Option<&'static str> {
        self.decoded
    }

    /// Describes the encoding of a game that is not UTF-8, for a reader that was to detect it. Of games
    /// that are of no encoding as a whole a fault speaks.
    pub fn encoding_note(&self, asked: Encoding) -> Option<String> {
        let name = match (self.decoded, self.charset) {
            _ if asked != Encoding::Detect => return None,
            (Some(name), _) => name,
            (None, charset @ (Charset::Windows1252 | Charset::Other(_))) => charset.name(),
            (None, Charset::Utf8 | Charset::Mixed) => return None,
        };
        Some(format!("the game is not UTF-8; it is read as {name}"))
    }

    /// Returns the beginning of the game in the file.
    pub const fn start(&self) -> Location {
        self.start
    }

    /// Returns the column of its beginning in characters, from 1.
    pub const fn column(&self) -> u64 {
        self.lead.characters + 1
    }

    /// The characters before it in its line, the last 160 of them at most: a game may begin where
    /// another ends.
    pub fn before(&self) -> &'r str {
        &self.lead.text
    }

    /// The bytes of a token.
    pub fn spelling(&self, token: &Token) -> &'r [u8] {
        self.bytes.get(token.range()).unwrap_or_default()
    }

    /// The text of a token, decoded.
    pub fn text(&self, token: &Token) -> Cow<'r, str> {
        self.slice(token.range())
    }

    /// The text of some bytes of the game, decoded.
    pub(crate) fn slice(&self, range: Range<usize>) -> Cow<'r, str> {
        if let Some(text) = self.utf8.get(range.clone()) {
            return Cow::Borrowed(text);
        }
        let bytes = self.bytes.get(range).unwrap_or_default();
        self.charset.decode(bytes)
    }

    /// The text of a comment or an escape line, without its signs.
    pub fn inner_text(&self, token: &Token) -> Cow<'r, str> {
        let bytes = self.spelling(token);
        let Range { start, end } = token.range();
        let (begin, behind) = match token.kind {
            Kind::Comment => {
                let begin = usize::from(bytes.first() == Some(&b'{'));
                let is_closed = bytes.len() > begin && bytes.last() == Some(&b'}');
                (begin, usize::from(is_closed))
            }
            Kind::LineComment | Kind::Escape => (1, 0),
            Kind::Reserved => (1, 1),
            _ => (0, 0),
        };
        // A range that ends before it begins is that of no bytes.
        self.slice(start + begin..end.saturating_sub(behind))
    }

    /// The place of a token in the file. It costs a look at the text before
    /// it.
    pub fn location_of(&self, token: &Token) -> Location {
        self.location_at(token.range().start)
    }

    /// The place of a byte of the game in the file.
    pub fn location_at(&self, at: usize) -> Location {
        self.start
            .behind(self.bytes.get(..at).unwrap_or(self.bytes))
    }

    /// Name and value of a token that is a tag pair.
    pub fn tag(&self, token: &Token) -> Option<TagPair<'r>> {
        if token.kind != Kind::Tag {
            return None;
        }
        let (name, value) = tag::ranges(self.spelling(token));
        let start = token.range().start;
        let part = |part: Range<usize>| self.slice(start + part.start..start + part.end);
        Some(TagPair {
            name: part(name),
            value: tag::unescape(part(value)),
        })
    }

    /// All tag pairs, in order.
    pub fn tags(&self) -> impl Iterator<Item = TagPair<'r>> + use<'r> {
        let game = *self;
        self.tokens.iter().filter_map(move |token| game.tag(token))
    }
}
