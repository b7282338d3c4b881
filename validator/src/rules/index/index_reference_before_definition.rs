//! IX-003: an index entry comes before the references to it.
//!
#![doc = include_str!("index_reference_before_definition.md")]

use crate::check_kinds::declare_rule;
use crate::context::Reference;
use crate::report::Report;

declare_rule! {
    id: "IX-003",
    name: "index-reference-before-definition",
    title: "An index entry is written before the game or document that refers to it",
    clause: "cif-index, order of entry and reference",
    severity: Error, fix: None, status: Stable,
    page: "index_reference_before_definition.md",
    checks: Reference(check),
}

fn check(reference: &Reference) -> Option<Report> {
    let report = reference.early("move the index section before everything that refers to it");
    report.filter(|_| reference.kind.is_index())
}
