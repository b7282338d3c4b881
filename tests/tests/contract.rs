//! The contract of `cif-types` on documents made up from its tables: valid,
//! written and read back, through JSON, as a stream, owned.

use cif_oracles::judges;
use cif_tests::differential::Disagreement;
use cif_tests::sample::Sampler;
use cif_tests::{contract, corpus};
use cif_types::{Cif, IntoOwned};

const DOCUMENTS: u64 = 400;

/// Made-up documents and the valid archives of the corpus.
fn documents() -> impl Iterator<Item = String> {
    let sampled = (0..DOCUMENTS).map(|seed| Sampler::new(seed).document().to_document());
    sampled.chain(corpus::valid().expect("a readable corpus"))
}

#[test]
fn valid_documents_keep_every_promise() {
    for (number, text) in documents().enumerate() {
        let violations = contract::examine(&text, 1 + number % 37)
            .unwrap_or_else(|broken| panic!("document {number}: {broken}\n{text}"));
        assert!(
            violations.is_empty(),
            "document {number}: {violations:?}\n{text}"
        );
    }
}

#[test]
fn writing_is_stable() {
    for text in documents() {
        let once = cif_types::write(&cif_types::read(&text).value).expect("it can be written");
        let twice = cif_types::write(&cif_types::read(&once).value).expect("it can be written");
        assert_eq!(once, twice);
    }
}

#[test]
fn json_and_owned_values_are_equal() {
    for text in documents() {
        let value = cif_types::read(&text).value.value;
        let json = serde_json::to_string(&value).expect("it can be JSON");
        let mut source = serde_json::Deserializer::from_str(&json);
        let back: Cif<'_> = serde::Deserialize::deserialize(&mut source).expect("it is ours");
        assert_eq!(back, value, "{json}");
        let owned: Cif<'static> = value.clone().into_owned();
        assert_eq!(owned, value);
    }
}

#[test]
fn a_stream_gives_the_same_items() {
    for (number, text) in documents().enumerate() {
        let value = cif_types::read(&text).value.value;
        let parts = value.items.iter();
        let mut whole: Vec<serde_json::Value> = parts
            .map(|part| serde_json::to_value(part).expect("it can be JSON"))
            .collect();
        let info = cif_types::CifItem::Info(value.info.clone());
        whole.push(serde_json::to_value(info).expect("it can be JSON"));
        for chunk in [1 + number % 7, 64, 1 << 16] {
            let streamed = contract::stream(&text, chunk, true).expect("it streams");
            assert_eq!(streamed.items, whole, "chunk {chunk}: {text}");
        }
    }
}

#[test]
fn the_judges_call_made_up_and_written_documents_valid() {
    let folder = tempfile::tempdir().expect("a folder");
    let schema = folder.path().join("cif.xsd");
    std::fs::write(&schema, cif_schema::CIF_XSD).expect("a writable folder");
    let mut paths = Vec::new();
    for (number, text) in documents().enumerate() {
        let written = cif_types::write(&cif_types::read(&text).value).expect("it can be written");
        for (kind, text) in [("made", &text), ("written", &written)] {
            let path = folder.path().join(format!("{number}-{kind}.xml"));
            std::fs::write(&path, text).expect("a writable folder");
            paths.push(path);
        }
    }
    for judge in judges() {
        let share = if judge.name().starts_with("Python") {
            60
        } else {
            paths.len()
        };
        let verdicts = judge
            .judge(&schema, &paths[..share])
            .expect("a judge that runs");
        for (path, verdict) in paths.iter().zip(verdicts) {
            let text = std::fs::read_to_string(path).expect("it was written");
            let disagreement = Disagreement {
                text: &text,
                judge: judge.name(),
                ours: &[],
                verdict: &verdict,
            };
            assert!(
                verdict.is_valid() || disagreement.class().is_some(),
                "{}: {verdict}\n{text}",
                judge.name()
            );
        }
    }
}
