//! Runs the command as people run it, in the folder of the corpus.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What a run left behind.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) time: Duration,
}

/// The archives that the tests are about.
pub(crate) fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus")
}

/// The command, to be run in the corpus, without the settings of whoever runs
/// the tests.
pub(crate) fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cif"));
    command.current_dir(corpus());
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS"] {
        command.env_remove(name);
    }
    command
}

/// Runs the command with nothing to read.
pub(crate) fn cif<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Run {
    cif_reading(arguments, b"")
}

/// Runs the command with this on its standard input.
pub(crate) fn cif_reading<A: AsRef<OsStr>>(
    arguments: impl IntoIterator<Item = A>,
    input: &[u8],
) -> Run {
    let begin = Instant::now();
    let mut child = command()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    let output = std::thread::scope(|scope| {
        // It may end before it has read everything.
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().expect("the command ends")
    });
    Run {
        status: output.status.code(),
        stdout: String::from_utf8(output.stdout).expect("it writes UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("it writes UTF-8"),
        time: begin.elapsed(),
    }
}

/// All archives of the corpus that are valid by the schema, with those that
/// break rules.
pub(crate) fn valid_archives() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![corpus()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the corpus is there") {
            let path = entry.expect("the corpus can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "cif") {
                let bytes = std::fs::read(&path).expect("the corpus can be read");
                let text = String::from_utf8(bytes);
                if text.is_ok_and(|text| cif_types::read(&text).violations.is_empty()) {
                    found.push(path);
                }
            }
        }
    }
    found.sort();
    assert!(found.len() >= 8, "the corpus is whole");
    found
}
