//! MV-004: a flag says what the move is.
//!
#![doc = include_str!("unneeded_move_flag.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "MV-004",
    name: "unneeded-move-flag",
    title: "A legal move has no flag of an illegal one",
    severity: Severity::Warning,
    clause: "cif-game-moves, flags of moves",
    status: Status::Stable,
    fix: FixKind::Unsafe,
    page: include_str!("unneeded_move_flag.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::NeedlessFlag, reports);
}
