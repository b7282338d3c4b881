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
        let folder = shortened(format!("{name}={}", folder(wanted)));
        if distinct.len() == 1 {
            return Ok((folder, batch.clone()));
        }
        let rows: BooleanArray = values.iter().map(|it| Some(it == wanted)).collect();
        Ok((folder, filter_record_batch(batch, &rows)?))
    };
    distinct.iter().map(|wanted| part(wanted)).collect()
}

/// The name that stands for null.
const NULL: &str = "__HIVE_DEFAULT_PARTITION__";

/// The name of a folder for a value. What a path cannot hold is written as in addresses, and so is
/// the beginning of a text that would stand for null.
fn folder(value: &Value) -> String {
    let text = match value {
        Value::Null => return NULL.to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let mut name = String::new();
    for (at, char) in text.char_indices() {
        let is_plain = char.is_alphanumeric() || matches!(char, '-' | '_' | ' ' | ',');
        if is_plain && (at > 0 || text != NULL) {
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

/// A name that a file system takes. What is too long for one ends in a tilde, which no other name
/// has, and a hash (FNV-1a) of the whole, so that values with the same beginning stay apart.
fn shortened(name: String) -> String {
    const LONGEST: usize = 255;
    const HASH: usize = 16;
    if name.len() <= LONGEST {
        return name;
    }
    let hash = name.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    });
    let end = name.floor_char_boundary(LONGEST - HASH - 1);
    let kept = &name[..end];
    // No half of what stands for a byte.
    let kept = match kept.rfind('%') {
        Some(at) if kept.len() - at < "%00".len() => &kept[..at],
        _ => kept,
    };
    format!("{kept}~{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_not_taken_for_null() {
        let of = |text: &str| folder(&Value::String(text.to_owned()));
        assert_eq!(folder(&Value::Null), "__HIVE_DEFAULT_PARTITION__");
        assert_eq!(of(NULL), "%5F_HIVE_DEFAULT_PARTITION__");
        assert_eq!(of("__a_B%"), "__a_B%25");
    }

    #[test]
    fn long_names_are_shortened_and_stay_apart() {
        let name = |value: String| shortened(format!("event={}", folder(&Value::String(value))));
        assert_eq!(name("a".repeat(249)), format!("event={}", "a".repeat(249)));
        let long = name("a".repeat(250));
        assert_eq!(long, format!("event={}~bbb6c8f229691b34", "a".repeat(232)));
        assert_ne!(long, name("a".repeat(251)));
        for value in ["\u{e9}", "%", "a%", "aa%", "\u{265E}?"] {
            let name = name(value.repeat(250));
            assert!(name.len() <= 255, "{name}");
            let (kept, _) = name.split_once('~').unwrap();
            assert!(!kept.ends_with('%') && !kept.ends_with("%2") && !kept.ends_with("%3"));
        }
    }
}
