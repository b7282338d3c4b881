//! MI-001: a table ends with the moves.
//!
#![doc = include_str!("moveinfo_longer_than_game.md")]

use cif_text::tables::items;
use cif_types::{MoveInfoItems, Spanned};
use memchr::memchr_iter;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::moveinfo::trailing;
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "MI-001",
    name: "moveinfo-longer-than-game",
    title: "A table has no more items than its board's main line has plies",
    clause: "cif-game-info-moveinfo, tables of move information",
    severity: Error, fix: Either, status: Stable,
    page: "moveinfo_longer_than_game.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    for (section, table) in game.tables() {
        let Some(plies) = game.plies_on(section) else {
            continue;
        };
        let line = match section {
            _ if !game.is_tandem() => "the main line",
            0 => "the main line of board A",
            _ => "the main line of board B",
        };
        if let Some(report) = runner(&table.text, plies, line) {
            reports.add(report);
        }
    }
}

/// One table against the plies of its board.
fn runner(table: &Spanned<MoveInfoItems<'_>>, plies: u64, line: &str) -> Option<Report> {
    let most = usize::try_from(plies).unwrap_or(usize::MAX);
    // Commas are counted fast, and where there are fewer than plies, that is
    // all there is to do.
    if memchr_iter(b',', table.as_bytes()).count() < most {
        return None;
    }
    let mut surplus = items(table).skip(most);
    let first = surplus.next()?.range;
    let (more, last) = surplus.fold((1_u64, first.end), |(more, _), item| {
        (more + 1, item.range.end)
    });
    // The comma before it shows where an empty item is.
    let before = table.get(..first.start).filter(|_| first.is_empty());
    let start = before
        .and_then(|before| before.rfind(','))
        .unwrap_or(first.start);
    let count = plies + more;
    let said = |number: u64, noun: &str| match number {
        1 => format!("1 {noun}"),
        _ if noun == "ply" => format!("{number} plies"),
        _ => format!("{number} {noun}s"),
    };
    let message = format!(
        "the table has {}, and {line} has {}",
        said(count, "item"),
        said(plies, "ply")
    );
    let report = Report::inside(table.span, start..last, message)
        .help("remove the items at the end, or complete the moves");
    let (end, empty) = trailing(table);
    if u64::try_from(empty).is_ok_and(|empty| empty < more) {
        return Some(report);
    }
    let nothing = Anchor::Inside(table.span, end..table.len());
    // A comma too many is a slip; several may stand for moves that were lost.
    let pending_fix = if more == 1 {
        PendingFix::safe()
    } else {
        PendingFix::risky()
    };
    Some(report.fix(pending_fix.remove(nothing)))
}
