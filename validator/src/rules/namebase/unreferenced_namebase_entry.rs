//! NB-004: a namebase holds what is used.
//!
#![doc = include_str!("unreferenced_namebase_entry.md")]

use cif_types::EntryKind;

use crate::check_kinds::declare_rule;
use crate::report::Report;

declare_rule! {
    id: "NB-004",
    name: "unreferenced-namebase-entry",
    title: "Something refers to every entry of the namebase but phrases",
    clause: "cif-namebase, references",
    severity: Error, fix: None, status: Stable,
    page: "unreferenced_namebase_entry.md",
    checks: Unused(check),
}

fn check(kind: EntryKind, id: u32) -> Option<Report> {
    let name = kind.name();
    kind.is_namebase().then(|| {
        Report::new(
            format!("nothing refers to the {name} {id} of the namebase"),
            "remove the entry, or refer to it where it is meant",
        )
    })
}
