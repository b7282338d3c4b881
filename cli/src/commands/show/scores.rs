//! The scores that the tables of a game have for its plies.

use cif::model::{Game, TableContent};
use cif::text::square::BoardLetter;
use cif::text::tables::{Evaluation, Items, items};
use cif::view::Speakers;
use cif::view::data::score_words;

use crate::terminal::visible;

/// The items of evaluation tables that are still to come, board by board.
#[derive(Default)]
pub(super) struct Scores<'g> {
    /// The game has several engines.
    is_several: bool,
    boards: Vec<Vec<Table<'g>>>,
}

struct Table<'g> {
    engine: Option<String>,
    items: Items<'g>,
}

impl<'g> Scores<'g> {
    pub(super) fn of(game: &'g Game<'_>, speakers: &Speakers<'_>) -> Self {
        let boards = game.info.moveinfo.iter().map(|info| {
            let tables = info.table.iter();
            let tables = tables.filter(|table| table.content.value == TableContent::Evaluation);
            let tables = tables.map(|table| {
                let number = table.engine.as_ref();
                Table {
                    engine: number.and_then(|number| speakers.name(number.digits())),
                    items: items(&table.text),
                }
            });
            tables.collect()
        });
        Self {
            boards: boards.collect(),
            is_several: speakers.is_several(),
        }
    }

    /// Returns the values after the next ply of a board. Where there are several
    /// engines, each is named.
    pub(super) fn next(&mut self, board: Option<BoardLetter>) -> Vec<String> {
        let board = board.map_or(0, |board| usize::from(board.index()));
        let Some(tables) = self.boards.get_mut(board) else {
            return Vec::new();
        };
        let mut said = Vec::new();
        // What has come to its end is not looked at again.
        tables.retain_mut(|table| {
            let item = table.items.next();
            let evaluation = item
                .as_ref()
                .and_then(|it| it.text.parse::<Evaluation>().ok());
            said.extend(evaluation.map(|it| (table.engine.clone(), score_words(&it))));
            item.is_some()
        });
        let is_named = self.is_several || said.len() > 1;
        let named = |(engine, words): (Option<String>, String)| match engine {
            Some(engine) if is_named => format!("[{}: {words}]", visible(&engine)),
            _ => format!("[{words}]"),
        };
        said.into_iter().map(named).collect()
    }
}
