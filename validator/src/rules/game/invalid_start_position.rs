//! GM-004: a game begins with a position of its variant, and ends with the one
//! that it names for control.
//!
#![doc = include_str!("invalid_start_position.md")]

use crate::Severity;
use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::control;
use crate::replay::StartFault;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "GM-004",
    name: "invalid-start-position",
    title: "The start position is a position of the variant; a warning where only a right in it does not fit, or where `controlposition` is not the position after the main line",
    clause: "cif--startPosition; cif-game, attribute controlposition",
    severity: Error, fix: None, status: Stable,
    page: "invalid_start_position.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    start(game, reports);
    end(game, reports);
}

/// The position that the main line should end with.
fn end(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let replayed = game.moves.and_then(|moves| moves.replayed.as_ref());
    let (Some(replayed), Some(control)) = (replayed, &game.game.controlposition) else {
        return;
    };
    let Some(last) = &replayed.off_control else {
        return;
    };
    if let Some(flaw) = control::flaw(&control.value.to_string()) {
        let message = format!("the position for control is none: {flaw}");
        let help = format!("the main line ends with `{last}`");
        let report = Report::at(control.span, message).severity(Severity::Warning);
        reports.add(report.help(help));
        return;
    }
    let message = format!("the main line ends with another position: `{last}`");
    let report = Report::at(control.span, message).severity(Severity::Warning);
    let mut report =
        report.help("look for the move that is wrong or missing, or correct the position");
    if let Some((span, range)) = &replayed.last {
        report = report.here(Anchor::Inside(*span, range.clone()), "the last move");
    }
    reports.add(report);
}

/// The position before the first move.
fn start(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let Some(start) = &game.game.startposition else {
        return;
    };
    // White space may have been taken out of the value, which moves places.
    let whole = start.span.end - start.span.start;
    let is_plain = match &start.value {
        cif_types::StartPosition::FEN(fen) => fen.as_str().len() == whole as usize,
        _ => false,
    };
    for fault in game.start_faults {
        let (range, message, severity, help) = match fault {
            StartFault::Unplayable(it) => (
                &it.range,
                it.message,
                Severity::Error,
                "correct the position, or `variant` where another one is meant",
            ),
            StartFault::Flaw(it) => (
                &it.range,
                it.message,
                Severity::Warning,
                "correct it; a reader that replays the game leaves it out",
            ),
        };
        let anchor = if is_plain && !range.is_empty() {
            Anchor::Inside(start.span, range.clone())
        } else {
            Anchor::Span(start.span)
        };
        reports.add(Report::on(anchor, message).severity(severity).help(help));
    }
}
