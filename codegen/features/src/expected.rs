//! The findings of all documents, beside those that are expected.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use crate::{Feature, cases, judge};

/// Puts every document through the generated code, and compares its findings with those
/// that `expected` has, and its canonical form with `DOCUMENT.written` where that file is.
/// With `BLESS=1` they are written there.
///
/// # Panics
/// When something differs.
pub fn check(features: &[Feature]) {
    let folders = cases::names(&cases::folder()).join(" ");
    let compiled = env!("COMPILED_FEATURES");
    assert!(
        folders == compiled,
        "a feature is new or gone: touch codegen/features/build/main.rs"
    );
    let is_blessed = env::var_os("BLESS").is_some();
    let mut failures = String::new();
    for feature in features {
        let name = feature.name;
        for fault in judge::faults_of_tables(feature.facets, feature.types) {
            let _ = writeln!(failures, "{name}: {fault}");
        }
        let mut actual = String::new();
        for document in feature.documents() {
            let outcome = feature.outcome(&document);
            for fault in &outcome.faults {
                let _ = writeln!(failures, "{name}/{document}: {fault}");
            }
            if outcome.findings.is_empty() != is_valid(&document) {
                let found = &outcome.findings;
                let _ = writeln!(failures, "{name}/{document}: findings are {found:?}");
            }
            let path = feature.folder().join(&document).with_extension("written");
            if path.exists() {
                let expected = fs::read_to_string(&path).unwrap_or_default();
                if is_blessed {
                    fs::write(&path, &outcome.written).expect("it is written");
                } else if outcome.written != expected {
                    let written = &outcome.written;
                    let _ = writeln!(failures, "{name}/{document} is written as {written}");
                }
            }
            for finding in &outcome.findings {
                let _ = writeln!(actual, "{document} {finding}");
            }
        }
        let (kept, expected) = feature.expectations();
        if is_blessed {
            fs::write(feature.folder().join("expected"), kept + &actual).expect("it is written");
        } else if actual != expected {
            let _ = writeln!(
                failures,
                "{name}: other findings than expected (to accept them, set BLESS=1)\n\
                 --- expected\n{expected}--- found\n{actual}"
            );
        }
    }
    assert!(failures.is_empty(), "{failures}");
}

/// True if a document is valid, as its name says.
pub(crate) fn is_valid(document: &str) -> bool {
    document.starts_with("valid")
}

/// Returns what a case expects: lines that stay as they are (remarks, and the judges
/// that see a document otherwise), and the findings.
pub(crate) fn expectations(folder: &Path) -> (String, String) {
    let text = fs::read_to_string(folder.join("expected")).unwrap_or_default();
    let (mut kept, mut findings) = (String::new(), String::new());
    for line in text.lines() {
        let stays = line.starts_with('#') || line.starts_with("disagreement ");
        let part = if stays { &mut kept } else { &mut findings };
        let _ = writeln!(part, "{line}");
    }
    (kept, findings)
}
