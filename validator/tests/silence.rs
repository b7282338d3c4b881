//! Which rules a check says it leaves silent, held against what it finds, and
//! texts that cannot be checked.

use std::collections::BTreeMap;

use cif_validator::{Legality, Limits, Options, Selection, Silence, check_str, rules};
use walkdir::WalkDir;

/// Returns the number of findings of each rule in the corpus.
fn found(options: &Options) -> BTreeMap<String, usize> {
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/corpus/faults/rules");
    let mut counts = BTreeMap::new();
    for entry in WalkDir::new(corpus) {
        let entry = entry.expect("a readable corpus");
        if entry.path().is_file() {
            let text = std::fs::read_to_string(entry.path()).expect("a text");
            for finding in check_str(&text, options).expect("a text that can be read") {
                *counts.entry(finding.id.into_owned()).or_default() += 1;
            }
        }
    }
    counts
}

#[test]
fn silent_rules_are_those_that_find_nothing() {
    let full = Options {
        rulebook: Some(&cif_chess::Rules),
        ..Options::default()
    };
    assert!(full.silent_rules().is_empty());
    let all = found(&full);
    assert_eq!(all.len(), rules().len());
    for (options, reason) in [
        (Options::default(), Silence::NoRulebook),
        (
            Options {
                legality: Legality::Never,
                ..full.clone()
            },
            Silence::NoReplay,
        ),
        (
            Options {
                schema_only: true,
                ..full.clone()
            },
            Silence::SchemaOnly,
        ),
        (
            Options {
                selection: Selection::default().ignore("IX".parse().expect("an area")),
                ..full.clone()
            },
            Silence::NotSelected,
        ),
    ] {
        let left = found(&options);
        let silent = options.silent_rules();
        assert!(
            silent
                .iter()
                .all(|it| it.reason == reason && !it.reason.to_string().is_empty())
        );
        for rule in rules() {
            let (before, after) = (all[rule.id], left.get(rule.id).copied().unwrap_or_default());
            match silent.iter().find(|it| it.rule.id == rule.id) {
                Some(it) if it.partly => assert!(0 < after && after < before, "{}", rule.id),
                Some(_) => assert_eq!(after, 0, "{}", rule.id),
                None => assert_eq!(after, before, "{}", rule.id),
            }
        }
    }
}

#[test]
fn a_text_that_cannot_be_read_is_an_error() {
    let text = "<cif><game><info/><moves>e2e4</moves></game><info><version>1.0</version>\
                <creator/><created>2014-12-21</created><content/></info></cif>";
    assert_eq!(
        check_str(text, &Options::default()).expect("a text").len(),
        0
    );
    let with_item = |item| Options {
        limits: Limits {
            item,
            ..Limits::default()
        },
        ..Options::default()
    };
    for item in [0, 1] {
        // Not even the start tag of the root.
        let error = check_str(text, &with_item(item)).expect_err("a limit");
        assert!(error.to_string().contains("beyond 1 bytes"), "{error}");
    }
    let options = with_item(20);
    // An item that is too large is passed over, with a finding.
    let found = check_str(text, &options).expect("a text");
    assert!(
        found.iter().all(|it| it.id == "xml:size-limit"),
        "{found:?}"
    );
    assert!(!found.is_empty());
    // Another encoding that is declared, and bytes of another one read as text.
    for text in [
        "<?xml version='1.0' encoding='ISO-8859-1'?><cif/>",
        "<?xml version='1.0' encoding='UTF-16'?><cif/>",
        "\u{0}<\u{0}c\u{0}i\u{0}f\u{0}/\u{0}>",
    ] {
        let found = check_str(text, &Options::default());
        assert!(
            found.is_err() || found.is_ok_and(|it| !it.is_empty()),
            "{text:?}"
        );
    }
}
