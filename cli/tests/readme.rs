//! The commands of the READMEs and of the manual: each one in a `console` block is run by a shell
//! in a folder that has the corpus and the games of the manual, and writes what is shown. A line `...` stands for any number of lines; how long a command took, and
//! what an engine thinks, are compared by their form.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// A command, and the lines that are shown below it.
type Shown<'p> = (&'p str, Vec<&'p str>);

#[test]
fn the_tour_is_true() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = folder(&root);
    let tour = run_page(&root.join("README.md"), folder.path());
    assert!(tour >= 9, "only {tour} commands");
    assert_eq!(run_page(&root.join("cli/README.md"), folder.path()), 1);
    for picture in ["board.svg", "chart.svg"] {
        let drawn = fs::read(folder.path().join(picture)).expect("the tour draws it");
        let shown = fs::read(root.join("docs").join(picture)).unwrap();
        assert!(drawn == shown, "docs/{picture} is not what the tour draws");
    }
}

/// Each page of the manual has a folder of its own.
#[test]
fn the_manual_is_true() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut commands = 0;
    for page in pages(&root.join("docs")) {
        // Its command is another one, which has a test of its own.
        if !page.ends_with("generator.md") {
            commands += run_page(&page, folder(&root).path());
        }
    }
    assert!(commands >= 30, "only {commands} commands");
}

/// The pages in a folder and below.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let mut pages = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            pages.extend(self::pages(&path));
        } else if path.extension().is_some_and(|it| it == "md") {
            pages.push(path);
        }
    }
    pages.sort();
    pages
}

/// A folder with the games that the pages name.
fn folder(root: &Path) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let corpus = folder.path().join("tests/corpus");
    fs::create_dir_all(corpus.join("faults/rules")).unwrap();
    for entry in fs::read_dir(root.join("tests/corpus")).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            fs::copy(&path, corpus.join(path.file_name().unwrap())).unwrap();
        }
    }
    fs::create_dir(folder.path().join("docs")).unwrap();
    let fault = "tests/corpus/faults/rules/MI-001--one-too-many.cif";
    for (from, to) in [
        (fault, fault),
        ("docs/immortal.cif", "docs/immortal.cif"),
        ("docs/immortal.pgn", "docs/immortal.pgn"),
        ("docs/tutorials/club.pgn", "club.pgn"),
        ("docs/tutorials/by-hand.cif", "by-hand.cif"),
    ] {
        fs::copy(root.join(from), folder.path().join(to)).unwrap();
    }
    folder
}

/// Runs the commands of a page, and returns their number.
fn run_page(page: &Path, folder: &Path) -> usize {
    let page = fs::read_to_string(page).unwrap();
    let commands = commands(&page);
    let count = commands.len();
    for (command, shown) in commands {
        let written = run(command, folder);
        let written: Vec<String> = written.lines().map(form).collect();
        let shown: Vec<String> = shown.into_iter().map(form).collect();
        assert!(
            matches(&shown, &written),
            "$ {command}\nis shown to write\n{}\nand writes\n{}",
            shown.join("\n"),
            written.join("\n")
        );
    }
    count
}

/// The commands of a page with what they are shown to write.
fn commands(page: &str) -> Vec<Shown<'_>> {
    let mut commands: Vec<Shown<'_>> = Vec::new();
    let mut in_block = false;
    for line in page.lines() {
        if line.starts_with("```") {
            in_block = line == "```console";
        } else if in_block {
            match (line.strip_prefix("$ "), commands.last_mut()) {
                (Some(command), _) => commands.push((command, Vec::new())),
                (None, Some((_, shown))) => shown.push(line),
                (None, None) => panic!("a block begins with a command: {line}"),
            }
        }
    }
    commands
}

/// Everything that a command line writes.
fn run(command: &str, folder: &Path) -> String {
    let cif = Path::new(env!("CARGO_BIN_EXE_cif"));
    let mut path = OsString::from(cif.parent().unwrap());
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    // Where Debian puts Stockfish.
    path.push(":/usr/games");
    let output = Command::new("sh")
        .args(["-c", &format!("({command}) 2>&1")])
        .current_dir(folder)
        .env("PATH", path)
        .output()
        .expect("a shell runs");
    String::from_utf8(output.stdout).unwrap()
}

/// A line without what differs from run to run and from engine to engine.
fn form(line: &str) -> String {
    let is_of_an_engine = line.contains("engine");
    let is_timed = line.ends_with(" s)");
    if !is_of_an_engine && !is_timed {
        return line.trim_end().to_owned();
    }
    let mut form = String::new();
    for c in line.chars() {
        let c = match c {
            '0'..='9' => '0',
            '-' if is_of_an_engine => '+',
            _ => c,
        };
        if c != '0' || !form.ends_with('0') {
            form.push(c);
        }
    }
    form
}

/// Returns true if the lines are those shown, where `...` stands for any lines.
fn matches(shown: &[String], written: &[String]) -> bool {
    match shown.split_first() {
        None => written.is_empty(),
        Some((line, shown)) if line == "..." => {
            (0..=written.len()).any(|at| matches(shown, &written[at..]))
        }
        Some((line, shown)) => written
            .split_first()
            .is_some_and(|(first, written)| first == line && matches(shown, written)),
    }
}
