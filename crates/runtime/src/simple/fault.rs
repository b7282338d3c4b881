//! Faults of values: the facet that a value breaks, and that in words.

use std::fmt;

/// Why a value does not fit its simple type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The facet that the value breaks.
    pub facet: FacetKind,
    /// The fault, in one line without a full stop.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}

/// The constraints on a value, in the order in which they are looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FacetKind {
    /// The text is none of the built-in type.
    Datatype,
    /// An item of a list does not fit.
    Item,
    /// No member of a union fits.
    Member,
    /// `pattern`.
    Pattern,
    /// `enumeration`.
    Enumeration,
    /// `length`.
    Length,
    /// `minLength`.
    MinLength,
    /// `maxLength`.
    MaxLength,
    /// `minInclusive`.
    MinInclusive,
    /// `maxInclusive`.
    MaxInclusive,
    /// `minExclusive`.
    MinExclusive,
    /// `maxExclusive`.
    MaxExclusive,
    /// `totalDigits`.
    TotalDigits,
    /// `fractionDigits`.
    FractionDigits,
}

impl FacetKind {
    /// The name that XML Schema gives the facet; `datatype`, `item` and `member`
    /// are no facets there.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Datatype => "datatype",
            Self::Item => "item",
            Self::Member => "member",
            Self::Pattern => "pattern",
            Self::Enumeration => "enumeration",
            Self::Length => "length",
            Self::MinLength => "minLength",
            Self::MaxLength => "maxLength",
            Self::MinInclusive => "minInclusive",
            Self::MaxInclusive => "maxInclusive",
            Self::MinExclusive => "minExclusive",
            Self::MaxExclusive => "maxExclusive",
            Self::TotalDigits => "totalDigits",
            Self::FractionDigits => "fractionDigits",
        }
    }
}

impl fmt::Display for FacetKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
