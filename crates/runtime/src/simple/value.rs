//! Values in their value space: when two texts stand for the same one, which is
//! greater, how long one is.

use std::borrow::Cow;
use std::cmp::Ordering;

use crate::simple::{Builtin, SimpleType, Variety, binary, calendar, number, qualified};

impl Builtin {
    /// Orders two values; `None` where neither comes first, or the type has no
    /// order.
    pub fn compare(self, a: &str, b: &str) -> Option<Ordering> {
        match self.primitive() {
            Self::Decimal => Some(number::compare(a, b)),
            Self::Float => number::compare_floats(a, b),
            Self::Double => number::compare_doubles(a, b),
            Self::Duration => calendar::Duration::parse(a)?.compare(calendar::Duration::parse(b)?),
            Self::DateTime
            | Self::Time
            | Self::Date
            | Self::GYearMonth
            | Self::GYear
            | Self::GMonthDay
            | Self::GDay
            | Self::GMonth => {
                calendar::Moment::parse(self, a)?.compare(calendar::Moment::parse(self, b)?)
            }
            _ => None,
        }
    }

    /// Returns true if two texts stand for the same value. A `QName` is compared in the
    /// form that values have: what its prefix stands for is known to its document only.
    pub fn same(self, a: &str, b: &str) -> bool {
        match self.primitive() {
            Self::AnySimpleType | Self::String | Self::AnyUri => a == b,
            Self::QName | Self::Notation => qualified::same(a, b),
            Self::Boolean => matches!(a, "true" | "1") == matches!(b, "true" | "1"),
            Self::HexBinary => a.eq_ignore_ascii_case(b),
            Self::Base64Binary => binary::same_base64(a, b),
            _ => self.compare(a, b) == Some(Ordering::Equal),
        }
    }

    /// Returns true if one value may be written in several ways.
    pub(crate) const fn has_variants(self) -> bool {
        !matches!(
            self.primitive(),
            Self::AnySimpleType | Self::String | Self::AnyUri
        )
    }

    /// Length in characters or octets; `None` where the length facets mean nothing.
    pub fn length(self, value: &str) -> Option<usize> {
        match self.primitive() {
            Self::HexBinary => binary::hex_length(value),
            Self::Base64Binary => binary::base64_length(value),
            Self::AnySimpleType | Self::String | Self::AnyUri => Some(value.chars().count()),
            _ => None,
        }
    }
}

/// A value down to the type that gives it its meaning, through unions.
pub(crate) struct Leaf<'a> {
    pub(crate) simple_type: &'a SimpleType,
    pub(crate) value: Cow<'a, str>,
}

/// Returns true if two texts stand for the same value of `simple_type`.
pub(crate) fn same(simple_type: &SimpleType, a: &str, b: &str) -> bool {
    let (Some(a), Some(b)) = (leaf(simple_type, a), leaf(simple_type, b)) else {
        return false;
    };
    match (&a.simple_type.variety, &b.simple_type.variety) {
        (Variety::Atomic(x), Variety::Atomic(y)) => {
            x.primitive() == y.primitive() && x.same(&a.value, &b.value)
        }
        (Variety::List(item), Variety::List(other)) if std::ptr::eq(*item, *other) => {
            let (mut left, mut right) = (items(&a.value), items(&b.value));
            loop {
                match (left.next(), right.next()) {
                    (None, None) => return true,
                    (Some(a), Some(b)) if same(item, a, b) => {}
                    _ => return false,
                }
            }
        }
        _ => false,
    }
}

/// Finds the leaf; `None` where no member of a union fits.
pub(crate) fn leaf<'a>(simple_type: &'a SimpleType, value: &'a str) -> Option<Leaf<'a>> {
    let mut leaf = Leaf {
        simple_type,
        value: Cow::Borrowed(value),
    };
    while let Variety::Union(members) = leaf.simple_type.variety {
        let member = members[leaf.simple_type.member(&leaf.value)?];
        leaf.value = member.normalise(leaf.value);
        leaf.simple_type = member;
    }
    Some(leaf)
}

/// The items of a normalised list.
pub(crate) fn items(value: &str) -> impl Iterator<Item = &str> {
    value.split(' ').filter(|item| !item.is_empty())
}
