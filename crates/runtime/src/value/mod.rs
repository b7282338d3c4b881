//! Typed values of simple types: from the text of a document, and back.
//! Generated types implement [`Value`] by the macros of this module; the
//! built-in types have their own.

pub mod built_in;
mod macros;

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

    /// Returns what stands where a required value is missing or does not fit; the
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

crate::value_content!('a, Cow<'a, str>);
crate::value_content!('a, bool);

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

impl<T: IntoOwned> IntoOwned for Box<T> {
    type Owned = Box<T::Owned>;

    fn into_owned(self) -> Self::Owned {
        Box::new((*self).into_owned())
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

        crate::value_content!('a, $ty);

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

/// The items of a list's text. Most lists are short, and one is made without
/// room for more.
pub fn items<'a, T>(text: Cow<'a, str>, item: impl Fn(Cow<'a, str>) -> T) -> Vec<T> {
    let mut items = Vec::with_capacity(text.split_ascii_whitespace().count());
    match text {
        Cow::Borrowed(text) => {
            items.extend(
                text.split_ascii_whitespace()
                    .map(|it| item(Cow::Borrowed(it))),
            );
        }
        Cow::Owned(text) => {
            let words = text.split_ascii_whitespace();
            items.extend(words.map(|it| item(Cow::Owned(it.to_owned()))));
        }
    }
    items
}
