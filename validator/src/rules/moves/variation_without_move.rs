//! MV-006: a variation has a move to vary.
//!
#![doc = include_str!("variation_without_move.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "MV-006",
    name: "variation-without-move",
    title: "A variation follows a move of its line",
    severity: Severity::Error,
    clause: "cif-game-moves, variations",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("variation_without_move.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::EarlyVariation, reports);
}
