//! MV-007: a style that begins ends.
//!
#![doc = include_str!("unclosed_style.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "MV-007",
    name: "unclosed-style",
    title: "A `startstyle` has its `endstyle` in the same line",
    severity: Severity::Warning,
    clause: "cif-data-movestyle, startstyle and endstyle",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("unclosed_style.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::UnclosedStyle, reports);
}
