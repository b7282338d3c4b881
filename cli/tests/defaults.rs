//! The defaults that the manual names are those of the command: the table of limits in
//! `docs/reference/limits.md`, and sentences about options in it and in `docs/commands`.

mod common;

use std::fs;
use std::path::Path;

use common::cif;

/// A default in a sentence of the manual: the command, its option, the default,
/// and the words that name it.
const SENTENCES: &[(&str, &str, &str, &str)] = &[
    ("convert", "--depth", "512", "512 levels if nothing is said"),
    (
        "annotate",
        "--timeout",
        "600",
        "600 seconds if nothing is said",
    ),
    ("annotate", "--failures", "5", "five if nothing is said"),
    (
        "eval",
        "--inaccuracy",
        "50",
        "from a loss of 50, 100 and 300 centipawns",
    ),
    (
        "eval",
        "--mistake",
        "100",
        "from a loss of 50, 100 and 300 centipawns",
    ),
    (
        "eval",
        "--blunder",
        "300",
        "from a loss of 50, 100 and 300 centipawns",
    ),
    ("eval", "--cap", "1000", "count as 1000 (`--cap`)"),
];

/// The default that the help of a command names for an option.
fn default(command: &str, option: &str) -> Option<String> {
    let help = cif([command, "--help"]).stdout;
    let begins = |line: &&str| line.split_whitespace().any(|word| word == option);
    let mut lines = help.lines().skip_while(|line| !begins(line)).skip(1);
    let paragraph = lines
        .by_ref()
        .take_while(|line| !line.trim_start().starts_with('-'));
    let text: Vec<&str> = paragraph.map(str::trim).collect();
    let text = text.join(" ");
    let (_, default) = text.split_once("[default: ")?;
    default
        .split_once(']')
        .map(|(default, _)| default.to_owned())
}

/// The commands with an option, sorted.
fn with(option: &str) -> Vec<String> {
    let command = cif_cli::command();
    let names = command.get_subcommands().map(clap::Command::get_name);
    let mut names: Vec<String> = names
        .filter(|name| default(name, option).is_some())
        .map(str::to_owned)
        .collect();
    names.sort();
    names
}

/// A page of the manual.
fn page(name: &str) -> String {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    fs::read_to_string(docs.join(name)).unwrap()
}

#[test]
fn the_manual_names_the_defaults() {
    let manual = page("reference/limits.md");
    let rows = manual.lines().filter(|line| line.starts_with("| `--"));
    let mut limits = Vec::new();
    for row in rows {
        let mut cells = row.split('|').map(str::trim).skip(1);
        let option = cells
            .next()
            .and_then(|cell| cell.trim_matches('`').split(' ').next());
        // Thousands have a comma for people.
        let named = cells.next().unwrap().replace(',', "");
        let named = named.split([';', ' ']).next().map(str::to_owned);
        let option = option.unwrap();
        let place = cells.nth(2).unwrap();
        let commands: Vec<String> = match place {
            "archives" | "PGN" => {
                let begin = format!("- {}{} is", place[..1].to_uppercase(), &place[1..]);
                let begin = begin.replace("Archives is", "Archives are");
                let line = manual.lines().find(|line| line.starts_with(&begin));
                let all = line.unwrap().split('`').skip(1).step_by(2);
                all.map(str::to_owned).collect()
            }
            "all" => with(option),
            one => vec![one.trim_matches('`').to_owned()],
        };
        assert_eq!(commands, with(option), "{row}");
        for command in commands {
            assert_eq!(default(&command, option), named, "{command}: {row}");
        }
        limits.push(option);
    }
    for command in cif_cli::command().get_subcommands() {
        for option in command.get_arguments().filter_map(clap::Arg::get_long) {
            let option = format!("--{option}");
            let is_limit = option.starts_with("--max-") && option != "--max-findings";
            assert!(!is_limit || limits.contains(&&*option), "{option}");
        }
    }
    for &(command, option, expected, words) in SENTENCES {
        let text = manual.clone() + &page(&format!("commands/{command}.md"));
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            text.contains(words),
            "the manual of `cif {command}`: {words}"
        );
        let found = default(command, option);
        assert_eq!(found.as_deref(), Some(expected), "{command} {option}");
    }
}
