//! MI-008: an id names one engine.
//!
#![doc = include_str!("duplicate_engine_id.md")]

use std::collections::HashMap;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::moveinfo::number;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "MI-008",
    name: "duplicate-engine-id",
    title: "The ids of the engines of a game are unique",
    clause: "cif-game-data, engine",
    severity: Error, fix: None, status: Stable,
    page: "duplicate_engine_id.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let mut known = HashMap::new();
    for (id, engine) in game.engines() {
        let first = *known.entry(number(id)).or_insert(engine);
        if first != engine {
            let message = format!("another engine has the id {} already", id.value.as_str());
            let report = Report::at(id.span, message)
                .help("give the engine an id of its own, and correct what refers to it");
            reports.add(report.here(Anchor::Tag(first), "the first one"));
        }
    }
}
