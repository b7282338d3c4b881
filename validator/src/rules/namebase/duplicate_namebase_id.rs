//! NB-001: ids of a namebase are unique.
//!
#![doc = include_str!("duplicate_namebase_id.md")]

use crate::Severity;
use crate::context::NewEntry;
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "NB-001",
    name: "duplicate-namebase-id",
    title: "An id names one entry of its type in the namebase",
    severity: Severity::Error,
    clause: "cif-namebase, ids of entries",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("duplicate_namebase_id.md"),
    module: module_path!(),
    check: Check::Entry(check),
};

fn check(entry: &NewEntry) -> Option<Report> {
    entry.repeated().filter(|_| entry.kind.is_namebase())
}
