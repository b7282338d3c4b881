//! Why a scan ended before its end.

use std::fmt;
use std::io;

use arrow_schema::ArrowError;
use cif_files::kind::UnfitError;

/// Why a scan ended before its end.
#[derive(Debug)]
#[non_exhaustive]
pub enum ScanError {
    /// A source cannot be opened or read.
    Io {
        /// The source.
        source_name: String,
        /// True if it could not even be opened.
        is_unopened: bool,
        /// The error.
        error: io::Error,
    },
    /// An archive cannot be read on, or not as a whole: it is in no encoding that is known, or
    /// the like.
    Archive {
        /// The source.
        source_name: String,
        /// The reason.
        message: String,
    },
    /// Findings are asked for by a condition on heads, which they do not have.
    NoHeads,
    /// A source is neither an archive nor PGN.
    Unfit(UnfitError),
    /// A batch cannot be made.
    Arrow(ArrowError),
}

impl ScanError {
    /// A remedy, where one is known.
    pub fn help(&self) -> Option<&str> {
        match self {
            Self::Unfit(error) => error.help.as_deref(),
            Self::NoHeads => Some("leave the condition out, and choose among the rows"),
            _ => None,
        }
    }

    pub(crate) fn open(name: &str, error: io::Error) -> Self {
        Self::Io {
            source_name: name.to_owned(),
            is_unopened: true,
            error,
        }
    }

    pub(crate) fn read(name: &str, error: io::Error) -> Self {
        Self::Io {
            source_name: name.to_owned(),
            is_unopened: false,
            error,
        }
    }

    pub(crate) fn malformed(name: &str) -> Self {
        Self::Archive {
            source_name: name.to_owned(),
            message: "its XML is not well-formed, and games may be missing: `cif check` lists \
                      the faults"
                .to_owned(),
        }
    }

    pub(crate) fn archive(name: &str, error: &cif_types::CutError) -> Self {
        Self::Archive {
            source_name: name.to_owned(),
            message: error.to_string(),
        }
    }
}

impl fmt::Display for ScanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io {
                source_name,
                is_unopened: true,
                error,
            } => write!(f, "cannot open `{source_name}`: {error}"),
            Self::Io {
                source_name, error, ..
            } => write!(f, "cannot read `{source_name}`: {error}"),
            Self::Archive {
                source_name,
                message,
            } => write!(f, "cannot read `{source_name}`: {message}"),
            Self::NoHeads => f.write_str(
                "the condition is one on heads of games, and findings are those of whole files",
            ),
            Self::Unfit(error) => error.fmt(f),
            Self::Arrow(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ScanError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io { error, .. } => Some(error),
            Self::Archive { .. } | Self::NoHeads => None,
            Self::Unfit(error) => Some(error),
            Self::Arrow(error) => Some(error),
        }
    }
}

impl From<UnfitError> for ScanError {
    fn from(error: UnfitError) -> Self {
        Self::Unfit(error)
    }
}

impl From<ArrowError> for ScanError {
    fn from(error: ArrowError) -> Self {
        Self::Arrow(error)
    }
}
