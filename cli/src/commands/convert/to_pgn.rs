//! Items of an archive into PGN. What PGN cannot hold is said item by item.

use cif_pgn::{ExportOptions, export};
use cif_types::{ArchiveInfo, CifItem, Game, Index};

use super::batch::Batch;
use super::item_reporter::ItemReporter;
use crate::kinds;

/// Writes an item; whether there is something of it in the output.
pub(super) fn write(
    item: &CifItem<'_>,
    options: &ExportOptions,
    reporter: &ItemReporter<'_>,
    batch: &mut Batch,
) -> bool {
    match item {
        CifItem::Game(game) => return game_of(game, options, reporter, batch),
        CifItem::Info(info) => {
            for what in said(info) {
                lost(
                    &format!("`{what}` of the archive's `info`"),
                    None,
                    reporter,
                    batch,
                );
            }
        }
        CifItem::Document(_) => lost("a document", None, reporter, batch),
        CifItem::Data(_) => lost("`data` of the archive", None, reporter, batch),
        CifItem::Namebase(_) => lost("a namebase", None, reporter, batch),
        CifItem::Index(index) => listing(index, reporter, batch),
    }
    false
}

fn game_of(
    game: &Game<'_>,
    options: &ExportOptions,
    reporter: &ItemReporter<'_>,
    batch: &mut Batch,
) -> bool {
    match export(game, options) {
        Ok(exported) => {
            batch.text += &exported.text;
            for loss in &exported.losses {
                lost(&loss.what, loss.ply, reporter, batch);
            }
            true
        }
        Err(error) => {
            let message = format!("the game is left out: {error}");
            reporter.say(&kinds::LEFT_OUT, &message, None, batch);
            false
        }
    }
}

/// A listing, of which each entry is lost.
fn listing(index: &Index<'_>, reporter: &ItemReporter<'_>, batch: &mut Batch) {
    for number in 1..=index.items.len() {
        lost(
            &format!("entry {number} of a listing"),
            None,
            reporter,
            batch,
        );
    }
}

fn lost(what: &str, ply: Option<u32>, reporter: &ItemReporter<'_>, batch: &mut Batch) {
    let message = format!("{what} has no PGN form");
    reporter.say(&kinds::NO_FORM, &message, ply, batch);
}

/// Lists the facts of `info` beyond those about the archive as a file: its
/// version, its content, and who created and changed it when.
fn said(info: &ArchiveInfo<'_>) -> Vec<&'static str> {
    let said = [
        ("readonly", info.readonly.is_some()),
        ("private", info.private.is_some()),
        ("request", info.request.is_some()),
        ("signature", info.signature.is_some()),
        ("author", !info.author.is_empty()),
        ("source", info.source.is_some()),
        ("description", info.description.is_some()),
        ("tag", !info.tag.is_empty()),
    ];
    let said = said.into_iter().filter(|(_, is_said)| *is_said);
    said.map(|(what, _)| what).collect()
}
