//! MV-010: the game ends with its end.
//!
#![doc = include_str!("move_after_game_end.md")]

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;

declare_rule! {
    id: "MV-010",
    name: "move-after-game-end",
    title: "No move follows mate, stalemate or another end of the game",
    clause: "cif-game-moves",
    severity: Warning, fix: None, status: Stable,
    page: "move_after_game_end.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    fault_reports::report(game, FaultKind::AfterEnd, reports);
}
