//! Columns: name, type and meaning of each, declared beside the function that computes it.

use arrow_schema::{DataType, Field, Fields};
use std::collections::HashMap;
use std::sync::Arc;

use crate::sink::Sink;

/// A column of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// The type of its values.
    pub kind: Kind,
    /// True if it may be null: where the source says nothing.
    pub nullable: bool,
    /// The meaning, with its unit, in one or more sentences.
    pub meaning: &'static str,
    /// True if it is computed only when it is named, because it costs work.
    pub on_demand: bool,
    /// True if it stands in the head of a game, so that a filter on it spares the moves.
    pub in_head: bool,
    /// The name in the Lichess data sets, where the meaning is the same.
    pub lichess: Option<&'static str>,
}

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

impl Column {
    /// The field of an Arrow schema, with the meaning in its metadata.
    pub fn field(&self) -> Field {
        let meaning = HashMap::from([("description".to_owned(), self.meaning.to_owned())]);
        Field::new(self.name, self.kind.data_type(), self.nullable).with_metadata(meaning)
    }
}

/// The rows of a table.
pub(crate) trait Rows {
    /// A row, which borrows from its game.
    type Row<'r>;
}

/// A column, and how its value is found in a row.
pub(crate) struct Definition<T: Rows> {
    pub(crate) column: Column,
    pub(crate) value: for<'s, 'r> fn(&'s T::Row<'r>, &mut Sink),
    /// True if it needs the moves to be played.
    pub(crate) replays: bool,
}

impl<T: Rows> Definition<T> {
    /// A column that is never null.
    pub(crate) const fn new(
        name: &'static str,
        kind: Kind,
        meaning: &'static str,
        value: for<'s, 'r> fn(&'s T::Row<'r>, &mut Sink),
    ) -> Self {
        Self {
            column: Column {
                name,
                kind,
                nullable: false,
                meaning,
                on_demand: false,
                in_head: false,
                lichess: None,
            },
            value,
            replays: false,
        }
    }

    /// The same that may be null.
    pub(crate) const fn or_null(mut self) -> Self {
        self.column.nullable = true;
        self
    }

    /// The same of the head of a game.
    pub(crate) const fn in_head(mut self) -> Self {
        self.column.in_head = true;
        self
    }

    /// The same that Lichess has by this name.
    pub(crate) const fn lichess(mut self, name: &'static str) -> Self {
        self.column.lichess = Some(name);
        self
    }

    /// The same with the moves played.
    pub(crate) const fn replayed(mut self) -> Self {
        self.replays = true;
        self
    }

    /// The same that is computed only when it is named.
    pub(crate) const fn on_demand(mut self) -> Self {
        self.column.on_demand = true;
        self
    }
}
