//! Files that are written beside others, to take their place at the end, and folders of temporary
//! files. When a signal ends the program they are removed.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The files that there are.
static FILES: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// A file, or a folder with all in it, that does not outlive the program if a signal ends it.
#[derive(Debug)]
pub struct Leftover(PathBuf);

impl Leftover {
    /// Remembers a file or a folder until this is dropped.
    pub fn of(path: PathBuf) -> Self {
        let mut files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
        files.insert(path.clone());
        Self(path)
    }

    /// Makes a file or a folder, and remembers it until this is dropped.
    ///
    /// # Errors
    /// When `make` fails.
    pub fn create<T: AsRef<Path>>(make: impl FnOnce() -> io::Result<T>) -> io::Result<(T, Self)> {
        // Held meanwhile, so that no file comes to be behind the back of
        // `remove_all`.
        let mut files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
        let new = make()?;
        files.insert(new.as_ref().to_owned());
        let leftover = Self(new.as_ref().to_owned());
        Ok((new, leftover))
    }
}

/// Removes the files that there are, and lets nobody make another one: the
/// command is about to end.
pub fn remove_all() {
    let files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
    for path in &*files {
        // What cannot be removed stays; nothing more can be done.
        let _ = if path.is_dir() {
            remove_folder(path)
        } else {
            fs::remove_file(path)
        };
    }
    std::mem::forget(files);
}

/// Removes a folder in which threads make files until the end. It gets another name first, so
/// that none comes while it is emptied.
fn remove_folder(path: &Path) -> io::Result<()> {
    let away = path.with_extension("removed");
    fs::rename(path, &away)?;
    fs::remove_dir_all(away)
}

impl Drop for Leftover {
    fn drop(&mut self) {
        let mut files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
        files.remove(&self.0);
    }
}
