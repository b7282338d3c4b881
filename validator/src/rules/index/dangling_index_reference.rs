//! IX-002: an id leads to an entry of an index.
//!
#![doc = include_str!("dangling_index_reference.md")]

use crate::check_kinds::declare_rule;
use crate::context::Reference;
use crate::report::Report;

declare_rule! {
    id: "IX-002",
    name: "dangling-index-reference",
    title: "The id of a game or a document names an entry of an index",
    clause: "cif-game-info-head, attribute id",
    severity: Error, fix: None, status: Stable,
    page: "dangling_index_reference.md",
    checks: Reference(check),
}

fn check(reference: &Reference) -> Option<Report> {
    let report =
        reference.dangling("add the entry to an index section before it, or remove the id");
    report.filter(|_| reference.kind.is_index())
}
