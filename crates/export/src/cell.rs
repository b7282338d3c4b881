//! Values of a batch, for formats of text.

use arrow_array::cast::AsArray as _;
use arrow_array::types::{
    Int8Type, Int16Type, Int32Type, Int64Type, UInt8Type, UInt16Type, UInt32Type, UInt64Type,
};
use arrow_array::{Array, ArrayRef};
use arrow_schema::DataType;
use serde_json::Value;

/// The value of a column in a row. Pairs are a list of objects with key and value, as all
/// readers take them.
pub(crate) fn json(array: &ArrayRef, row: usize) -> Value {
    if array.is_null(row) {
        return Value::Null;
    }
    match array.data_type() {
        DataType::Utf8 => array.as_string::<i32>().value(row).into(),
        DataType::Boolean => array.as_boolean().value(row).into(),
        DataType::Int8 => array.as_primitive::<Int8Type>().value(row).into(),
        DataType::Int16 => array.as_primitive::<Int16Type>().value(row).into(),
        DataType::Int32 => array.as_primitive::<Int32Type>().value(row).into(),
        DataType::Int64 => array.as_primitive::<Int64Type>().value(row).into(),
        DataType::UInt8 => array.as_primitive::<UInt8Type>().value(row).into(),
        DataType::UInt16 => array.as_primitive::<UInt16Type>().value(row).into(),
        DataType::UInt32 => array.as_primitive::<UInt32Type>().value(row).into(),
        DataType::UInt64 => array.as_primitive::<UInt64Type>().value(row).into(),
        DataType::List(_) => all(&array.as_list::<i32>().value(row)).into(),
        DataType::Map(..) => {
            let pairs = array.as_map().value(row);
            let keys = all(pairs.column(0)).into_iter();
            let pairs = keys.zip(all(pairs.column(1)));
            pairs
                .map(|(key, value)| serde_json::json!({ "key": key, "value": value }))
                .collect()
        }
        // No column is of another type.
        _ => Value::Null,
    }
}

fn all(array: &ArrayRef) -> Vec<Value> {
    (0..array.len()).map(|row| json(array, row)).collect()
}

/// The same for a field of CSV: lists with blanks between their items, pairs as JSON. A text
/// that a spreadsheet would take for a formula has an apostrophe before it.
pub(crate) fn plain(array: &ArrayRef, row: usize) -> String {
    match json(array, row) {
        Value::Null => String::new(),
        Value::String(text) => cif_files::spreadsheet::cell(&text).into_owned(),
        Value::Array(items) if items.iter().all(Value::is_number) => {
            let items: Vec<String> = items.iter().map(Value::to_string).collect();
            items.join(" ")
        }
        other => other.to_string(),
    }
}
