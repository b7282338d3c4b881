//! GM-003: a variant has no more pieces than readers can be expected to hold.
//!
#![doc = include_str!("too_many_pieces.md")]

use crate::Severity;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "GM-003",
    name: "too-many-pieces",
    title: "A user-defined variant has at most 128 pieces; more than 4096 are an error",
    clause: "cif-game, attribute pieces; home",
    severity: Warning, fix: None, status: Stable,
    page: "too_many_pieces.md",
    checks: Game(check),
}

/// The published pages contradict each other: one says 128, the other 4096.
const FEW: usize = 128;
const MOST: usize = 4096;

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let Some(pieces) = &game.game.pieces else {
        return;
    };
    // A macro is a name for a part of other definitions.
    let defined = pieces.iter().filter(|it| !it.starts_with('@')).count();
    let (severity, most) = match defined {
        0..=FEW => return,
        _ if defined <= MOST => (Severity::Warning, FEW),
        _ => (Severity::Error, MOST),
    };
    let message =
        format!("the game defines {defined} pieces, more than the {most} that are allowed");
    let report = Report::at(pieces.span, message).severity(severity);
    reports.add(report.help("define the pieces that the game uses, and no others"));
}
