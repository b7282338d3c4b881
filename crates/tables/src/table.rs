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
    /// A row for each ply, variations included.
    Plies,
    /// A row for each line: the main line, and each variation.
    Lines,
    /// A row for each comment.
    Comments,
    /// A row for each evaluation of each engine.
    Evaluations,
    /// A row for each tag of a head.
    Tags,
    /// A row for each finding of a check, or of the way from PGN to CIF.
    Findings,
}

impl Table {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Games,
        Self::Plies,
        Self::Lines,
        Self::Comments,
        Self::Evaluations,
        Self::Tags,
        Self::Findings,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Plies => "plies",
            Self::Lines => "lines",
            Self::Comments => "comments",
            Self::Evaluations => "evaluations",
            Self::Tags => "tags",
            Self::Findings => "findings",
        }
    }

    /// A description, in one sentence.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::Games => "A row for each game: its head, and its main line in packed form.",
            Self::Plies => "A row for each ply, those of variations included.",
            Self::Lines => "A row for each line: the main line, and each variation.",
            Self::Comments => "A row for each comment.",
            Self::Evaluations => "A row for each evaluation of each engine.",
            Self::Tags => "A row for each tag of a head.",
            Self::Findings => {
                "A row for each finding: of a check for an archive, of the way to CIF for PGN."
            }
        }
    }

    /// All its columns, in order.
    pub fn columns(self) -> Vec<&'static Column> {
        fn of<T: Rows>(definitions: &'static [Definition<T>]) -> Vec<&'static Column> {
            definitions.iter().map(|it| &it.column).collect()
        }
        match self {
            Self::Games => of(columns::games::COLUMNS),
            Self::Plies => of(columns::plies::COLUMNS),
            Self::Lines => of(columns::lines::COLUMNS),
            Self::Comments => of(columns::comments::COLUMNS),
            Self::Evaluations => of(columns::evaluations::COLUMNS),
            Self::Tags => of(columns::tags::COLUMNS),
            Self::Findings => of(columns::findings::COLUMNS),
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
