//! IX-001: ids of an index are unique.
//!
#![doc = include_str!("duplicate_index_id.md")]

use crate::check_kinds::declare_rule;
use crate::context::NewEntry;
use crate::report::Report;

declare_rule! {
    id: "IX-001",
    name: "duplicate-index-id",
    title: "An id names one game, or one document, of the index",
    clause: "cif-index, ids of entries",
    severity: Error, fix: None, status: Stable,
    page: "duplicate_index_id.md",
    checks: Entry(check),
}

fn check(entry: &NewEntry) -> Option<Report> {
    entry.repeated().filter(|_| entry.kind.is_index())
}
