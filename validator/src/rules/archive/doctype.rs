//! AR-005: an archive declares no document type.
//!
#![doc = include_str!("doctype.md")]

use crate::Severity;
use crate::context::ReaderFact;
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "AR-005",
    name: "doctype",
    title: "An archive has no document type declaration",
    severity: Severity::Error,
    clause: "cif-schema, the archive as an XML document",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("doctype.md"),
    module: module_path!(),
    check: Check::Reader(check),
};

fn check(fact: &ReaderFact) -> Option<Report> {
    let help = "remove the declaration, and write what its entities stand for";
    matches!(fact, ReaderFact::Doctype)
        .then(|| Report::new("an archive has no document type declaration", help))
}
