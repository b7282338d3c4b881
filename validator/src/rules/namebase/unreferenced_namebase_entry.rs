//! NB-004: a namebase holds what is used.
//!
#![doc = include_str!("unreferenced_namebase_entry.md")]

use cif_types::EntryKind;

use crate::Severity;
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "NB-004",
    name: "unreferenced-namebase-entry",
    title: "Something refers to every entry of the namebase but phrases",
    severity: Severity::Error,
    clause: "cif-namebase, references",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("unreferenced_namebase_entry.md"),
    module: module_path!(),
    check: Check::Unused(check),
};

fn check(kind: EntryKind, id: u32) -> Option<Report> {
    let name = kind.name();
    kind.is_namebase().then(|| {
        Report::new(
            format!("nothing refers to the {name} {id} of the namebase"),
            "remove the entry, or refer to it where it is meant",
        )
    })
}
