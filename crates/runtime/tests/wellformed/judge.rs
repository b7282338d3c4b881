//! Our verdict beside that of `xmllint`, on every document of the folder and on
//! mutilated copies. Document types are left out: we refuse them.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use cif_oracles::{Outcome, Xmllint};
use cif_runtime::{Limits, Violation};

use crate::documents::{all_mutilated, check, folder};

/// A document on which we differ.
struct Difference<'d> {
    document: &'d [u8],
    /// Our own report, if any.
    ours: &'d [Violation],
    /// The report of `xmllint`, if any.
    theirs: &'d str,
}

/// Why we differ, and how to tell.
type Known = (&'static str, fn(&Difference) -> bool);

/// The cases in which we differ on purpose.
const KNOWN: &[Known] = &[
    (
        "documents in other encodings than UTF-8 are refused by the format, not by XML",
        |it| !it.ours.is_empty() && it.ours.iter().all(|v| v.id == "xml:encoding"),
    ),
    (
        "a zero byte after the root is forbidden; libxml2 takes it for the end of the input",
        |it| it.theirs.is_empty() && it.document.contains(&0),
    ),
    (
        "a namespace name is compared as a string; its syntax is no constraint of Namespaces in XML",
        |it| it.ours.is_empty() && it.theirs.contains("is not a valid URI"),
    ),
];

#[test]
fn xmllint_agrees() {
    let mut documents: Vec<_> = folder("ok").into_iter().chain(folder("bad")).collect();
    documents.extend(
        all_mutilated(15)
            .into_iter()
            .enumerate()
            .map(|(number, document)| (format!("mutant {number}"), document)),
    );
    documents.retain(|(_, document)| !contains(document, b"<!DOCTYPE"));
    assert!(documents.len() > 2000);

    let place = tempfile::tempdir().unwrap();
    let paths: Vec<PathBuf> = documents
        .iter()
        .enumerate()
        .map(|(number, (_, document))| {
            let path = place.path().join(format!("{number}.xml"));
            fs::write(&path, document).unwrap();
            path
        })
        .collect();
    let verdicts = Xmllint.well_formed(&paths).unwrap();

    let mut disagreements = Vec::new();
    let mut met = BTreeSet::new();
    for ((name, document), verdict) in documents.iter().zip(verdicts) {
        let ours = check(document, &Limits::default());
        if ours.is_empty() == (verdict.outcome == Outcome::Valid) {
            continue;
        }
        let difference = Difference {
            document,
            ours: &ours,
            theirs: &verdict.message,
        };
        match KNOWN.iter().position(|(_, tell)| tell(&difference)) {
            Some(known) => drop(met.insert(known)),
            None => disagreements.push(format!(
                "{name}: {:?}\n  we: {ours:?}\n  xmllint: {verdict}",
                String::from_utf8_lossy(document)
            )),
        }
    }
    assert!(disagreements.is_empty(), "{}", disagreements.join("\n"));
    for (number, (why, _)) in KNOWN.iter().enumerate() {
        assert!(met.contains(&number), "no longer a difference: {why}");
    }
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}
