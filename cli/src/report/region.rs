//! The stretch of a line that a finding is about, as formats have it that count columns.

use cif::check::Location;

pub(super) struct Region {
    pub(super) line: u64,
    pub(super) column: u64,
    /// The column behind it; nothing where it goes over the end of the line, or where its text
    /// is not at hand.
    pub(super) end_column: Option<u64>,
}

impl Region {
    pub(super) fn of(location: &Location) -> Self {
        let excerpt = location.excerpt.as_ref();
        let marked = excerpt.and_then(|excerpt| excerpt.text.get(excerpt.start..excerpt.end));
        let marked = marked.filter(|text| text.len() as u64 == location.length);
        // Without a place of its own a finding is about the whole file.
        let column = location.column.max(1);
        Self {
            line: location.line.max(1),
            column,
            end_column: marked.map(|text| column + text.chars().count() as u64),
        }
    }
}
