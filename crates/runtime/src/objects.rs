//! Elements are objects: what is derived by serde takes the fields of a struct by their places too,
//! from a list, and a list that stands where an element does is a fault.

use serde::de::Visitor;
use serde::{Deserialize, Deserializer};

/// Reads an object.
///
/// # Errors
/// Those of the deserializer, and a list where the object is due.
pub fn one<'de, D: Deserializer<'de>, T: Deserialize<'de>>(source: D) -> Result<T, D::Error> {
    T::deserialize(ByName(source))
}

/// Reads an object that may be absent.
///
/// # Errors
/// As [`one`].
pub fn optional<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    source: D,
) -> Result<Option<T>, D::Error> {
    let read = Option::<Object<T>>::deserialize(source)?;
    Ok(read.map(|it| it.0))
}

/// Reads a list of objects.
///
/// # Errors
/// As [`one`].
pub fn many<'de, D: Deserializer<'de>, T: Deserialize<'de>>(source: D) -> Result<Vec<T>, D::Error> {
    let read = Vec::<Object<T>>::deserialize(source)?;
    Ok(read.into_iter().map(|it| it.0).collect())
}

struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        one(source).map(Self)
    }
}

/// A deserializer that has structs by the names of their fields alone, in formats for people.
struct ByName<D>(D);

/// Methods that go on as they are.
macro_rules! forward {
    ($($method:ident($($argument:ident: $type:ty),*);)*) => {$(
        fn $method<V: Visitor<'de>>(self, $($argument: $type,)* visitor: V) -> Result<V::Value, D::Error> {
            self.0.$method($($argument,)* visitor)
        }
    )*};
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for ByName<D> {
    type Error = D::Error;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        if self.0.is_human_readable() {
            self.0.deserialize_map(visitor)
        } else {
            self.0.deserialize_struct(name, fields, visitor)
        }
    }

    fn is_human_readable(&self) -> bool {
        self.0.is_human_readable()
    }

    forward! {
        deserialize_any();
        deserialize_bool();
        deserialize_i8();
        deserialize_i16();
        deserialize_i32();
        deserialize_i64();
        deserialize_i128();
        deserialize_u8();
        deserialize_u16();
        deserialize_u32();
        deserialize_u64();
        deserialize_u128();
        deserialize_f32();
        deserialize_f64();
        deserialize_char();
        deserialize_str();
        deserialize_string();
        deserialize_bytes();
        deserialize_byte_buf();
        deserialize_option();
        deserialize_unit();
        deserialize_seq();
        deserialize_map();
        deserialize_identifier();
        deserialize_ignored_any();
        deserialize_unit_struct(name: &'static str);
        deserialize_newtype_struct(name: &'static str);
        deserialize_tuple(len: usize);
        deserialize_tuple_struct(name: &'static str, len: usize);
        deserialize_enum(name: &'static str, variants: &'static [&'static str]);
    }
}
