//! Errors that end the command.

use std::fmt::Display;
use std::io::Write as _;
use std::path::Path;

use cif_files::walk::WalkError;
use clap::builder::styling::{AnsiColor, Effects, Style};

const ERROR: Style = AnsiColor::BrightRed.on_default().effects(Effects::BOLD);

/// The reason why the export was not finished, in words.
#[derive(Debug)]
pub(crate) struct ExportError(String);

impl ExportError {
    pub(crate) fn new(message: impl Display) -> Self {
        Self(cif_files::reason(message))
    }

    /// An error with a file: `tried` is as in "cannot write".
    pub(crate) fn file(tried: &str, path: &Path, error: impl Display) -> Self {
        Self::new(format!(
            "{tried} `{}`: {error}",
            cif_files::filename::shown(path)
        ))
    }

    /// Says so on standard error.
    pub(crate) fn report(&self) {
        // What a terminal would obey is left out.
        let text: String = self.0.chars().filter(|it| !it.is_control()).collect();
        // There is no other place to say so.
        let _ = writeln!(anstream::stderr(), "{ERROR}error{ERROR:#}: {text}");
    }
}

impl From<WalkError> for ExportError {
    fn from(error: WalkError) -> Self {
        match error.help {
            Some(help) => Self::new(format!("{}: {help}", error.message)),
            None => Self::new(error.message),
        }
    }
}

impl From<cif_tables::ScanError> for ExportError {
    fn from(error: cif_tables::ScanError) -> Self {
        Self::new(error)
    }
}
