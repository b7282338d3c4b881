//! The error that ends the command without an answer.

use std::fmt::Display;
use std::path::Path;

use cif_files::program::CommandError;
use cif_tables::ScanError;
use datafusion::error::DataFusionError;

/// The reason why a query was not answered, in words.
#[derive(Debug)]
pub(crate) struct QueryError(CommandError);

/// The remedy where a table is not there, and no files are named.
const FILES: &str = "name the files behind the query, `cif query \"SELECT white FROM games\" games.pgn`, \
     or in it: FROM 'games.pgn'";

/// The remedy where a name is that of a file or folder, which is no table.
const ENDINGS: &str = "it is there, and no table by its name: games are read in files named .cif, .pgn or .bpgn, \
     with .gz, .zst or .bz2 behind it where they are compressed, and rows in .parquet, .csv, .json, .ndjson and .jsonl; \
     a folder has a slash behind its name";

/// The remedy where memory is at an end.
const MEMORY: &str = "`--memory` gives more; sorting and grouping go to the disk, but joins, several \
     `count(DISTINCT ...)` at once and aggregates with an `ORDER BY` of their own are held in memory";

/// A part of the error where `games.game` is a field of a column `games`.
const FIELD_OF_COLUMN: &str = "Cannot access field";

/// The remedy where a column hides a table.
const HIDDEN: &str = "a column of a nearer table has the name of the table: give the table another, \
     `FROM plies AS p`";

impl QueryError {
    pub(crate) fn new(message: impl Display) -> Self {
        Self(CommandError::new(message))
    }

    /// An error with a file: `tried` is as in "cannot read".
    pub(crate) fn file(tried: &str, path: &Path, error: impl Display) -> Self {
        Self(CommandError::file(tried, path, error))
    }

    /// The error of a statement that has no plan, where there are these tables.
    pub(crate) fn unplanned(error: DataFusionError, tables: &[String]) -> Self {
        let is_other = match error.find_root() {
            DataFusionError::Plan(it) => missing(it).is_none_or(is_there),
            _ => true,
        };
        let Self(said) = error.into();
        if tables.is_empty() || is_other {
            return Self(said);
        }
        let names = tables.join(", ");
        let help = format!("the tables are {names}; a file is one by its name: FROM 'games.pgn'");
        Self(said.with_help(Some(help)))
    }

    /// Says so on standard error.
    pub(crate) fn report(&self) {
        self.0.report();
    }
}

/// The name of the table that is not there, where that is the error.
fn missing(message: &str) -> Option<&str> {
    let (_, name) = message.strip_suffix("' not found")?.split_once('\'')?;
    Some(name.strip_prefix("datafusion.public.").unwrap_or(name))
}

/// True for the name of a file or folder.
fn is_there(name: &str) -> bool {
    Path::new(name).exists()
}

impl From<DataFusionError> for QueryError {
    fn from(error: DataFusionError) -> Self {
        match error.find_root() {
            DataFusionError::SQL(error, _) => Self::new(error),
            DataFusionError::Execution(message) => {
                let help = message.starts_with(FIELD_OF_COLUMN).then_some(HIDDEN);
                Self(CommandError::new(message).with_help(help))
            }
            DataFusionError::External(source) => {
                let help = source.downcast_ref().and_then(ScanError::help);
                Self(CommandError::new(source).with_help(help))
            }
            DataFusionError::Plan(message) if let Some(name) = missing(message) => {
                let help = if is_there(name) { ENDINGS } else { FILES };
                let message = format!("table '{name}' not found");
                Self(CommandError::new(message).with_help(Some(help)))
            }
            DataFusionError::ResourcesExhausted(message) => {
                let (what, _) = message.split_once(" with top").unwrap_or((message, ""));
                let message = format!("the memory is at an end: {what}");
                Self(CommandError::new(message).with_help(Some(MEMORY)))
            }
            _ => Self::new(error.strip_backtrace()),
        }
    }
}

/// The errors that every program may end with.
macro_rules! from_shared {
    ($($error:ty)*) => {$(
        impl From<$error> for QueryError {
            fn from(error: $error) -> Self {
                Self(error.into())
            }
        }
    )*};
}

from_shared! { cif_files::OverwriteError cif_files::walk::WalkError std::io::Error }
