//! MV-011: a style that ends has begun.
//!
#![doc = include_str!("unopened_style.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "MV-011",
    name: "unopened-style",
    title: "An `endstyle` has its `startstyle` in the same line",
    severity: Severity::Warning,
    clause: "cif-data-movestyle, startstyle and endstyle",
    status: Status::Stable,
    fix: FixKind::Unsafe,
    page: include_str!("unopened_style.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::UnopenedStyle, reports);
}
