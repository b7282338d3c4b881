//! Commands that are run for what they print, or measured.

use std::process::{Command, Stdio};

/// A command of these words, which is also found where Debian puts games, and which
/// does all its work: nothing comes from the cache of `cif check`.
pub(super) fn command(words: &[String]) -> Command {
    let path = std::env::var("PATH").unwrap_or_default();
    let mut command = Command::new(&words[0]);
    command
        .args(&words[1..])
        .env("PATH", path + ":/usr/games")
        .env("CIF_NO_CACHE", "1")
        .stdin(Stdio::null());
    command
}

/// The first line that a command prints, on either output.
pub(super) fn first_line(words: &[String]) -> Option<String> {
    let output = command(words).output().ok()?;
    let printed = [output.stdout, output.stderr].concat();
    let printed = String::from_utf8_lossy(&printed);
    let line = printed.lines().next()?.trim();
    (output.status.success() && !line.is_empty()).then(|| line.to_owned())
}
