//! The check of what can be written finds what the writer finds, wherever it stands.

use std::path::Path;

use cif_types::{CifItem, IntoOwned, Limits, frame, read_item, stream};
use serde_json::Value;

/// All items of the archives that have every element.
fn items() -> Vec<CifItem<'static>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus/everything");
    let mut items = Vec::new();
    for file in std::fs::read_dir(folder).expect("the corpus") {
        let text = std::fs::read(file.expect("a file").path()).expect("a text");
        let mut stream = stream(&*text, &Limits::default());
        while let Some(mut piece) = stream.next_piece().expect("an archive") {
            items.extend(read_item(&mut piece).item.map(IntoOwned::into_owned));
        }
    }
    items
}

/// Puts a character that XML cannot hold into the text with this number; false where there are
/// fewer.
fn spoil(value: &mut Value, left: &mut usize) -> bool {
    match value {
        Value::String(_) if *left > 0 => *left -= 1,
        Value::String(text) => {
            text.push('\u{1}');
            return true;
        }
        Value::Array(values) => return values.iter_mut().any(|it| spoil(it, left)),
        Value::Object(values) => return values.values_mut().any(|it| spoil(it, left)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
    false
}

#[test]
fn a_check_finds_what_the_writer_finds() {
    let mut refused = 0;
    for item in items() {
        assert_eq!(frame::check_item(&item), Ok(()));
        let whole = serde_json::to_value(&item).expect("JSON");
        for number in 0.. {
            let mut spoilt = whole.clone();
            if !spoil(&mut spoilt, &mut number.clone()) {
                break;
            }
            // Many types have no such values.
            let Ok(item) = serde_json::from_value::<CifItem<'_>>(spoilt) else {
                continue;
            };
            let written = frame::push_item(&item, &mut String::new());
            assert_eq!(frame::check_item(&item), written);
            refused += usize::from(written.is_err());
        }
    }
    assert!(refused > 100, "{refused}");
}
