//! TD-004: a game on one flat board names no boards.
//!
#![doc = include_str!("board_letter_in_single_game.md")]

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;

declare_rule! {
    id: "TD-004",
    name: "board-letter-in-single-game",
    title: "A game on one flat board names no boards",
    clause: "cif-game-moves, squares",
    severity: Error, fix: Unsafe, status: Stable,
    page: "board_letter_in_single_game.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::BoardLetter, reports);
}
