//! The tables in which the data of main-line moves stand, and the data of one ply.

use std::borrow::Cow;
use std::ops::{Index, IndexMut};

use cif_types::TableContent;

/// A table, in the order in which commands are written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Table {
    Evaluation,
    Clock,
    ClockTime,
    ElapsedGame,
    /// The times for moves.
    ElapsedMove,
    Sent,
    VideoTime,
    /// The evaluations by the engine that played the move, which a
    /// [`Record`](crate::command::Record) holds.
    Score,
}

impl Table {
    pub(super) const ALL: [Self; 8] = [
        Self::Evaluation,
        Self::Clock,
        Self::ClockTime,
        Self::ElapsedGame,
        Self::ElapsedMove,
        Self::Sent,
        Self::VideoTime,
        Self::Score,
    ];

    /// The content of the table in CIF.
    pub(super) const fn content(self) -> TableContent {
        match self {
            Self::Evaluation | Self::Score => TableContent::Evaluation,
            Self::Clock => TableContent::Clock,
            Self::ClockTime => TableContent::Clocktime,
            Self::ElapsedGame => TableContent::Elapsedgametime,
            Self::ElapsedMove => TableContent::Elapsedmovetime,
            Self::Sent => TableContent::Sent,
            Self::VideoTime => TableContent::Videotime,
        }
    }

    /// The table with this content, if it has a command.
    pub(super) fn of_content(content: TableContent) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.content() == content)
    }
}

/// One thing for each table.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct ByTable<T>([T; Table::ALL.len()]);

/// The items of one ply.
pub(super) type Row<'n> = ByTable<Option<Cow<'n, str>>>;

impl<T> ByTable<T> {
    pub(super) fn iter(&self) -> impl Iterator<Item = (Table, &T)> {
        Table::ALL.into_iter().zip(&self.0)
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = (Table, &mut T)> {
        Table::ALL.into_iter().zip(&mut self.0)
    }

    pub(super) fn into_iter(self) -> impl Iterator<Item = (Table, T)> {
        Table::ALL.into_iter().zip(self.0)
    }
}

impl Row<'_> {
    /// Returns true if no table has an item.
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// The items without blanks around them.
    pub(super) fn trimmed(&self) -> Row<'_> {
        let items = self.0.each_ref().map(Option::as_deref);
        ByTable(items.map(|item| item.map(|it| it.trim().into())))
    }
}

impl<T> Index<Table> for ByTable<T> {
    type Output = T;

    fn index(&self, table: Table) -> &T {
        &self.0[table as usize]
    }
}

impl<T> IndexMut<Table> for ByTable<T> {
    fn index_mut(&mut self, table: Table) -> &mut T {
        &mut self.0[table as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_numbered_in_order() {
        for (number, table) in Table::ALL.into_iter().enumerate() {
            assert_eq!(table as usize, number);
        }
    }
}
