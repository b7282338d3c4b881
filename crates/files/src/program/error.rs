//! The error that ends a command.

use std::fmt::{self, Display};
use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;

use cif_text::visible::visible_lines;
use clap::builder::styling::{AnsiColor, Effects, Style};

use super::encoded;
use crate::OverwriteError;
use crate::filename;

/// The word "error".
pub const ERROR: Style = AnsiColor::BrightRed.on_default().effects(Effects::BOLD);

/// The word "help".
pub const HELP: Style = AnsiColor::BrightCyan.on_default().effects(Effects::BOLD);

/// The reason why a command did not do its work, in words.
#[derive(Debug)]
pub struct CommandError {
    message: String,
    help: Option<String>,
}

impl CommandError {
    /// An error in words.
    pub fn new(message: impl Display) -> Self {
        Self {
            message: crate::reason(message),
            help: None,
        }
    }

    /// The same with a remedy.
    #[must_use]
    pub fn with_help(mut self, help: Option<impl Into<String>>) -> Self {
        self.help = help.map(Into::into);
        self
    }

    /// An error with a file: `tried` is as in "cannot write".
    pub fn file(tried: &str, path: &Path, error: impl Display) -> Self {
        Self::new(format!("{tried} `{}`: {error}", filename::shown(path)))
    }

    /// Says so on standard error, without what a terminal would obey.
    pub fn report(&self) {
        let message = visible_lines(&self.message);
        let mut text = format!("{ERROR}error{ERROR:#}: {message}\n");
        if let Some(help) = self.help.as_deref().map(visible_lines) {
            text = format!("{text}{HELP} help{HELP:#}: {help}\n");
        }
        let text = encoded(&text, io::stderr().is_terminal());
        // There is no other place to say so.
        let _ = anstream::stderr().write_all(text.as_bytes());
    }
}

impl Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for CommandError {}

#[cfg(feature = "walk")]
impl From<crate::walk::WalkError> for CommandError {
    fn from(error: crate::walk::WalkError) -> Self {
        Self::new(error.message).with_help(error.help)
    }
}

impl From<OverwriteError> for CommandError {
    fn from(error: OverwriteError) -> Self {
        Self::new(error).with_help(Some(OverwriteError::HELP))
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> Self {
        Self::new(error)
    }
}
