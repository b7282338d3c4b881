//! Elements that contain their own kind. Every operation that goes down into
//! one makes sure of its stack first, so that depth is bounded by the limits
//! that are set and never by the thread, dropping included.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::span::{Span, Spanned};

/// Runs `f` with enough stack for one level of nesting.
#[cfg(feature = "deep")]
pub fn with_stack<R>(f: impl FnOnce() -> R) -> R {
    /// Stack that must be left to go one level deeper, and how much is added when
    /// it is not. Unoptimised code needs some kilobytes a level.
    const RED_ZONE: usize = 128 * 1024;
    const SEGMENT: usize = 2 * 1024 * 1024;
    stacker::maybe_grow(RED_ZONE, SEGMENT, f)
}

/// Runs `f` on the stack as it is, which the default of [`Limits::depth`](crate::Limits::depth)
/// leaves enough of.
#[cfg(not(feature = "deep"))]
pub fn with_stack<R>(f: impl FnOnce() -> R) -> R {
    f()
}

/// An element whose type contains itself, directly or through others.
pub struct Nested<T>(Option<Box<Spanned<T>>>);

impl<T> Nested<T> {
    /// Wraps an element.
    pub fn new(element: Spanned<T>) -> Self {
        Self(Some(Box::new(element)))
    }

    /// The element itself.
    ///
    /// # Panics
    /// Never: only dropping empties the wrapper.
    pub fn into_inner(mut self) -> Spanned<T> {
        *self.0.take().expect("only dropping empties it")
    }
}

impl<T> From<T> for Nested<T> {
    fn from(value: T) -> Self {
        Self::new(Spanned::new(value, Span::NONE))
    }
}

impl<T> Drop for Nested<T> {
    fn drop(&mut self) {
        if let Some(inner) = self.0.take() {
            with_stack(|| drop(inner));
        }
    }
}

impl<T> Deref for Nested<T> {
    type Target = Spanned<T>;

    fn deref(&self) -> &Spanned<T> {
        self.0.as_ref().expect("only dropping empties it")
    }
}

impl<T> DerefMut for Nested<T> {
    fn deref_mut(&mut self) -> &mut Spanned<T> {
        self.0.as_mut().expect("only dropping empties it")
    }
}

impl<T: Clone> Clone for Nested<T> {
    fn clone(&self) -> Self {
        with_stack(|| Self(self.0.clone()))
    }
}

impl<T: PartialEq> PartialEq for Nested<T> {
    fn eq(&self, other: &Self) -> bool {
        with_stack(|| **self == **other)
    }
}

impl<T: Eq> Eq for Nested<T> {}

impl<T: fmt::Debug> fmt::Debug for Nested<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_stack(|| (**self).fmt(f))
    }
}

impl<T: Serialize> Serialize for Nested<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        with_stack(|| (**self).serialize(serializer))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Nested<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        with_stack(|| Spanned::deserialize(deserializer)).map(Self::new)
    }
}
