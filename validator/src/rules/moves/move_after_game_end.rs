//! MV-010: the game ends with its end.
//!
#![doc = include_str!("move_after_game_end.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "MV-010",
    name: "move-after-game-end",
    title: "No move follows mate, stalemate or another end of the game",
    severity: Severity::Warning,
    clause: "cif-game-moves",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("move_after_game_end.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::AfterEnd, reports);
}
