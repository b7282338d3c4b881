//! The lexical spaces of built-in types.

use crate::simple::bound::Range;
use crate::simple::number::{Number, Small};
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
            Self::Integer
            | Self::NonPositiveInteger
            | Self::NegativeInteger
            | Self::NonNegativeInteger
            | Self::PositiveInteger
            | Self::Long
            | Self::Int
            | Self::Short
            | Self::Byte
            | Self::UnsignedLong
            | Self::UnsignedInt
            | Self::UnsignedShort
            | Self::UnsignedByte => {
                number::is_integer(value) && self.range().holds(&Number::new(value))
            }
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

    /// Reads a number of few digits that the type allows, once for this and for what else is asked
    /// of it; `None` of all else, also where it is allowed.
    #[inline]
    pub(crate) fn small_number(self, value: &str) -> Option<Small> {
        if self.primitive() != Self::Decimal {
            return None;
        }
        let number = Small::read(value)?;
        let is_allowed = self == Self::Decimal
            || number.is_integer() && self.range().holds(&Number::with(value, Some(number)));
        is_allowed.then_some(number)
    }

    /// The bounds of the type among integers.
    #[inline]
    const fn range(self) -> &'static Range {
        match self {
            Self::NonPositiveInteger => const { &Range::up_to("0") },
            Self::NegativeInteger => const { &Range::up_to("-1") },
            Self::NonNegativeInteger => const { &Range::from("0") },
            Self::PositiveInteger => const { &Range::from("1") },
            Self::Long => const { &Range::between("-9223372036854775808", "9223372036854775807") },
            Self::Int => const { &Range::between("-2147483648", "2147483647") },
            Self::Short => const { &Range::between("-32768", "32767") },
            Self::Byte => const { &Range::between("-128", "127") },
            Self::UnsignedLong => const { &Range::between("0", "18446744073709551615") },
            Self::UnsignedInt => const { &Range::between("0", "4294967295") },
            Self::UnsignedShort => const { &Range::between("0", "65535") },
            Self::UnsignedByte => const { &Range::between("0", "255") },
            _ => Range::ALL,
        }
    }
}
