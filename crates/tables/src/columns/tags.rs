//! The columns of the tags table.

use cif_types::Tag;

use crate::column::{Definition, Kind, Rows};
use crate::rows::Place;

/// A row for each tag of a head.
pub(crate) struct Tags;

impl Rows for Tags {
    type Row<'r> = TagRow<'r>;
}

/// A tag as the columns see it.
pub(crate) struct TagRow<'r> {
    pub(crate) place: Place<'r>,
    pub(crate) tag: &'r Tag<'r>,
}

type Row = Definition<Tags>;

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
    Row::new("name", Kind::Utf8, "The name of the tag.", |row, out| {
        out.text(row.tag.name.as_str());
    }),
    Row::new("value", Kind::Utf8, "Its value.", |row, out| {
        out.text(&*row.tag.text.value);
    }),
];
