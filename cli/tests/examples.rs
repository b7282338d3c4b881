//! The examples that end the help of each command, and the scripts of their pages: each line is
//! run by a shell, in a folder that has the files they name, and ends well.

#![cfg(unix)]

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use cif_tests::manual::{command_lines, pages, root};

/// The folder of the examples: two games, a match with its log, and a folder of archives.
fn prepare(folder: &Path) {
    let copy = |from: &str, to: &str| {
        fs::copy(root().join(from), folder.join(to)).unwrap();
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
    for archive in ["games.cif", "archive.cif"] {
        run_well(&format!("cif convert more.pgn {archive}"), folder);
    }
    run_well("cif convert archive.cif 2024-1.pgn.zst", folder);
}

/// Runs a line that is to end well, and returns its standard output.
fn run_well(line: &str, folder: &Path) -> String {
    let output = run(line, folder);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{line}\n{errors}");
    String::from_utf8(output.stdout).unwrap()
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
        let help = run_well(&format!("cif {name} --help"), folder.path());
        let examples = examples(&help);
        assert!(examples.len() >= 2, "cif {name} --help\n{help}");
        for line in examples {
            run_well(line, folder.path());
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

/// Those of the commands that are programs of their own have tests beside them.
#[test]
fn every_script_of_a_page_ends_well() {
    let mut lines = 0;
    for (path, page) in pages() {
        let ours = path.starts_with("docs/commands");
        if !ours || path.ends_with("export.md") || path.ends_with("query.md") {
            continue;
        }
        let folder = tempfile::tempdir().unwrap();
        prepare(folder.path());
        for line in command_lines(&page) {
            run_well(&line, folder.path());
            lines += 1;
        }
    }
    assert!(lines >= 30, "only {lines} lines");
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
