//! The manual beside the help: man pages, completions of shells, and the usage in the pages of
//! `docs/commands` are made from the declarations of the command line, which also make its
//! help, and must be current.
//!
//! `BLESS=1 cargo test -p cif-cli --test manual` writes them anew; look at the difference
//! before it is committed.

mod forms;

use std::fs;
use std::path::Path;

use clap::{Arg, Command, ValueHint};
use clap_complete::{Shell, generate};

use forms::{man, markdown, shells};

/// The programs that the command finds beside itself, whose options are their own.
const PROGRAMS: [(&str, &str); 2] = [
    ("export", "Write games as tables"),
    ("query", "Ask questions of games in SQL"),
];

/// The command line with all that is inherited by its commands.
fn built() -> Command {
    let mut command = cif_cli::command().disable_help_subcommand(true);
    command.build();
    command
}

/// The command line as shells complete it, with the programs.
fn completed() -> Command {
    PROGRAMS
        .iter()
        .fold(cif_cli::command(), |command, (name, about)| {
            let words = Arg::new("arguments")
                .num_args(0..)
                .value_hint(ValueHint::AnyPath);
            command.subcommand(Command::new(*name).about(*about).arg(words))
        })
}

/// The text of every generated file by its path in the repository. A page of `docs` keeps what
/// stands before the generated part.
fn files(root: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for (shell, name) in [
        (Shell::Bash, "cif.bash"),
        (Shell::Zsh, "_cif"),
        (Shell::Fish, "cif.fish"),
        (Shell::PowerShell, "_cif.ps1"),
    ] {
        let mut text = Vec::new();
        generate(shell, &mut completed(), "cif", &mut text);
        let text = String::from_utf8(text).expect("UTF-8");
        let text = match shell {
            Shell::Bash => shells::bash(&text),
            Shell::Fish => shells::fish(&text, &completed()),
            _ => text,
        };
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        files.push((format!("cli/completions/{name}"), lines.join("\n") + "\n"));
    }
    let command = built();
    files.push(("cli/man/cif.1".to_owned(), man::page(&command)));
    for command in command.get_subcommands() {
        let name = command.get_name();
        files.push((format!("cli/man/cif-{name}.1"), man::page(command)));
        let path = format!("docs/commands/{name}.md");
        let page = fs::read_to_string(root.join(&path));
        let page = page.unwrap_or_else(|error| panic!("{path}: {error}"));
        files.push((path, markdown::refresh(&page, command)));
    }
    files
}

#[test]
fn the_manual_is_current() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut stale = Vec::new();
    for (path, text) in files(&root) {
        if fs::read_to_string(root.join(&path)).ok().as_ref() == Some(&text) {
            continue;
        }
        if std::env::var_os("BLESS").is_some() {
            fs::write(root.join(&path), text).expect("the file can be written");
        } else {
            stale.push(path);
        }
    }
    assert!(
        stale.is_empty(),
        "stale: {}; cargo xtask refresh, or BLESS=1 for this test",
        stale.join(", ")
    );
}

#[test]
fn every_command_has_two_examples() {
    for command in built().get_subcommands() {
        let examples = forms::examples(command);
        assert!(examples.len() >= 2, "cif {}", command.get_name());
        for (line, _) in examples {
            let begin = format!("cif {} ", command.get_name());
            assert!(format!("{line} ").starts_with(&begin), "{line}");
        }
    }
}
