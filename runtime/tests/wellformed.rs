//! The scanner against a folder of documents: all in `ok` are well-formed, and
//! each in `bad` has the fault its file name begins with.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use cif_runtime::scan::{IDS, Mode, Scanner, Token, decode_input};
use cif_runtime::{Limits, Violation};

fn folder(name: &str) -> Vec<(String, Vec<u8>)> {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests/wellformed", name]
        .iter()
        .collect();
    let mut cases: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (stem(&path), std::fs::read(&path).unwrap()))
        .collect();
    cases.sort();
    cases
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap().to_str().unwrap().to_owned()
}

fn check(bytes: &[u8], limits: &Limits) -> Vec<Violation> {
    let mut violations = Vec::new();
    match decode_input(bytes, &mut violations) {
        Err(refusal) => violations.push(refusal),
        Ok(text) => {
            let mut scanner = Scanner::new(&text, limits, Mode::Document);
            while scanner.next() != Token::Eof {}
            violations.extend(scanner.finish());
        }
    }
    violations
}

#[test]
fn good_documents_have_no_violation() {
    let cases = folder("ok");
    assert!(cases.len() > 20);
    for (name, bytes) in cases {
        assert_eq!(check(&bytes, &Limits::default()), [], "{name}");
    }
}

#[test]
fn bad_documents_have_the_fault_they_are_named_for() {
    let mut failures = Vec::new();
    let mut reported = BTreeSet::new();
    for (name, bytes) in folder("bad") {
        let (id, _) = name.split_once("--").expect("a name of the form id--what");
        let violations = check(&bytes, &Limits::default());
        if !violations.iter().any(|v| v.id == format!("xml:{id}")) {
            failures.push(format!("{name}: {violations:#?}"));
        }
        reported.extend(violations.into_iter().map(|v| v.id.into_owned()));
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    let known: BTreeSet<_> = IDS.iter().map(|(id, ..)| (*id).to_owned()).collect();
    assert_eq!(reported.difference(&known).next(), None, "not in the table");
    let never: Vec<_> = known
        .difference(&reported)
        .filter(|id| !id.ends_with("-limit"))
        .collect();
    assert_eq!(never, Vec::<&String>::new(), "in the table, but in no case");
}
