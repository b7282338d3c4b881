//! The end of a run: the exit status, and the error that keeps a command from
//! doing its work.

use std::fmt;
use std::io;
use std::ops::Range;

use cif::files::OverwriteError;
use cif::files::kind::UnfitError;

use crate::input;
use crate::signals::Signal;
use crate::terminal::{self, visible};

/// The exit status; the greater one wins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Status {
    /// Nothing was found.
    #[default]
    Clean,
    /// Something was found.
    Findings,
    /// The work could not be done.
    Failed,
    /// A signal interrupted the work, which was ended properly.
    Interrupted(Signal),
}

impl Status {
    /// The exit code of the process.
    pub(crate) fn code(self) -> u8 {
        match self {
            Self::Clean => 0,
            Self::Findings => 1,
            Self::Failed => 2,
            Self::Interrupted(signal) => signal.status(),
        }
    }
}

/// The reason why the work, or a part of it, could not be done.
#[derive(Debug)]
pub(crate) struct CliError {
    message: String,
    help: Option<String>,
    /// All of it with the place in the file that it is about.
    shown: Option<String>,
}

impl CliError {
    /// An error in one line.
    pub(crate) fn new(message: impl fmt::Display) -> Self {
        Self {
            message: cif::files::reason(message),
            help: None,
            shown: None,
        }
    }

    /// An error with a place in a file of settings.
    pub(crate) fn at(
        message: &str,
        help: Option<&str>,
        file: &str,
        text: &str,
        span: Range<usize>,
    ) -> Self {
        let shown = terminal::error_at(message, help, file, text, span);
        Self {
            shown: Some(shown),
            ..Self::new(message)
        }
    }

    /// An error with a file: `what` is what was tried, as in "cannot read".
    pub(crate) fn file(what: &str, name: &str, error: &io::Error) -> Self {
        Self::new(format!("{what} `{}`: {error}", visible(name)))
    }

    /// The same with help.
    pub(crate) fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The same with help behind that which there is.
    pub(crate) fn with_further(self, help: &str) -> Self {
        let help = match &self.help {
            Some(first) => format!("{first}; {help}"),
            None => help.to_owned(),
        };
        self.with_help(help)
    }

    /// The error alone.
    pub(crate) fn message(&self) -> &str {
        &self.message
    }

    /// Says so on standard error.
    pub(crate) fn report(&self) -> Status {
        input::settle();
        match &self.shown {
            Some(shown) => terminal::complain_at_length(shown),
            None => terminal::complain(&self.message, self.help.as_deref()),
        }
        Status::Failed
    }
}

impl From<UnfitError> for CliError {
    fn from(error: UnfitError) -> Self {
        Self {
            help: error.help,
            ..Self::new(visible(&error.message))
        }
    }
}

impl From<OverwriteError> for CliError {
    fn from(error: OverwriteError) -> Self {
        Self::new(visible(&error.to_string())).with_help(OverwriteError::HELP)
    }
}

impl fmt::Display for CliError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worst_status_wins() {
        assert!(Status::Clean < Status::Findings && Status::Findings < Status::Failed);
    }

    #[test]
    fn errors_of_the_system_lose_their_number() {
        let error = CliError::file("cannot read", "a\u{1B}b", &io::Error::from_raw_os_error(2));
        assert!(!error.message.contains("os error"));
        assert!(error.message.starts_with("cannot read `a\u{241B}b`: "));
    }
}
