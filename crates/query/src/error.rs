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
        let is_missing = matches!(error.find_root(), DataFusionError::Plan(it) if is_missing(it));
        let Self(said) = error.into();
        if tables.is_empty() || !is_missing {
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

/// True if a table is not there.
fn is_missing(message: &str) -> bool {
    message.ends_with("' not found")
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
            DataFusionError::Plan(message) if is_missing(message) => {
                let message = message.replace("'datafusion.public.", "'");
                Self(CommandError::new(message).with_help(Some(FILES)))
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
