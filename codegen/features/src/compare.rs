//! The verdicts of other processors on the documents, and on what is written of them.

use std::fmt::Write as _;
use std::fs;

use cif_oracles::{Jdk, Judge, Xmllint};

use crate::Feature;
use crate::expected::is_valid;

/// Compares our verdicts with those of other processors. Where a line
/// `disagreement DOCUMENT JUDGE: REASON` explains it they may differ, and must.
///
/// # Panics
/// When something differs, or a processor is missing.
pub fn compare(features: &[Feature]) {
    let mut failures = String::new();
    let documents: Vec<(&Feature, String)> = features
        .iter()
        .flat_map(|feature| feature.documents().into_iter().map(move |it| (feature, it)))
        .collect();
    let schema = |feature: &Feature| feature.folder().join("schema.xsd");
    let pairs: Vec<_> = documents
        .iter()
        .map(|(feature, document)| (schema(feature), feature.folder().join(document)))
        .collect();
    for judge in [&Jdk as &dyn Judge, &Xmllint] {
        let verdicts = judge.judge_pairs(&pairs).expect("the judge runs");
        for ((feature, document), verdict) in documents.iter().zip(verdicts) {
            let explained = is_explained(feature, document, judge);
            let agrees = verdict.is_valid() == is_valid(document);
            if agrees == explained {
                let _ = writeln!(
                    failures,
                    "{}/{document}: {} says {verdict}{}",
                    feature.name,
                    judge.name(),
                    if explained { ", as we do" } else { "" }
                );
            }
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut written = Vec::new();
    for (feature, document) in &documents {
        if is_valid(document) && !is_explained(feature, document, &Jdk) {
            let text = feature.outcome(document).written;
            let path = folder.path().join(format!("{}-{document}", feature.name));
            fs::write(&path, text).expect("it can be written");
            written.push((schema(feature), path));
        }
    }
    let verdicts = Jdk.judge_pairs(&written).expect("the judge runs");
    for ((_, path), verdict) in written.iter().zip(verdicts) {
        if !verdict.is_valid() {
            let text = fs::read_to_string(path).unwrap_or_default();
            let _ = writeln!(failures, "{}: JDK says {verdict}\n{text}", path.display());
        }
    }
    assert!(failures.is_empty(), "{failures}");
}

fn is_explained(feature: &Feature, document: &str, judge: &dyn Judge) -> bool {
    let (kept, _) = feature.expectations();
    let start = format!("disagreement {document} {}:", judge.name());
    kept.lines().any(|line| line.starts_with(&start))
}
