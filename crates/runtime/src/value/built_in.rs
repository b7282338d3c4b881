//! The built-in types whose values keep their text: what has no Rust type of
//! its own, or would lose its spelling in one.

use std::borrow::Cow;

use crate::simple::SimpleType;
use crate::simple::builtin::Builtin;

macro_rules! built_in_texts {
    ($($(#[$doc:meta])* $name:ident, $built_in:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name<'a>(Cow<'a, str>);

        $crate::text_value!($name, SimpleType::of(Builtin::$built_in));
    )*};
}

built_in_texts! {
    /// `xs:normalizedString`: a text without tabs and line breaks.
    NormalizedString, NormalizedString;
    /// `xs:token`: a text with single spaces inside and none at its ends.
    Token, Token;
    /// `xs:language`: a language code such as `de-AT`.
    Language, Language;
    /// `xs:Name`: an XML name.
    Name, Name;
    /// `xs:NCName`: an XML name without a colon.
    NCName, NCName;
    /// `xs:NMTOKEN`: name characters.
    NMToken, NmToken;
    /// `xs:ID`: a name that identifies an element of its document.
    Id, Id;
    /// `xs:IDREF`: the identifier of an element of the same document.
    IdRef, IdRef;
    /// `xs:ENTITY`: the name of an entity without markup.
    Entity, Entity;
    /// `xs:NOTATION`: the name of a notation that the schema declares.
    Notation, Notation;
    /// `xs:QName`: a name that may have a prefix.
    QName, QName;
    /// `xs:anyURI`: a reference to a resource.
    AnyURI, AnyUri;
    /// `xs:decimal`: a decimal number of any length.
    Decimal, Decimal;
    /// `xs:integer`: a whole number of any size.
    Integer, Integer;
    /// `xs:nonNegativeInteger`: a whole number from 0, of any size.
    NonNegativeInteger, NonNegativeInteger;
    /// `xs:positiveInteger`: a whole number from 1, of any size.
    PositiveInteger, PositiveInteger;
    /// `xs:nonPositiveInteger`: a whole number up to 0, of any size.
    NonPositiveInteger, NonPositiveInteger;
    /// `xs:negativeInteger`: a whole number up to -1, of any size.
    NegativeInteger, NegativeInteger;
    /// `xs:float`: a number of 32 bits.
    Float, Float;
    /// `xs:double`: a number of 64 bits.
    Double, Double;
    /// `xs:duration`: a length of time.
    Duration, Duration;
    /// `xs:dateTime`: a day and a time.
    DateTime, DateTime;
    /// `xs:time`: a time of any day.
    Time, Time;
    /// `xs:date`: a day.
    Date, Date;
    /// `xs:gYearMonth`: a month of a year.
    GYearMonth, GYearMonth;
    /// `xs:gYear`: a year.
    GYear, GYear;
    /// `xs:gMonthDay`: a day of any year.
    GMonthDay, GMonthDay;
    /// `xs:gDay`: a day of any month.
    GDay, GDay;
    /// `xs:gMonth`: a month of any year.
    GMonth, GMonth;
    /// `xs:hexBinary`: octets as hexadecimal digits.
    HexBinary, HexBinary;
    /// `xs:base64Binary`: octets in base 64.
    Base64Binary, Base64Binary;
}

macro_rules! numbers {
    ($($name:ident $method:ident $ty:ty, $what:literal;)*) => {$(
        impl $name<'_> {
            #[doc = $what]
            pub fn $method(&self) -> Option<$ty> {
                let text = self.as_str();
                text.strip_prefix('+').unwrap_or(text).parse().ok()
            }
        }
    )*};
}

numbers! {
    Integer to_i64 i64, "The number, where it fits 64 bits.";
    NonNegativeInteger to_u64 u64, "The number, where it fits 64 bits.";
    PositiveInteger to_u64 u64, "The number, where it fits 64 bits.";
    NonPositiveInteger to_i64 i64, "The number, where it fits 64 bits.";
    NegativeInteger to_i64 i64, "The number, where it fits 64 bits.";
    Decimal to_f64 f64, "The number nearest to it.";
    Float to_f32 f32, "The number nearest to it; Rust reads INF and NaN alike.";
    Double to_f64 f64, "The number nearest to it; Rust reads INF and NaN alike.";
}

impl NonNegativeInteger<'_> {
    /// The digits without what two spellings of a number may differ in: a sign and leading
    /// zeros.
    pub fn digits(&self) -> &str {
        let digits = self.as_str().trim_start_matches(['+', '-']);
        match digits.trim_start_matches('0') {
            "" => &digits[..digits.len().min(1)],
            digits => digits,
        }
    }
}
