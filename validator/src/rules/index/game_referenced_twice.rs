//! IX-006: an index entry is one game.
//!
#![doc = include_str!("game_referenced_twice.md")]

use crate::Severity;
use crate::context::{Reference, Resolution};
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "IX-006",
    name: "game-referenced-twice",
    title: "One game or document stands behind an index entry",
    severity: Severity::Error,
    clause: "cif-index, entries of an archive",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("game_referenced_twice.md"),
    module: module_path!(),
    check: Check::Reference(check),
};

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
