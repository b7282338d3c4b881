//! Members of the structure that says what a move is.

use std::sync::{Arc, LazyLock};

use datafusion::arrow::datatypes::{DataType, Field, FieldRef, Fields};

pub(super) const TEXTS: [&str; 8] = [
    "side",
    "uci",
    "san",
    "piece",
    "from_square",
    "to_square",
    "captured",
    "promotion",
];
/// The place of the member that not only the position before a move tells: of a piece captured en
/// passant.
pub(super) const CAPTURED: usize = 6;
pub(super) const FLAGS: [&str; 4] = ["is_check", "is_mate", "is_castling", "is_en_passant"];

pub(super) static FIELDS: LazyLock<Fields> = LazyLock::new(|| {
    let ply = Field::new("ply", DataType::UInt16, false);
    let texts = TEXTS.map(|name| Field::new(name, DataType::Utf8, true));
    let flags = FLAGS.map(|name| Field::new(name, DataType::Boolean, true));
    std::iter::once(ply).chain(texts).chain(flags).collect()
});

/// The moves that are wanted: those with a text of a member.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Kept {
    /// The member by its place in [`TEXTS`].
    pub(super) at: usize,
    pub(super) text: String,
}

impl Kept {
    /// None if there is no text of this name.
    pub(crate) fn new(name: &str, text: &str) -> Option<Self> {
        let at = TEXTS.iter().position(|it| *it == name)?;
        let text = text.to_owned();
        Some(Self { at, text })
    }
}

/// Members of the structure, a bit for each in their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Members(u16);

impl Members {
    pub(crate) const ALL: Self = Self(u16::MAX);

    /// Adds the member of this name.
    pub(crate) fn add(&mut self, name: &str) {
        self.0 |= FIELDS.find(name).map_or(0, |(at, _)| 1 << at);
    }

    /// The fields of these members; of none of them the first, for there is no array of
    /// structures without a field.
    pub(super) fn fields(self) -> Fields {
        let wanted = if self.0 == 0 { 1 } else { self.0 };
        let fields = FIELDS.iter().enumerate();
        let fields = fields.filter(|(at, _)| wanted >> at & 1 == 1);
        fields.map(|(_, field)| Arc::clone(field)).collect()
    }

    /// An item of a list of moves with these members.
    pub(super) fn item(self) -> FieldRef {
        Arc::new(Field::new_list_field(DataType::Struct(self.fields()), true))
    }

    /// True if values of the type are moves with all members, or lists of them.
    pub(crate) fn are_in(kind: &DataType) -> bool {
        match kind {
            DataType::List(item) => Self::are_in(item.data_type()),
            DataType::Struct(fields) => *fields == *FIELDS,
            _ => false,
        }
    }
}
