//! The columns of the lines table.

use crate::column::{Definition, Rows};
use crate::columns;
use crate::kind::Kind;
use crate::rows::Place;
use crate::rows::at::At;
use crate::rows::moves::Line;

/// A row for each line.
pub(crate) struct Lines;

impl Rows for Lines {
    type Row<'r> = LineRow<'r>;
}

/// A line as the columns see it.
pub(crate) struct LineRow<'r> {
    pub(crate) place: Place<'r>,
    pub(crate) line: &'r Line,
}

impl columns::InGame for LineRow<'_> {
    fn place(&self) -> Place<'_> {
        self.place
    }
}

impl columns::InLine for LineRow<'_> {
    fn at(&self) -> At {
        self.line.first
    }
}

type Row = Definition<Lines>;

pub(crate) static COLUMNS: &[Row] = &[
    columns::source(),
    columns::game(),
    columns::board(),
    columns::line(),
    Row::new(
        "parent_line",
        Kind::UInt32,
        "The line that this one is a variation of; null for the main line.",
        |row, out| out.number(row.line.parent),
    )
    .or_null(),
    Row::new(
        "start_ply",
        Kind::UInt16,
        "The number of its first ply, which stands for the ply of that number in the \
         parent line; 65535 for those behind it.",
        |row, out| out.number(Some(row.line.first.ply.min(u32::from(u16::MAX)))),
    ),
    Row::new(
        "plies",
        Kind::UInt32,
        "The number of its plies, without those of its variations.",
        |row, out| out.number(Some(row.line.plies)),
    ),
];
