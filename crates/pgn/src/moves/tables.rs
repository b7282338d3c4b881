//! The data of main-line moves on their way into tables, one set of tables
//! for each board.

use cif_text::legality::Side;
use cif_types::built_in::NonNegativeInteger;
use cif_types::{MoveInfo, MoveInfoItems, MoveInfoTable, TableContent};

use super::table::{ByTable, Row, Table};
use crate::players;

/// The plies that have data, and how many plies there are on each board.
#[derive(Default)]
pub(super) struct Rows {
    boards: [Board; 2],
    /// The board of the last ply.
    last: usize,
    /// One engine plays both sides.
    is_one_engine: bool,
}

#[derive(Default)]
struct Board {
    plies: usize,
    columns: ByTable<Column>,
    /// The scores of Black's engine, where it is not White's.
    of_black: Column,
}

/// The text of a table so far.
#[derive(Default)]
struct Column {
    text: String,
    /// The ply behind the last item.
    next: usize,
    has_items: bool,
}

impl Column {
    /// The text, up to the item of a ply behind all others.
    fn upto(&mut self, ply: usize) -> &mut String {
        let commas = ply.saturating_sub(self.next) + usize::from(self.has_items);
        for _ in 0..commas {
            self.text.push(',');
        }
        (self.next, self.has_items) = (ply + 1, true);
        &mut self.text
    }
}

impl Rows {
    /// No rows yet.
    pub(super) fn new(is_one_engine: bool) -> Self {
        Self {
            is_one_engine,
            ..Self::default()
        }
    }

    /// Counts a ply of the main line.
    #[inline]
    pub(super) fn count(&mut self, board: usize) {
        if let Some(found) = self.boards.get_mut(board) {
            found.plies += 1;
            self.last = board;
        }
    }

    /// Sets the data of the last ply, and who played it.
    pub(super) fn set(&mut self, row: Row<'_>, mover: Option<Side>) {
        let is_apart = mover == Some(Side::Black) && !self.is_one_engine;
        for (table, item) in row.into_iter() {
            let Some(item) = item else { continue };
            let out = if table == Table::Score && is_apart {
                self.score_of_black()
            } else {
                self.item(table)
            };
            if let Some(out) = out {
                out.push_str(&item);
            }
        }
    }

    /// Returns the item of the last ply in a table.
    pub(super) fn item(&mut self, table: Table) -> Option<&mut String> {
        let board = self.boards.get_mut(self.last)?;
        let ply = board.plies.checked_sub(1)?;
        Some(board.columns[table].upto(ply))
    }

    fn score_of_black(&mut self) -> Option<&mut String> {
        let board = self.boards.get_mut(self.last)?;
        let ply = board.plies.checked_sub(1)?;
        Some(board.of_black.upto(ply))
    }

    /// Returns for each side if its engine has said something, White's first.
    pub(super) fn scorers(&self) -> [bool; 2] {
        let [board, _] = &self.boards;
        [
            board.columns[Table::Score].has_items,
            board.of_black.has_items,
        ]
    }

    /// The plies on all boards.
    pub(super) fn plies(&self) -> usize {
        self.boards.iter().map(|board| board.plies).sum()
    }

    /// The tables, by board; in a tandem game those of both boards, or none.
    pub(super) fn tables(self, tandem: bool) -> Vec<MoveInfo<'static>> {
        let found = self.boards.into_iter().take(if tandem { 2 } else { 1 });
        let found: Vec<_> = found.map(Board::tables).collect();
        if found.iter().all(|info| info.table.is_empty()) {
            return Vec::new();
        }
        found
    }
}

impl Board {
    fn tables(self) -> MoveInfo<'static> {
        let mut info = MoveInfo::default();
        let of_black = self.of_black;
        let columns = self.columns.into_iter().map(|(table, column)| {
            let scorer = (table == Table::Score).then_some(Side::White);
            (column, table.content(), scorer)
        });
        let of_black = (of_black, TableContent::Evaluation, Some(Side::Black));
        for (column, content, scorer) in columns.chain([of_black]) {
            if column.has_items
                && let Ok(text) = MoveInfoItems::new(column.text)
            {
                let engine = scorer.map(players::index).map(|number| number.to_string());
                let engine = engine.and_then(|number| NonNegativeInteger::new(number).ok());
                let table = MoveInfoTable {
                    content: content.into(),
                    engine: engine.map(Into::into),
                    text: text.into(),
                };
                info.table.push(table.into());
            }
        }
        info
    }
}
