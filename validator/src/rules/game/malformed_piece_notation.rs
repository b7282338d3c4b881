//! GM-010: pieces are defined in MBN.
//!
#![doc = include_str!("malformed_piece_notation.md")]

use cif_text::mbn::Definition;

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::listed::listed;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "GM-010",
    name: "malformed-piece-notation",
    title: "The items of `pieces` are definitions in MBN",
    clause: "cif-game, attribute pieces; modified-betza-notation",
    severity: Error, fix: None, status: Stable,
    page: "malformed_piece_notation.md",
    checks: Game(check),
}

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
