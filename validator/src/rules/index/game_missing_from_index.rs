//! IX-005: an index leaves out no game.
//!
#![doc = include_str!("game_missing_from_index.md")]

use crate::Severity;
use crate::context::Nameless;
use crate::rule::{Check, Rule, Status, Told};
use crate::space::Space;

/// The declaration.
pub const RULE: Rule = Rule {
    id: "IX-005",
    name: "game-missing-from-index",
    title: "Every game of an archive with an index has an id",
    severity: Severity::Error,
    clause: "cif-game-info-head, attribute id; cif-index",
    status: Status::Stable,
    page: include_str!("game_missing_from_index.md"),
    module: module_path!(),
    check: Check::Anonymous(check),
};

fn check(nameless: &Nameless) -> Option<Told> {
    if nameless.space != Space::Game {
        return None;
    }
    let help = "add the game to the index, and write its id into `head`";
    Some(match nameless.before {
        None => Told::new("the archive has an index, and the game has no id", help),
        Some((1, first)) => Told::new("before the index stands a game without an id", help)
            .before(first, "the game"),
        Some((count, first)) => Told::new(
            format!("before the index stand {count} games without an id"),
            help,
        )
        .before(first, "the first of them"),
    })
}
