//! The history of queries, which is kept from one time to the next.

use std::env;
use std::fs;
use std::path::PathBuf;

use rustyline::Config;
use rustyline::history::FileHistory;

/// Queries that are kept.
const KEPT: usize = 1000;

/// A history with room for so many queries.
pub(super) fn memory() -> FileHistory {
    let config = Config::builder().max_history_size(KEPT);
    FileHistory::with_config(
        &config.map_or_else(|_| Config::default(), rustyline::config::Builder::build),
    )
}

/// The file of the history, in the folder that the system has for the state of programs.
pub(super) fn path() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).map(PathBuf::from);
    let absolute = |path: &PathBuf| path.is_absolute();
    let folder = named("XDG_STATE_HOME")
        .filter(absolute)
        .or_else(|| named("HOME").map(|home| home.join(".local/state")))
        .or_else(|| named("LOCALAPPDATA"))
        .filter(absolute)?
        .join("cif");
    fs::create_dir_all(&folder).ok()?;
    Some(folder.join("query-history"))
}
