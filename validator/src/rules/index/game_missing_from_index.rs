//! IX-005: an index leaves out no game.
//!
#![doc = include_str!("game_missing_from_index.md")]

use cif_types::EntryKind;

use crate::check_kinds::declare_rule;
use crate::context::Nameless;
use crate::report::Report;

declare_rule! {
    id: "IX-005",
    name: "game-missing-from-index",
    title: "Every game of an archive with an index, listings aside, has an id",
    clause: "cif-game-info-head, attribute id; cif-index",
    severity: Error, fix: None, status: Stable,
    page: "game_missing_from_index.md",
    checks: Anonymous(check),
}

fn check(nameless: &Nameless) -> Option<Report> {
    (nameless.kind == EntryKind::Game)
        .then(|| nameless.report("add the game to the index, and write its id into `head`"))
}
