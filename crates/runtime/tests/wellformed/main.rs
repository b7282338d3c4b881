//! The scanner and the cutter against a folder of documents and what can be
//! made of them by mutilation. All documents in `ok` are well-formed, and each
//! in `bad` has the fault its file name begins with.

mod documents;
mod judge;
mod limits;
mod pieces;
mod properties;

use std::collections::BTreeSet;

use cif_runtime::Limits;
use cif_runtime::scan::IDS;

use documents::{check, folder};

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
    for (name, bytes) in folder("bad") {
        let (id, _) = name.split_once("--").expect("a name of the form id--what");
        let violations = check(&bytes, &Limits::default());
        if !violations.iter().any(|v| v.id == format!("xml:{id}")) {
            failures.push(format!("{name}: {violations:#?}"));
        }
        for violation in violations {
            assert!(!violation.message.contains('\n'), "{name}");
            assert!(!violation.message.ends_with('.'), "{name}");
            assert!(violation.span.end as usize <= bytes.len(), "{name}");
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn the_table_lists_exactly_the_ids_that_are_reported() {
    let mut reported = BTreeSet::new();
    for (_, bytes) in folder("bad") {
        reported.extend(check(&bytes, &Limits::default()).into_iter().map(|v| v.id));
    }
    for case in limits::CASES {
        reported.extend(
            check(case.text.as_bytes(), &case.limits())
                .into_iter()
                .map(|v| v.id),
        );
    }
    let none = Limits {
        violations: 0,
        ..Limits::default()
    };
    reported.extend(check(b"<a>&</a>", &none).into_iter().map(|v| v.id));
    let reported: Vec<_> = reported.iter().map(AsRef::as_ref).collect();
    let mut listed: Vec<_> = IDS.iter().map(|(id, ..)| *id).collect();
    // Ids are remembered of a stream, and the schema says what is a list.
    listed.retain(|id| !["xml:id-limit", "xml:list-limit"].contains(id));
    listed.sort_unstable();
    assert_eq!(reported, listed);
}
