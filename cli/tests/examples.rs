//! The examples that end the help of each command: each one is run by a shell, in a folder
//! that has the files they name, and ends well.

#![cfg(unix)]

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// The folder of the examples: two games, a match with its log, and a folder of archives.
fn prepare(folder: &Path) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let copy = |from: &str, to: &str| {
        fs::copy(root.join(from), folder.join(to)).unwrap();
    };
    copy("docs/immortal.cif", "evaluated.cif");
    copy("docs/immortal.pgn", "more.pgn");
    copy("cli/tests/inputs/duel.pgn", "games.pgn");
    copy("cli/tests/inputs/duel.log", "match.log");
    for made in [
        "archives/2026",
        ".config/fish/completions",
        ".local/share/bash-completion/completions",
    ] {
        fs::create_dir_all(folder.join(made)).unwrap();
    }
    copy("tests/corpus/minimal.cif", "archives/minimal.cif");
    copy("tests/corpus/namebase.cif", "archives/2026/namebase.cif");
    let made = run("cif convert more.pgn games.cif", folder);
    assert_eq!(made.status.code(), Some(0));
}

fn run(line: &str, folder: &Path) -> Output {
    let cif = Path::new(env!("CARGO_BIN_EXE_cif"));
    let mut path = OsString::from(cif.parent().unwrap());
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    // Where Debian puts Stockfish.
    path.push(":/usr/games");
    Command::new("sh")
        .args(["-c", line])
        .current_dir(folder)
        .env("HOME", folder)
        .env("PATH", path)
        .output()
        .expect("a shell runs")
}

/// The lines of the examples in a help.
fn examples(help: &str) -> Vec<&str> {
    let (_, examples) = help.split_once("\nExamples:\n").unwrap_or_default();
    let lines = examples.lines();
    lines
        .filter_map(|line| line.strip_prefix("  "))
        .filter(|line| line.starts_with("cif "))
        .collect()
}

#[test]
fn every_example_ends_well() {
    let folder = tempfile::tempdir().unwrap();
    prepare(folder.path());
    for command in cif_cli::command().get_subcommands() {
        let name = command.get_name();
        let help = run(&format!("cif {name} --help"), folder.path());
        let help = String::from_utf8(help.stdout).unwrap();
        let examples = examples(&help);
        assert!(examples.len() >= 2, "cif {name} --help\n{help}");
        for line in examples {
            let output = run(line, folder.path());
            let errors = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(0), "{line}\n{errors}");
        }
    }
    for (path, begin) in [
        (".config/fish/completions/cif.fish", "# Print an optspec"),
        (".local/share/bash-completion/completions/cif", "_cif()"),
        ("cif.xsd", "<?xml"),
        ("board.svg", "<svg"),
        ("report.html", "<!doctype html>"),
    ] {
        let made = fs::read_to_string(folder.path().join(path)).unwrap();
        let made = made.trim_start().to_lowercase();
        assert!(made.starts_with(&begin.to_lowercase()), "{path}");
    }
}

#[test]
fn a_name_typed_by_habit_leads_to_the_command() {
    let folder = tempfile::tempdir().unwrap();
    for (habit, command) in [
        ("validate", "`cif check FILE`"),
        ("lint games.cif", "`cif check FILE`"),
        ("format games.cif", "`cif convert --flat IN.cif OUT.cif`"),
        ("view games.cif", "`cif show FILE`"),
        ("import games.pgn", "`cif convert GAMES.pgn ARCHIVE.cif`"),
        ("help validate", "`cif check FILE`"),
    ] {
        let output = run(&format!("cif {habit}"), folder.path());
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{habit}");
        let leads = errors.contains("`cif` has no command") && errors.contains(command);
        assert!(leads, "{habit}: {errors}");
    }
}
