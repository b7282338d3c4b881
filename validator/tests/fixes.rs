//! The declarations of rules on their findings, held against what is found in the
//! corpus and in the examples of all pages: which fixes they carry, and
//! their severities.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error as _;
use std::io;

use cif_types::CutError;
use cif_validator::fix::FixError;
use cif_validator::{Finding, FixKind, Options, check_str, rules};
use walkdir::WalkDir;

/// All findings of the corpus and of the pages.
fn findings() -> Vec<Finding> {
    let options = Options {
        rulebook: Some(&cif_chess::Rules),
        ..Options::default()
    };
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/corpus");
    let files = WalkDir::new(corpus)
        .into_iter()
        .map(|it| it.expect("a readable corpus"));
    // What is not UTF-8 is a matter of XML alone.
    let mut texts: Vec<_> = files
        .filter(|it| it.path().extension().is_some_and(|it| it == "cif"))
        .filter_map(|it| String::from_utf8(std::fs::read(it.path()).expect("a file")).ok())
        .collect();
    for rule in rules() {
        for example in rule.page.split("```xml").skip(1) {
            let (_, example) = example.split_once('\n').expect("a fence ends its line");
            let (items, _) = example.split_once("\n```").expect("a fence is closed");
            let info = "<info><version>1.0</version><creator>cif</creator>\
                        <created>2014-12-21</created><content/></info>";
            let info = if items.contains("<version>") {
                ""
            } else {
                info
            };
            texts.push(format!("<cif>{items}{info}</cif>"));
        }
    }
    let checked = texts.iter().flat_map(|text| {
        let found = check_str(text, &options);
        found.unwrap_or_else(|error| panic!("{error}: {text}"))
    });
    checked.collect()
}

#[test]
fn rules_say_which_fixes_there_are() {
    let findings = findings();
    let mut fixes: BTreeMap<&str, BTreeSet<bool>> = BTreeMap::new();
    for finding in &findings {
        if let Some(fix) = &finding.fix {
            assert!(!finding.id.starts_with("xml:"), "{finding:?}");
            fixes.entry(&finding.id).or_default().insert(fix.safe);
        }
    }
    let mut wrong = Vec::new();
    for rule in rules() {
        let found = fixes.get(rule.id).cloned().unwrap_or_default();
        let kind = match (found.contains(&true), found.contains(&false)) {
            (false, false) => FixKind::None,
            (true, false) => FixKind::Safe,
            (false, true) => FixKind::Unsafe,
            (true, true) => FixKind::Either,
        };
        if rule.fix != kind {
            wrong.push(format!("{} has fixes: {kind:?}", rule.id));
        }
        let page = cif_validator::explain(rule.id).expect("a page");
        assert!(page.contains(&format!("\n- fix: {}\n", rule.fix)), "{page}");
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// That each promise is kept is held in the tests of the whole workspace.
#[test]
fn constraints_promise_the_fixes_that_are_found() {
    let mut found = 0;
    for finding in findings().iter().filter(|it| it.id.starts_with("xsd:")) {
        let Some(fix) = &finding.fix else { continue };
        let page = cif_validator::explain(&finding.id).expect("a page");
        let kind = if fix.safe {
            FixKind::Safe
        } else {
            FixKind::Unsafe
        };
        assert!(page.contains(&format!("\n- fix: {kind}\n")), "{page}");
        found += 1;
    }
    assert!(found > 20, "{found}");
}

#[test]
fn rules_say_how_grave_their_findings_are() {
    let mut judged = BTreeSet::new();
    for finding in findings() {
        let Some(rule) = rules().iter().find(|rule| rule.id == finding.id) else {
            continue;
        };
        judged.insert(rule.id);
        let severity = finding.severity;
        // Where it depends, the title has a word on the other one.
        let said = severity == rule.severity || rule.title.contains(severity.as_str());
        assert!(said, "{}: {severity}: {}", rule.id, rule.title);
    }
    assert_eq!(judged.len(), rules().len());
}

#[test]
fn errors_of_reading_are_found_as_sources() {
    let error = FixError::Read(Box::new(io::Error::other("gone").into()));
    let source = error.source().expect("a source");
    let cut = source.downcast_ref().expect("an error of the cutter");
    assert!(matches!(cut, CutError::Io(_)), "{cut:?}");
}
