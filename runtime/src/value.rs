//! Typed values of simple types: from the text of a document, and back.
//! Generated types implement [`Value`] through the macros at the end; the
//! built-in types stand for themselves here.

use std::borrow::Cow;

use crate::simple::{Fault, SimpleType, builtin::Builtin};

/// A value of a simple type.
///
/// Values are valid by construction: [`Value::parse`] checks, and a reader
/// only hands on what it has checked.
pub trait Value<'a>: Sized {
    /// The type whose values these are.
    const TYPE: &'static SimpleType;

    /// A value from a text that is known to fit, white space normalised.
    fn from_valid(text: Cow<'a, str>) -> Self;

    /// The text that a document holds for this value.
    fn lexical(&self) -> Cow<'_, str>;

    /// A value from any text.
    ///
    /// # Errors
    /// When the text does not fit the type.
    fn parse(text: Cow<'a, str>) -> Result<Self, Fault> {
        let text = Self::TYPE.normalise(text);
        Self::TYPE.check(&text)?;
        Ok(Self::from_valid(text))
    }

    /// What stands where a required value is missing or does not fit; the
    /// violation that goes with it says so.
    fn placeholder() -> Self {
        Self::from_valid(Cow::Borrowed(""))
    }
}

/// Values that borrow from a document, made to stand on their own.
pub trait IntoOwned {
    /// The same type without a borrow.
    type Owned: 'static;

    /// Copies what is borrowed.
    fn into_owned(self) -> Self::Owned;
}

impl<'a> Value<'a> for Cow<'a, str> {
    const TYPE: &'static SimpleType = &SimpleType::of(Builtin::String);

    fn from_valid(text: Cow<'a, str>) -> Self {
        text
    }

    fn lexical(&self) -> Cow<'_, str> {
        Cow::Borrowed(self)
    }
}

impl<'a> Value<'a> for bool {
    const TYPE: &'static SimpleType = &SimpleType::of(Builtin::Boolean);

    fn from_valid(text: Cow<'a, str>) -> Self {
        matches!(&*text, "true" | "1")
    }

    fn lexical(&self) -> Cow<'_, str> {
        Cow::Borrowed(if *self { "true" } else { "false" })
    }
}

impl IntoOwned for bool {
    type Owned = Self;

    fn into_owned(self) -> Self {
        self
    }
}

impl IntoOwned for Cow<'_, str> {
    type Owned = Cow<'static, str>;

    fn into_owned(self) -> Cow<'static, str> {
        Cow::Owned(Cow::into_owned(self))
    }
}

impl<T: IntoOwned> IntoOwned for Option<T> {
    type Owned = Option<T::Owned>;

    fn into_owned(self) -> Self::Owned {
        self.map(T::into_owned)
    }
}

impl<T: IntoOwned> IntoOwned for Vec<T> {
    type Owned = Vec<T::Owned>;

    fn into_owned(self) -> Self::Owned {
        self.into_iter().map(T::into_owned).collect()
    }
}

impl<T: IntoOwned> IntoOwned for crate::Spanned<T> {
    type Owned = crate::Spanned<T::Owned>;

    fn into_owned(self) -> Self::Owned {
        self.map(T::into_owned)
    }
}

impl<T: IntoOwned> IntoOwned for crate::Nested<T> {
    type Owned = crate::Nested<T::Owned>;

    fn into_owned(self) -> Self::Owned {
        crate::nested::with_stack(|| crate::Nested::new(self.into_inner().into_owned()))
    }
}

macro_rules! integers {
    ($($ty:ty, $built_in:ident;)*) => {$(
        impl<'a> Value<'a> for $ty {
            const TYPE: &'static SimpleType = &SimpleType::of(Builtin::$built_in);

            fn from_valid(text: Cow<'a, str>) -> Self {
                integer(&text)
            }

            fn lexical(&self) -> Cow<'_, str> {
                Cow::Owned(self.to_string())
            }
        }

        impl IntoOwned for $ty {
            type Owned = Self;

            fn into_owned(self) -> Self {
                self
            }
        }
    )*};
}

integers! {
    i64, Long;
    i32, Int;
    i16, Short;
    i8, Byte;
    u64, UnsignedLong;
    u32, UnsignedInt;
    u16, UnsignedShort;
    u8, UnsignedByte;
}

/// A whole number from its text; XML Schema writes a plus sign where Rust does
/// not read it, and a zero may be negative.
pub fn integer<T: std::str::FromStr + Default>(text: &str) -> T {
    let digits = text.strip_prefix('+').unwrap_or(text);
    digits
        .parse()
        .or_else(|_| digits.trim_start_matches('-').parse())
        .unwrap_or_default()
}

macro_rules! built_in_texts {
    ($($(#[$doc:meta])* $name:ident, $built_in:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name<'a>(Cow<'a, str>);

        $crate::text_value!($name, SimpleType::of(Builtin::$built_in));
    )*};
}

/// The built-in types whose values keep their text: what has no Rust type of
/// its own, or would lose its spelling in one.
pub mod built_in {
    use super::{Builtin, Cow, SimpleType};

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
}

/// Implements what a type around a text needs: `struct Name<'a>(Cow<'a, str>)`.
#[macro_export]
macro_rules! text_value {
    ($name:ident, $table:expr) => {
        impl<'a> $name<'a> {
            /// A value from a text, white space normalised.
            ///
            /// # Errors
            /// When the text does not fit the type.
            pub fn new(
                text: impl ::core::convert::Into<::std::borrow::Cow<'a, str>>,
            ) -> ::core::result::Result<Self, $crate::simple::Fault> {
                $crate::Value::parse(text.into())
            }

            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl<'a> $crate::Value<'a> for $name<'a> {
            const TYPE: &'static $crate::simple::SimpleType = &$table;

            fn from_valid(text: ::std::borrow::Cow<'a, str>) -> Self {
                Self(text)
            }

            fn lexical(&self) -> ::std::borrow::Cow<'_, str> {
                ::std::borrow::Cow::Borrowed(&self.0)
            }
        }

        impl $crate::IntoOwned for $name<'_> {
            type Owned = $name<'static>;

            fn into_owned(self) -> $name<'static> {
                $name($crate::IntoOwned::into_owned(self.0))
            }
        }

        impl ::core::ops::Deref for $name<'_> {
            type Target = str;

            fn deref(&self) -> &str {
                &self.0
            }
        }

        $crate::lexical_impls!($name<'a>);
    };
}

/// Implements what a type around a number needs: `struct Name(u32)`.
#[macro_export]
macro_rules! number_value {
    ($name:ident, $number:ty, $table:expr) => {
        impl $name {
            /// A value from a number.
            ///
            /// # Errors
            /// When the number is out of the type's range.
            pub fn new(number: $number) -> ::core::result::Result<Self, $crate::simple::Fault> {
                let text = ::std::string::ToString::to_string(&number);
                $crate::Value::parse(::std::borrow::Cow::Owned(text))
            }

            /// The number.
            pub fn get(self) -> $number {
                self.0
            }
        }

        impl<'a> $crate::Value<'a> for $name {
            const TYPE: &'static $crate::simple::SimpleType = &$table;

            fn from_valid(text: ::std::borrow::Cow<'a, str>) -> Self {
                Self($crate::value::integer(&text))
            }

            fn lexical(&self) -> ::std::borrow::Cow<'_, str> {
                ::std::borrow::Cow::Owned(::std::string::ToString::to_string(&self.0))
            }
        }

        impl $crate::IntoOwned for $name {
            type Owned = Self;

            fn into_owned(self) -> Self {
                self
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::serde::Serialize::serialize(&self.0, serializer)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                let number = <$number as $crate::serde::Deserialize>::deserialize(deserializer)?;
                Self::new(number).map_err($crate::serde::de::Error::custom)
            }
        }

        $crate::display_impl!($name);
    };
}

/// Implements what an enumeration needs: unit variants, an inherent `ALL` with
/// every variant in the order of the schema and an inherent `as_str`.
#[macro_export]
macro_rules! enum_value {
    ($name:ident, $table:expr) => {
        impl<'a> $crate::Value<'a> for $name {
            const TYPE: &'static $crate::simple::SimpleType = &$table;

            fn from_valid(text: ::std::borrow::Cow<'a, str>) -> Self {
                let index = Self::TYPE.enumeration_index(&text);
                Self::ALL[index.unwrap_or_default()]
            }

            fn lexical(&self) -> ::std::borrow::Cow<'_, str> {
                ::std::borrow::Cow::Borrowed(self.as_str())
            }
        }

        impl $crate::IntoOwned for $name {
            type Owned = Self;

            fn into_owned(self) -> Self {
                self
            }
        }

        impl ::core::str::FromStr for $name {
            type Err = $crate::simple::Fault;

            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                $crate::Value::parse(::std::borrow::Cow::Borrowed(text))
            }
        }

        $crate::lexical_impls!($name);
    };
}

/// Implements what a list needs: `struct Name(Vec<Item>)`.
#[macro_export]
macro_rules! list_value {
    ($name:ident $(<$life:lifetime>)?, $item:ty, $table:expr) => {
        impl $(<$life>)? $name $(<$life>)? {
            /// A list of items.
            ///
            /// # Errors
            /// When the list as a whole does not fit the type.
            pub fn new(
                items: ::std::vec::Vec<$item>,
            ) -> ::core::result::Result<Self, $crate::simple::Fault> {
                let list = Self(items);
                let text = $crate::Value::lexical(&list);
                <Self as $crate::Value>::TYPE.check(&text)?;
                ::core::result::Result::Ok(list)
            }
        }

        impl $(<$life>)? ::core::ops::Deref for $name $(<$life>)? {
            type Target = [$item];

            fn deref(&self) -> &[$item] {
                &self.0
            }
        }

        impl $(<$life>)? $crate::serde::Serialize for $name $(<$life>)? {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::serde::Serialize::serialize(&self.0, serializer)
            }
        }

        impl<'de $(, $life)?> $crate::serde::Deserialize<'de> for $name $(<$life>)? {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                let items = $crate::serde::Deserialize::deserialize(deserializer)?;
                Self::new(items).map_err($crate::serde::de::Error::custom)
            }
        }

        $crate::list_borrow!($name $(<$life>)?, $item, $table);
        $crate::display_impl!($name $(<$life>)?);
    };
}

/// The part of [`list_value`] that depends on whether the items borrow.
#[macro_export]
#[doc(hidden)]
macro_rules! list_borrow {
    ($name:ident, $item:ty, $table:expr) => {
        impl<'v> $crate::Value<'v> for $name {
            $crate::list_items!('v, $item, $table);
        }

        impl $crate::IntoOwned for $name {
            type Owned = Self;

            fn into_owned(self) -> Self {
                self
            }
        }
    };
    ($name:ident<$life:lifetime>, $item:ty, $table:expr) => {
        impl<$life> $crate::Value<$life> for $name<$life> {
            $crate::list_items!($life, $item, $table);
        }

        impl $crate::IntoOwned for $name<'_> {
            type Owned = $name<'static>;

            fn into_owned(self) -> $name<'static> {
                $name($crate::IntoOwned::into_owned(self.0))
            }
        }
    };
}

/// The members of [`Value`] for a list.
#[macro_export]
#[doc(hidden)]
macro_rules! list_items {
    ($life:lifetime, $item:ty, $table:expr) => {
        const TYPE: &'static $crate::simple::SimpleType = &$table;

        fn from_valid(text: ::std::borrow::Cow<$life, str>) -> Self {
            Self($crate::value::items(text, |item| {
                <$item as $crate::Value<$life>>::from_valid(
                    <$item as $crate::Value<$life>>::TYPE.normalise(item),
                )
            }))
        }

        fn lexical(&self) -> ::std::borrow::Cow<'_, str> {
            let items: ::std::vec::Vec<_> = self.0.iter().map($crate::Value::lexical).collect();
            ::std::borrow::Cow::Owned(items.join(" "))
        }
    };
}

/// The items of a list's text.
pub fn items<'a, T>(text: Cow<'a, str>, item: impl Fn(Cow<'a, str>) -> T) -> Vec<T> {
    match text {
        Cow::Borrowed(text) => text
            .split_ascii_whitespace()
            .map(|it| item(Cow::Borrowed(it)))
            .collect(),
        Cow::Owned(text) => text
            .split_ascii_whitespace()
            .map(|it| item(Cow::Owned(it.to_owned())))
            .collect(),
    }
}

/// Implements what a union needs: an enum with one variant for each member,
/// in the order of the schema.
#[macro_export]
macro_rules! union_value {
    ($name:ident, $table:expr, { $($variant:ident($member:ty)),* $(,)? }) => {
        impl<'v> $crate::Value<'v> for $name {
            $crate::union_members!('v, $table, { $($variant($member)),* });
        }

        impl $crate::IntoOwned for $name {
            type Owned = Self;

            fn into_owned(self) -> Self {
                self
            }
        }

        $crate::lexical_impls!($name);
    };
    ($name:ident<$life:lifetime>, $table:expr, { $($variant:ident($member:ty)),* $(,)? }) => {
        impl<$life> $crate::Value<$life> for $name<$life> {
            $crate::union_members!($life, $table, { $($variant($member)),* });
        }

        impl $crate::IntoOwned for $name<'_> {
            type Owned = $name<'static>;

            fn into_owned(self) -> $name<'static> {
                match self {
                    $(Self::$variant(it) => $name::$variant($crate::IntoOwned::into_owned(it)),)*
                }
            }
        }

        $crate::lexical_impls!($name<$life>);
    };
}

/// The members of [`Value`] for a union.
#[macro_export]
#[doc(hidden)]
macro_rules! union_members {
    ($life:lifetime, $table:expr, { $($variant:ident($member:ty)),* }) => {
        const TYPE: &'static $crate::simple::SimpleType = &$table;

        fn from_valid(text: ::std::borrow::Cow<$life, str>) -> Self {
            let member = Self::TYPE.member(&text).unwrap_or_default();
            let mut index = 0;
            $(
                if index == member {
                    let text = <$member as $crate::Value<$life>>::TYPE.normalise(text);
                    return Self::$variant(<$member as $crate::Value<$life>>::from_valid(text));
                }
                index += 1;
            )*
            let _ = index;
            Self::placeholder()
        }

        fn lexical(&self) -> ::std::borrow::Cow<'_, str> {
            match self {
                $(Self::$variant(it) => $crate::Value::lexical(it),)*
            }
        }

        fn placeholder() -> Self {
            $crate::first_variant!($($variant($member)),*)
        }
    };
}

/// The placeholder of a union: that of its first member.
#[macro_export]
#[doc(hidden)]
macro_rules! first_variant {
    ($variant:ident($member:ty) $(, $rest:ident($other:ty))*) => {
        Self::$variant(<$member as $crate::Value>::placeholder())
    };
}

/// Serialises a type as its text, and reads it back with all checks.
#[macro_export]
macro_rules! lexical_impls {
    ($name:ident $(<$life:lifetime>)?) => {
        impl $(<$life>)? $crate::serde::Serialize for $name $(<$life>)? {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(&$crate::Value::lexical(self))
            }
        }

        impl<'de $(, $life)?> $crate::serde::Deserialize<'de> for $name $(<$life>)? {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                let text = <::std::string::String as $crate::serde::Deserialize>::deserialize(
                    deserializer,
                )?;
                $crate::Value::parse(::std::borrow::Cow::Owned(text))
                    .map_err($crate::serde::de::Error::custom)
            }
        }

        $crate::display_impl!($name $(<$life>)?);
    };
}

/// Displays a type as its text.
#[macro_export]
macro_rules! display_impl {
    ($name:ident $(<$life:lifetime>)?) => {
        impl $(<$life>)? ::core::fmt::Display for $name $(<$life>)? {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(&$crate::Value::lexical(self))
            }
        }
    };
}
