//! Arguments of functions: names, and the types that they are brought into.

use std::sync::Arc;

use datafusion::arrow::datatypes::{DataType, Field};
use datafusion::common::plan_err;
use datafusion::error::Result;

/// An argument of a function.
#[derive(Debug)]
pub struct Argument {
    /// The name in the manual.
    pub name: &'static str,
    /// The values that it takes.
    pub kind: Kind,
    /// True if it may be left out.
    pub is_optional: bool,
}

/// The values that an argument takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Packed moves or their text.
    Moves,
    /// Text.
    Text,
    /// A whole number.
    Integer,
    /// A number.
    Number,
}

/// The moves of a game.
pub(super) const MOVES: Argument = required("moves", Kind::Moves);
/// A position.
pub(super) const FEN: Argument = required("fen", Kind::Text);
/// The start position of a game.
pub(super) const START_FEN: Argument = optional("start_fen", Kind::Text);
/// The variant of a game.
pub(super) const VARIANT: Argument = optional("variant", Kind::Text);

pub(super) const fn required(name: &'static str, kind: Kind) -> Argument {
    Argument {
        name,
        kind,
        is_optional: false,
    }
}

pub(super) const fn optional(name: &'static str, kind: Kind) -> Argument {
    Argument {
        name,
        kind,
        is_optional: true,
    }
}

/// Packed moves.
pub(super) fn packed() -> DataType {
    DataType::List(Arc::new(Field::new_list_field(DataType::UInt16, true)))
}

impl Kind {
    /// The type into which a value of another type is brought.
    pub(super) fn coerce(self, given: &DataType) -> Result<DataType> {
        let is_text = |it: &DataType| it.is_string() || it.is_null();
        let is_number = |it: &DataType| it.is_numeric() || it.is_null();
        Ok(match (self, given) {
            (_, DataType::Dictionary(_, value)) => return self.coerce(value),
            (
                Self::Moves,
                DataType::List(item)
                | DataType::LargeList(item)
                | DataType::ListView(item)
                | DataType::FixedSizeList(item, _),
            ) if is_number(item.data_type()) => packed(),
            (Self::Moves | Self::Text, given) if is_text(given) => DataType::Utf8,
            (Self::Integer, given) if given.is_integer() || given.is_null() => DataType::Int64,
            (Self::Number, given) if is_number(given) => DataType::Float64,
            _ => {
                let wanted = match self {
                    Self::Moves => "moves: a list of numbers as in the column moves, or text",
                    Self::Text => "text",
                    Self::Integer => "a whole number",
                    Self::Number => "a number",
                };
                return plan_err!("{given} is not {wanted}");
            }
        })
    }
}
