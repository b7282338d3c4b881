//! TD-004: a game on one flat board names no boards.
//!
#![doc = include_str!("board_letter_in_single_game.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "TD-004",
    name: "board-letter-in-single-game",
    title: "A game on one flat board names no boards",
    severity: Severity::Error,
    clause: "cif-game-moves, squares",
    status: Status::Stable,
    fix: FixKind::Unsafe,
    page: include_str!("board_letter_in_single_game.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::BoardLetter, reports);
}
