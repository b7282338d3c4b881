//! The tables, and what is known of each.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use arrow_schema::{Field, Schema, SchemaRef};

use crate::column::{Column, Definition, Rows};
use crate::columns;

/// A table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Table {
    /// A row for each game.
    Games,
}

impl Table {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::Games];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Games => "games",
        }
    }

    /// A description, in one sentence.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::Games => "A row for each game: its head, and its main line in packed form.",
        }
    }

    /// All its columns, in order.
    pub fn columns(self) -> Vec<&'static Column> {
        fn of<T: Rows>(definitions: &'static [Definition<T>]) -> Vec<&'static Column> {
            definitions.iter().map(|it| &it.column).collect()
        }
        match self {
            Self::Games => of(columns::games::COLUMNS),
        }
    }

    /// The columns that are shown where none are named: all but those that are computed on
    /// demand.
    pub fn usual_columns(self) -> Vec<usize> {
        let columns = self.columns();
        let usual = columns.iter().enumerate().filter(|(_, it)| !it.on_demand);
        usual.map(|(at, _)| at).collect()
    }

    /// The number of a column.
    pub fn column(self, name: &str) -> Option<usize> {
        self.columns().iter().position(|it| it.name == name)
    }

    /// The schema with all columns. Each field has its meaning in its metadata, as
    /// `description`.
    pub fn schema(self) -> SchemaRef {
        let all: Vec<usize> = (0..self.columns().len()).collect();
        self.schema_of(&all)
    }

    /// The schema with these columns.
    pub fn schema_of(self, columns: &[usize]) -> SchemaRef {
        let all = self.columns();
        let fields = columns.iter().filter_map(|at| all.get(*at));
        let fields: Vec<Field> = fields.map(|it| it.field()).collect();
        Arc::new(Schema::new(fields))
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no table's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTable(pub String);

impl fmt::Display for UnknownTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Table::ALL.iter().map(|it| it.name()).collect();
        write!(
            f,
            "`{}` is no table; there are {}",
            self.0,
            names.join(", ")
        )
    }
}

impl std::error::Error for UnknownTable {}

impl FromStr for Table {
    type Err = UnknownTable;

    fn from_str(text: &str) -> Result<Self, UnknownTable> {
        let found = Self::ALL.into_iter().find(|it| it.name() == text);
        found.ok_or_else(|| UnknownTable(text.to_owned()))
    }
}
