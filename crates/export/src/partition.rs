//! Rows parted by the values of a column, as Hive has it: a folder `year=2020` for each.

use std::fmt::Write as _;

use arrow_array::{Array as _, BooleanArray, RecordBatch};
use arrow_schema::ArrowError;
use arrow_select::filter::filter_record_batch;
use serde_json::Value;

use crate::cell;

/// The parts of a batch, each with the name of its folder, in the order in which they begin.
/// The column stays in the rows.
pub(crate) fn part(
    batch: &RecordBatch,
    column: usize,
) -> Result<Vec<(String, RecordBatch)>, ArrowError> {
    let array = batch.column(column);
    let schema = batch.schema();
    let name = schema.field(column).name();
    let values: Vec<Value> = (0..array.len()).map(|row| cell::json(array, row)).collect();
    let mut distinct: Vec<&Value> = Vec::new();
    for value in &values {
        if !distinct.contains(&value) {
            distinct.push(value);
        }
    }
    let part = |wanted: &Value| {
        let folder = format!("{name}={}", folder(wanted));
        if distinct.len() == 1 {
            return Ok((folder, batch.clone()));
        }
        let rows: BooleanArray = values.iter().map(|it| Some(it == wanted)).collect();
        Ok((folder, filter_record_batch(batch, &rows)?))
    };
    distinct.iter().map(|wanted| part(wanted)).collect()
}

/// The name of a folder for a value. What a path cannot hold is written as in addresses.
fn folder(value: &Value) -> String {
    let text = match value {
        Value::Null => return "__HIVE_DEFAULT_PARTITION__".to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let mut name = String::new();
    for char in text.chars() {
        if char.is_alphanumeric() || matches!(char, '-' | '_' | ' ' | ',') {
            name.push(char);
            continue;
        }
        for byte in char.encode_utf8(&mut [0; 4]).bytes() {
            // Writing to a String cannot fail.
            let _ = write!(name, "%{byte:02X}");
        }
    }
    name
}
