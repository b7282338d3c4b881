//! Items of an archive into what is asked for: each is read, what it refers to
//! is written out in it, and faults and losses are reported.

use cif::index::Flattener;
use cif::model::CifItem;
use cif::read::read_item;
use cif::read::source::Source as Lines;

use super::batch::Batch;
use super::cut::{Piece, Portion, not_kept};
use super::filter::Filter;
use super::item_reporter::{ItemReporter, violated};
use super::resolve::{Item, described};
use crate::kinds;

/// Reads the items of a portion. `write` writes each and says whether there is
/// something of it in the output.
pub(super) fn read(
    portion: Portion<Item>,
    filter: &Filter,
    mut write: impl FnMut(CifItem<'_>, &ItemReporter<'_>, &mut Batch) -> bool,
) -> Batch {
    let mut batch = Batch {
        input: portion.input,
        ..Batch::default()
    };
    batch.tally.found.bytes = portion.bytes;
    let mut number = portion.first;
    for item in portion.items {
        let before = batch.tally;
        let (is_game, is_written) = match item {
            Item::Claiming {
                place,
                mut item,
                claim,
                faults,
            } => {
                let is_game = matches!(*item, CifItem::Game(_));
                let game = is_game.then_some(number);
                let reporter = ItemReporter {
                    game,
                    place,
                    filter,
                };
                reporter.faults(faults, &mut batch);
                for loss in claim.settle(&mut item) {
                    reporter.say(&kinds::REFERENCE, &described(loss), None, &mut batch);
                }
                batch.tally.readable += u64::from(is_known_game(&item));
                (is_game, write(*item, &reporter, &mut batch))
            }
            Item::Unread {
                place,
                is_game,
                faults,
            } => {
                let game = is_game.then_some(number);
                let reporter = ItemReporter {
                    game,
                    place,
                    filter,
                };
                reporter.unread(faults, &mut batch);
                (is_game, false)
            }
            Item::Alone(piece) => {
                let is_game = piece.is_game();
                let game = is_game.then_some(number);
                (is_game, alone(&piece, game, filter, &mut write, &mut batch))
            }
            Item::Said(finding) => {
                batch.report_finding(filter, finding, None);
                continue;
            }
        };
        if is_game {
            number += 1;
            batch.tally.count(&before, is_written);
        }
    }
    batch
}

fn alone(
    piece: &Piece,
    game: Option<u64>,
    filter: &Filter,
    write: &mut impl FnMut(CifItem<'_>, &ItemReporter<'_>, &mut Batch) -> bool,
    batch: &mut Batch,
) -> bool {
    let text = piece.text();
    let lines = Lines::at(&text, piece.base);
    let reporter = ItemReporter {
        game,
        place: lines.position(piece.element.unwrap_or_default()),
        filter,
    };
    let (cut, mut progress) = piece.parts();
    let mut cut = progress.piece(cut);
    let reading = read_item(&mut cut);
    let faults = reading.violations.into_iter();
    let faults = faults.map(|it| violated(it, &lines)).collect();
    let Some(item) = reading.item else {
        reporter.unread(faults, batch);
        return false;
    };
    reporter.faults(faults, batch);
    let said = not_kept(&item, reporter.place);
    // Nothing is defined: every reference is one to nothing.
    let mut flattener = Flattener::new();
    let item = flattener.item(item);
    for loss in flattener.losses() {
        let message = described(loss);
        reporter.say(&kinds::REFERENCE, &message, None, batch);
    }
    if let Some(item) = item {
        batch.tally.readable += u64::from(is_known_game(&item));
        return write(item, &reporter, batch);
    }
    // An empty section.
    if let Some(finding) = said {
        batch.report_finding(filter, finding, None);
    }
    false
}

/// Returns whether an item is a game of which anything is known.
fn is_known_game(item: &CifItem<'_>) -> bool {
    matches!(item, CifItem::Game(game) if !game.is_blank())
}
