//! IX-004: an index lists what is there, and no more.
//!
#![doc = include_str!("index_entry_without_game.md")]

use cif_types::EntryKind;

use crate::check_kinds::declare_rule;
use crate::report::Report;

declare_rule! {
    id: "IX-004",
    name: "index-entry-without-game",
    title: "An index entry has its game or document in the archive",
    clause: "cif-index, entries of an archive",
    severity: Error, fix: None, status: Stable,
    page: "index_entry_without_game.md",
    checks: Unused(check),
}

fn check(kind: EntryKind, id: u32) -> Option<Report> {
    let name = kind.name();
    kind.is_index().then(|| {
        Report::new(
            format!("no {name} of the archive refers to the entry {id}"),
            "remove the entry, or complete the archive",
        )
    })
}
