//! Commands in programs of their own, found as git finds its: `cif NAME` runs `cif-NAME`
//! from the folder of this program, else from the path.

use std::env::consts::EXE_SUFFIX;
use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::process::Command;

use clap::error::{ContextKind, ContextValue, ErrorKind as Wrong};

use crate::habits;
use crate::nearest::nearest;
use crate::status::{CliError, Status};

/// The commands of the project that are programs of their own: the name, and the folder that
/// it is installed from.
pub(crate) const OURS: [(&str, &str); 2] = [("export", "crates/export"), ("query", "crates/query")];

/// The end of the help, which lists them.
pub(crate) const HELP: &str = "\
Commands in programs of their own:
  export    Write games as tables: Parquet, Arrow, CSV, NDJSON [cargo install --path crates/export]
  query     Ask questions of games in SQL [cargo install --path crates/query]

`cif NAME` runs the program `cif-NAME`, from beside this one or from the path.";

/// Runs the command that the words name and the parser does not know, if there is such a
/// program.
pub(crate) fn run(error: &mut clap::Error, words: &[OsString]) -> Option<Result<Status, CliError>> {
    if error.kind() != Wrong::InvalidSubcommand {
        return None;
    }
    let Some(ContextValue::String(name)) = error.get(ContextKind::InvalidSubcommand) else {
        return None;
    };
    let name = name.clone();
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if name.starts_with('-') || !name.bytes().all(is_name) {
        return None;
    }
    match start(&name, &arguments(&name, words)) {
        Ok(status) => Some(Ok(status)),
        Err(missing) if missing.kind() == ErrorKind::NotFound => {
            if OURS.iter().any(|(ours, _)| *ours == name) {
                return Some(Err(failed(&name, &missing)));
            }
            let Some(help) = habits::meant(&name) else {
                suggest(&name, error);
                return None;
            };
            let error = CliError::new(format!("`cif` has no command `{name}`"));
            Some(Err(error.with_help(help)))
        }
        Err(other) => Some(Err(failed(&name, &other))),
    }
}

/// The error where the program of a command cannot be run.
pub(crate) fn failed(name: &str, error: &io::Error) -> CliError {
    let folder = OURS.iter().find(|(ours, _)| *ours == name);
    match folder.filter(|_| error.kind() == ErrorKind::NotFound) {
        Some((_, folder)) => CliError::new(format!("`cif-{name}` is not installed"))
            .with_help(format!("cargo install --path {folder}")),
        None => CliError::file("cannot run", &format!("cif-{name}"), error),
    }
}

/// The words without the program and the name. `cif help NAME` asks the program for its help.
fn arguments(name: &str, words: &[OsString]) -> Vec<OsString> {
    let mut all: Vec<OsString> = words.iter().skip(1).cloned().collect();
    if let Some(at) = all.iter().position(|argument| argument == name) {
        all.remove(at);
        if let Some(help) = at.checked_sub(1).filter(|at| all[*at] == "help") {
            all[help] = "--help".into();
        }
    }
    all
}

/// Runs the program to its end, on Unix in place of this one.
fn start(name: &str, arguments: &[OsString]) -> io::Result<Status> {
    replace(program(name).args(arguments))
}

/// The program of a command: that beside this one, else that on the path.
pub(crate) fn program(name: &str) -> Command {
    let program = format!("cif-{name}{EXE_SUFFIX}");
    let beside = std::env::current_exe().map(|here| here.with_file_name(&program));
    match beside {
        Ok(beside) if beside.is_file() => Command::new(beside),
        _ => Command::new(program),
    }
}

#[cfg(unix)]
fn replace(command: &mut Command) -> io::Result<Status> {
    use std::os::unix::process::CommandExt;

    let error = command.exec();
    // The attempt leaves this program one that a closed pipe ends.
    cif_files::program::outlive_closed_pipes()?;
    Err(error)
}

#[cfg(not(unix))]
fn replace(command: &mut Command) -> io::Result<Status> {
    Ok(match command.status()?.code() {
        Some(0) => Status::Clean,
        Some(1) => Status::Findings,
        _ => Status::Failed,
    })
}

/// Adds the names of these commands to the parser's own suggestions.
fn suggest(wrong: &str, error: &mut clap::Error) {
    let likely = nearest(wrong, OURS.iter().map(|(name, _)| *name), 1);
    let mut names = match error.get(ContextKind::SuggestedSubcommand) {
        Some(ContextValue::Strings(names)) => names.clone(),
        Some(ContextValue::String(name)) => vec![name.clone()],
        _ => Vec::new(),
    };
    names.extend(likely.into_iter().map(str::to_owned));
    if !names.is_empty() {
        error.insert(
            ContextKind::SuggestedSubcommand,
            ContextValue::Strings(names),
        );
    }
}
