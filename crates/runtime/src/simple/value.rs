//! Values in their value space: when two texts stand for the same one, which is
//! greater, how long one is.

use std::borrow::Cow;
use std::cmp::Ordering;

use crate::simple::{Builtin, SimpleType, Variety, binary, calendar, expanded, number};

/// A value of a type that has an order, ready to be compared with others of it.
pub(crate) enum Ordered<'a> {
    Decimal(number::Number<'a>),
    Float(f32),
    Double(f64),
    Duration(calendar::Duration),
    Moment(calendar::Moment),
}

impl Ordered<'_> {
    /// `None` where neither comes first, or the types differ.
    pub(crate) fn compare(&self, other: &Self) -> Option<Ordering> {
        match (self, other) {
            (Self::Decimal(a), Self::Decimal(b)) => Some(a.cmp(b)),
            (Self::Float(a), Self::Float(b)) => number::compare_floats(a, b),
            (Self::Double(a), Self::Double(b)) => number::compare_floats(a, b),
            (Self::Duration(a), Self::Duration(b)) => a.compare(*b),
            (Self::Moment(a), Self::Moment(b)) => a.compare(*b),
            _ => None,
        }
    }
}

impl Builtin {
    /// Orders two values; `None` where neither comes first, or the type has no
    /// order.
    pub fn compare(self, a: &str, b: &str) -> Option<Ordering> {
        self.ordered(a)?.compare(&self.ordered(b)?)
    }

    /// Reads a value to be compared; `None` where the type has no order.
    pub(crate) fn ordered(self, value: &str) -> Option<Ordered<'_>> {
        match self.primitive() {
            Self::Decimal => Some(Ordered::Decimal(number::Number::new(value))),
            Self::Float => value.parse().ok().map(Ordered::Float),
            Self::Double => value.parse().ok().map(Ordered::Double),
            Self::Duration => calendar::Duration::parse(value).map(Ordered::Duration),
            Self::DateTime
            | Self::Time
            | Self::Date
            | Self::GYearMonth
            | Self::GYear
            | Self::GMonthDay
            | Self::GDay
            | Self::GMonth => calendar::Moment::parse(self, value).map(Ordered::Moment),
            _ => None,
        }
    }

    /// Returns true if two texts stand for the same value. A `QName` is compared in the
    /// form that values have: what its prefix stands for is known to its document only.
    pub fn same(self, a: &str, b: &str) -> bool {
        match self.primitive() {
            Self::AnySimpleType | Self::String | Self::AnyUri => a == b,
            Self::QName | Self::Notation => expanded::same(a, b),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn infinities_are_the_bounds_of_floats() {
        let doubles = |a, b| Builtin::Double.compare(a, b);
        assert_eq!(doubles("-INF", "-1e308"), Some(Ordering::Less));
        assert_eq!(doubles("NaN", "NaN"), Some(Ordering::Equal));
        assert_eq!(doubles("NaN", "1"), None);
        let floats = Builtin::Float.compare("0.1", "0.10000000001");
        assert_eq!(floats, Some(Ordering::Equal));
    }
}
