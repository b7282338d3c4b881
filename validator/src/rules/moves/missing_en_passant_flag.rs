//! MV-005: en passant is said.
//!
#![doc = include_str!("missing_en_passant_flag.md")]

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;

declare_rule! {
    id: "MV-005",
    name: "missing-en-passant-flag",
    title: "An en passant capture is flagged, and nothing else is flagged so",
    clause: "cif-game-moves, flags of moves",
    severity: Error, fix: Either, status: Stable,
    page: "missing_en_passant_flag.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::EnPassant, reports);
}
