//! MV-009: a name stands for one style.
//!
#![doc = include_str!("duplicate_move_style.md")]

use cif_types::EntryKind;

use crate::Severity;
use crate::context::NewEntry;
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "MV-009",
    name: "duplicate-move-style",
    title: "A name of one's own stands for one move style in the archive",
    severity: Severity::Error,
    clause: "cif-data-movestyle, identifier",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("duplicate_move_style.md"),
    module: module_path!(),
    check: Check::Entry(check),
};

fn check(entry: &NewEntry) -> Option<Report> {
    let first = entry.same_id.filter(|_| entry.kind == EntryKind::Style)?;
    let message = "a move style of this name is defined already";
    let help = "give the style a name of its own, and correct the moves that use it";
    Some(Report::new(message, help).before(first, "first defined here"))
}
