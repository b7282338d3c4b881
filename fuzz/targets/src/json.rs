//! An archive is the same after the way to JSON and back, and after being written and read;
//! what JSON holds an archive of can be written, and the same holds for that.

use cif::model::Cif;
use serde::de::Deserialize as _;

pub(crate) fn run(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    if let Some(archive) = read(text)
        && let Ok(text) = cif::write::text(&archive)
    {
        there_and_back(&text);
    }
    there_and_back(text);
}

/// The way of an archive without faults.
fn there_and_back(text: &str) {
    let reading = cif::read::text(text);
    let archive = &reading.value.value;
    let json = serde_json::to_string(archive).expect("an archive can be said in JSON");
    if !reading.violations.is_empty() {
        return;
    }
    let back = read(&json).expect("what was written is an archive");
    assert!(back == *archive, "{json}");
    let written = cif::write::text(&back).expect("it can be written");
    let again = cif::read::text(&written);
    assert_eq!(again.violations, [], "{written}");
    assert!(again.value.value == back, "{written}");
    assert_eq!(cif::write::text(&again.value.value).as_ref(), Ok(&written));
}

fn read(json: &str) -> Option<Cif<'static>> {
    let mut reader = serde_json::Deserializer::from_str(json);
    reader.disable_recursion_limit();
    let archive = Cif::deserialize(&mut reader).ok()?;
    reader.end().ok()?;
    Some(archive)
}
