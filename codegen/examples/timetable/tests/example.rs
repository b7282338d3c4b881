//! Runs the program over both samples: what it reports, what it writes, and
//! whether processors of other making judge the same documents alike.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The only spellings that the canonical form of the valid sample changes.
const SPELLINGS: [(&str, &str); 4] = [
    ("code='MKT'", "code=\"MKT\""),
    ("Market  Square", "Market Square"),
    ("request=\"true\"></call>", "request=\"true\"/>"),
    ("number=\"012\"", "number=\"12\""),
];

/// Every violation of the invalid sample: place and id.
const VIOLATIONS: [&str; 9] = [
    "1:1 xsd:Timetable/@from/required",
    "2:15 xsd:Stop/@code/pattern",
    "4:17 xsd:Line/@number/datatype",
    "4:30 xsd:Line/@type/enumeration",
    "5:5 xsd:Trip/incomplete",
    "5:17 xsd:Trip/@days/item",
    "6:30 xsd:Call/@time/datatype",
    "8:5 xsd:Line/remark/misplaced",
    "10:3 xsd:Timetable/undeclared-element",
];

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn run(document: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_timetable-example"))
        .arg(document)
        .output()
        .expect("the program runs")
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn a_valid_document_is_written_back() {
    let sample = file("samples/valid.xml");
    let output = run(&sample);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text(output.stderr), "tram 7, trips: 1\nbus 12, trips: 1\n");

    let mut canonical = fs::read_to_string(&sample).expect("the sample");
    for (before, after) in SPELLINGS {
        assert!(canonical.contains(before), "{before} is not in the sample");
        canonical = canonical.replace(before, after);
    }
    assert_eq!(text(output.stdout), canonical);
}

#[test]
fn an_invalid_document_has_every_violation_reported() {
    let output = run(&file("samples/invalid.xml"));
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(output.stdout), "");
    // LINE:COLUMN: ID: MESSAGE
    let reported = text(output.stderr);
    let found: Vec<_> = reported
        .lines()
        .map(|line| {
            let mut parts = line.splitn(3, ": ");
            let mut part = || parts.next().unwrap_or_default();
            let (place, id) = (part(), part());
            assert!(!part().is_empty(), "no message: {line}");
            format!("{place} {id}")
        })
        .collect();
    assert_eq!(found, VIOLATIONS);
}

#[test]
fn what_cannot_be_read_is_an_error() {
    let output = run(&file("samples/missing.xml"));
    assert_eq!(output.status.code(), Some(2));
    assert!(text(output.stderr).contains("missing.xml: "));
}

#[test]
fn other_processors_agree() {
    let folder = tempfile::tempdir().expect("a folder");
    let written = folder.path().join("written.xml");
    let output = run(&file("samples/valid.xml"));
    fs::write(&written, output.stdout).expect("it can be written");
    let documents = [
        file("samples/valid.xml"),
        file("samples/invalid.xml"),
        written,
    ];
    for judge in cif_oracles::judges() {
        let verdicts = judge
            .judge(&file("timetable.xsd"), &documents)
            .expect("the judge runs");
        let valid: Vec<_> = verdicts
            .iter()
            .map(cif_oracles::Verdict::is_valid)
            .collect();
        let name = judge.name();
        assert_eq!(valid, [true, false, true], "{name}: {verdicts:?}");
    }
}

#[test]
fn the_guide_shows_what_is_generated() {
    let code = include_str!(concat!(env!("OUT_DIR"), "/timetable.rs"));
    let guide = fs::read_to_string(file("../../../docs/generator.md")).expect("the guide");
    let excerpts: Vec<_> = guide
        .split("```rust generated\n")
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap_or_default())
        .collect();
    assert_eq!(excerpts.len(), 2);
    for excerpt in excerpts {
        assert!(
            code.contains(excerpt),
            "docs/generator.md shows what is not generated; copy from\n{}/timetable.rs:\n{excerpt}",
            env!("OUT_DIR")
        );
    }
}
