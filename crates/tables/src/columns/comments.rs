//! The columns of the comments table.

use cif_runtime::Value as _;

use crate::column::{Definition, Rows};
use crate::columns;
use crate::kind::Kind;
use crate::rows::Place;
use crate::rows::at::At;
use crate::rows::comment::CommentRow;

/// A row for each comment.
pub(crate) struct Comments;

impl Rows for Comments {
    type Row<'r> = CommentRow<'r>;
}

impl columns::InGame for CommentRow<'_> {
    fn place(&self) -> Place<'_> {
        self.place
    }
}

impl columns::InLine for CommentRow<'_> {
    fn at(&self) -> At {
        self.of.at
    }
}

type Row = Definition<Comments>;

pub(crate) static COLUMNS: &[Row] = &[
    columns::source(),
    columns::game(),
    columns::board(),
    columns::line(),
    Row::new(
        "ply",
        Kind::UInt16,
        "The number of the ply that it stands at; 0 for the start position, 65535 for \
         those behind that.",
        |row, out| out.number(Some(row.of.at.ply.min(u32::from(u16::MAX)))),
    ),
    Row::new(
        "place",
        Kind::Utf8,
        "Its place: `before` or `after` the ply, `prelude` before the line as a whole, \
         `epilogue` behind it, `game` for one on the game that stands in the head.",
        |row, out| out.text(row.of.side.name()),
    ),
    Row::new(
        "language",
        Kind::Utf8,
        "The code of its language; null where it has none.",
        |row, out| {
            out.text(
                row.of
                    .remark
                    .comment
                    .lang
                    .as_ref()
                    .map(|it| it.lexical())
                    .as_deref(),
            );
        },
    )
    .or_null(),
    Row::new(
        "text",
        Kind::Utf8,
        "Its words, without markup, and without clocks and evaluations that stand in other columns.",
        |row, out| out.text(&*row.of.remark.words()),
    ),
    Row::new(
        "markup",
        Kind::Utf8,
        "The text as it stands in the archive, with its markup.",
        |row, out| out.text(&*row.of.remark.comment.text.value),
    ),
];
