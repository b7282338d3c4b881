//! The files that the arguments name: a folder stands for the games in it and below, sorted.

use std::path::{Path, PathBuf};

use ignore::WalkBuilder;

use crate::error::ExportError;

/// The sources, in order.
pub(crate) fn gather(arguments: &[PathBuf]) -> Result<Vec<PathBuf>, ExportError> {
    let mut found = Vec::new();
    for argument in arguments {
        if !argument.is_dir() {
            if argument != Path::new("-") {
                let opened = cif_files::open_file(argument);
                opened.map_err(|error| ExportError::file("cannot read", argument, error))?;
            }
            found.push(argument.clone());
            continue;
        }
        let before = found.len();
        let walk = WalkBuilder::new(argument)
            .sort_by_file_path(Path::cmp)
            .build();
        for entry in walk {
            let entry =
                entry.map_err(|error| ExportError::file("cannot look into", argument, error))?;
            if entry.path().is_file() && has_games(entry.path()) {
                found.push(entry.into_path());
            }
        }
        if found.len() == before {
            let message = "there are no files like *.cif, *.pgn, *.bpgn";
            return Err(ExportError::file("cannot read", argument, message));
        }
    }
    Ok(found)
}

fn has_games(path: &Path) -> bool {
    let plain = cif_files::without_extension(path);
    let extension = plain.extension().and_then(|it| it.to_str());
    extension.is_some_and(|it| ["cif", "pgn", "bpgn"].contains(&&*it.to_ascii_lowercase()))
}
