//! Each judge gives the verdict that XSD 1.0 asks for on a small set of
//! documents, one per kind of outcome, and attributes it to the right one.

use std::fs;
use std::path::{Path, PathBuf};

use cif_oracles::{Outcome, Xmllint, judges};

const SCHEMA: &str = r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="list"><xs:complexType><xs:sequence>
    <xs:element name="item" type="xs:positiveInteger" maxOccurs="unbounded"/>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>"#;

const BROKEN: &str = r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="list" type="Missing"/>
</xs:schema>"#;

/// Name of the file, its content, the right outcome.
const DOCUMENTS: [(&str, &str, Outcome); 10] = [
    ("plain.xml", "<list><item>1</item></list>", Outcome::Valid),
    (
        "a name & a blank.xml",
        "<list><item>2</item></list>",
        Outcome::Valid,
    ),
    (
        "ünicode.xml",
        "<list><item>&#51;</item></list>",
        Outcome::Valid,
    ),
    (
        "word.xml",
        "<list><item>one</item></list>",
        Outcome::Invalid,
    ),
    ("empty-list.xml", "<list/>", Outcome::Invalid),
    ("other-root.xml", "<item>1</item>", Outcome::Invalid),
    ("open.xml", "<list><item>1</item>", Outcome::NotWellFormed),
    ("nothing.xml", "", Outcome::NotWellFormed),
    ("prefix.xml", "<x:list/>", Outcome::NotWellFormed),
    (
        // The DTD that it names does not exist, and must not be looked for.
        "doctype.xml",
        "<!DOCTYPE list SYSTEM 'http://example.invalid/list.dtd'><list><item>1</item></list>",
        Outcome::Valid,
    ),
];

fn write(folder: &Path, name: &str, content: &str) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, content).expect("a writable folder");
    path
}

fn documents(folder: &Path) -> Vec<PathBuf> {
    DOCUMENTS
        .iter()
        .map(|(name, content, _)| write(folder, name, content))
        .collect()
}

#[test]
fn every_judge_is_there() {
    for judge in judges() {
        if let Err(missing) = judge.available() {
            panic!("{missing}");
        }
    }
}

#[test]
fn outcomes_are_right_and_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let schema = write(folder.path(), "list.xsd", SCHEMA);
    let documents = documents(folder.path());
    for judge in judges() {
        let verdicts = judge.judge(&schema, &documents).expect("a judge that runs");
        assert_eq!(verdicts.len(), DOCUMENTS.len());
        for ((name, _, outcome), verdict) in DOCUMENTS.iter().zip(verdicts) {
            assert_eq!(
                verdict.outcome,
                *outcome,
                "{}, {name}: {verdict}",
                judge.name()
            );
            assert_eq!(
                verdict.message.is_empty(),
                verdict.is_valid(),
                "{}, {name}",
                judge.name()
            );
        }
    }
}

#[test]
fn a_broken_schema_is_distinguished_from_an_invalid_document() {
    let folder = tempfile::tempdir().expect("a folder");
    let good = write(folder.path(), "list.xsd", SCHEMA);
    let broken = write(folder.path(), "broken.xsd", BROKEN);
    let document = write(folder.path(), "plain.xml", "<list><item>1</item></list>");
    for judge in judges() {
        let pairs = [
            (broken.clone(), document.clone()),
            (good.clone(), document.clone()),
            (broken.clone(), document.clone()),
        ];
        let verdicts = judge.judge_pairs(&pairs).expect("a judge that runs");
        let outcomes: Vec<_> = verdicts.iter().map(|verdict| verdict.outcome).collect();
        assert_eq!(
            outcomes,
            [Outcome::SchemaBroken, Outcome::Valid, Outcome::SchemaBroken],
            "{}: {verdicts:?}",
            judge.name()
        );
        let verdicts = judge.judge_schemas(&[good.clone(), broken.clone()]);
        let verdicts = verdicts.expect("a judge that runs").into_iter();
        let outcomes: Vec<_> = verdicts.map(|verdict| verdict.outcome).collect();
        let expected = [Outcome::Valid, Outcome::SchemaBroken];
        assert_eq!(outcomes, expected, "{}", judge.name());
    }
}

#[test]
fn a_schema_beyond_the_usual_limits_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let schema = SCHEMA.replace("unbounded", "6000");
    let schema = write(folder.path(), "list.xsd", &schema);
    for (items, outcome) in [(6000, Outcome::Valid), (6001, Outcome::Invalid)] {
        let content = format!("<list>{}</list>", "<item>1</item>".repeat(items));
        let document = write(folder.path(), "long.xml", &content);
        for judge in judges() {
            let verdicts = judge.judge(&schema, std::slice::from_ref(&document));
            let verdict = &verdicts.expect("a judge that runs")[0];
            assert_eq!(
                verdict.outcome,
                outcome,
                "{}, {items}: {verdict}",
                judge.name()
            );
        }
    }
}

#[test]
fn a_document_that_does_not_exist_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let schema = write(folder.path(), "list.xsd", SCHEMA);
    for judge in judges() {
        let error = judge
            .judge(&schema, &[folder.path().join("no.xml")])
            .expect_err(judge.name());
        assert!(
            error.to_string().contains("no.xml"),
            "{}: {error}",
            judge.name()
        );
    }
}

#[test]
fn many_documents_keep_their_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let schema = write(folder.path(), "list.xsd", SCHEMA);
    let good = write(folder.path(), "good.xml", "<list><item>1</item></list>");
    let bad = write(folder.path(), "bad.xml", "<list><item>0</item></list>");
    let is_good = |index: usize| !index.is_multiple_of(3);
    let documents: Vec<_> = (0..2500)
        .map(|index| {
            if is_good(index) {
                good.clone()
            } else {
                bad.clone()
            }
        })
        .collect();
    for judge in judges() {
        let verdicts = judge.judge(&schema, &documents).expect("a judge that runs");
        assert_eq!(verdicts.len(), documents.len());
        for (index, verdict) in verdicts.iter().enumerate() {
            assert_eq!(
                verdict.is_valid(),
                is_good(index),
                "{}, {index}",
                judge.name()
            );
        }
    }
}

#[test]
fn well_formedness_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let verdicts = Xmllint
        .well_formed(&documents(folder.path()))
        .expect("xmllint runs");
    for ((name, _, outcome), verdict) in DOCUMENTS.iter().zip(verdicts) {
        let expected = match outcome {
            Outcome::NotWellFormed => Outcome::NotWellFormed,
            _ => Outcome::Valid,
        };
        assert_eq!(verdict.outcome, expected, "{name}: {verdict}");
    }
}
