//! Messages of the threads that check files.

use cif::check::Summary;

use crate::status::CliError;

/// A message of a thread about a file.
pub(super) enum Message {
    /// A portion of what is written in the format of this number.
    Text {
        format: usize,
        text: String,
        /// True if one of the findings so far makes the check fail.
        failed: bool,
    },
    /// Nothing more is read of the file.
    Done(Done),
}

/// The outcome of a file.
pub(super) struct Done {
    pub(super) summary: Summary,
    /// The number of findings that were left out, and are not in the summary.
    pub(super) left_out: u64,
    pub(super) end: End,
}

/// The reason why nothing more is read of a file.
pub(super) enum End {
    /// It is at its end.
    Whole,
    /// A signal ended the check.
    Interrupted,
    /// It cannot be read any further.
    Error(CliError),
}

impl End {
    /// The reason why the file was not checked to its end, as text.
    pub(super) fn error(&self) -> Option<&str> {
        match self {
            Self::Whole => None,
            Self::Interrupted => Some("the check was interrupted"),
            Self::Error(error) => Some(error.message()),
        }
    }
}
