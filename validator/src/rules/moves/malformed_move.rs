//! MV-001: the text of a move section can be read.
//!
#![doc = include_str!("malformed_move.md")]

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;

declare_rule! {
    id: "MV-001",
    name: "malformed-move",
    title: "The text of a move section follows the grammar of moves",
    clause: "cif-game-moves, grammar of the move section",
    severity: Error, fix: Either, status: Stable,
    page: "malformed_move.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::Grammar, reports);
}
