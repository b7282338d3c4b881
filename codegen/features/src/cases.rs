//! The features: a folder each, with its schema, its documents and its settings.

use std::fs;
use std::path::{Path, PathBuf};

use cif_codegen::Generator;

/// A folder of `codegen/tests/features`.
#[derive(Debug)]
pub struct Case {
    /// Its name.
    pub name: String,
    /// Its path.
    pub folder: PathBuf,
    /// The generator with its settings.
    pub generator: Generator,
}

/// The folder of all.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/features")
}

/// All features, in the order of their names.
///
/// # Panics
/// When they cannot be read.
pub fn cases() -> Vec<Case> {
    let folder = folder();
    names(&folder)
        .into_iter()
        .map(|name| {
            let folder = folder.join(&name);
            let generator = lines(&folder.join("renames")).iter().fold(
                Generator::default(),
                |generator, line| {
                    let (component, name) = line.rsplit_once('=').expect("COMPONENT=NAME");
                    generator.rename(component, name)
                },
            );
            let boxed = lines(&folder.join("boxed"));
            let generator = boxed.into_iter().fold(generator, Generator::boxed);
            let generator = generator.xsi_type(!folder.join("no-xsi-type").exists());
            Case {
                name,
                folder,
                generator,
            }
        })
        .collect()
}

/// The lines of a file of settings, which most cases go without.
fn lines(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let lines = text.lines().map(str::to_owned);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect()
}

/// The names of the files and folders in a folder, in order.
///
/// # Panics
/// When they cannot be read.
pub fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name())
        .map(|name| name.into_string().expect("a plain name"))
        .collect();
    names.sort();
    names
}
