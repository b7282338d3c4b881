//! MV-004: a flag says what the move is.
//!
#![doc = include_str!("unneeded_move_flag.md")]

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;

declare_rule! {
    id: "MV-004",
    name: "unneeded-move-flag",
    title: "A legal move has no flag of an illegal one",
    clause: "cif-game-moves, flags of moves",
    severity: Warning, fix: Unsafe, status: Stable,
    page: "unneeded_move_flag.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::NeedlessFlag, reports);
}
