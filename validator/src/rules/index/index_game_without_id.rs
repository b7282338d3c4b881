//! IX-012: an index entry has an id.
//!
#![doc = include_str!("index_game_without_id.md")]

use cif_types::{IndexChoice, components};

use crate::check_kinds::declare_rule;
use crate::context::IndexContext;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "IX-012",
    name: "index-game-without-id",
    title: "A game of the index has an id",
    clause: "cif-index, ids of entries",
    severity: Error, fix: None, status: Stable,
    page: "index_game_without_id.md",
    checks: Index(check),
}

fn check(context: &IndexContext<'_>, reports: &mut Reports<'_>) {
    for entry in &context.index.items {
        if let IndexChoice::Game(game) = entry
            && game.base.id.is_none()
            && !context
                .rejected
                .hides(components::index_game::ID, game.span)
        {
            let report = Report::at_tag(game.span, "the index entry has no id");
            reports.add(report.help("number the entry, and write the number into its game"));
        }
    }
}
