//! Items of an archive into PGN. What PGN cannot hold is said item by item.

use cif::model::{CifItem, Game};
use cif::pgn::{ExportOptions, Loss, export_reporting};

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
    if let CifItem::Game(game) = item {
        return game_of(game, options, reporter, batch);
    }
    for loss in cif::pgn::losses(item) {
        lost(&loss, reporter, batch);
    }
    false
}

fn game_of(
    game: &Game<'_>,
    options: &ExportOptions,
    reporter: &ItemReporter<'_>,
    batch: &mut Batch,
) -> bool {
    match export_reporting(game, options, &mut |loss| lost(&loss, reporter, batch)) {
        Ok(text) => {
            batch.text += &text;
            true
        }
        Err(error) => {
            let message = format!("the game is left out: {error}");
            reporter.say(&kinds::LEFT_OUT, &message, None, batch);
            false
        }
    }
}

fn lost(loss: &Loss, reporter: &ItemReporter<'_>, batch: &mut Batch) {
    reporter.say(loss.description(), &loss.message(), loss.ply, batch);
}
