//! IX-003: an index entry comes before the references to it.
//!
#![doc = include_str!("index_reference_before_definition.md")]

use crate::Severity;
use crate::context::Reference;
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "IX-003",
    name: "index-reference-before-definition",
    title: "An index entry is written before the game or document that refers to it",
    severity: Severity::Error,
    clause: "cif-index, order of entry and reference",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("index_reference_before_definition.md"),
    module: module_path!(),
    check: Check::Reference(check),
};

fn check(reference: &Reference) -> Option<Report> {
    let report = reference.early("move the index section before everything that refers to it");
    report.filter(|_| reference.kind.is_index())
}
