//! IX-002: an id leads to an entry of an index.
//!
#![doc = include_str!("dangling_index_reference.md")]

use crate::Severity;
use crate::context::Reference;
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "IX-002",
    name: "dangling-index-reference",
    title: "The id of a game or a document names an entry of an index",
    severity: Severity::Error,
    clause: "cif-game-info-head, attribute id",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("dangling_index_reference.md"),
    module: module_path!(),
    check: Check::Reference(check),
};

fn check(reference: &Reference) -> Option<Report> {
    let report =
        reference.dangling("add the entry to an index section before it, or remove the id");
    report.filter(|_| reference.kind.is_index())
}
