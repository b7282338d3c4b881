//! Checks again whenever an archive or the settings change.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use notify::{Event, EventKind, RecursiveMode, Watcher as _};

use super::Check;
use crate::gather::CIF;
use crate::input::is_like;
use crate::signals;
use crate::status::{CliError, Status};
use crate::terminal::{FAINT, complain_at_length, styled};

/// The silence after which changes are taken for whole: who saves several files saves them one
/// after the other.
const SILENCE: Duration = Duration::from_millis(150);

/// The time for which changes that do not end are awaited.
const LONGEST: Duration = Duration::from_secs(2);

/// The time between two looks for a signal.
const LOOK: Duration = Duration::from_millis(100);

/// Checks until a signal comes, and gives what the last check gave.
pub(super) fn watch(
    arguments: &Check,
    check: impl Fn() -> Result<Status, CliError>,
) -> Result<Status, CliError> {
    if arguments.inputs.iter().any(|it| it == Path::new("-")) {
        return Err(CliError::new("standard input cannot be watched"));
    }
    let (sender, receiver) = channel();
    let settings = arguments.selection.files();
    let named = [&*arguments.inputs, &*settings].concat();
    let watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
        if event.is_ok_and(|event| concerns(&event, &named)) {
            // Nobody to take it means that the work has ended.
            let _ = sender.send(());
        }
    });
    let cannot = |error: notify::Error| CliError::new(format!("cannot watch files: {error}"));
    let mut watcher = watcher.map_err(cannot)?;
    for file in settings {
        let folder = file.parent().filter(|it| !it.as_os_str().is_empty());
        // A folder that may not be looked into has no settings that could be read.
        let _ = watcher.watch(
            folder.unwrap_or(Path::new(".")),
            RecursiveMode::NonRecursive,
        );
    }
    for input in &arguments.inputs {
        let (folder, mode) = folder(input);
        watcher.watch(&folder, mode).map_err(cannot)?;
    }
    loop {
        let status = check().unwrap_or_else(|error| error.report());
        complain_at_length(&styled(FAINT, "waiting for changes; Ctrl-C ends\n"));
        loop {
            if let Some(signal) = signals::received() {
                return Ok(Status::Interrupted(signal));
            }
            match receiver.recv_timeout(LOOK) {
                Ok(()) => break,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(status),
            }
        }
        let begin = Instant::now();
        while begin.elapsed() < LONGEST && receiver.recv_timeout(SILENCE).is_ok() {}
    }
}

/// Returns whether an event may change what a check finds.
fn concerns(event: &Event, named: &[PathBuf]) -> bool {
    let is_input = |path: &PathBuf| {
        is_like(path, CIF) || named.iter().any(|it| it.file_name() == path.file_name())
    };
    !matches!(event.kind, EventKind::Access(_)) && event.paths.iter().any(is_input)
}

/// The folder that is watched for an input. A file is watched by its folder, because editors put
/// another one into its place; a pattern by the folder that it begins with.
fn folder(input: &Path) -> (PathBuf, RecursiveMode) {
    if input.is_dir() {
        return (input.to_owned(), RecursiveMode::Recursive);
    }
    let mode = if input.exists() {
        RecursiveMode::NonRecursive
    } else {
        RecursiveMode::Recursive
    };
    let folders = input.ancestors().skip(1);
    let mut folders = folders.filter(|folder| folder.is_dir());
    let folder = folders.next().unwrap_or(Path::new("."));
    (folder.to_owned(), mode)
}
