//! MK-001: what is drawn is drawn on the board.
//!
#![doc = include_str!("square_off_board.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "MK-001",
    name: "square-off-board",
    title: "The squares of markers, arrows, lines, regions and values lie on the board",
    severity: Severity::Error,
    clause: "cif-game-moves-marker, squares",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("square_off_board.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::OffBoard, reports);
}
