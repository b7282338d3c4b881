//! The error that ends the command without an answer.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;

use cif_files::walk::WalkError;
use clap::builder::styling::{AnsiColor, Effects, Style};
use datafusion::error::DataFusionError;

const ERROR: Style = AnsiColor::BrightRed.on_default().effects(Effects::BOLD);

/// The reason why a query was not answered, in words.
#[derive(Debug)]
pub(crate) struct QueryError(String);

impl QueryError {
    pub(crate) fn new(message: impl Display) -> Self {
        Self(cif_files::reason(message))
    }

    /// An error with a file: `tried` is as in "cannot read".
    pub(crate) fn file(tried: &str, path: &Path, error: impl Display) -> Self {
        let name = cif_files::filename::shown(path);
        Self::new(format!("{tried} `{name}`: {error}"))
    }

    /// Says so on standard error.
    pub(crate) fn report(&self) {
        let text = format!("{ERROR}error{ERROR:#}: {}\n", harmless(&self.0));
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
            _ => Self::new(error.strip_backtrace()),
        }
    }
}

impl From<WalkError> for QueryError {
    fn from(error: WalkError) -> Self {
        match error.help {
            Some(help) => Self::new(format!("{}: {help}", error.message)),
            None => Self::new(error.message),
        }
    }
}

impl From<io::Error> for QueryError {
    fn from(error: io::Error) -> Self {
        Self::new(error)
    }
}
