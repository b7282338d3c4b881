//! NB-002: a reference leads to an entry of a namebase.
//!
#![doc = include_str!("dangling_namebase_reference.md")]

use crate::Severity;
use crate::context::Reference;
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "NB-002",
    name: "dangling-namebase-reference",
    title: "A reference to a namebase names an entry of the right type",
    severity: Severity::Error,
    clause: "cif-namebase, references; cif-game-info-head-event, -player, -source, -extraneous",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("dangling_namebase_reference.md"),
    module: module_path!(),
    check: Check::Reference(check),
};

fn check(reference: &Reference) -> Option<Report> {
    let report = reference
        .dangling("add the entry to a namebase section before it, or remove the reference");
    report.filter(|_| reference.kind.is_namebase())
}
