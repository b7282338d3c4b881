//! MV-011: a style that ends has begun.
//!
#![doc = include_str!("unopened_style.md")]

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;

declare_rule! {
    id: "MV-011",
    name: "unopened-style",
    title: "An `endstyle` has its `startstyle` in the same line",
    clause: "cif-data-movestyle, startstyle and endstyle",
    severity: Warning, fix: Unsafe, status: Stable,
    page: "unopened_style.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::UnopenedStyle, reports);
}
