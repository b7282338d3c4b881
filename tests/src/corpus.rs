//! The folder of the corpus, and the archives of it that are valid.

use std::path::{Path, PathBuf};

use walkdir::WalkDir;

/// The one archive outside `faults` that is meant to be invalid.
pub const INVALID: &str = "published-example-as-published.cif";

/// The folder of the corpus.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

/// Every file with the ending `cif` under a folder, in the order of names.
pub fn archives(folder: &Path) -> Vec<PathBuf> {
    WalkDir::new(folder)
        .sort_by_file_name()
        .into_iter()
        .filter_map(Result::ok)
        .map(walkdir::DirEntry::into_path)
        .filter(|path| path.extension().is_some_and(|extension| extension == "cif"))
        .collect()
}

/// The valid archives, as texts.
///
/// # Errors
/// When one cannot be read.
pub fn valid() -> std::io::Result<Vec<String>> {
    let faults = folder().join("faults");
    archives(&folder())
        .into_iter()
        .filter(|path| !path.starts_with(&faults) && !path.ends_with(INVALID))
        .map(std::fs::read_to_string)
        .collect()
}
