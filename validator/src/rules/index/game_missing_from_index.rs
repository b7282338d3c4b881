//! IX-005: an index leaves out no game.
//!
#![doc = include_str!("game_missing_from_index.md")]

use cif_types::EntryKind;

use crate::Severity;
use crate::context::Nameless;
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "IX-005",
    name: "game-missing-from-index",
    title: "Every game of an archive with an index, listings aside, has an id",
    severity: Severity::Error,
    clause: "cif-game-info-head, attribute id; cif-index",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("game_missing_from_index.md"),
    module: module_path!(),
    check: Check::Anonymous(check),
};

fn check(nameless: &Nameless) -> Option<Report> {
    (nameless.kind == EntryKind::Game)
        .then(|| nameless.report("add the game to the index, and write its id into `head`"))
}
