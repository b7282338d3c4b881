//! The error that ends the command without an answer.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;

use cif_files::OverwriteError;
use cif_files::walk::WalkError;
use cif_tables::ScanError;
use clap::builder::styling::{AnsiColor, Effects, Style};
use datafusion::error::DataFusionError;

const ERROR: Style = AnsiColor::BrightRed.on_default().effects(Effects::BOLD);

const HELP: Style = AnsiColor::BrightCyan.on_default().effects(Effects::BOLD);

/// The reason why a query was not answered, in words.
#[derive(Debug)]
pub(crate) struct QueryError {
    message: String,
    help: Option<String>,
}

/// The remedy where a table is not there.
const TABLES: &str = "name the files behind the query, `cif query \"SELECT white FROM games\" games.pgn`, \
     or in it: FROM 'games.pgn'";

impl QueryError {
    pub(crate) fn new(message: impl Display) -> Self {
        Self {
            message: cif_files::reason(message),
            help: None,
        }
    }

    fn with_help(mut self, help: Option<impl Into<String>>) -> Self {
        self.help = help.map(Into::into);
        self
    }

    /// An error with a file: `tried` is as in "cannot read".
    pub(crate) fn file(tried: &str, path: &Path, error: impl Display) -> Self {
        let name = cif_files::filename::shown(path);
        Self::new(format!("{tried} `{name}`: {error}"))
    }

    /// Says so on standard error.
    pub(crate) fn report(&self) {
        let mut text = format!("{ERROR}error{ERROR:#}: {}\n", harmless(&self.message));
        if let Some(help) = &self.help {
            text = format!("{text}{HELP} help{HELP:#}: {}\n", harmless(help));
        }
        // There is no other place to say so.
        let _ = anstream::stderr().write_all(text.as_bytes());
    }
}

/// A message of several lines without what a terminal would obey.
fn harmless(message: &str) -> String {
    let lines: Vec<_> = message.lines().map(cif_view::visible).collect();
    lines.join("\n")
}

impl From<DataFusionError> for QueryError {
    fn from(error: DataFusionError) -> Self {
        match error.find_root() {
            DataFusionError::SQL(error, _) => Self::new(error),
            DataFusionError::Execution(message) => Self::new(message),
            DataFusionError::External(source) => {
                let unfit = source.downcast_ref().and_then(|error| match error {
                    ScanError::Unfit(error) => error.help.clone(),
                    _ => None,
                });
                Self::new(source).with_help(unfit)
            }
            DataFusionError::Plan(message) if message.ends_with("' not found") => {
                let message = message.replace("'datafusion.public.", "'");
                Self::new(message).with_help(Some(TABLES))
            }
            _ => Self::new(error.strip_backtrace()),
        }
    }
}

impl From<OverwriteError> for QueryError {
    fn from(error: OverwriteError) -> Self {
        Self::new(error).with_help(Some(OverwriteError::HELP))
    }
}

impl From<WalkError> for QueryError {
    fn from(error: WalkError) -> Self {
        Self::new(error.message).with_help(error.help)
    }
}

impl From<io::Error> for QueryError {
    fn from(error: io::Error) -> Self {
        Self::new(error)
    }
}
