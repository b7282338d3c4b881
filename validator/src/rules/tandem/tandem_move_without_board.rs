//! TD-003: a move of a tandem game says on which board.
//!
#![doc = include_str!("tandem_move_without_board.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "TD-003",
    name: "tandem-move-without-board",
    title: "Every move of a tandem game names one board, A or B, the same on all its squares",
    severity: Severity::Error,
    clause: "cif-game-moves, squares; cif-game-info-head, extension for tandem chess games",
    status: Status::Stable,
    fix: FixKind::Either,
    page: include_str!("tandem_move_without_board.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::NoBoard, reports);
}
