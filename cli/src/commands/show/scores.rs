//! The scores that the tables of a game have for its plies.

use cif::model::{Game, GameDataChoice, TableContent};
use cif::text::square::BoardLetter;
use cif::text::tables::{Evaluation, items};
use cif::view::data::score_words;

use crate::terminal::visible;

/// The items that are held of a table: nobody looks at a game of as many plies.
const ITEMS: usize = 1 << 20;

/// The items of evaluation tables, board by board.
#[derive(Default)]
pub(super) struct Scores {
    boards: Vec<Vec<Table>>,
}

struct Table {
    engine: Option<String>,
    items: Vec<Option<Evaluation>>,
}

impl Scores {
    pub(super) fn of(game: &Game<'_>) -> Self {
        let boards = game.info.moveinfo.iter().map(|info| {
            let tables = info.table.iter();
            let tables = tables.filter(|table| table.content.value == TableContent::Evaluation);
            let table = |table: &cif::model::Spanned<cif::model::MoveInfoTable<'_>>| Table {
                engine: table
                    .engine
                    .as_ref()
                    .and_then(|id| engine(game, id.to_u64()?)),
                items: items(&table.text)
                    .take(ITEMS)
                    .map(|item| item.text.parse().ok())
                    .collect(),
            };
            tables.map(table).collect()
        });
        Self {
            boards: boards.collect(),
        }
    }

    /// Returns the values after a ply of a board, counted from 0. Where several
    /// engines speak, each is named.
    pub(super) fn after(&self, board: Option<BoardLetter>, ply: usize) -> Vec<String> {
        let board = board.map_or(0, |board| usize::from(board.index()));
        let tables = self.boards.get(board).map_or(&[][..], Vec::as_slice);
        let said = tables.iter().filter_map(|table| {
            let evaluation = table.items.get(ply)?.as_ref()?;
            Some((table.engine.as_deref(), score_words(evaluation)))
        });
        let said: Vec<_> = said.collect();
        let is_one = said.len() == 1;
        let named = |(engine, words): (Option<&str>, String)| match engine {
            Some(engine) if !is_one => format!("[{}: {words}]", visible(engine)),
            _ => format!("[{words}]"),
        };
        said.into_iter().map(named).collect()
    }
}

/// The name of the engine of this number.
fn engine(game: &Game<'_>, number: u64) -> Option<String> {
    let data = game.data.iter().flat_map(|data| &data.items);
    let mut engines = data.filter_map(|item| match item {
        GameDataChoice::Engine(engine) => Some(&engine.value),
        GameDataChoice::Blob(_) => None,
    });
    let is_it = |id: &cif::model::Spanned<_>| {
        cif::model::built_in::NonNegativeInteger::to_u64(id) == Some(number)
    };
    let found = engines.find(|engine| engine.id.as_ref().is_some_and(is_it));
    found.map(|engine| engine.text.as_str().to_owned())
}
