//! The columns of the lines table.

use crate::column::{Definition, Kind, Rows};
use crate::rows::Place;
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

type Row = Definition<Lines>;

pub(crate) static COLUMNS: &[Row] = &[
    Row::new(
        "source",
        Kind::Utf8,
        "The file as it was given.",
        |row, out| out.text(row.place.source),
    ),
    Row::new(
        "game",
        Kind::UInt32,
        "The number of the game in its source, from 1.",
        |row, out| out.number(Some(row.place.game)),
    ),
    Row::new(
        "board",
        Kind::Utf8,
        "The board: `a`, or `b` for the second of two.",
        |row, out| out.text(row.line.first.board_name()),
    ),
    Row::new(
        "line",
        Kind::UInt32,
        "The number of the line in the game: 0 is the main line, variations follow in the \
         order of the text.",
        |row, out| out.number(Some(row.line.first.line)),
    ),
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
