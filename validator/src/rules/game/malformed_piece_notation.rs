//! GM-010: pieces are defined in MBN.
//!
#![doc = include_str!("malformed_piece_notation.md")]

use cif_text::mbn::Definition;

use crate::Severity;
use crate::context::GameContext;
use crate::listed::listed;
use crate::report::Report;
use crate::reports::Reports;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "GM-010",
    name: "malformed-piece-notation",
    title: "The items of `pieces` are definitions in MBN",
    severity: Severity::Error,
    clause: "cif-game, attribute pieces; modified-betza-notation",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("malformed_piece_notation.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let pieces = game.game.pieces.as_ref();
    let Some(pieces) = pieces.filter(|it| !game.rejected.touches(it.span)) else {
        return;
    };
    for item in listed(pieces, pieces.span) {
        if let Err(error) = Definition::parse(item.text) {
            let message = format!("the piece `{}`: {}", item.short(), error.message);
            reports.add(Report::on(item.anchor(&error.range), message).help(error.help));
        }
    }
}
