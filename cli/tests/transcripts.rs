//! The pages in `transcripts/` show commands and what they write. Each command
//! is run in the folder of the corpus, and everything shown must be what it
//! writes now: standard output, then standard error with `!` before each line,
//! then the exit status.
//!
//! `BLESS=1 cargo test -p cif-cli --test transcripts` writes the
//! pages anew; look at the difference before it is committed.

mod common;

use std::fmt::Write;
use std::fs;
use std::path::Path;

use common::{Run, cif_reading, corpus};

const INDENT: &str = "    ";

#[test]
fn transcripts_are_true() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut commands = 0;
    let mut stale = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let shown = fs::read_to_string(&path).unwrap();
        let (now, count) = replay(&shown);
        commands += count;
        if shown != now {
            if std::env::var_os("BLESS").is_some() {
                fs::write(&path, &now).unwrap();
            } else {
                stale.push(difference(&path, &shown, &now));
            }
        }
    }
    assert!(commands > 20, "only {commands} commands were found");
    assert!(
        stale.is_empty(),
        "{}\nif that is as it should be: cargo xtask refresh, or BLESS=1 for this test",
        stale.join("\n")
    );
}

/// The first lines in which two pages differ.
fn difference(path: &Path, shown: &str, now: &str) -> String {
    let number = shown
        .lines()
        .zip(now.lines())
        .take_while(|(shown, now)| shown == now)
        .count();
    format!(
        "{}:{}\n  shown: {}\n  now:   {}",
        path.display(),
        number + 1,
        shown.lines().nth(number).unwrap_or("(the end)"),
        now.lines().nth(number).unwrap_or("(the end)"),
    )
}

/// The page with what its commands write now, and how many there are.
fn replay(page: &str) -> (String, usize) {
    let mut now = String::new();
    let mut commands = 0;
    let mut in_output = false;
    for line in page.lines() {
        if let Some(command) = line.strip_prefix("    $ cif") {
            if in_output {
                now.push('\n');
            }
            now += line;
            now.push('\n');
            show(&run(command), &mut now);
            commands += 1;
            in_output = true;
        } else if in_output && (line.is_empty() || line.starts_with(INDENT)) {
            // What was written before.
        } else {
            if in_output {
                now.push('\n');
            }
            in_output = false;
            now += line;
            now.push('\n');
        }
    }
    (now, commands)
}

/// Runs the words of a command line; single quotes keep words together, and
/// `< FILE` gives it a file to read.
fn run(command: &str) -> Run {
    let mut words: Vec<String> = Vec::new();
    for (number, part) in command.split('\'').enumerate() {
        if number % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    let mut input = Vec::new();
    if let Some(at) = words.iter().position(|word| word == "<") {
        input = fs::read(corpus().join(&words[at + 1])).expect("the input is in the corpus");
        words.drain(at..=at + 1);
    }
    cif_reading(words, &input)
}

fn show(run: &Run, page: &mut String) {
    let mut add = |before: &str, line: &str| {
        let line = format!("{INDENT}{before}{}", without_time(line));
        page.push_str(line.trim_end());
        page.push('\n');
    };
    run.stdout.lines().for_each(|line| add("", line));
    run.stderr.lines().for_each(|line| add("! ", line));
    let status = run.status.map_or("none".to_owned(), |it| it.to_string());
    writeln!(page, "{INDENT}exit status {status}").unwrap();
}

/// Leaves out how long it took.
fn without_time(line: &str) -> String {
    match line.rfind(" (") {
        Some(at) if line.ends_with(" s)") => format!("{} (TIME)", &line[..at]),
        _ => line.to_owned(),
    }
}
