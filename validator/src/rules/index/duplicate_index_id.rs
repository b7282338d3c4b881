//! IX-001: ids of an index are unique.
//!
#![doc = include_str!("duplicate_index_id.md")]

use crate::Severity;
use crate::context::NewEntry;
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "IX-001",
    name: "duplicate-index-id",
    title: "An id names one game, or one document, of the index",
    severity: Severity::Error,
    clause: "cif-index, ids of entries",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("duplicate_index_id.md"),
    module: module_path!(),
    check: Check::Entry(check),
};

fn check(entry: &NewEntry) -> Option<Report> {
    entry.repeated().filter(|_| entry.kind.is_index())
}
