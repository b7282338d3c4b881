//! NB-002: a reference leads to an entry of a namebase.
//!
#![doc = include_str!("dangling_namebase_reference.md")]

use crate::check_kinds::declare_rule;
use crate::context::Reference;
use crate::report::Report;

declare_rule! {
    id: "NB-002",
    name: "dangling-namebase-reference",
    title: "A reference to a namebase names an entry of the right type",
    clause: "cif-namebase, references; cif-game-info-head-event, -player, -source, -extraneous",
    severity: Error, fix: None, status: Stable,
    page: "dangling_namebase_reference.md",
    checks: Reference(check),
}

fn check(reference: &Reference) -> Option<Report> {
    let report = reference
        .dangling("add the entry to a namebase section before it, or remove the reference");
    report.filter(|_| reference.kind.is_namebase())
}
