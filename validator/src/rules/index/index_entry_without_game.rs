//! IX-004: an index lists what is there, and no more.
//!
#![doc = include_str!("index_entry_without_game.md")]

use cif_types::EntryKind;

use crate::Severity;
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "IX-004",
    name: "index-entry-without-game",
    title: "An index entry has its game or document in the archive",
    severity: Severity::Error,
    clause: "cif-index, entries of an archive",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("index_entry_without_game.md"),
    module: module_path!(),
    check: Check::Unused(check),
};

fn check(kind: EntryKind, id: u32) -> Option<Report> {
    let name = kind.name();
    kind.is_index().then(|| {
        Report::new(
            format!("no {name} of the archive refers to the entry {id}"),
            "remove the entry, or complete the archive",
        )
    })
}
