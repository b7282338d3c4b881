//! MV-009: a name stands for one style.
//!
#![doc = include_str!("duplicate_move_style.md")]

use cif_types::EntryKind;

use crate::check_kinds::declare_rule;
use crate::context::NewEntry;
use crate::report::Report;

declare_rule! {
    id: "MV-009",
    name: "duplicate-move-style",
    title: "A name of one's own stands for one move style in the archive",
    clause: "cif-data-movestyle, identifier",
    severity: Error, fix: None, status: Stable,
    page: "duplicate_move_style.md",
    checks: Entry(check),
}

fn check(entry: &NewEntry) -> Option<Report> {
    let first = entry.same_id.filter(|_| entry.kind == EntryKind::Style)?;
    let message = "a move style of this name is defined already";
    let help = "give the style a name of its own, and correct the moves that use it";
    Some(Report::new(message, help).before(first, "first defined here"))
}
