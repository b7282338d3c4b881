//! Macros for what generated types share with each other: each implements a kind of
//! simple type around its table.

/// Lets elements be values of a type.
#[macro_export]
#[doc(hidden)]
macro_rules! value_content {
    ($life:lifetime, $ty:ty) => {
        impl<$life> $crate::record::Content<$life> for $ty {
            fn placeholder() -> Self {
                <Self as $crate::Value<$life>>::placeholder()
            }

            fn read(reader: &mut $crate::Reader<$life>) -> $crate::Spanned<Self> {
                reader.value()
            }

            fn write(&self, name: &'static ::core::primitive::str, writer: &mut $crate::Writer) {
                writer.value(name, self);
            }

            fn show<V: $crate::record::Visitor>(content: &$crate::Spanned<Self>, visitor: &mut V) {
                visitor.value(content);
            }
        }
    };
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

        $crate::value_content!('a, $name<'a>);

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

        impl ::core::convert::AsRef<str> for $name<'_> {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        $crate::parse_impls!($name<'a>);
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

        impl ::core::convert::From<$name> for $number {
            fn from(value: $name) -> Self {
                value.0
            }
        }

        impl ::core::convert::TryFrom<$number> for $name {
            type Error = $crate::simple::Fault;

            fn try_from(number: $number) -> ::core::result::Result<Self, $crate::simple::Fault> {
                Self::new(number)
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

        $crate::value_content!('a, $name);

        impl $crate::IntoOwned for $name {
            type Owned = Self;

            fn into_owned(self) -> Self {
                self
            }
        }

        $crate::parse_impls!($name);

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
                // A variant may be called `TYPE`.
                let index = <Self as $crate::Value<'a>>::TYPE.enumeration_index(&text);
                Self::ALL[index.unwrap_or_default()]
            }

            fn lexical(&self) -> ::std::borrow::Cow<'_, str> {
                ::std::borrow::Cow::Borrowed(self.as_str())
            }
        }

        $crate::value_content!('a, $name);

        impl $crate::IntoOwned for $name {
            type Owned = Self;

            fn into_owned(self) -> Self {
                self
            }
        }

        impl ::core::convert::AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }

        $crate::parse_impls!($name);
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

        impl<'list $(, $life)?> ::core::iter::IntoIterator for &'list $name $(<$life>)? {
            type Item = &'list $item;
            type IntoIter = ::core::slice::Iter<'list, $item>;

            fn into_iter(self) -> ::core::slice::Iter<'list, $item> {
                self.0.iter()
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
        $crate::parse_impls!($name $(<$life>)?);
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

        $crate::value_content!('v, $name);

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

        $crate::value_content!($life, $name<$life>);

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

/// Implements what a union needs: an enum with one variant for each member,
/// in the order of the schema.
#[macro_export]
macro_rules! union_value {
    ($name:ident, $table:expr, { $($variant:ident($member:ty)),* $(,)? }) => {
        impl<'v> $crate::Value<'v> for $name {
            $crate::union_members!('v, $table, { $($variant($member)),* });
        }

        $crate::value_content!('v, $name);

        impl $crate::IntoOwned for $name {
            type Owned = Self;

            fn into_owned(self) -> Self {
                self
            }
        }

        $crate::parse_impls!($name);
        $crate::lexical_impls!($name);
    };
    ($name:ident<$life:lifetime>, $table:expr, { $($variant:ident($member:ty)),* $(,)? }) => {
        impl<$life> $crate::Value<$life> for $name<$life> {
            $crate::union_members!($life, $table, { $($variant($member)),* });
        }

        $crate::value_content!($life, $name<$life>);

        impl $crate::IntoOwned for $name<'_> {
            type Owned = $name<'static>;

            fn into_owned(self) -> $name<'static> {
                match self {
                    $(Self::$variant(it) => $name::$variant($crate::IntoOwned::into_owned(it)),)*
                }
            }
        }

        $crate::parse_impls!($name<$life>);
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
            // A variant may be called `TYPE`.
            let member = <Self as $crate::Value<$life>>::TYPE.member(&text).unwrap_or_default();
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

/// Makes values of a type from text, with all checks: a [`Fault`](crate::simple::Fault)
/// names the facet that a text breaks, and says what is wrong with it.
#[macro_export]
#[doc(hidden)]
macro_rules! parse_impls {
    ($name:ident) => {
        impl ::core::str::FromStr for $name {
            type Err = $crate::simple::Fault;

            fn from_str(text: &str) -> ::core::result::Result<Self, $crate::simple::Fault> {
                $crate::Value::parse(::std::borrow::Cow::Borrowed(text))
            }
        }

        impl ::core::convert::TryFrom<&str> for $name {
            type Error = $crate::simple::Fault;

            fn try_from(text: &str) -> ::core::result::Result<Self, $crate::simple::Fault> {
                ::core::str::FromStr::from_str(text)
            }
        }
    };
    ($name:ident<$life:lifetime>) => {
        impl ::core::str::FromStr for $name<'_> {
            type Err = $crate::simple::Fault;

            fn from_str(text: &str) -> ::core::result::Result<Self, $crate::simple::Fault> {
                $crate::Value::parse(::std::borrow::Cow::Owned(text.to_owned()))
            }
        }

        impl<$life> ::core::convert::TryFrom<&$life str> for $name<$life> {
            type Error = $crate::simple::Fault;

            fn try_from(text: &$life str) -> ::core::result::Result<Self, $crate::simple::Fault> {
                $crate::Value::parse(::std::borrow::Cow::Borrowed(text))
            }
        }
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
