//! Values as text.

use std::sync::Arc;

use datafusion::arrow::array::{Array, ArrayRef, RecordBatch, StringArray};
use datafusion::arrow::datatypes::{DataType, Field, Schema};
use datafusion::arrow::error::ArrowError;
use datafusion::arrow::util::display::{ArrayFormatter, FormatOptions};

/// The batch with lists, maps and structures as text, which CSV has no place for.
pub(super) fn flat(batch: &RecordBatch) -> Result<RecordBatch, ArrowError> {
    if !batch.columns().iter().any(|it| it.data_type().is_nested()) {
        return Ok(batch.clone());
    }
    let mut fields = Vec::with_capacity(batch.num_columns());
    let mut columns = Vec::with_capacity(batch.num_columns());
    for (field, column) in batch.schema().fields().iter().zip(batch.columns()) {
        if column.data_type().is_nested() {
            fields.push(Arc::new(Field::new(field.name(), DataType::Utf8, true)));
            columns.push(map(column, |text| text)?);
        } else {
            fields.push(Arc::clone(field));
            columns.push(Arc::clone(column));
        }
    }
    RecordBatch::try_new(Arc::new(Schema::new(fields)), columns)
}

/// A column as text, changed by `change`; null stays null.
pub(super) fn map(
    column: &ArrayRef,
    change: impl Fn(String) -> String,
) -> Result<ArrayRef, ArrowError> {
    let options = FormatOptions::default();
    let formatter = ArrayFormatter::try_new(column, &options)?;
    let mut texts = Vec::with_capacity(column.len());
    for row in 0..column.len() {
        texts.push(if column.is_null(row) {
            None
        } else {
            Some(change(formatter.value(row).try_to_string()?))
        });
    }
    Ok(Arc::new(StringArray::from(texts)))
}
