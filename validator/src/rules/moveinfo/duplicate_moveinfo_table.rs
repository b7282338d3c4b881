//! MI-005: a table says all of its kind.
//!
#![doc = include_str!("duplicate_moveinfo_table.md")]

use std::collections::HashMap;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::moveinfo::{kind, named};
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "MI-005",
    name: "duplicate-moveinfo-table",
    title: "A board has one table of a content, and of evaluations one for each engine",
    clause: "cif-game-info-moveinfo, tables of move information",
    severity: Warning, fix: Safe, status: Stable,
    page: "duplicate_moveinfo_table.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let mut known = HashMap::new();
    for (board, table) in game.tables() {
        let kind = kind(table);
        let first = *known.entry((board, kind)).or_insert(table);
        if first.span == table.span {
            continue;
        }
        let message = format!("a second table of {}", named(kind));
        let report = Report::at_tag(table.span, message)
            .help("keep the better one of the two tables")
            .here(Anchor::Tag(first.span), "the first one");
        let same = table.text.trim().is_empty() || table.text == first.text;
        reports.add(if same {
            report.fix(PendingFix::safe().remove(Anchor::Element(table.span)))
        } else {
            report
        });
    }
}
