//! Types of columns.

use arrow_schema::{DataType, Field, Fields};
use std::sync::Arc;

/// The type of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A text.
    Utf8,
    /// True or false.
    Bool,
    /// A whole number with sign, of 8 bits.
    Int8,
    /// Of 16 bits.
    Int16,
    /// Of 32 bits.
    Int32,
    /// Of 64 bits.
    Int64,
    /// A whole number from 0 on, of 16 bits.
    UInt16,
    /// Of 32 bits.
    UInt32,
    /// Of 64 bits.
    UInt64,
    /// A list of numbers of 16 bits.
    UInt16List,
    /// Pairs of texts, in their order.
    Utf8Map,
}

impl Kind {
    /// The type in Arrow.
    pub fn data_type(self) -> DataType {
        let list = |kind| DataType::List(Arc::new(item(kind)));
        match self {
            Self::Utf8 => DataType::Utf8,
            Self::Bool => DataType::Boolean,
            Self::Int8 => DataType::Int8,
            Self::Int16 => DataType::Int16,
            Self::Int32 => DataType::Int32,
            Self::Int64 => DataType::Int64,
            Self::UInt16 => DataType::UInt16,
            Self::UInt32 => DataType::UInt32,
            Self::UInt64 => DataType::UInt64,
            Self::UInt16List => list(DataType::UInt16),
            Self::Utf8Map => {
                let [key, value] = pair();
                let pair = DataType::Struct(Fields::from(vec![key, value]));
                DataType::Map(Arc::new(Field::new("entries", pair, false)), false)
            }
        }
    }

    /// Returns whether a number is within the type.
    pub(crate) fn holds(self, number: i128) -> bool {
        match self {
            Self::Int8 => i8::try_from(number).is_ok(),
            Self::Int16 => i16::try_from(number).is_ok(),
            Self::Int32 => i32::try_from(number).is_ok(),
            Self::Int64 => i64::try_from(number).is_ok(),
            Self::UInt16 => u16::try_from(number).is_ok(),
            Self::UInt32 => u32::try_from(number).is_ok(),
            Self::UInt64 => u64::try_from(number).is_ok(),
            Self::Utf8 | Self::Bool | Self::UInt16List | Self::Utf8Map => false,
        }
    }

    /// The type in words of SQL, for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "utf8",
            Self::Bool => "bool",
            Self::Int8 => "int8",
            Self::Int16 => "int16",
            Self::Int32 => "int32",
            Self::Int64 => "int64",
            Self::UInt16 => "uint16",
            Self::UInt32 => "uint32",
            Self::UInt64 => "uint64",
            Self::UInt16List => "list<uint16>",
            Self::Utf8Map => "map<utf8, utf8>",
        }
    }
}

/// The items of a list.
pub(crate) fn item(kind: DataType) -> Field {
    Field::new("item", kind, false)
}

/// Key and value of a map.
pub(crate) fn pair() -> [Field; 2] {
    ["key", "value"].map(|name| Field::new(name, DataType::Utf8, false))
}
