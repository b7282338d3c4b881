//! MV-005: en passant is said.
//!
#![doc = include_str!("missing_en_passant_flag.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "MV-005",
    name: "missing-en-passant-flag",
    title: "An en passant capture is flagged, and nothing else is flagged so",
    severity: Severity::Error,
    clause: "cif-game-moves, flags of moves",
    status: Status::Stable,
    fix: FixKind::Either,
    page: include_str!("missing_en_passant_flag.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::EnPassant, reports);
}
