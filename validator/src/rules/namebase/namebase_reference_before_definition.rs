//! NB-003: a namebase entry comes before the references to it.
//!
#![doc = include_str!("namebase_reference_before_definition.md")]

use crate::check_kinds::declare_rule;
use crate::context::Reference;
use crate::report::Report;

declare_rule! {
    id: "NB-003",
    name: "namebase-reference-before-definition",
    title: "A namebase entry is written before what refers to it",
    clause: "cif-namebase, order of entry and reference",
    severity: Error, fix: None, status: Stable,
    page: "namebase_reference_before_definition.md",
    checks: Reference(check),
}

fn check(reference: &Reference) -> Option<Report> {
    let report = reference.early("move the entry before everything that refers to it");
    report.filter(|_| reference.kind.is_namebase())
}
