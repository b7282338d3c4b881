//! Maps as lists of pairs: an object of JSON has a name once, and a game may have a tag twice.

use std::sync::Arc;

use datafusion::arrow::array::{
    Array, ArrayRef, AsArray, ListArray, RecordBatch, RecordBatchOptions, StructArray,
};
use datafusion::arrow::datatypes::{DataType, Field, Schema};
use datafusion::arrow::error::ArrowError;

/// The batch with lists of objects, which have a `key` and a `value`, in place of maps.
pub(super) fn listed(batch: &RecordBatch) -> Result<RecordBatch, ArrowError> {
    let columns: Vec<_> = batch.columns().iter().map(list).collect();
    let fields = batch.schema();
    let fields = fields.fields().iter().zip(&columns);
    let fields: Vec<_> = fields
        .map(|(field, column)| of_kind(field, column))
        .collect();
    let options = RecordBatchOptions::new().with_row_count(Some(batch.num_rows()));
    RecordBatch::try_new_with_options(Arc::new(Schema::new(fields)), columns, &options)
}

fn of_kind(field: &Field, column: &ArrayRef) -> Field {
    Field::new(field.name(), column.data_type().clone(), true)
}

fn list(column: &ArrayRef) -> ArrayRef {
    match column.data_type() {
        DataType::Map(..) => Arc::new(ListArray::from(column.as_map().clone())),
        DataType::List(field) => {
            let lists = column.as_list::<i32>();
            let values = list(lists.values());
            let field = Arc::new(of_kind(field, &values));
            let (offsets, nulls) = (lists.offsets().clone(), lists.nulls().cloned());
            Arc::new(ListArray::new(field, offsets, values, nulls))
        }
        DataType::Struct(fields) => {
            let parts = column.as_struct();
            let columns: Vec<_> = parts.columns().iter().map(list).collect();
            let fields = fields.iter().zip(&columns);
            let fields: Vec<_> = fields
                .map(|(field, column)| of_kind(field, column))
                .collect();
            Arc::new(StructArray::new(
                fields.into(),
                columns,
                parts.nulls().cloned(),
            ))
        }
        _ => Arc::clone(column),
    }
}
