//! The lexical spaces of built-in types.

use crate::simple::{Builtin, binary, calendar, names, number, uri};

impl Builtin {
    /// Returns true if the lexical space holds `value`, its white space normalised.
    ///
    /// Only the value itself is looked at: that an `ID` is unique, that a prefix
    /// or an entity is declared, is a matter of its document. A name may have its
    /// namespace in braces before it (`{urn:x}name`), as values have it.
    pub fn allows(self, value: &str) -> bool {
        match self {
            // Normalisation has already seen to the white space of the last two.
            Self::AnySimpleType | Self::String | Self::NormalizedString | Self::Token => true,
            Self::Language => names::is_language(value),
            Self::Name => names::is_name(value),
            Self::NCName | Self::Id | Self::IdRef | Self::Entity => names::is_ncname(value),
            Self::NmToken => names::is_nmtoken(value),
            Self::QName | Self::Notation => names::is_canonical(value),
            Self::Boolean => matches!(value, "true" | "false" | "1" | "0"),
            Self::Decimal => number::is_decimal(value),
            Self::Integer => number::is_integer(value),
            Self::NonPositiveInteger => number::is_integer_in(value, None, Some("0")),
            Self::NegativeInteger => number::is_integer_in(value, None, Some("-1")),
            Self::NonNegativeInteger => number::is_integer_in(value, Some("0"), None),
            Self::PositiveInteger => number::is_integer_in(value, Some("1"), None),
            Self::Long => number::is_integer_in(
                value,
                Some("-9223372036854775808"),
                Some("9223372036854775807"),
            ),
            Self::Int => number::is_integer_in(value, Some("-2147483648"), Some("2147483647")),
            Self::Short => number::is_integer_in(value, Some("-32768"), Some("32767")),
            Self::Byte => number::is_integer_in(value, Some("-128"), Some("127")),
            Self::UnsignedLong => {
                number::is_integer_in(value, Some("0"), Some("18446744073709551615"))
            }
            Self::UnsignedInt => number::is_integer_in(value, Some("0"), Some("4294967295")),
            Self::UnsignedShort => number::is_integer_in(value, Some("0"), Some("65535")),
            Self::UnsignedByte => number::is_integer_in(value, Some("0"), Some("255")),
            Self::Float | Self::Double => number::is_float(value),
            Self::Duration => calendar::Duration::parse(value).is_some(),
            Self::DateTime
            | Self::Time
            | Self::Date
            | Self::GYearMonth
            | Self::GYear
            | Self::GMonthDay
            | Self::GDay
            | Self::GMonth => calendar::Moment::parse(self, value).is_some(),
            Self::HexBinary => binary::hex_length(value).is_some(),
            Self::Base64Binary => binary::base64_length(value).is_some(),
            Self::AnyUri => uri::is_uri_reference(value),
        }
    }
}
