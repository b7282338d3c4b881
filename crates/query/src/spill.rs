//! The folder for what memory does not hold.

use std::env;
use std::fs;
use std::io;
use std::path::Path;

use cif_files::leftovers::Leftover;
use tempfile::TempDir;

use crate::error::QueryError;

/// A folder for one program alone, in the folder that is named, which is made if it is not there,
/// else in that of the system for temporary files. It does not outlive the program, whatever ends
/// that. None where the system has no such folder, which only matters if something is spilled.
///
/// # Errors
/// When none can be made in the folder that is named.
pub(crate) fn folder(named: Option<&Path>) -> Result<Option<(TempDir, Leftover)>, QueryError> {
    match (Leftover::create(|| own(named)), named) {
        (Ok(made), _) => Ok(Some(made)),
        (Err(_), None) => Ok(None),
        (Err(error), Some(folder)) => Err(QueryError::file(
            "cannot spill into",
            folder,
            cif_files::reason(&error),
        )),
    }
}

fn own(named: Option<&Path>) -> io::Result<TempDir> {
    if let Some(folder) = named.filter(|it| !it.exists()) {
        fs::create_dir(folder)?;
    }
    let folder = named.map_or_else(env::temp_dir, Path::to_path_buf);
    tempfile::Builder::new()
        .prefix("cif-query-")
        .tempdir_in(folder)
}
