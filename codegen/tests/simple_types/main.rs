//! Simple types from data: the three text files beside this one list types, each
//! with texts that fit and texts that do not. The pattern compiler and the
//! run-time have to agree with every line, and so has the JDK, except where a line
//! says that it does not, and why.

mod cases;
mod hostile;
mod types;
mod xsd;

use cases::{Case, Group, Header};
use cif_codegen::pattern::{self, CompiledPattern, Table};
use cif_oracles::{Jdk, Judge as _, Outcome};

const FILES: &[(&str, &str)] = &[
    ("patterns.txt", include_str!("patterns.txt")),
    ("datatypes.txt", include_str!("datatypes.txt")),
    ("facets.txt", include_str!("facets.txt")),
];

fn groups() -> Vec<Group> {
    FILES
        .iter()
        .flat_map(|(file, text)| cases::read(file, text))
        .collect()
}

#[test]
fn every_value_is_judged_as_the_data_says() {
    let mut wrong = Vec::new();
    for group in groups() {
        let Header::Type(description) = &group.header else {
            continue;
        };
        let simple_type = types::build(description);
        for case in &group.cases {
            let value = simple_type.normalise(case.text.as_str().into());
            let fault = simple_type.check(&value).err();
            let facet = fault.as_ref().map(|fault| fault.facet.as_str());
            if facet != case.broken.as_deref() {
                wrong.push(format!("{}: {:?}: {fault:?}", case.place, case.text));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn both_forms_of_a_pattern_accept_the_same() {
    let mut count = 0;
    for group in groups() {
        let Header::Type(description) = &group.header else {
            continue;
        };
        for step in &description.steps {
            let patterns: Vec<&str> = step.patterns().collect();
            let Ok((bytes, characters)) = pattern::both(&patterns) else {
                continue;
            };
            count += 1;
            let [bytes, characters] = [Table::Bytes(bytes), Table::Characters(characters)]
                .map(|table| CompiledPattern {
                    table,
                    source: String::new(),
                })
                .map(|compiled| compiled.leaked());
            for Case { text, .. } in &group.cases {
                let same = bytes.accepts(text) == characters.accepts(text);
                assert!(same, "{patterns:?} {text:?}");
            }
        }
    }
    assert!(count > 150, "only {count} patterns in both forms");
}

#[test]
fn wrong_patterns_are_refused_at_the_right_character() {
    let mut count = 0;
    let mut wrong = Vec::new();
    for group in groups() {
        if let Header::Refused { pattern, position } = &group.header {
            let error = pattern::compile(&[pattern]).expect_err(pattern);
            if error.position != Some(*position) {
                wrong.push(format!("{}: {error}", group.place));
            }
            count += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count > 50, "only {count} wrong patterns");
}

#[test]
fn the_jdk_agrees() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut pairs = Vec::new();
    let mut expectations = Vec::new();
    for (number, group) in groups().iter().enumerate() {
        let schema = folder.path().join(format!("{number}.xsd"));
        std::fs::write(&schema, xsd::schema(&group.header)).expect("written");
        let mut add = |file: String, text: &str, place: &str, expected: Outcome| {
            let document = folder.path().join(file);
            std::fs::write(&document, xsd::document(text)).expect("written");
            pairs.push((schema.clone(), document));
            expectations.push((format!("{place}: {text:?}"), expected));
        };
        if matches!(group.header, Header::Refused { .. }) {
            let refused = if group.jdk_differs {
                Outcome::Invalid
            } else {
                Outcome::SchemaBroken
            };
            // No pattern of the data matches this, not even where the JDK takes it.
            add(format!("{number}.xml"), "~~~~", &group.place, refused);
        }
        for (index, case) in group.cases.iter().enumerate() {
            let valid = case.broken.is_none() != case.jdk_differs;
            let expected = if valid {
                Outcome::Valid
            } else {
                Outcome::Invalid
            };
            add(
                format!("{number}-{index}.xml"),
                &case.text,
                &case.place,
                expected,
            );
        }
    }
    let verdicts = Jdk.judge_pairs(&pairs).expect("the JDK's validator");
    let wrong: Vec<_> = (expectations.iter().zip(&verdicts))
        .filter(|((_, expected), verdict)| verdict.outcome != *expected)
        .map(|((case, expected), verdict)| format!("{case}: {}, not {verdict}", expected.as_str()))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
