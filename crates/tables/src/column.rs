//! Columns: name, type and meaning of each, declared beside the function that computes it.

use arrow_schema::Field;
use std::collections::HashMap;

use crate::kind::Kind;
use crate::sink::Sink;

/// A column of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// The type of its values.
    pub kind: Kind,
    /// True if it may be null: where the source says nothing.
    pub nullable: bool,
    /// The meaning, with its unit, in one or more sentences.
    pub meaning: &'static str,
    /// True if it is computed only when it is named, because it costs work.
    pub on_demand: bool,
    /// True if it stands in the head of a game, so that a filter on it spares the moves.
    pub in_head: bool,
    /// The name in the Lichess data sets, where the meaning is the same.
    pub lichess: Option<&'static str>,
}

impl Column {
    /// True if its values are whole games.
    pub fn is_whole(&self) -> bool {
        matches!(self.name, "cif" | "pgn")
    }

    /// The field of an Arrow schema, with the meaning in its metadata.
    pub fn field(&self) -> Field {
        let meaning = HashMap::from([("description".to_owned(), self.meaning.to_owned())]);
        Field::new(self.name, self.kind.data_type(), self.nullable).with_metadata(meaning)
    }
}

/// The rows of a table.
pub(crate) trait Rows {
    /// A row, which borrows from its game.
    type Row<'r>;
}

/// A column, and how its value is found in a row.
pub(crate) struct Definition<T: Rows> {
    pub(crate) column: Column,
    pub(crate) value: for<'s, 'r> fn(&'s T::Row<'r>, &mut Sink),
    /// True if it needs the moves to be played.
    pub(crate) replays: bool,
    /// True if it needs comments, NAGs, clocks or evaluations.
    pub(crate) is_annotation: bool,
}

impl<T: Rows> Definition<T> {
    /// A column that is never null.
    pub(crate) const fn new(
        name: &'static str,
        kind: Kind,
        meaning: &'static str,
        value: for<'s, 'r> fn(&'s T::Row<'r>, &mut Sink),
    ) -> Self {
        Self {
            column: Column {
                name,
                kind,
                nullable: false,
                meaning,
                on_demand: false,
                in_head: false,
                lichess: None,
            },
            value,
            replays: false,
            is_annotation: false,
        }
    }

    /// The same that may be null.
    pub(crate) const fn or_null(mut self) -> Self {
        self.column.nullable = true;
        self
    }

    /// The same of the head of a game.
    pub(crate) const fn in_head(mut self) -> Self {
        self.column.in_head = true;
        self
    }

    /// The same that Lichess has by this name.
    pub(crate) const fn lichess(mut self, name: &'static str) -> Self {
        self.column.lichess = Some(name);
        self
    }

    /// The same with the moves played.
    pub(crate) const fn replayed(mut self) -> Self {
        self.replays = true;
        self
    }

    /// The same of comments, NAGs, clocks or evaluations.
    pub(crate) const fn annotation(mut self) -> Self {
        self.is_annotation = true;
        self
    }

    /// The same that is computed only when it is named.
    pub(crate) const fn on_demand(mut self) -> Self {
        self.column.on_demand = true;
        self
    }
}
