//! The data of main-line moves on their way into tables, one set of tables
//! for each board.

use cif_types::{MoveInfo, MoveInfoItems, MoveInfoTable};

use super::notes::{Row, TABLES};

/// The plies that have data, and how many plies there are on each board.
#[derive(Default)]
pub(super) struct Rows {
    boards: [Board; 2],
    /// The board of the last ply.
    last: usize,
}

#[derive(Default)]
struct Board {
    plies: usize,
    columns: [Column; TABLES.len()],
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
    /// Counts a ply of the main line.
    #[inline]
    pub(super) fn count(&mut self, board: usize) {
        if let Some(found) = self.boards.get_mut(board) {
            found.plies += 1;
            self.last = board;
        }
    }

    /// Sets the data of the last ply.
    pub(super) fn set(&mut self, row: Row) {
        for (table, item) in row.into_iter().enumerate() {
            if let Some(item) = item
                && let Some(out) = self.item(table)
            {
                out.push_str(&item);
            }
        }
    }

    /// Where the last ply's item in a table is written.
    pub(super) fn item(&mut self, table: usize) -> Option<&mut String> {
        let board = self.boards.get_mut(self.last)?;
        let ply = board.plies.checked_sub(1)?;
        Some(board.columns.get_mut(table)?.upto(ply))
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
        for (column, (content, _)) in self.columns.into_iter().zip(&TABLES) {
            if column.has_items
                && let Ok(text) = MoveInfoItems::new(column.text)
            {
                let table = MoveInfoTable {
                    content: (*content).into(),
                    engine: None,
                    text: text.into(),
                };
                info.table.push(table.into());
            }
        }
        info
    }
}
