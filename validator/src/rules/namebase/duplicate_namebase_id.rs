//! NB-001: ids of a namebase are unique.
//!
#![doc = include_str!("duplicate_namebase_id.md")]

use crate::Severity;
use crate::context::NewEntry;
use crate::rule::{Check, Rule, Status, Told};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "NB-001",
    name: "duplicate-namebase-id",
    title: "An id names one entry of its type in the namebase",
    severity: Severity::Error,
    clause: "cif-namebase, ids of entries",
    status: Status::Stable,
    page: include_str!("duplicate_namebase_id.md"),
    module: module_path!(),
    check: Check::Entry(check),
};

fn check(entry: &NewEntry) -> Option<Told> {
    let first = entry.same_id.filter(|_| entry.space.is_namebase())?;
    let message = format!(
        "the id {} is that of another {} of the namebase already",
        entry.id,
        entry.space.name()
    );
    let help = "give the entry an id of its own, and write it into what refers to it";
    Some(Told::new(message, help).before(first, "first defined here"))
}
