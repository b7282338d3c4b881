//! Runs the command as people run it, in the folder of the corpus.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Status and output of a run.
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
    let mut command = cif_oracles::interruptible(env!("CARGO_BIN_EXE_cif"));
    command.current_dir(corpus());
    // What another run found says nothing of this one.
    command.env("CIF_NO_CACHE", "1");
    command.env("TERM", "xterm");
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
                if text.is_ok_and(|text| cif::read::text(&text).violations.is_empty()) {
                    found.push(path);
                }
            }
        }
    }
    found.sort();
    assert!(found.len() >= 8, "the corpus is whole");
    found
}

/// Waits for something that has to come soon.
pub(crate) fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < Duration::from_mins(1), "never: {what}");
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Sends a signal to a run, like `-INT`.
pub(crate) fn signal(child: &Child, name: &str) {
    let status = Command::new("kill")
        .args([name, &child.id().to_string()])
        .status();
    assert!(status.expect("kill starts").success());
}

/// The names of the files in a folder, sorted.
pub(crate) fn files(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let name = |entry: std::fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let mut names: Vec<_> = entries
        .map(|entry| name(entry.expect("an entry")))
        .collect();
    names.sort();
    names
}

/// An archive of about so many bytes with a fault at its beginning that can be
/// fixed.
pub(crate) fn long_archive(bytes: usize) -> String {
    let game = "<game><info/><moves>e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6</moves></game>\n";
    let games = bytes / game.len();
    format!(
        "<cif><game><info><head><event><title>T</title><date>2014.12.21</date></event></head>\
         </info><moves/></game>\n{}<info><version>1.0</version><creator/>\
         <created>2026-01-31</created><content games=\"{}\"/></info></cif>\n",
        game.repeat(games),
        games + 1
    )
}
