//! The files that were read, by their paths, so that one that nobody has touched is not even
//! read again.

use std::collections::HashMap;
use std::fs::{self, Metadata};
use std::io;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use cif::check::Summary;
use serde::{Deserialize, Serialize};

/// The name of the file.
const NAME: &str = "index.json";

/// A file that was changed less long ago may change once more without its time telling.
const SETTLED: Duration = Duration::from_secs(2);

/// The properties that change with a file: its size, and its times in nanoseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Stamp {
    pub(super) size: u64,
    modified: u128,
    changed: i128,
}

impl Stamp {
    /// That of a file; none of what is no file.
    pub(super) fn of(path: &Path) -> Option<Self> {
        let metadata = path.metadata().ok().filter(Metadata::is_file)?;
        let modified = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        Some(Self {
            size: metadata.len(),
            modified: modified.as_nanos(),
            changed: changed(&metadata),
        })
    }

    /// Returns whether a later change would show.
    fn is_settled(&self) -> bool {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        now.is_ok_and(|now| self.modified + SETTLED.as_nanos() < now.as_nanos())
    }
}

/// The time at which anything of a file changed, which no program sets.
#[cfg(unix)]
fn changed(metadata: &Metadata) -> i128 {
    use std::os::unix::fs::MetadataExt as _;
    i128::from(metadata.ctime()) * 1_000_000_000 + i128::from(metadata.ctime_nsec())
}

#[cfg(not(unix))]
fn changed(_: &Metadata) -> i128 {
    0
}

/// A file that was read.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Seen {
    pub(super) stamp: Stamp,
    /// The hash of the program and its options.
    pub(super) options: u64,
    /// The name of the entry of its content.
    pub(super) entry: String,
    /// The summary, where nothing was found.
    pub(super) clean: Option<Summary>,
}

/// The files by their absolute paths.
pub(super) type Index = HashMap<String, Seen>;

/// Reads the index of a folder; what cannot be read is empty.
pub(super) fn read(folder: &Path) -> Index {
    let text = fs::read(folder.join(NAME)).unwrap_or_default();
    serde_json::from_slice(&text).unwrap_or_default()
}

/// Writes the index of a folder, as a whole or not at all.
pub(super) fn write(folder: &Path, mut index: Index, new: Index) -> io::Result<()> {
    index.extend(new.into_iter().filter(|(_, seen)| seen.stamp.is_settled()));
    if index.len() > super::MOST_ENTRIES {
        index.clear();
    }
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    serde_json::to_writer(io::BufWriter::new(&mut file), &index)?;
    file.persist(folder.join(NAME))
        .map_err(|error| error.error)?;
    Ok(())
}
