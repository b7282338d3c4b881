//! From arguments to inputs: files, directories, patterns and standard input.

use std::path::PathBuf;

use cif_files::walk;

use crate::input::Input;
use crate::status::CliError;
use crate::terminal::visible;

pub(crate) use cif_files::walk::{CIF, Exclude, PGN};

/// All inputs that the arguments name, each once, in their order, and what is wrong with the other
/// arguments.
pub(crate) fn gather(
    arguments: &[PathBuf],
    extensions: &[&str],
    exclude: &Exclude,
) -> (Vec<Input>, Vec<CliError>) {
    let found = walk::gather(arguments, extensions, exclude);
    let inputs = found.files.iter().map(|file| Input::of(file)).collect();
    let errors = found.errors.into_iter().map(|error| {
        let shown = CliError::new(visible(&error.message));
        match error.help {
            Some(help) => shown.with_help(help),
            None => shown,
        }
    });
    (inputs, errors.collect())
}
