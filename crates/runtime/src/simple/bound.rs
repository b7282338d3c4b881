//! The bounds of a type's values. A table has each as its text, and beside it the number
//! that it is, read when the table is made and not for each value.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Deref;

use crate::simple::number::Number;

/// A bound of values, read once where it is a number: otherwise a text as any other.
#[derive(Clone, Copy)]
pub struct Bound(Number<'static>);

impl Bound {
    /// A bound as the schema writes it, its white space normalised.
    pub const fn new(text: &'static str) -> Self {
        Self(Number::new(text))
    }

    /// The text.
    pub const fn as_str(&self) -> &'static str {
        self.0.text()
    }

    /// The bound among decimals, where it is one.
    pub(crate) const fn number(&self) -> &Number<'static> {
        &self.0
    }
}

impl Deref for Bound {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Debug for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// The least and the greatest value of a built-in type of integers.
pub(crate) struct Range {
    least: Option<Bound>,
    greatest: Option<Bound>,
}

impl Range {
    pub(crate) const ALL: &Self = &Self {
        least: None,
        greatest: None,
    };

    pub(crate) const fn from(least: &'static str) -> Self {
        Self {
            least: Some(Bound::new(least)),
            greatest: None,
        }
    }

    pub(crate) const fn up_to(greatest: &'static str) -> Self {
        Self {
            least: None,
            greatest: Some(Bound::new(greatest)),
        }
    }

    pub(crate) const fn between(least: &'static str, greatest: &'static str) -> Self {
        Self {
            least: Some(Bound::new(least)),
            greatest: Some(Bound::new(greatest)),
        }
    }

    /// Returns true if a number is neither less than the least nor greater than the greatest.
    #[inline]
    pub(crate) fn holds(&self, number: &Number<'_>) -> bool {
        let breaks = |bound: Option<&Bound>, side| {
            bound.is_some_and(|bound| number.cmp(bound.number()) == side)
        };
        !breaks(self.least.as_ref(), Ordering::Less)
            && !breaks(self.greatest.as_ref(), Ordering::Greater)
    }
}
