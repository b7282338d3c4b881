//! MV-001: the text of a move section can be read.
//!
#![doc = include_str!("malformed_move.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::moves::FaultKind;
use crate::report::{Report, Reports};
use crate::rule::{Check, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "MV-001",
    name: "malformed-move",
    title: "The text of a move section follows the grammar of moves",
    severity: Severity::Error,
    clause: "cif-game-moves, grammar of the move section",
    status: Status::Stable,
    page: include_str!("malformed_move.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let faults = game.moves.into_iter().flat_map(|moves| &moves.faults);
    for fault in faults.filter(|fault| fault.kind == FaultKind::Grammar) {
        reports.add(Report::on(fault.spot.clone(), fault.message).help(fault.help));
    }
}
