//! Files that are written beside others, to take their place at the end. When
//! the command is interrupted they are removed.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, Once, PoisonError};

/// The files that there are.
static FILES: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// The exit status of what was interrupted, as shells have it: 128 and the
/// number of the signal.
pub(crate) const INTERRUPTED: u8 = 130;

/// A file that is not to outlive the command if that is interrupted.
#[derive(Debug)]
pub(crate) struct Leftover(PathBuf);

impl Leftover {
    /// Remembers a file until this is dropped.
    pub(crate) fn of(path: &Path) -> Self {
        static WATCH: Once = Once::new();
        WATCH.call_once(|| {
            // Without a handler the command ends all the same.
            let _ = ctrlc::set_handler(|| {
                remove_all();
                std::process::exit(INTERRUPTED.into());
            });
        });
        let mut files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
        files.insert(path.to_owned());
        Self(path.to_owned())
    }
}

/// Removes the files that there are.
pub(crate) fn remove_all() {
    for path in &*FILES.lock().unwrap_or_else(PoisonError::into_inner) {
        let _ = fs::remove_file(path);
    }
}

impl Drop for Leftover {
    fn drop(&mut self) {
        let mut files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
        files.remove(&self.0);
    }
}
