//! NB-003: a namebase entry comes before the references to it.
//!
#![doc = include_str!("namebase_reference_before_definition.md")]

use crate::Severity;
use crate::context::Reference;
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "NB-003",
    name: "namebase-reference-before-definition",
    title: "A namebase entry is written before what refers to it",
    severity: Severity::Error,
    clause: "cif-namebase, order of entry and reference",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("namebase_reference_before_definition.md"),
    module: module_path!(),
    check: Check::Reference(check),
};

fn check(reference: &Reference) -> Option<Report> {
    let report = reference.early("move the entry before everything that refers to it");
    report.filter(|_| reference.kind.is_namebase())
}
