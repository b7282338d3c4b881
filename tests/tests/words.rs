//! The words of sources and documentation, as CONTRIBUTING has them.

use std::path::{Path, PathBuf};

use walkdir::WalkDir;

/// Words that no doc comment begins a paragraph with.
const QUESTIONS: [&str; 5] = ["What", "Whether", "Who", "Where", "How"];

/// Words that stand nowhere any more: each has a standard term in its place.
const RETIRED: &[&str] = &[
    "Crew",
    "Desk",
    "Ear",
    "Foresight",
    "Heard",
    "Landing",
    "Mender",
    "Scribe",
    "Teller",
    "Unmended",
    "believing",
    "crew",
    "hear",
    "is_gone",
    "is_no_date",
    "lest",
    "look_ahead",
    "mend",
    "mended",
    "mending",
    "mends",
    "misled",
    "put_by",
    "settle_later",
    "vouch",
    "vouched",
    "vouches",
];

/// The files of the workspace with these endings, but for the lists above.
fn files(endings: &[&str]) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let is_wanted = |name: &str| !name.starts_with('.') && name != "target" && name != "corpus";
    let entries = WalkDir::new(&root).into_iter().filter_entry(|entry| {
        entry.depth() == 0 || entry.file_name().to_str().is_some_and(is_wanted)
    });
    let paths = entries.map(|entry| entry.expect("an entry").into_path());
    let paths = paths.filter(|path| {
        let ending = path.extension().and_then(|it| it.to_str());
        ending.is_some_and(|it| endings.contains(&it))
            && !path.ends_with("CHANGELOG.md")
            && !path.ends_with("tests/tests/words.rs")
    });
    let texts = paths.map(|path| {
        let text = std::fs::read_to_string(&path).expect("a text");
        (path, text)
    });
    texts.collect()
}

/// The doc comment of a line: its mark and its text.
fn comment(line: &str) -> Option<(&str, &str)> {
    let (mark, text) = line.trim_start().split_at_checked(3)?;
    matches!(mark, "///" | "//!").then_some((mark, text.trim()))
}

/// Returns the lines that begin a paragraph of a doc comment with a question word.
fn questions(text: &str) -> Vec<usize> {
    let mut found = Vec::new();
    let mut before: Option<(&str, &str)> = None;
    for (index, line) in text.lines().enumerate() {
        let now = comment(line);
        if let Some((mark, text)) = now {
            let goes_on = before.is_some_and(|(known, text)| known == mark && !text.is_empty());
            let word = text.split(|c: char| !c.is_alphabetic()).next();
            if !goes_on && word.is_some_and(|it| QUESTIONS.contains(&it)) {
                found.push(index + 1);
            }
        }
        before = now;
    }
    found
}

#[test]
fn doc_comments_begin_with_a_thing_or_a_verb() {
    let sources = files(&["rs"]);
    assert!(sources.len() > 100, "only {} files", sources.len());
    let found: Vec<_> = sources
        .iter()
        .flat_map(|(path, text)| questions(text).into_iter().map(move |line| (path, line)))
        .map(|(path, line)| format!("{}:{line}", path.display()))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(questions("/// What it is.\nfn f() {}\n"), [1]);
    assert!(questions("/// It is\n/// What it is.\n").is_empty());
}

#[test]
fn retired_words_stay_away() {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut found = Vec::new();
    for (path, text) in files(&["rs", "md"]) {
        for (index, line) in text.lines().enumerate() {
            let mut words = line.split(|c| !is_word(c));
            if let Some(word) = words.find(|it| RETIRED.contains(it)) {
                found.push(format!("{}:{}: {word}", path.display(), index + 1));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
