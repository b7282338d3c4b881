//! MV-001: the text of a move section can be read.
//!
#![doc = include_str!("malformed_move.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "MV-001",
    name: "malformed-move",
    title: "The text of a move section follows the grammar of moves",
    severity: Severity::Error,
    clause: "cif-game-moves, grammar of the move section",
    status: Status::Stable,
    fix: FixKind::Safe,
    page: include_str!("malformed_move.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::Grammar, reports);
}
