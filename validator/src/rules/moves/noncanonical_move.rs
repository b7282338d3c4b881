//! MV-002: a move has one spelling.
//!
#![doc = include_str!("noncanonical_move.md")]

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;

declare_rule! {
    id: "MV-002",
    name: "noncanonical-move",
    title: "A move is spelt in the one canonical way",
    clause: "cif-game-moves, grammar of the move section",
    severity: Warning, fix: Safe, status: Stable,
    page: "noncanonical_move.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::Spelling, reports);
}
