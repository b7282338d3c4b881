//! AR-005: an archive declares no document type.
//!
#![doc = include_str!("doctype.md")]

use crate::check_kinds::declare_rule;
use crate::context::ReaderFact;
use crate::report::Report;

declare_rule! {
    id: "AR-005",
    name: "doctype",
    title: "An archive has no document type declaration",
    clause: "cif-schema, the archive as an XML document",
    severity: Error, fix: None, status: Stable,
    page: "doctype.md",
    checks: Reader(check),
}

fn check(fact: &ReaderFact) -> Option<Report> {
    let help = "remove the declaration, and write what its entities stand for";
    matches!(fact, ReaderFact::Doctype)
        .then(|| Report::new("an archive has no document type declaration", help))
}
