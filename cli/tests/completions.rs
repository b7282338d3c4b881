//! The generated files beside the command, judged by the programs that read them: completions
//! by their shells, man pages by mandoc and groff.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn cli() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Runs a program in the folder of the package; the words of its error name the one missing.
fn run(program: &str, arguments: &[&str]) -> Output {
    Command::new(program)
        .args(arguments)
        .current_dir(cli())
        .output()
        .unwrap_or_else(|error| panic!("{program}: {error}; install it, as CONTRIBUTING.md says"))
}

/// The standard output of a run without any message.
fn output(program: &str, arguments: &[&str]) -> String {
    let output = run(program, arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success() && errors.is_empty(),
        "{program} {arguments:?}: {errors}"
    );
    String::from_utf8(output.stdout).unwrap()
}

/// A command line with the cursor at its end, and some of the words that complete it.
const LINES: &[(&[&str], &[&str])] = &[
    (&["cif", "ch"], &["check"]),
    (&["cif", "help", "che"], &["check"]),
    (&["cif", "--color", "n"], &["never"]),
    (&["cif", "completions", "p"], &["powershell"]),
    (&["cif", "ex"], &["explain", "export"]),
    (&["cif", "check", "--leg"], &["--legality"]),
    (
        &["cif", "check", "--legality", ""],
        &["auto", "always", "never"],
    ),
];

/// The words with which bash completes the last of these.
fn bash_completes(words: &[&str]) -> Vec<String> {
    let quoted: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
    let script = format!(
        "source completions/cif.bash; COMP_WORDS=({}); COMP_CWORD={}; \
         _cif cif '{}' '{}'; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        quoted.join(" "),
        words.len() - 1,
        words[words.len() - 1],
        words[words.len() - 2],
    );
    let found = output("bash", &["--norc", "-c", &script]);
    found.lines().map(str::to_owned).collect()
}

#[test]
fn bash_completes_commands_options_and_values() {
    for (words, expected) in LINES {
        assert_eq!(bash_completes(words), *expected, "{words:?}");
    }
    // It parts words at `=`.
    let value = ["cif", "check", "--format", "=", "sa"];
    assert_eq!(bash_completes(&value), ["sarif"]);
    // Where it is given nothing it completes names of files, those with blanks too.
    for option in ["--config", "--baseline"] {
        assert_eq!(bash_completes(&["cif", "check", option, "car"]), [""]);
    }
    // The shell knows that the function belongs to the command.
    let script = "source completions/cif.bash; complete -p cif";
    assert!(output("bash", &["--norc", "-c", script]).contains("-F _cif"));
}

#[test]
fn fish_completes_commands_options_and_values() {
    for (words, expected) in LINES {
        let script = format!(
            "source completions/cif.fish; complete -C '{}'",
            words.join(" ")
        );
        let found = output("fish", &["--no-config", "-c", &script]);
        let found = found.lines().filter_map(|line| line.split('\t').next());
        let mut found: Vec<&str> = found.collect();
        found.sort_unstable();
        let mut expected = expected.to_vec();
        expected.sort_unstable();
        assert_eq!(found, expected, "{words:?}");
    }
}

#[test]
fn zsh_reads_its_completions() {
    output("zsh", &["--no-rcs", "-n", "completions/_cif"]);
    let script = "autoload -Uz compinit; compinit -D -u; source completions/_cif; \
                  print ${_comps[cif]}; whence -w _cif";
    let found = output("zsh", &["--no-rcs", "-c", script]);
    assert_eq!(found, "_cif\n_cif: function\n");
}

#[test]
fn the_command_prints_the_files() {
    for (shell, file) in [
        ("bash", "cif.bash"),
        ("zsh", "_cif"),
        ("fish", "cif.fish"),
        ("powershell", "_cif.ps1"),
    ] {
        let printed = output(env!("CARGO_BIN_EXE_cif"), &["completions", shell]);
        let file = fs::read_to_string(cli().join("completions").join(file)).unwrap();
        assert!(printed == file, "cif completions {shell}");
    }
}

fn man_pages() -> Vec<PathBuf> {
    let folder = fs::read_dir(cli().join("man")).unwrap();
    let pages: Vec<PathBuf> = folder.map(|entry| entry.unwrap().path()).collect();
    assert!(pages.len() > 10);
    pages
}

#[test]
fn man_pages_are_read_without_a_warning() {
    for page in man_pages() {
        let page = page.to_str().unwrap();
        let linted = run("mandoc", &["-Tlint", "-W", "warning", page]);
        let found = String::from_utf8(linted.stdout).unwrap();
        let found: Vec<&str> = found
            .lines()
            .filter(|line| !line.contains("missing date"))
            .collect();
        assert!(found.is_empty(), "{}", found.join("\n"));
        // Every warning, all of which groff writes to standard error.
        output("groff", &["-ww", "-man", "-Tutf8", "-z", page]);
    }
}

#[test]
fn a_man_page_has_its_sections_in_order() {
    let shown = output("mandoc", &["-Thtml", "-Ofragment", "man/cif-check.1"]);
    let headings: Vec<&str> = shown
        .split("<h1 class=\"Sh\" id=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert_eq!(
        headings,
        [
            "NAME",
            "SYNOPSIS",
            "DESCRIPTION",
            "OPTIONS",
            "OUTPUT",
            "KNOWN_FINDINGS",
            "CACHE",
            "SELECTION",
            "LIMITS",
            "EXAMPLES",
            "SEE_ALSO"
        ]
    );
}
