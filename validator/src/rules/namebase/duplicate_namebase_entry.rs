//! NB-005: a namebase says nothing twice.
//!
#![doc = include_str!("duplicate_namebase_entry.md")]

use crate::check_kinds::declare_rule;
use crate::context::NewEntry;
use crate::report::Report;

declare_rule! {
    id: "NB-005",
    name: "duplicate-namebase-entry",
    title: "No two entries of a type say the same",
    clause: "cif-namebase, entries",
    severity: Error, fix: None, status: Stable,
    page: "duplicate_namebase_entry.md",
    checks: Entry(check),
}

fn check(entry: &NewEntry) -> Option<Report> {
    let first = entry.same_data?;
    let message = format!(
        "another {} of the namebase says the same as this one",
        entry.kind.name()
    );
    let help = "remove one of the two, and let what refers to it refer to the other";
    Some(Report::new(message, help).before(first, "the entry that says the same"))
}
