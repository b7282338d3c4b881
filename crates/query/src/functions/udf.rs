//! Functions as DataFusion takes them, and their arguments row by row.

use std::hash::{Hash, Hasher};

use datafusion::arrow::array::{Array, ArrayRef, AsArray};
use datafusion::arrow::datatypes::{DataType, Float64Type, Int64Type};
use datafusion::common::plan_err;
use datafusion::error::Result;
use datafusion::logical_expr::{
    ColumnarValue, ScalarFunctionArgs, ScalarUDFImpl, Signature, Volatility,
};

use super::{Function, Kept, Members};

/// A function with what DataFusion wants to borrow of it.
#[derive(Clone, Debug)]
pub(crate) struct Udf {
    function: &'static Function,
    members: Members,
    kept: Option<Kept>,
    signature: Signature,
    aliases: Vec<String>,
}

impl Udf {
    pub(super) fn of(function: &'static Function) -> Self {
        Self {
            function,
            members: Members::ALL,
            kept: None,
            signature: Signature::user_defined(Volatility::Immutable),
            aliases: function.alias.into_iter().map(str::to_owned).collect(),
        }
    }

    /// The members of moves that it writes.
    #[cfg(test)]
    pub(crate) const fn members(&self) -> Members {
        self.members
    }

    /// The function with these members of moves alone; none if it gives no moves, or these already.
    pub(crate) fn narrowed(&self, members: Members) -> Option<Self> {
        let gives_moves = Members::are_in(&self.function.returns());
        (gives_moves && self.members != members).then(|| Self {
            members,
            ..self.clone()
        })
    }

    /// Returns true if it leaves out moves.
    #[cfg(test)]
    pub(crate) const fn is_keeping(&self) -> bool {
        self.kept.is_some()
    }

    /// The function with these moves alone; none if it gives no moves, or leaves out some already.
    pub(crate) fn keeping(&self, kept: Kept) -> Option<Self> {
        let gives_moves = Members::are_in(&self.function.returns());
        (gives_moves && self.kept.is_none()).then(|| Self {
            kept: Some(kept),
            ..self.clone()
        })
    }
}

// There is one function of a name.
impl PartialEq for Udf {
    fn eq(&self, other: &Self) -> bool {
        self.function.name == other.function.name
            && self.members == other.members
            && self.kept == other.kept
    }
}

impl Eq for Udf {}

impl Hash for Udf {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.function.name.hash(state);
        self.members.hash(state);
        self.kept.hash(state);
    }
}

impl ScalarUDFImpl for Udf {
    fn name(&self) -> &str {
        self.function.name
    }

    fn aliases(&self) -> &[String] {
        &self.aliases
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn coerce_types(&self, given: &[DataType]) -> Result<Vec<DataType>> {
        let function = self.function;
        if !(function.required()..=function.arguments.len()).contains(&given.len()) {
            let synopsis = function.synopsis();
            let number = given.len();
            return plan_err!("{synopsis}: not with {number} arguments");
        }
        let arguments = function.arguments.iter().zip(given);
        arguments
            .map(|(argument, given)| match argument.kind.coerce(given) {
                Ok(wanted) => Ok(wanted),
                Err(error) => plan_err!(
                    "{}: {}: {}",
                    function.synopsis(),
                    argument.name,
                    error.message()
                ),
            })
            .collect()
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        let whole = self.function.returns();
        Ok(if Members::are_in(&whole) {
            DataType::List(self.members.item())
        } else {
            whole
        })
    }

    fn invoke_with_args(&self, args: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let is_written = args.args.iter();
        let is_written: Vec<bool> = is_written
            .map(|it| matches!(it, ColumnarValue::Scalar(_)))
            .collect();
        let is_constant = is_written.iter().all(|it| *it);
        let inputs = Inputs {
            members: self.members,
            kept: self.kept.clone(),
            rows: if is_constant { 1 } else { args.number_rows },
            is_written,
            columns: ColumnarValue::values_to_arrays(&args.args)?,
        };
        let values = (self.function.call)(&inputs)?;
        Ok(if is_constant {
            datafusion::common::ScalarValue::try_from_array(&values, 0)?.into()
        } else {
            values.into()
        })
    }
}

/// The arguments of a call, for all rows of a batch.
pub(super) struct Inputs {
    /// The members of moves that are wanted.
    pub(super) members: Members,
    /// The moves that are wanted; none for all.
    pub(super) kept: Option<Kept>,
    columns: Vec<ArrayRef>,
    /// True for each argument that is one value for all rows, as the query has it.
    is_written: Vec<bool>,
    rows: usize,
}

impl Inputs {
    /// The rows.
    pub(super) fn rows(&self) -> std::ops::Range<usize> {
        0..self.rows
    }

    /// A pattern that was read: an error stands where the query has it, and is null where a row has.
    pub(super) fn pattern<T>(&self, at: usize, read: Result<T>) -> Result<Option<T>> {
        let is_written = self.is_written.get(at).copied().unwrap_or_default();
        match read {
            Ok(pattern) => Ok(Some(pattern)),
            Err(error) if is_written => Err(error),
            Err(_) => Ok(None),
        }
    }

    /// The column, where the argument is given and has a value in this row.
    pub(super) fn column(&self, at: usize, row: usize) -> Option<&ArrayRef> {
        self.columns.get(at).filter(|it| it.is_valid(row))
    }

    /// Text.
    pub(super) fn text(&self, at: usize, row: usize) -> Option<&str> {
        let texts = self.column(at, row)?.as_string_opt::<i32>()?;
        Some(texts.value(row))
    }

    /// A whole number.
    pub(super) fn integer(&self, at: usize, row: usize) -> Option<i64> {
        let numbers = self.column(at, row)?.as_primitive_opt::<Int64Type>()?;
        Some(numbers.value(row))
    }

    /// A number.
    pub(super) fn number(&self, at: usize, row: usize) -> Option<f64> {
        let numbers = self.column(at, row)?.as_primitive_opt::<Float64Type>()?;
        Some(numbers.value(row))
    }
}
