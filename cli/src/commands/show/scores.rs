//! The scores that the tables of a game have for its plies.

use cif::model::{Engines, Game, TableContent};
use cif::text::square::BoardLetter;
use cif::text::tables::{Evaluation, Items, items};
use cif::view::data::score_words;

use crate::terminal::visible;

/// The items of evaluation tables that are still to come, board by board.
#[derive(Default)]
pub(super) struct Scores<'g> {
    boards: Vec<Vec<Table<'g>>>,
}

struct Table<'g> {
    engine: Option<String>,
    items: Items<'g>,
}

/// The characters of the name of an engine that are shown: each score has it.
const NAME: usize = 80;

impl<'g> Scores<'g> {
    pub(super) fn of(game: &'g Game<'_>) -> Self {
        let engines = Engines::of(game);
        let boards = game.info.moveinfo.iter().map(|info| {
            let tables = info.table.iter();
            let tables = tables.filter(|table| table.content.value == TableContent::Evaluation);
            let tables = tables.map(|table| {
                let engine = table.engine.as_ref().and_then(|id| engines.get(id));
                Table {
                    engine: engine.map(|it| it.text.as_str().chars().take(NAME).collect()),
                    items: items(&table.text),
                }
            });
            tables.collect()
        });
        Self {
            boards: boards.collect(),
        }
    }

    /// Returns the values after the next ply of a board. Where several engines speak, each is
    /// named.
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
        let is_one = said.len() == 1;
        let named = |(engine, words): (Option<String>, String)| match engine {
            Some(engine) if !is_one => format!("[{}: {words}]", visible(&engine)),
            _ => format!("[{words}]"),
        };
        said.into_iter().map(named).collect()
    }
}
