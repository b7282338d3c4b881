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
    rows: Vec<(usize, Row)>,
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
        if row.iter().all(Option::is_none) {
            return;
        }
        if let Some(board) = self.boards.get_mut(self.last)
            && let Some(ply) = board.plies.checked_sub(1)
        {
            board.rows.push((ply, row));
        }
    }

    /// The plies on all boards.
    pub(super) fn plies(&self) -> usize {
        self.boards.iter().map(|board| board.plies).sum()
    }

    /// The tables, by board; in a tandem game those of both boards, or none.
    pub(super) fn tables(&self, tandem: bool) -> Vec<MoveInfo<'static>> {
        let found = self.boards.iter().take(if tandem { 2 } else { 1 });
        let found: Vec<_> = found.map(Board::tables).collect();
        if found.iter().all(|info| info.table.is_empty()) {
            return Vec::new();
        }
        found
    }
}

impl Board {
    fn tables(&self) -> MoveInfo<'static> {
        let mut info = MoveInfo::default();
        for (at, (content, _)) in TABLES.iter().enumerate() {
            let mut text = String::new();
            let (mut next, mut found) = (0, false);
            for (ply, row) in &self.rows {
                let Some(item) = row.get(at).and_then(Option::as_ref) else {
                    continue;
                };
                let commas = ply - next + usize::from(found);
                text.extend(core::iter::repeat_n(',', commas));
                text.push_str(item);
                (next, found) = (ply + 1, true);
            }
            if found && let Ok(text) = MoveInfoItems::new(text) {
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
