//! Values as text.

use std::sync::Arc;

use cif_files::spreadsheet::cell;
use datafusion::arrow::array::{Array, ArrayRef, RecordBatch, RecordBatchOptions, StringArray};
use datafusion::arrow::datatypes::{DataType, Field, Schema};
use datafusion::arrow::error::ArrowError;
use datafusion::arrow::util::display::{ArrayFormatter, FormatOptions};

/// The batch for CSV: lists, maps and structures, which that has no place for, are text, and no
/// text is a formula.
pub(super) fn flat(batch: &RecordBatch) -> Result<RecordBatch, ArrowError> {
    let mut fields = Vec::with_capacity(batch.num_columns());
    let mut columns = Vec::with_capacity(batch.num_columns());
    for (field, column) in batch.schema().fields().iter().zip(batch.columns()) {
        let (name, kind) = (cell(field.name()), column.data_type());
        if kind.is_primitive() || matches!(kind, DataType::Boolean | DataType::Null) {
            fields.push(Field::new(name, kind.clone(), true));
            columns.push(Arc::clone(column));
        } else {
            fields.push(Field::new(name, DataType::Utf8, true));
            columns.push(map(column, |text| cell(&text).into_owned())?);
        }
    }
    let options = RecordBatchOptions::new().with_row_count(Some(batch.num_rows()));
    RecordBatch::try_new_with_options(Arc::new(Schema::new(fields)), columns, &options)
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
