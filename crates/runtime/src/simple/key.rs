//! Values as keys: bytes that are equal where two values are, whatever their types and
//! spellings, so that a table finds a value in one step.

use crate::schema::Namespaces;
use crate::schema::namespaces::split;
use crate::simple::{Builtin, SimpleType, Variety, calendar, expanded, number, value};

/// The bytes that end a field, an item of a list, and a namespace: no text has them.
const FIELD: u8 = 0xFF;
const ITEM: u8 = 0xFE;
const NAMESPACE: u8 = 0xFD;

/// The mark of a list, where that of an atomic value is the number of its type.
const LIST: u8 = 0xFC;

impl SimpleType {
    /// Adds a value that fits, in its canonical form, to a key.
    pub(crate) fn push_key(&self, text: &str, namespaces: &Namespaces, key: &mut Vec<u8>) {
        self.push_value(text, namespaces, key);
        key.push(FIELD);
    }

    fn push_value(&self, text: &str, namespaces: &Namespaces, key: &mut Vec<u8>) {
        let Some(leaf) = value::leaf(self, text) else {
            return;
        };
        match leaf.simple_type.variety {
            Variety::Atomic(builtin) => builtin.push_key(&leaf.value, namespaces, key),
            Variety::List(item) => {
                key.push(LIST);
                for text in value::items(&leaf.value) {
                    item.push_value(text, namespaces, key);
                    key.push(ITEM);
                }
            }
            // A leaf is none.
            Variety::Union(_) => {}
        }
    }
}

impl Builtin {
    /// The same of an atomic value: two are equal where [`Builtin::same`] says so.
    fn push_key(self, text: &str, namespaces: &Namespaces, key: &mut Vec<u8>) {
        let primitive = self.primitive();
        key.push(primitive as u8);
        match primitive {
            Self::AnySimpleType | Self::String | Self::AnyUri => key.extend(text.as_bytes()),
            Self::QName | Self::Notation => {
                let (namespace, name) = expanded::expanded(text).unwrap_or_else(|| {
                    let prefix = split(text).0;
                    let namespace = match prefix {
                        "" => Some(namespaces.bare),
                        prefix => namespaces.get(prefix),
                    };
                    (namespace.unwrap_or_default(), text)
                });
                key.extend(namespace.as_bytes());
                key.push(NAMESPACE);
                key.extend(split(name).1.as_bytes());
            }
            Self::Boolean => key.push(u8::from(matches!(text, "true" | "1"))),
            Self::HexBinary => key.extend(text.bytes().map(|it| it.to_ascii_lowercase())),
            Self::Base64Binary => key.extend(text.bytes().filter(|it| *it != b' ')),
            Self::Decimal => number::Decimal::new(text).push_key(key),
            // Zero has a sign that does not count, and there is one value that is none.
            Self::Float => {
                let value = text.parse().unwrap_or(f32::NAN);
                let value = if value.is_nan() {
                    f32::NAN
                } else {
                    value + 0.0
                };
                key.extend(value.to_be_bytes());
            }
            Self::Double => {
                let value = text.parse().unwrap_or(f64::NAN);
                let value = if value.is_nan() {
                    f64::NAN
                } else {
                    value + 0.0
                };
                key.extend(value.to_be_bytes());
            }
            Self::Duration => {
                if let Some(duration) = calendar::Duration::parse(text) {
                    duration.push_key(key);
                }
            }
            _ => {
                if let Some(moment) = calendar::Moment::parse(self, text) {
                    moment.push_key(key);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn key(builtin: Builtin, text: &str) -> Vec<u8> {
        let mut key = Vec::new();
        let simple_type = builtin.simple_type();
        simple_type.push_key(text, &Namespaces::NONE, &mut key);
        key
    }

    const TEXTS: [&str; 44] = [
        "",
        "0",
        "-0",
        "+0",
        "00.0",
        "1",
        "01",
        "1.0",
        "+1",
        "-1",
        ".5",
        "0.50",
        "true",
        "false",
        "INF",
        "-INF",
        "NaN",
        "1e0",
        "1E1",
        "10",
        "0.1",
        "0.10000000001",
        "P1Y",
        "P12M",
        "P365D",
        "P1M",
        "P30D",
        "PT0S",
        "P0D",
        "AA==",
        "A A = =",
        "aA",
        "Aa",
        "2000-01-01",
        "2000-01-01Z",
        "1999-12-31-12:00",
        "2000-01-01+12:00",
        "24:00:00",
        "00:00:00",
        "12:00:00Z",
        "2000-01-01T00:00:00",
        "1999-12-31T24:00:00",
        "a",
        "b",
    ];

    #[test]
    fn keys_are_equal_where_values_are() {
        for &builtin in Builtin::ALL {
            let texts = TEXTS.iter().filter(|it| builtin.allows(it));
            let texts: Vec<_> = texts.collect();
            for a in &texts {
                for b in &texts {
                    let same = builtin.same(a, b);
                    assert_eq!(
                        key(builtin, a) == key(builtin, b),
                        same,
                        "{builtin:?} {a} {b}"
                    );
                }
            }
        }
    }

    #[test]
    fn values_of_different_primitive_types_are_never_equal() {
        assert_eq!(key(Builtin::Byte, "01"), key(Builtin::Decimal, "1.0"));
        assert_eq!(key(Builtin::Token, "a"), key(Builtin::NCName, "a"));
        for other in [
            Builtin::String,
            Builtin::Float,
            Builtin::Double,
            Builtin::Boolean,
        ] {
            assert_ne!(key(Builtin::Decimal, "1"), key(other, "1"), "{other:?}");
        }
    }

    #[test]
    fn lists_and_unions_are_compared_by_members() {
        static NUMBERS: SimpleType = SimpleType::list("numbers", Builtin::Integer.simple_type());
        static EITHER: SimpleType = SimpleType::union(
            "either",
            &[
                Builtin::Integer.simple_type(),
                Builtin::String.simple_type(),
            ],
        );
        let key = |simple_type: &SimpleType, text: &str| {
            let mut key = Vec::new();
            simple_type.push_key(text, &Namespaces::NONE, &mut key);
            key
        };
        assert_eq!(key(&NUMBERS, "1 02"), key(&NUMBERS, "01 2"));
        assert_ne!(key(&NUMBERS, "1 2"), key(&NUMBERS, "12"));
        assert_ne!(key(&NUMBERS, "1"), key(&EITHER, "1"));
        assert_eq!(
            key(&EITHER, " 01 "),
            key(Builtin::Decimal.simple_type(), "1")
        );
        assert_eq!(key(&EITHER, "a"), key(Builtin::Name.simple_type(), "a"));
    }

    proptest! {
        #[test]
        fn decimals_have_one_key(a in "[+-]?[0-9]{1,3}(\\.[0-9]{0,3})?", b in "[+-]?[0-9]{1,3}(\\.[0-9]{0,3})?") {
            let same = Builtin::Decimal.same(&a, &b);
            prop_assert_eq!(key(Builtin::Decimal, &a) == key(Builtin::Decimal, &b), same);
        }
    }
}
