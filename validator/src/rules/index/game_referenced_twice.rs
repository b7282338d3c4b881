//! IX-006: an index entry is one game.
//!
#![doc = include_str!("game_referenced_twice.md")]

use crate::check_kinds::declare_rule;
use crate::context::{Reference, Resolution};
use crate::report::Report;

declare_rule! {
    id: "IX-006",
    name: "game-referenced-twice",
    title: "One game or document stands behind an index entry",
    clause: "cif-index, entries of an archive",
    severity: Error, fix: None, status: Stable,
    page: "game_referenced_twice.md",
    checks: Reference(check),
}

fn check(reference: &Reference) -> Option<Report> {
    let Resolution::Entry {
        used: Some(first), ..
    } = reference.resolution
    else {
        return None;
    };
    let name = reference.kind.name();
    let message = format!(
        "the index entry {} is that of another {name} already",
        reference.id
    );
    let help = "give each an entry of its own, or remove what was copied";
    reference
        .kind
        .is_index()
        .then(|| Report::new(message, help).before(first, "first referred to here"))
}
