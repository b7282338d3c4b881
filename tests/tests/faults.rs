//! The archives under `faults/schema` and `faults/xml`: current, one for every
//! id, each with exactly its finding, and refused by the JDK too.

use std::collections::{HashMap, HashSet};

use cif_oracles::{Jdk, Judge};
use cif_tests::{contract, corpus, faults};

#[test]
fn every_id_stands_once_and_has_its_archive() {
    let ids = faults::ids();
    let distinct: HashSet<_> = ids.iter().collect();
    assert_eq!(distinct.len(), ids.len(), "an id stands twice");
    let made = faults::all();
    let stale = faults::stale(&made).expect("a readable corpus");
    assert!(stale.is_empty(), "run `cargo xtask faults`: {stale:#?}");
    let unmade = faults::unmade(&made);
    assert!(unmade.is_empty(), "no archive for {unmade:#?}");
    for (start, reason) in faults::NEVER_ALONE {
        let met = ids.iter().any(|id| id.starts_with(start));
        let made = made.iter().any(|fault| fault.id.starts_with(start));
        assert!(met && !made, "{start}: {reason}");
    }
}

#[test]
fn every_archive_gives_exactly_its_finding() {
    let mut found = HashMap::new();
    for part in ["schema", "xml"] {
        for path in corpus::archives(&faults::folder().join(part)) {
            let bytes = std::fs::read(&path).expect("a readable archive");
            let findings = faults::findings(&bytes);
            let [only] = &findings[..] else {
                panic!("{}: {findings:#?}", path.display());
            };
            // Words, not a pattern of XML Schema.
            let message = &only.message;
            assert!(!message.contains("the pattern "), "{}: {message}", only.id);
            if let Ok(text) = String::from_utf8(bytes) {
                let examined = contract::examine(&text, 7);
                assert!(examined.is_ok(), "{}: {examined:?}", path.display());
            }
            let other = found.insert(only.id.to_string(), path.clone());
            assert!(other.is_none(), "{}: {} again", path.display(), only.id);
        }
    }
    assert!(found.len() > 900, "{} archives", found.len());
    let known = faults::ids();
    let missing: Vec<_> = known
        .iter()
        .filter(|id| !found.contains_key(**id))
        .filter(|id| faults::NEVER_ALONE.iter().all(|it| !id.starts_with(it.0)))
        .collect();
    assert!(missing.is_empty(), "no archive for {missing:#?}");
}

#[test]
fn the_jdk_refuses_every_archive() {
    // What only the reader's limits and the format forbid.
    let allowed = [
        "attribute-limit.cif",
        "depth-limit.cif",
        "name-limit.cif",
        "doctype.cif",
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let schema = folder.path().join("cif.xsd");
    std::fs::write(&schema, cif_schema::CIF_XSD).expect("a writable folder");
    let mut archives = corpus::archives(&faults::folder().join("schema"));
    archives.extend(corpus::archives(&faults::folder().join("xml")));
    let verdicts = Jdk.judge(&schema, &archives).expect("a judge that runs");
    for (archive, verdict) in archives.iter().zip(verdicts) {
        let is_allowed = allowed.iter().any(|name| archive.ends_with(name));
        assert_eq!(
            verdict.is_valid(),
            is_allowed,
            "{}: {verdict}",
            archive.display()
        );
    }
}
