//! The built-in types of XML Schema 1.0: their names, their place in the
//! hierarchy, and which texts they allow.

use crate::simple::{SimpleType, WhiteSpace};

macro_rules! builtins {
    ($($variant:ident $name:literal $primitive:ident $description:literal),* $(,)?) => {
        /// A built-in atomic type. `NMTOKENS`, `IDREFS` and `ENTITIES` are lists;
        /// see [`Builtin::item_of`].
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Builtin {
            $(#[doc = concat!("`xs:", $name, "`: ", $description, ".")] $variant,)*
        }

        impl Builtin {
            /// Every one of them.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The type of a local name such as `string`.
            pub fn from_name(name: &str) -> Option<Self> {
                match name {
                    $($name => Some(Self::$variant),)*
                    _ => None,
                }
            }

            /// The local name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }

            /// The primitive type it derives from; `anySimpleType` is its own.
            #[must_use]
            pub const fn primitive(self) -> Self {
                match self {
                    $(Self::$variant => Self::$primitive,)*
                }
            }

            /// The type as it is, without further facets.
            pub const fn simple_type(self) -> &'static SimpleType {
                match self {
                    $(Self::$variant => &const { SimpleType::of(Self::$variant) },)*
                }
            }

            /// Returns a name for its values, in words: "a whole number".
            pub const fn description(self) -> &'static str {
                match self {
                    $(Self::$variant => $description,)*
                }
            }
        }
    };
}

builtins! {
    AnySimpleType "anySimpleType" AnySimpleType "any text",
    String "string" String "any text",
    NormalizedString "normalizedString" String "a text of one line",
    Token "token" String "a text with single spaces inside and none at its ends",
    Language "language" String "a language code such as en or de-AT",
    Name "Name" String "a name",
    NCName "NCName" String "a name without colon",
    NmToken "NMTOKEN" String "a word of name characters",
    Id "ID" String "an identifier (a name without colon)",
    IdRef "IDREF" String "a reference to an identifier (a name without colon)",
    Entity "ENTITY" String "the name of an entity",
    QName "QName" QName "a name with an optional prefix",
    Notation "NOTATION" Notation "the name of a notation",
    Boolean "boolean" Boolean "true, false, 1 or 0",
    Decimal "decimal" Decimal "a decimal number",
    Integer "integer" Decimal "a whole number",
    NonPositiveInteger "nonPositiveInteger" Decimal "a whole number, 0 at the most",
    NegativeInteger "negativeInteger" Decimal "a whole number below 0",
    NonNegativeInteger "nonNegativeInteger" Decimal "a whole number, 0 at the least",
    PositiveInteger "positiveInteger" Decimal "a whole number, 1 at the least",
    Long "long" Decimal
        "a whole number from -9223372036854775808 to 9223372036854775807",
    Int "int" Decimal "a whole number from -2147483648 to 2147483647",
    Short "short" Decimal "a whole number from -32768 to 32767",
    Byte "byte" Decimal "a whole number from -128 to 127",
    UnsignedLong "unsignedLong" Decimal "a whole number from 0 to 18446744073709551615",
    UnsignedInt "unsignedInt" Decimal "a whole number from 0 to 4294967295",
    UnsignedShort "unsignedShort" Decimal "a whole number from 0 to 65535",
    UnsignedByte "unsignedByte" Decimal "a whole number from 0 to 255",
    Float "float" Float "a number, INF, -INF or NaN",
    Double "double" Double "a number, INF, -INF or NaN",
    Duration "duration" Duration "a duration such as P1DT2H",
    DateTime "dateTime" DateTime "a date and time such as 2001-12-31T23:59:59",
    Time "time" Time "a time of day such as 23:59:59",
    Date "date" Date "a date such as 2001-12-31",
    GYearMonth "gYearMonth" GYearMonth "a month of a year such as 2001-12",
    GYear "gYear" GYear "a year such as 2001",
    GMonthDay "gMonthDay" GMonthDay "a day of the year such as --12-31",
    GDay "gDay" GDay "a day of the month such as ---31",
    GMonth "gMonth" GMonth "a month such as --12",
    HexBinary "hexBinary" HexBinary "octets as pairs of hexadecimal digits",
    Base64Binary "base64Binary" Base64Binary "octets in base64",
    AnyUri "anyURI" AnyUri "a URI reference",
}

impl Builtin {
    /// The item type of the three built-in lists, whose `minLength` is 1.
    pub fn item_of(list: &str) -> Option<Self> {
        match list {
            "NMTOKENS" => Some(Self::NmToken),
            "IDREFS" => Some(Self::IdRef),
            "ENTITIES" => Some(Self::Entity),
            _ => None,
        }
    }

    /// The type that it is derived from; `anySimpleType` is its own.
    #[must_use]
    pub fn base(self) -> Self {
        match self {
            Self::Token => Self::NormalizedString,
            Self::Language | Self::Name | Self::NmToken => Self::Token,
            Self::NCName => Self::Name,
            Self::Id | Self::IdRef | Self::Entity => Self::NCName,
            Self::NonPositiveInteger | Self::NonNegativeInteger | Self::Long => Self::Integer,
            Self::NegativeInteger => Self::NonPositiveInteger,
            Self::PositiveInteger | Self::UnsignedLong => Self::NonNegativeInteger,
            Self::Int => Self::Long,
            Self::Short => Self::Int,
            Self::Byte => Self::Short,
            Self::UnsignedInt => Self::UnsignedLong,
            Self::UnsignedShort => Self::UnsignedInt,
            Self::UnsignedByte => Self::UnsignedShort,
            other if other != other.primitive() => other.primitive(),
            _ => Self::AnySimpleType,
        }
    }

    /// Returns what it does to white space.
    pub const fn white_space(self) -> WhiteSpace {
        match self {
            Self::AnySimpleType | Self::String => WhiteSpace::Preserve,
            Self::NormalizedString => WhiteSpace::Replace,
            _ => WhiteSpace::Collapse,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back_to_types() {
        for &builtin in Builtin::ALL {
            assert_eq!(Builtin::from_name(builtin.name()), Some(builtin));
            assert_eq!(builtin.primitive().primitive(), builtin.primitive());
        }
        assert_eq!(Builtin::from_name("NMTOKENS"), None);
        let item = |list: &str| Builtin::item_of(list).map(Builtin::name);
        assert_eq!(item("NMTOKENS"), Some("NMTOKEN"));
        assert_eq!(item("IDREFS"), Some("IDREF"));
        assert_eq!(item("ENTITIES"), Some("ENTITY"));
    }

    #[test]
    fn types_are_derived_from_each_other_as_the_standard_has_it() {
        for chain in [
            "ID NCName Name token normalizedString string anySimpleType",
            "IDREF NCName",
            "ENTITY NCName",
            "NMTOKEN token",
            "language token",
            "byte short int long integer decimal anySimpleType",
            "unsignedByte unsignedShort unsignedInt unsignedLong nonNegativeInteger integer",
            "positiveInteger nonNegativeInteger",
            "negativeInteger nonPositiveInteger integer",
            "dateTime anySimpleType anySimpleType",
        ] {
            let chain: Vec<&str> = chain.split(' ').collect();
            for pair in chain.windows(2) {
                let base = Builtin::from_name(pair[0]).map(|it| it.base().name());
                assert_eq!(base, Some(pair[1]), "{}", pair[0]);
            }
        }
    }
}
