//! MI-009: a table ends with its last item that says something.
//!
#![doc = include_str!("trailing_empty_items.md")]

use cif_text::tables::items;
use cif_types::MoveInfoTable;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::moveinfo::trailing;
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "MI-009",
    name: "trailing-empty-items",
    title: "A table does not end with empty items",
    clause: "cif-game-info-moveinfo, tables of move information",
    severity: Info, fix: Safe, status: Stable,
    page: "trailing_empty_items.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    for (board, table) in game.tables() {
        if let Some(report) = runner(table, game.plies_on(board)) {
            reports.add(report);
        }
    }
}

fn runner(table: &MoveInfoTable<'_>, plies: Option<u64>) -> Option<Report> {
    let text = &table.text;
    // No items end with a comma in nearly all tables.
    if !text.trim_ascii_end().ends_with(',') {
        return None;
    }
    let (end, empty) = trailing(text);
    // Items beyond the moves are a fault of their own.
    let count = u64::try_from(items(text).count()).ok()?;
    if plies.is_some_and(|plies| count > plies) {
        return None;
    }
    let message = match empty {
        1 => "the empty item at the end says nothing".to_owned(),
        _ => format!("the {empty} empty items at the end say nothing"),
    };
    let anchor = Anchor::Inside(text.span, end..text.len());
    let help = "remove the commas at the end";
    let report = Report::on(anchor.clone(), message).help(help);
    Some(report.fix(PendingFix::safe().remove(anchor)))
}
