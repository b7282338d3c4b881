//! A cursor over a definition. It looks at bytes, and stops between
//! characters because it passes over ASCII alone.

use core::fmt;
use core::ops::Range;

use super::error::{NotationError, NotationErrorKind};

/// A position in a definition.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Cursor<'t> {
    pub(crate) const fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// The bytes from `start` to here.
    pub(crate) const fn since(&self, start: usize) -> Range<usize> {
        start..self.at
    }

    /// The text from `start` to here.
    pub(crate) fn text_since(&self, start: usize) -> &'t str {
        self.text.get(start..self.at).unwrap_or_default()
    }

    pub(crate) fn byte_at(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    /// The next byte.
    pub(crate) fn peek(&self) -> Option<u8> {
        self.byte_at(self.at)
    }

    /// Returns true if the next byte is of a kind.
    pub(crate) fn sees(&self, kind: impl Fn(u8) -> bool) -> bool {
        self.peek().is_some_and(kind)
    }

    /// Passes over `byte`, which must be ASCII, if it comes next.
    pub(crate) fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    /// Passes over one byte of a kind, all ASCII, and gives its text.
    pub(crate) fn one(&mut self, kind: impl Fn(u8) -> bool) -> Option<&'t str> {
        let start = self.at;
        self.at += usize::from(self.sees(kind));
        (self.at > start).then(|| self.text_since(start))
    }

    /// Passes over all next bytes of a kind, all ASCII.
    pub(crate) fn run(&mut self, kind: impl Fn(u8) -> bool) -> &'t str {
        let start = self.at;
        while self.sees(&kind) {
            self.at += 1;
        }
        self.text_since(start)
    }

    /// Passes over everything up to `byte`; whether there is such a byte.
    pub(crate) fn seek(&mut self, byte: u8) -> bool {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let found = rest.iter().position(|other| *other == byte);
        self.at += found.unwrap_or_default();
        found.is_some()
    }

    /// The number that comes next.
    pub(crate) fn number(&mut self) -> Option<Number<'t>> {
        let start = self.at;
        let text = self.run(|byte| byte.is_ascii_digit());
        (!text.is_empty()).then(|| Number {
            text,
            range: self.since(start),
        })
    }

    /// The error of the character that comes next, or of the end.
    pub(crate) fn wrong(&self, message: &'static str, help: &'static str) -> NotationError {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let (kind, len) = match rest.chars().next() {
            Some(next) => (NotationErrorKind::Unexpected, next.len_utf8()),
            None => (NotationErrorKind::Missing, 0),
        };
        NotationError {
            kind,
            range: self.at..self.at + len,
            message,
            help,
        }
    }

    /// The error of something that should stand here.
    pub(crate) fn missing(&self, message: &'static str, help: &'static str) -> NotationError {
        NotationError {
            kind: NotationErrorKind::Missing,
            range: self.at..self.at,
            message,
            help,
        }
    }
}

/// A number, as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Number<'t> {
    /// Its digits, at least one.
    pub text: &'t str,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

impl Number<'_> {
    /// Its value; `None` if it fits no 64 bits.
    pub fn value(&self) -> Option<u64> {
        self.text.parse().ok()
    }

    /// The digits without leading zeros: longer ones are larger, and those
    /// of the same length compare as text.
    pub(crate) fn magnitude(&self) -> (usize, &str) {
        let digits = self.text.trim_start_matches('0');
        (digits.len(), digits)
    }
}

impl fmt::Display for Number<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text)
    }
}
