//! The columns of the tags table.

use cif_types::Tag;

use crate::column::{Definition, Rows};
use crate::columns;
use crate::kind::Kind;
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

impl columns::InGame for TagRow<'_> {
    fn place(&self) -> Place<'_> {
        self.place
    }
}

type Row = Definition<Tags>;

pub(crate) static COLUMNS: &[Row] = &[
    columns::source(),
    columns::game(),
    Row::new("name", Kind::Utf8, "The name of the tag.", |row, out| {
        out.text(row.tag.name.as_str());
    }),
    Row::new("value", Kind::Utf8, "Its value.", |row, out| {
        out.text(&*row.tag.text.value);
    }),
];
