//! Spans: byte ranges, and values that know theirs. Spans are
//! relative to the text that was read (a whole document, or one item of a
//! stream) and 32 bits wide, because every value of an archive carries one.

use std::fmt;
use std::ops::{Deref, DerefMut, Range};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::objects;

/// A range of bytes in the text that was read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Span {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Span {
    /// The span of what was not read from a text: made by a program, or a
    /// placeholder for something that is missing.
    pub const NONE: Self = Self {
        start: u32::MAX,
        end: u32::MAX,
    };

    /// The span from `start` up to but without `end`.
    ///
    /// # Panics
    /// When an offset is beyond 4 GiB; the reader's limits keep texts below.
    pub fn new(start: usize, end: usize) -> Self {
        let narrow = |offset| u32::try_from(offset).expect("a text is smaller than 4 GiB");
        Self {
            start: narrow(start),
            end: narrow(end),
        }
    }

    /// Returns true if this is [`Span::NONE`].
    pub fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// The range for slicing the text.
    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

impl Default for Span {
    fn default() -> Self {
        Self::NONE
    }
}

/// A value and where it stood.
///
/// Two such values are equal when the values are: where they stood takes no
/// part in it, nor in JSON.
#[derive(Clone, Copy, Default)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// Its place in the text: an element from its start tag's `<` to its end tag's
    /// `>`, an attribute's value between the quotes, a text as it stood.
    pub span: Span,
}

impl<T> Spanned<T> {
    /// A value with its place.
    pub const fn new(value: T, span: Span) -> Self {
        Self { value, span }
    }

    /// The same place with another value.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Spanned<U> {
        Spanned {
            value: f(self.value),
            span: self.span,
        }
    }
}

impl<T> From<T> for Spanned<T> {
    fn from(value: T) -> Self {
        Self::new(value, Span::NONE)
    }
}

impl<T> From<T> for Box<Spanned<T>> {
    fn from(value: T) -> Self {
        Self::new(value.into())
    }
}

impl<T> Deref for Spanned<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for Spanned<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

impl<T: PartialEq> PartialEq for Spanned<T> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for Spanned<T> {}

impl<T: fmt::Debug> fmt::Debug for Spanned<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

impl<T: Serialize> Serialize for Spanned<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Spanned<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        objects::one::<D, T>(deserializer).map(Self::from)
    }
}
