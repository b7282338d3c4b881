//! DC-001: an index leaves out no document.
//!
#![doc = include_str!("document_id_required.md")]

use cif_types::EntryKind;

use crate::check_kinds::declare_rule;
use crate::context::Nameless;
use crate::report::Report;

declare_rule! {
    id: "DC-001",
    name: "document-id-required",
    title: "Every document of an archive with an index, listings aside, has an id",
    clause: "cif-document, attribute id",
    severity: Error, fix: None, status: Stable,
    page: "document_id_required.md",
    checks: Anonymous(check),
}

fn check(nameless: &Nameless) -> Option<Report> {
    (nameless.kind == EntryKind::Document)
        .then(|| nameless.report("add the document to the index, and write its id"))
}
