//! The check of what can be written finds what the writer finds, wherever it stands.

use std::path::Path;

use cif_types::{CifItem, IntoOwned, Limits, Violation, frame, read, read_item, stream, write};
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

/// The archives with one fault each, of values and attributes as the schema has them.
fn faults(folder: &Path, texts: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            faults(&path, texts);
        } else {
            texts.push(std::fs::read_to_string(path).expect("a text"));
        }
    }
}

/// Returns whether a text does not fit whose element has no attributes.
fn is_bare(violation: &Violation, text: &str) -> bool {
    let Some(tag) = text[..=violation.span.range().start].rfind('<') else {
        return false;
    };
    let tag = text[tag..].split('>').next().unwrap_or_default();
    violation.id.contains("/text()/") && !tag.contains('=')
}

/// A text that does not fit is not written as an empty one, which would not fit either.
#[test]
fn what_does_not_fit_is_left_out() {
    let mut texts = Vec::new();
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus/faults/schema");
    faults(&corpus, &mut texts);
    let mut refused = 0;
    for text in &texts {
        let there = read(text);
        let texts = there.violations.iter().filter(|it| is_bare(it, text));
        refused += texts.count();
        let written = write(&there.value).expect("an archive");
        let back = read(&written).violations;
        assert!(
            !back.iter().any(|it| is_bare(it, &written)),
            "{text}\n{written}"
        );
    }
    assert!(refused > 30, "{refused}");
}
