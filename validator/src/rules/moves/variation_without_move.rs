//! MV-006: a variation has a move to vary.
//!
#![doc = include_str!("variation_without_move.md")]

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;

declare_rule! {
    id: "MV-006",
    name: "variation-without-move",
    title: "A variation follows a move of its line",
    clause: "cif-game-moves, variations",
    severity: Error, fix: None, status: Stable,
    page: "variation_without_move.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::EarlyVariation, reports);
}
