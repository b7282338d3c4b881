//! Files that are read, which no output takes the place of.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::filename;

/// The error where an output would take the place of a file that is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OverwriteError(PathBuf);

impl OverwriteError {
    /// The remedy.
    pub const HELP: &str = "give the output another name";

    /// The error for a file that is read.
    pub fn of(source: &Path) -> Self {
        Self(source.to_owned())
    }
}

impl fmt::Display for OverwriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = filename::shown(&self.0);
        write!(f, "`{name}` would be overwritten by the output")
    }
}

impl std::error::Error for OverwriteError {}

/// Refuses to let an output take the place of a file that is read.
///
/// # Errors
/// When both names lead to one file.
pub fn spare(source: &Path, output: &Path) -> Result<(), OverwriteError> {
    if is_same_file(source, output) {
        return Err(OverwriteError::of(source));
    }
    Ok(())
}

/// True if both names lead to one file that is there.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}
