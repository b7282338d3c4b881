//! Errors that end the command.

use std::fmt::Display;
use std::io::Write as _;
use std::path::Path;

use cif_files::OverwriteError;
use cif_files::walk::WalkError;
use clap::builder::styling::{AnsiColor, Effects, Style};

const ERROR: Style = AnsiColor::BrightRed.on_default().effects(Effects::BOLD);

const HELP: Style = AnsiColor::BrightCyan.on_default().effects(Effects::BOLD);

/// The reason why the export was not finished, in words.
#[derive(Debug)]
pub(crate) struct ExportError {
    message: String,
    help: Option<String>,
}

impl ExportError {
    pub(crate) fn new(message: impl Display) -> Self {
        Self {
            message: cif_files::reason(message),
            help: None,
        }
    }

    /// The same with a remedy.
    pub(crate) fn with_help(mut self, help: Option<impl Into<String>>) -> Self {
        self.help = help.map(Into::into);
        self
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
        let harmless = |text: &str| text.replace(char::is_control, "");
        let mut text = format!("{ERROR}error{ERROR:#}: {}\n", harmless(&self.message));
        if let Some(help) = &self.help {
            text = format!("{text}{HELP} help{HELP:#}: {}\n", harmless(help));
        }
        // There is no other place to say so.
        let _ = anstream::stderr().write_all(text.as_bytes());
    }
}

impl From<WalkError> for ExportError {
    fn from(error: WalkError) -> Self {
        Self::new(error.message).with_help(error.help)
    }
}

impl From<cif_tables::ScanError> for ExportError {
    fn from(error: cif_tables::ScanError) -> Self {
        let help = match &error {
            cif_tables::ScanError::Unfit(error) => error.help.clone(),
            _ => None,
        };
        Self::new(error).with_help(help)
    }
}

impl From<OverwriteError> for ExportError {
    fn from(error: OverwriteError) -> Self {
        Self::new(error).with_help(Some(OverwriteError::HELP))
    }
}
