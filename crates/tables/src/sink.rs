//! The end at which values of a column arrive: a builder of its Arrow array, or one value
//! that a filter looks at.

use std::sync::Arc;

use arrow_array::builder::{
    ArrayBuilder, BooleanBuilder, Int8Builder, Int16Builder, Int32Builder, Int64Builder,
    ListBuilder, MapBuilder, MapFieldNames, StringBuilder, UInt16Builder, UInt32Builder,
    UInt64Builder,
};
use arrow_array::{ArrayRef, StringArray};
use arrow_schema::DataType;

use crate::kind::{Kind, item, pair};

/// The end at which values of a column arrive, one for each row.
pub(crate) struct Sink {
    to: To,
    /// A text while it is written.
    text: String,
}

/// A value on its own.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) enum Value {
    #[default]
    Null,
    Text(String),
    Number(i128),
    Flag(bool),
}

enum To {
    Utf8(StringBuilder),
    Bool(BooleanBuilder),
    Int8(Int8Builder),
    Int16(Int16Builder),
    Int32(Int32Builder),
    Int64(Int64Builder),
    UInt16(UInt16Builder),
    UInt32(UInt32Builder),
    UInt64(UInt64Builder),
    UInt16List(ListBuilder<UInt16Builder>),
    Utf8Map(Box<MapBuilder<StringBuilder, StringBuilder>>),
    Value(Kind, Value),
}

impl Sink {
    /// A builder of an array.
    pub(crate) fn array(kind: Kind) -> Self {
        let to = match kind {
            Kind::Utf8 => To::Utf8(StringBuilder::new()),
            Kind::Bool => To::Bool(BooleanBuilder::new()),
            Kind::Int8 => To::Int8(Int8Builder::new()),
            Kind::Int16 => To::Int16(Int16Builder::new()),
            Kind::Int32 => To::Int32(Int32Builder::new()),
            Kind::Int64 => To::Int64(Int64Builder::new()),
            Kind::UInt16 => To::UInt16(UInt16Builder::new()),
            Kind::UInt32 => To::UInt32(UInt32Builder::new()),
            Kind::UInt64 => To::UInt64(UInt64Builder::new()),
            Kind::UInt16List => {
                let list = ListBuilder::new(UInt16Builder::new());
                To::UInt16List(list.with_field(item(DataType::UInt16)))
            }
            Kind::Utf8Map => {
                let names = MapFieldNames {
                    entry: "entries".to_owned(),
                    key: "key".to_owned(),
                    value: "value".to_owned(),
                };
                let [key, value] = pair();
                let map = MapBuilder::new(Some(names), StringBuilder::new(), StringBuilder::new())
                    .with_keys_field(key)
                    .with_values_field(value);
                To::Utf8Map(Box::new(map))
            }
        };
        Self {
            to,
            text: String::new(),
        }
    }

    /// A place for one value of a column, which the next one replaces.
    pub(crate) fn value(kind: Kind) -> Self {
        Self {
            to: To::Value(kind, Value::Null),
            text: String::new(),
        }
    }

    /// The last value.
    pub(crate) fn into_value(self) -> Value {
        match self.to {
            To::Value(_, value) => value,
            _ => Value::Null,
        }
    }

    /// The array of the values so far; the next ones begin another.
    pub(crate) fn finish(&mut self) -> ArrayRef {
        match &mut self.to {
            To::Utf8(it) => Arc::new(finish_texts(it)),
            To::Bool(it) => Arc::new(it.finish()),
            To::Int8(it) => Arc::new(it.finish()),
            To::Int16(it) => Arc::new(it.finish()),
            To::Int32(it) => Arc::new(it.finish()),
            To::Int64(it) => Arc::new(it.finish()),
            To::UInt16(it) => Arc::new(it.finish()),
            To::UInt32(it) => Arc::new(it.finish()),
            To::UInt64(it) => Arc::new(it.finish()),
            To::UInt16List(it) => Arc::new(it.finish()),
            To::Utf8Map(it) => ArrayBuilder::finish(&mut **it),
            To::Value(..) => Arc::new(arrow_array::NullArray::new(0)),
        }
    }

    /// A text, or null.
    pub(crate) fn text<'t>(&mut self, text: impl Into<Option<&'t str>>) {
        let text = text.into();
        match &mut self.to {
            To::Utf8(to) => to.append_option(text),
            To::Value(_, to) => {
                *to = text.map_or(Value::Null, |text| Value::Text(text.to_owned()));
            }
            _ => self.mismatch(),
        }
    }

    /// A text that is written to the end of a string.
    pub(crate) fn written(&mut self, write: impl FnOnce(&mut String)) {
        let mut text = std::mem::take(&mut self.text);
        text.clear();
        write(&mut text);
        self.text(text.as_str());
        self.text = text;
    }

    /// A number, or null; null too where it is beyond the type of the column.
    pub(crate) fn number(&mut self, number: Option<impl TryInto<i128>>) {
        let number: Option<i128> = number.and_then(|it| it.try_into().ok());
        match &mut self.to {
            To::Int8(to) => to.append_option(number.and_then(|it| it.try_into().ok())),
            To::Int16(to) => to.append_option(number.and_then(|it| it.try_into().ok())),
            To::Int32(to) => to.append_option(number.and_then(|it| it.try_into().ok())),
            To::Int64(to) => to.append_option(number.and_then(|it| it.try_into().ok())),
            To::UInt16(to) => to.append_option(number.and_then(|it| it.try_into().ok())),
            To::UInt32(to) => to.append_option(number.and_then(|it| it.try_into().ok())),
            To::UInt64(to) => to.append_option(number.and_then(|it| it.try_into().ok())),
            To::Value(kind, to) => {
                let number = number.filter(|it| kind.holds(*it));
                *to = number.map_or(Value::Null, Value::Number);
            }
            _ => self.mismatch(),
        }
    }

    /// True or false, or null.
    pub(crate) fn flag(&mut self, flag: impl Into<Option<bool>>) {
        let flag = flag.into();
        match &mut self.to {
            To::Bool(to) => to.append_option(flag),
            To::Value(_, to) => *to = flag.map_or(Value::Null, Value::Flag),
            _ => self.mismatch(),
        }
    }

    /// A list of numbers, or null.
    pub(crate) fn words(&mut self, list: Option<impl Iterator<Item = u16>>) {
        if let To::UInt16List(to) = &mut self.to {
            let is_there = list.is_some();
            to.values().extend(list.into_iter().flatten().map(Some));
            to.append(is_there);
        } else {
            self.mismatch();
        }
    }

    /// Pairs of texts.
    pub(crate) fn pairs<'t>(&mut self, pairs: impl Iterator<Item = (&'t str, &'t str)>) {
        if let To::Utf8Map(to) = &mut self.to {
            for (key, value) in pairs {
                to.keys().append_value(key);
                to.values().append_value(value);
            }
            // Keys and values are as many as each other.
            let _ = to.append(true);
        } else {
            self.mismatch();
        }
    }

    /// A value of another type than the column's, which the declaration of columns rules out.
    fn mismatch(&mut self) {
        debug_assert!(matches!(self.to, To::Value(..)), "a value of another type");
        if let To::Value(_, to) = &mut self.to {
            *to = Value::Null;
        }
    }
}

/// The array of the texts so far. The next ones find as much room.
fn finish_texts(texts: &mut StringBuilder) -> StringArray {
    let next = StringBuilder::with_capacity(texts.len(), texts.values_slice().len());
    std::mem::replace(texts, next).finish()
}
