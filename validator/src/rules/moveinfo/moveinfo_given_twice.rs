//! MI-006: what a table says stands in no other place.
//!
#![doc = include_str!("moveinfo_given_twice.md")]

use std::collections::HashMap;

use cif_text::tables::items;
use cif_types::MoveInfoTable;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::moveinfo::{Kind, Ply, Said, kind, named};
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "MI-006",
    name: "moveinfo-given-twice",
    title: "A ply of the main line has information of a kind in a table or in the move section",
    clause: "cif-game-info-moveinfo, information of sub-variations",
    severity: Warning, fix: Safe, status: Stable,
    page: "moveinfo_given_twice.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let Some(moves) = game.moves.filter(|moves| moves.plies().is_some()) else {
        return;
    };
    let mut said: HashMap<(usize, Kind<'_>), Vec<Inline<'_>>> = HashMap::new();
    for inline in &moves.inlines {
        if let Some(ply) = inline.ply {
            let key = (ply.board, inline.said.kind());
            said.entry(key).or_default().push(Inline {
                ply,
                said: inline.said,
                is_reported: false,
            });
        }
    }
    if said.is_empty() {
        return;
    }
    for (board, table) in game.tables() {
        if let Some(said) = said.get_mut(&(board, kind(table))) {
            compare(table, said, reports);
        }
    }
}

/// An element beside a move of the main line.
struct Inline<'g> {
    ply: Ply,
    said: Said<'g>,
    /// True once a table was found that says the same; there may be others (MI-005).
    is_reported: bool,
}

/// Compares a table with what is said of its plies, both in their order.
fn compare(table: &MoveInfoTable<'_>, said: &mut [Inline<'_>], reports: &mut Reports<'_>) {
    let mut items = items(&table.text).enumerate().peekable();
    for inline in said {
        let Inline { ply, said, .. } = *inline;
        while items.next_if(|(number, _)| *number < ply.number).is_some() {}
        let Some((number, item)) = items.peek() else {
            break;
        };
        if *number != ply.number || item.text.is_empty() || inline.is_reported {
            continue;
        }
        inline.is_reported = true;
        let message = format!("a table has {} of this move already", named(said.kind()));
        let report = Report::at_tag(said.span(), message)
            .help("keep the one that is right, and leave the other empty")
            .here(
                Anchor::Inside(table.text.span, item.range.clone()),
                "the item of the table",
            );
        reports.add(if item.text == said.text() {
            // White space stays, or else moves could run together.
            report.fix(PendingFix::safe().replace(Anchor::Span(said.span()), " "))
        } else {
            report
        });
    }
}
