//! The files that the arguments name: a folder stands for the games in it and below, sorted.

use std::path::{Path, PathBuf};

use cif_files::walk::{self, CIF, Exclude, PGN};

use crate::error::ExportError;

/// The sources, in order.
pub(crate) fn gather(arguments: &[PathBuf]) -> Result<Vec<PathBuf>, ExportError> {
    let exclude = match walk::settings() {
        None => Exclude::default(),
        Some(path) => Exclude::of_settings(&path)
            .map_err(|error| ExportError::file("cannot read", &path, error))?,
    };
    let found = walk::gather(arguments, &[CIF, PGN].concat(), &exclude);
    if let Some(error) = found.errors.into_iter().next() {
        return Err(match error.help {
            Some(help) => ExportError::new(format!("{}: {help}", error.message)),
            None => ExportError::new(error.message),
        });
    }
    for file in &found.files {
        if file != Path::new("-") {
            let opened = cif_files::open_file(file);
            opened.map_err(|error| ExportError::file("cannot read", file, error))?;
        }
    }
    Ok(found.files)
}
