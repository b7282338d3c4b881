//! MK-001: what is drawn is drawn on the board.
//!
#![doc = include_str!("square_off_board.md")]

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;

declare_rule! {
    id: "MK-001",
    name: "square-off-board",
    title: "The squares of markers, arrows, lines, regions and values lie on the board",
    clause: "cif-game-moves-marker, squares",
    severity: Error, fix: None, status: Stable,
    page: "square_off_board.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::OffBoard, reports);
}
