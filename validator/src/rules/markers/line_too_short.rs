//! MK-002: a line joins squares.
//!
#![doc = include_str!("line_too_short.md")]

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;

declare_rule! {
    id: "MK-002",
    name: "line-too-short",
    title: "A line has at least two squares",
    clause: "cif-game-moves-marker, line",
    severity: Error, fix: None, status: Stable,
    page: "line_too_short.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::ShortLine, reports);
}
