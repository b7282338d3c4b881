//! NB-001: ids of a namebase are unique.
//!
#![doc = include_str!("duplicate_namebase_id.md")]

use crate::check_kinds::declare_rule;
use crate::context::NewEntry;
use crate::report::Report;

declare_rule! {
    id: "NB-001",
    name: "duplicate-namebase-id",
    title: "An id names one entry of its type in the namebase",
    clause: "cif-namebase, ids of entries",
    severity: Error, fix: None, status: Stable,
    page: "duplicate_namebase_id.md",
    checks: Entry(check),
}

fn check(entry: &NewEntry) -> Option<Report> {
    entry.repeated().filter(|_| entry.kind.is_namebase())
}
