//! Faults of an item of a table (rule MI-002), and the small
//! scanner that the item readers share.

use core::fmt;
use core::ops::Range;

/// Why a text is not the item its table asks for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ItemError {
    /// The kind of fault.
    pub kind: ItemErrorKind,
    /// The bytes of the item it concerns.
    pub range: Range<usize>,
    /// One short line.
    pub message: &'static str,
    /// The form that the item should have.
    pub help: &'static str,
}

/// A kind of fault of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ItemErrorKind {
    /// The text does not follow the grammar.
    Syntax,
    /// A sign and nothing else: some writers' form of an empty item.
    BareSign,
    /// The text follows the grammar, but its number fits no 64 bits.
    TooLarge,
}

impl fmt::Display for ItemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message)
    }
}

impl core::error::Error for ItemError {}

/// Reads an item from left to right.
pub(super) struct Scanner<'t> {
    text: &'t str,
    at: usize,
    help: &'static str,
}

impl<'t> Scanner<'t> {
    pub(super) const fn new(text: &'t str, help: &'static str) -> Self {
        Self { text, at: 0, help }
    }

    /// The error of everything from here to the end.
    pub(super) fn syntax<T>(&self, message: &'static str) -> Result<T, ItemError> {
        self.err(ItemErrorKind::Syntax, self.at..self.text.len(), message)
    }

    pub(super) fn err<T>(
        &self,
        kind: ItemErrorKind,
        range: Range<usize>,
        message: &'static str,
    ) -> Result<T, ItemError> {
        Err(ItemError {
            kind,
            range,
            message,
            help: self.help,
        })
    }

    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// Passes over `byte`, which must be ASCII, if it comes next.
    pub(super) fn eat(&mut self, byte: u8) -> bool {
        let found = self.text.as_bytes().get(self.at) == Some(&byte);
        self.at += usize::from(found);
        found
    }

    /// The run of digits that comes next; it may be empty.
    pub(super) fn digits(&mut self) -> &'t str {
        let start = self.at;
        let rest = self.text.as_bytes().get(start..).unwrap_or_default();
        self.at += rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        self.text.get(start..self.at).unwrap_or_default()
    }

    /// The number that comes next.
    pub(super) fn number(&mut self, missing: &'static str) -> Result<u64, ItemError> {
        let start = self.at;
        let digits = self.digits();
        if digits.is_empty() {
            return self.syntax(missing);
        }
        match digits.parse() {
            Ok(number) => Ok(number),
            Err(_) => self.too_large(start),
        }
    }

    /// A number written from `start` to here is too large.
    pub(super) fn too_large<T>(&self, start: usize) -> Result<T, ItemError> {
        let message = "the number is too large";
        self.err(ItemErrorKind::TooLarge, start..self.at, message)
    }

    /// A run of exactly `len` digits.
    pub(super) fn fixed(&mut self, len: usize, missing: &'static str) -> Result<u16, ItemError> {
        let start = self.at;
        let digits = self.digits();
        match digits.parse() {
            Ok(number) if digits.len() == len => Ok(number),
            _ => {
                self.at = start;
                self.syntax(missing)
            }
        }
    }

    /// Nothing may come next.
    pub(super) fn end(&self) -> Result<(), ItemError> {
        if self.at == self.text.len() {
            Ok(())
        } else {
            self.syntax("unexpected text in the item")
        }
    }
}
