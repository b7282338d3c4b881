//! MV-007: a style that begins ends.
//!
#![doc = include_str!("unclosed_style.md")]

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;

declare_rule! {
    id: "MV-007",
    name: "unclosed-style",
    title: "A `startstyle` has its `endstyle` in the same line",
    clause: "cif-data-movestyle, startstyle and endstyle",
    severity: Warning, fix: None, status: Stable,
    page: "unclosed_style.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::UnclosedStyle, reports);
}
