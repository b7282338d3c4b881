//! MV-003: a move is legal, or says that it is not.
//!
#![doc = include_str!("unflagged_illegal_move.md")]

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::fault::FaultKind;
use crate::fault_reports;
use crate::reports::Reports;

declare_rule! {
    id: "MV-003",
    name: "unflagged-illegal-move",
    title: "A move is legal or flagged; an error where the writer signed the moves, else a warning",
    clause: "cif-game-info-head, attribute signature",
    severity: Error, fix: Unsafe, status: Stable,
    page: "unflagged_illegal_move.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    for report in fault_reports::found(game, FaultKind::Unflagged) {
        reports.add(if game.is_signed {
            report
        } else {
            report.pending_trust()
        });
    }
    reports.count(
        fault_reports::counted(game, FaultKind::Unflagged),
        !game.is_signed,
    );
}
