//! The functions of chess. Each is one declaration, with its meaning and an example, in the
//! file of what it is about; the manual and the prompt list them from here, and the tests run
//! the examples.
//!
//! A game is given as packed moves (`list<uint16>`, the column `moves`) or as text in SAN or
//! UCI, with move numbers, comments and variations or without: those are left out. It begins
//! with the standard position, or with the one that the arguments `start_fen` and `variant`
//! name, and null is the standard there.
//!
//! A value of a row that cannot be read gives null. A pattern that somebody wrote into the
//! query, such as the opening of `has_opening`, is an error if it cannot be read.

#![allow(clippy::unnecessary_wraps, reason = "all functions have one type")]

mod argument;
mod details;
mod material;
mod members;
mod moves;
mod notation;
mod position;
mod score;
mod start;
mod udf;

use datafusion::arrow::array::ArrayRef;
use datafusion::arrow::datatypes::DataType;
use datafusion::error::Result;
use datafusion::logical_expr::ScalarUDF;

pub use self::argument::{Argument, Kind};
pub(crate) use self::members::{Kept, Members};
use self::udf::Inputs;
pub(crate) use self::udf::Udf;

/// A function of SQL, and its page in the manual.
#[derive(Debug)]
pub struct Function {
    /// The name in queries.
    pub name: &'static str,
    /// Another name, if there is one.
    pub alias: Option<&'static str>,
    /// The arguments in their order; those that may be left out come last.
    pub arguments: &'static [Argument],
    /// The meaning, in Markdown.
    pub about: &'static str,
    /// A call as one writes it.
    pub example: &'static str,
    /// The value of the example, as a table shows it.
    pub gives: &'static str,
    returns: fn() -> DataType,
    call: fn(&Inputs) -> Result<ArrayRef>,
}

impl Function {
    /// The function as DataFusion takes it.
    pub fn udf(&'static self) -> ScalarUDF {
        Udf::of(self).into()
    }

    /// The type of its values.
    pub fn returns(&self) -> DataType {
        (self.returns)()
    }

    /// The call with the names of its arguments: `fen_at(moves, ply[, start_fen[, variant]])`.
    pub fn synopsis(&self) -> String {
        let mut text = format!("{}(", self.name);
        let mut optional = 0;
        for (number, argument) in self.arguments.iter().enumerate() {
            if argument.is_optional {
                text.push('[');
                optional += 1;
            }
            if number > 0 {
                text.push_str(", ");
            }
            text.push_str(argument.name);
        }
        text.push_str(&"]".repeat(optional));
        text.push(')');
        text
    }

    /// The number of arguments that must be there.
    fn required(&self) -> usize {
        self.arguments.iter().filter(|it| !it.is_optional).count()
    }
}

/// All functions, those of one concern together.
pub fn all() -> impl Iterator<Item = &'static Function> {
    [
        moves::FUNCTIONS,
        notation::FUNCTIONS,
        details::FUNCTIONS,
        position::FUNCTIONS,
        material::FUNCTIONS,
        score::FUNCTIONS,
    ]
    .into_iter()
    .flatten()
}
