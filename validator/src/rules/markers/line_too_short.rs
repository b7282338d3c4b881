//! MK-002: a line joins squares.
//!
#![doc = include_str!("line_too_short.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "MK-002",
    name: "line-too-short",
    title: "A line has at least two squares",
    severity: Severity::Error,
    clause: "cif-game-moves-marker, line",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("line_too_short.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::ShortLine, reports);
}
