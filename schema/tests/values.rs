//! The simple types against the judges: `values.txt` says for each type which
//! values belong to it, and every processor has to agree. A pattern that one
//! of them reads in another way does not get into the schema unseen.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;

use cif_oracles::{Outcome, judges};
use cif_schema::CIF_XSD;
use roxmltree::Document;

const VALUES: &str = include_str!("values.txt");

struct Case {
    type_name: &'static str,
    belongs: bool,
    value: &'static str,
}

fn cases() -> Vec<Case> {
    VALUES
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (type_name, rest) = line.split_once(' ').expect("a type and a sign");
            let (sign, value) = rest.split_once(' ').unwrap_or((rest, ""));
            let belongs = match sign {
                "+" => true,
                "-" => false,
                _ => panic!("no sign in: {line}"),
            };
            Case {
                type_name,
                belongs,
                value,
            }
        })
        .collect()
}

/// The schema with one more global element for each type of the cases, so that
/// a value can stand in a document of its own.
fn schema(cases: &[Case]) -> String {
    let types: BTreeSet<_> = cases.iter().map(|case| case.type_name).collect();
    let mut elements = String::new();
    for name in types {
        writeln!(elements, r#"<xs:element name="{name}" type="{name}"/>"#).expect("a string");
    }
    CIF_XSD.replace("</xs:schema>", &format!("{elements}</xs:schema>"))
}

fn escape(value: &str) -> String {
    value
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[test]
fn judges_agree_on_the_values() {
    let cases = cases();
    let folder = tempfile::tempdir().expect("a folder");
    let xsd = folder.path().join("cif.xsd");
    std::fs::write(&xsd, schema(&cases)).expect("a writable folder");
    let documents: Vec<PathBuf> = cases
        .iter()
        .enumerate()
        .map(|(index, case)| {
            let path = folder.path().join(format!("{index}.xml"));
            let name = case.type_name;
            std::fs::write(&path, format!("<{name}>{}</{name}>", escape(case.value)))
                .expect("a writable folder");
            path
        })
        .collect();
    let mut wrong = Vec::new();
    for judge in judges() {
        let verdicts = judge.judge(&xsd, &documents).expect("a judge that runs");
        for (case, verdict) in cases.iter().zip(verdicts) {
            let expected = if case.belongs {
                Outcome::Valid
            } else {
                Outcome::Invalid
            };
            if verdict.outcome != expected {
                let Case {
                    type_name, value, ..
                } = case;
                wrong.push(format!(
                    "{}, {type_name} {value:?}: {verdict}",
                    judge.name()
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Types that say no more than a tested one: restrictions without a facet, and
/// plain lists of enumerated words.
const SAME_AS_ANOTHER: [&str; 22] = [
    "ClockContent",
    "ColorName",
    "CorrChessSent",
    "DurationContent",
    "Emoticon",
    "EventMode",
    "FontStyle",
    "IndexType",
    "ListOfNotations",
    "ListOfRules",
    "MarkerText",
    "MarkerTypeID",
    "NamebaseID",
    "OrganizationID",
    "Position",
    "RGBColor",
    "RatingID",
    "Species",
    "StandardID",
    "TextFormat",
    "Tiebreak",
    "UnknownLanguage",
];

#[test]
fn every_simple_type_has_values() {
    let schema = Document::parse(CIF_XSD).expect("a well-formed schema");
    let declared: BTreeSet<_> = schema
        .root_element()
        .children()
        .filter(|node| node.tag_name().name() == "simpleType")
        .filter_map(|node| node.attribute("name"))
        .collect();
    let tested: BTreeSet<_> = cases().iter().map(|case| case.type_name).collect();
    let excepted = BTreeSet::from(SAME_AS_ANOTHER);
    let untested: Vec<_> = declared
        .iter()
        .filter(|name| !tested.contains(*name) && !excepted.contains(*name))
        .collect();
    assert!(
        untested.is_empty(),
        "values.txt has no value of {untested:?}"
    );
    let stale: Vec<_> = excepted
        .iter()
        .filter(|name| tested.contains(*name) || !declared.contains(*name))
        .collect();
    assert!(stale.is_empty(), "needless exceptions: {stale:?}");
}
