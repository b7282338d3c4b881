//! MI-008: an id names one engine.
//!
#![doc = include_str!("duplicate_engine_id.md")]

use std::collections::HashMap;

use crate::Severity;
use crate::anchor::Anchor;
use crate::context::GameContext;
use crate::moveinfo::number;
use crate::report::Report;
use crate::reports::Reports;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "MI-008",
    name: "duplicate-engine-id",
    title: "The ids of the engines of a game are unique",
    severity: Severity::Error,
    clause: "cif-game-data, engine",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("duplicate_engine_id.md"),
    module: module_path!(),
    check: Check::Game(check),
};

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
