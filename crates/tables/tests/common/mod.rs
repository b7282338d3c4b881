//! Batches as lines of text, to be compared.

// Each test uses some of it.
#![allow(dead_code)]

use std::path::Path;

use arrow_array::cast::AsArray as _;
use arrow_array::types::{
    Int8Type, Int16Type, Int32Type, Int64Type, UInt8Type, UInt16Type, UInt32Type, UInt64Type,
};
use arrow_array::{Array as _, ArrayRef, RecordBatch};
use arrow_schema::DataType;
use cif_tables::{Scan, Table};

/// The value of a column in a row; nothing where it is null.
pub(crate) fn value(array: &ArrayRef, row: usize) -> Option<String> {
    if array.is_null(row) {
        return None;
    }
    Some(match array.data_type() {
        DataType::Utf8 => array.as_string::<i32>().value(row).to_owned(),
        DataType::Boolean => array.as_boolean().value(row).to_string(),
        DataType::Int8 => array.as_primitive::<Int8Type>().value(row).to_string(),
        DataType::Int16 => array.as_primitive::<Int16Type>().value(row).to_string(),
        DataType::Int32 => array.as_primitive::<Int32Type>().value(row).to_string(),
        DataType::Int64 => array.as_primitive::<Int64Type>().value(row).to_string(),
        DataType::UInt8 => array.as_primitive::<UInt8Type>().value(row).to_string(),
        DataType::UInt16 => array.as_primitive::<UInt16Type>().value(row).to_string(),
        DataType::UInt32 => array.as_primitive::<UInt32Type>().value(row).to_string(),
        DataType::UInt64 => array.as_primitive::<UInt64Type>().value(row).to_string(),
        DataType::List(_) => all(&array.as_list::<i32>().value(row)).join(" "),
        DataType::Map(..) => {
            let pairs = array.as_map().value(row);
            let (keys, values) = (all(pairs.column(0)), all(pairs.column(1)));
            let pairs = keys.into_iter().zip(values);
            let pairs: Vec<String> = pairs.map(|(key, value)| format!("{key}={value}")).collect();
            pairs.join("; ")
        }
        other => panic!("no column is {other}"),
    })
}

fn all(array: &ArrayRef) -> Vec<String> {
    (0..array.len())
        .filter_map(|row| value(array, row))
        .collect()
}

/// The rows of a batch, null as a minus sign.
pub(crate) fn rows(batch: &RecordBatch) -> Vec<Vec<String>> {
    (0..batch.num_rows())
        .map(|row| {
            let columns = batch.columns().iter();
            columns
                .map(|it| value(it, row).unwrap_or_else(|| "-".to_owned()))
                .collect()
        })
        .collect()
}

/// A scan of one file.
pub(crate) fn scan(table: Table, columns: &[&str], path: &Path) -> Scan {
    Scan {
        columns: Scan::named(table, columns),
        ..Scan::new(table, [path.to_owned()])
    }
}

/// The rows of a scan.
pub(crate) fn scanned(scan: Scan) -> Vec<Vec<String>> {
    let batches: Result<Vec<RecordBatch>, _> = scan.batches().collect();
    batches
        .expect("the sources are read")
        .iter()
        .flat_map(rows)
        .collect()
}

/// The rows of a table, some columns of it.
pub(crate) fn table(table: Table, columns: &[&str], path: &Path) -> Vec<Vec<String>> {
    scanned(scan(table, columns, path))
}

/// A text in a file.
pub(crate) fn file(name: &str, text: &str) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    std::fs::write(&path, text).expect("a file");
    (folder, path)
}
