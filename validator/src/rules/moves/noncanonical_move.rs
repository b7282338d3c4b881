//! MV-002: a move has one spelling.
//!
#![doc = include_str!("noncanonical_move.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "MV-002",
    name: "noncanonical-move",
    title: "A move is spelt in the one canonical way",
    severity: Severity::Warning,
    clause: "cif-game-moves, grammar of the move section",
    status: Status::Stable,
    fix: FixKind::Safe,
    page: include_str!("noncanonical_move.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::Spelling, reports);
}
