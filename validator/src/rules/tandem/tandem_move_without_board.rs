//! TD-003: a move of a tandem game says on which board.
//!
#![doc = include_str!("tandem_move_without_board.md")]

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;

declare_rule! {
    id: "TD-003",
    name: "tandem-move-without-board",
    title: "Every move of a tandem game names one board, A or B, the same on all its squares",
    clause: "cif-game-moves, squares; cif-game-info-head, extension for tandem chess games",
    severity: Error, fix: Either, status: Stable,
    page: "tandem_move_without_board.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::NoBoard, reports);
}
