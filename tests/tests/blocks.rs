//! Every block of code in the manual is tested: run, compiled, checked or at least read, here or
//! by the test that the table names. A block that only shows something is marked `text` or `ebnf`.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use cif_tests::manual::{pages, root};

/// Blocks that have a test elsewhere: their page, their kind, and the test, which names the page.
const ELSEWHERE: &[(&str, &str, &str)] = &[
    ("docs/ci.md", "yaml", "cli/tests/recipes.rs"),
    (
        "docs/generator.md",
        "console",
        "tests/outside/gpx/tests/tracks.rs",
    ),
    (
        "docs/generator.md",
        "rust",
        "tests/outside/gpx/tests/tracks.rs",
    ),
    (
        "docs/generator.md",
        "rust generated",
        "codegen/examples/timetable/tests/example.rs",
    ),
    ("docs/how-to/own-rules.md", "rust", "tests/src/lib.rs"),
    (
        "docs/query.md",
        "sql",
        "crates/query/tests/suite/cookbook.rs",
    ),
    (
        "docs/tables.md",
        "python",
        "crates/export/tests/python/read_back.py",
    ),
    ("docs/tutorials/library.md", "rust", "tests/src/lib.rs"),
];

/// Blocks of code, each with the number of its line and its kind. What is indented as code has the
/// kind `indented`.
fn blocks(page: &str) -> Vec<(usize, &str, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<(usize, &str, String)> = None;
    for (number, line) in (1..).zip(page.lines()) {
        let fence = line.trim_start().strip_prefix("```");
        match (&mut open, fence) {
            (None, Some(kind)) => open = Some((number, kind, String::new())),
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some((.., text)), None) => {
                text.push_str(line);
                text.push('\n');
            }
            (None, None) => {
                let is_command = ["    $ ", "    cif "].iter().any(|it| line.starts_with(it));
                blocks.extend(is_command.then(|| (number, "indented", String::new())));
            }
        }
    }
    blocks
}

/// Has a shell read a script, and returns its complaint.
fn read_by_shell(text: &str) -> Result<(), String> {
    let mut child = Command::new("sh")
        .arg("-n")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("sh: {error}"))?;
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(text.as_bytes()).expect("it is read");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() {
        Ok(())
    } else {
        Err(complaint)
    }
}

/// A script for the shell: its syntax, and the options of each command line of `cif`.
fn script(text: &str) -> Result<(), String> {
    read_by_shell(text)?;
    for line in text.replace("\\\n", " ").lines() {
        let line = line.split(['<', '>']).next().unwrap_or_default();
        let is_ours = |it: &&str| it.starts_with("cif ") && !it.contains('"');
        let Some(line) = Some(line).filter(is_ours) else {
            continue;
        };
        let name = line.split(' ').nth(1).unwrap_or_default();
        let command = cif_cli::command();
        if command.find_subcommand(name).is_some() {
            let words = line.split_whitespace();
            let read = command.try_get_matches_from(words);
            read.map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

/// XML: games and what they share as the items of an archive, all else by its form.
fn xml(text: &str) -> Result<(), String> {
    let archive = format!("<cif xmlns:xs='urn:xs'>{text}</cif>");
    roxmltree::Document::parse(&archive).map_err(|error| error.to_string())?;
    if !text.contains("<game") {
        return Ok(());
    }
    let archive = format!(
        "<cif>{text}<info><version>1.0</version><creator/><created>2026-01-31</created>\
         <content/></info></cif>"
    );
    let report = cif::check::text(&archive).map_err(|error| error.to_string())?;
    match report.findings.first() {
        Some(finding) => Err(finding.to_string()),
        None => Ok(()),
    }
}

/// Tests a block, or says that nothing does.
fn test(page: &str, kind: &str, text: &str) -> Result<(), String> {
    let elsewhere = ELSEWHERE.iter().find(|it| it.0 == page && it.1 == kind);
    if let Some((.., test)) = elsewhere {
        let source = fs::read_to_string(root().join(test)).map_err(|error| error.to_string())?;
        let name = Path::new(page).file_name().unwrap_or_default();
        let names = source.contains(&*name.to_string_lossy());
        return names
            .then_some(())
            .ok_or(format!("{test} does not name the page"));
    }
    match kind {
        // Run by `cli/tests/readme.rs`; or nothing to run.
        "console" | "text" | "ebnf" => Ok(()),
        "sh" => script(text),
        "xml" => xml(text),
        "toml" if page == "docs/selecting.md" => {
            cif_cli::check_settings(text).map_err(|(message, _)| message)
        }
        "toml" => text
            .parse::<toml::Table>()
            .map(drop)
            .map_err(|error| error.to_string()),
        _ => Err(format!("nothing tests a block `{kind}`")),
    }
}

#[test]
fn every_block_is_tested() {
    let mut faults = Vec::new();
    let mut count = 0;
    for (path, page) in pages() {
        if !path.starts_with("docs") {
            continue;
        }
        let path = path.to_string_lossy().replace('\\', "/");
        for (line, kind, text) in blocks(&page) {
            count += 1;
            if let Err(fault) = test(&path, kind, &text) {
                faults.push(format!("{path}:{line}: {fault}"));
            }
        }
    }
    assert!(count > 100, "only {count} blocks");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
