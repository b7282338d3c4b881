//! Every page of a rule is a test: its examples give exactly the findings that
//! are marked in them.
//!
//! A mark is a line of its own after the line it belongs to, a comment with
//! carets under what the finding covers and the id of the rule:
//!
//! ```text
//!     <head id="2"/>
//!     <!--      ^ IX-002 -->
//! ```
//!
//! A finding of several lines is marked under its first. An example is a list
//! of items; the rest of the archive is put around it here.

#[path = "support/examples.rs"]
mod examples;
mod support;

use std::fmt::Write as _;

use cif_validator::{Finding, check_str, rules};
use examples::{Mark, archive, examples, marks};

/// Returns where a finding of an archive is marked; the text of what is known only
/// at the end is no longer at hand, and so not in its excerpt.
fn place(finding: &Finding, archive: &str) -> Mark {
    let start = usize::try_from(finding.location.offset).unwrap();
    let end = start + usize::try_from(finding.location.length).unwrap();
    let marked = archive[start..end].lines().next().unwrap_or_default();
    let column = usize::try_from(finding.location.column).unwrap() - 1;
    // The line of `<cif>` comes before.
    let line = usize::try_from(finding.location.line).unwrap() - 2;
    // Where something is missing, one caret shows the place.
    let width = marked.chars().count().max(1);
    (line, column, width, finding.id.to_string())
}

/// The example as it would have to be marked, with what the findings say.
fn marked(text: &str, found: &[Finding], messages: bool) -> String {
    let mut out = String::new();
    for (number, line) in text.lines().enumerate() {
        let _ = writeln!(out, "{line}");
        for finding in found {
            let (at, column, width, id) = place(finding, &archive(text));
            if at == number {
                let lead = line.len() - line.trim_start().len();
                let lead = lead.min(column.saturating_sub(5));
                let gap = column.saturating_sub(lead + 4);
                let carets = "^".repeat(width);
                let message = if messages {
                    format!("  {}", finding.message)
                } else {
                    String::new()
                };
                let _ = writeln!(out, "{:lead$}<!--{:gap$}{carets} {id} -->{message}", "", "");
            }
        }
    }
    out
}

/// The example with its marks, moved to the right where they would not fit
/// under what they mark.
fn update_of(text: &str, found: &[Finding]) -> String {
    let whole = archive(text);
    if found.iter().all(|it| place(it, &whole).1 >= 4) {
        return marked(text, found, false);
    }
    let text = format!("    {}\n", text.trim_end().replace('\n', "\n    "));
    let found = check_str(&archive(&text), &support::options()).expect("a text that can be read");
    marked(&text, &found, false)
}

#[test]
fn examples_give_what_is_marked() {
    let update = std::env::var_os("BLESS").is_some();
    let mut wrong = String::new();
    for rule in rules() {
        let mut page = rule.page.to_owned();
        for example in examples(rule.id, rule.page) {
            let (text, mut expected) = marks(rule.id, example.text);
            let whole = archive(&text);
            let found = check_str(&whole, &support::options()).expect("a text that can be read");
            let mut places: Vec<_> = found.iter().map(|it| place(it, &whole)).collect();
            expected.sort();
            places.sort();
            if places != expected {
                page = page.replace(example.text, update_of(&text, &found).trim_end());
                let _ = writeln!(
                    wrong,
                    "{}: an example should read\n{}",
                    rule.id,
                    marked(&text, &found, true)
                );
            }
            if example.valid != places.is_empty() {
                let _ = writeln!(
                    wrong,
                    "{}: a valid example is not, or an invalid one is",
                    rule.id
                );
            }
            if !example.valid && !places.iter().any(|mark| mark.3 == rule.id) {
                let _ = writeln!(
                    wrong,
                    "{}: an invalid example does not show the rule",
                    rule.id
                );
            }
        }
        if update && page != rule.page {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/rules");
            let file = format!("{folder}/{}/{}.md", rule.area(), rule.stem());
            std::fs::write(file, page).expect("a page that can be written");
        }
    }
    assert!(
        wrong.is_empty(),
        "{wrong}\nBLESS=1 writes these marks into the pages; look whether they are right"
    );
}

#[test]
fn fixes_leave_no_fault_in_the_examples() {
    let mut fixed = 0;
    for rule in rules() {
        for example in examples(rule.id, rule.page) {
            let text = archive(&marks(rule.id, example.text).0);
            fixed += usize::from(support::fixed(rule.id, &text).is_some());
        }
    }
    assert!(fixed > 0, "no example can be fixed");
}

#[test]
fn every_page_has_its_parts() {
    let parts = [
        "## What is wrong",
        "## Why it matters",
        "## How it comes about",
        "## How to fix it",
        "## Examples",
    ];
    for rule in rules() {
        let found: Vec<_> = rule
            .page
            .lines()
            .filter(|line| line.starts_with('#'))
            .collect();
        assert_eq!(found, parts, "{}", rule.id);
        let examples = examples(rule.id, rule.page);
        assert!(examples.iter().any(|it| it.valid), "{}", rule.id);
        assert!(examples.iter().any(|it| !it.valid), "{}", rule.id);
    }
}
