//! GM-007: a link leads to a BLOb of the same game.
//!
#![doc = include_str!("link_to_missing_blob.md")]

use std::collections::HashSet;

use cif_types::{GameDataChoice, LinksChoice, components};

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "GM-007",
    name: "link-to-missing-blob",
    title: "A link names a BLOb in the data of the same game",
    clause: "cif-game-info, links",
    severity: Error, fix: None, status: Stable,
    page: "link_to_missing_blob.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let links = game.game.info.links.iter().flat_map(|links| &links.items);
    let mut links = links.filter_map(|link| match link {
        LinksChoice::Blob(name) if !game.rejected.touches(name.span) => Some(name),
        _ => None,
    });
    let Some(first) = links.next() else {
        return;
    };
    // What was refused of the data may be the BLOb that is meant.
    if game.hides_data(|rejected, span| {
        rejected.hides(components::game_data::BLOB, span)
            || rejected.hides(components::bl_ob::NAME, span)
            || rejected.hides(components::bl_ob::COMPRESSION, span)
    }) {
        return;
    }
    let items = game.game.data.iter().flat_map(|data| &data.items);
    let names: HashSet<_> = items
        .filter_map(|item| match item {
            GameDataChoice::Blob(blob) => blob.name.as_ref(),
            GameDataChoice::Engine(_) => None,
        })
        .map(|name| name.as_str())
        .collect();
    for link in std::iter::once(first).chain(links) {
        if !names.contains(link.as_str()) {
            let report = Report::at(link.span, "no BLOb of the game's data has this name");
            reports
                .add(report.help("put the BLOb into the `data` of the game, or remove the link"));
        }
    }
}
