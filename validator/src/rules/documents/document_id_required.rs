//! DC-001: an index leaves out no document.
//!
#![doc = include_str!("document_id_required.md")]

use cif_types::EntryKind;

use crate::Severity;
use crate::context::Nameless;
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "DC-001",
    name: "document-id-required",
    title: "Every document of an archive with an index, listings aside, has an id",
    severity: Severity::Error,
    clause: "cif-document, attribute id",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("document_id_required.md"),
    module: module_path!(),
    check: Check::Anonymous(check),
};

fn check(nameless: &Nameless) -> Option<Report> {
    (nameless.kind == EntryKind::Document)
        .then(|| nameless.report("add the document to the index, and write its id"))
}
