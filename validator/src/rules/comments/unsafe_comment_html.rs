//! CM-004: HTML in a comment does nothing but show a text.
//!
#![doc = include_str!("unsafe_comment_html.md")]

use cif_types::TextFormat;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::contents::Contents;
use crate::html::{dangers, without};
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "CM-004",
    name: "unsafe-comment-html",
    title: "The text of a comment with format=\"html\" runs nothing and loads nothing",
    clause: "cif--comment, format html",
    severity: Warning, fix: Unsafe, status: Stable,
    page: "unsafe_comment_html.md",
    checks: Contents(check),
}

/// The number of kinds of danger that are named.
const MOST_NAMED: usize = 5;

fn check(contents: &Contents<'_>, reports: &mut Reports<'_>) {
    for note in &contents.notes {
        if note.comment.format() != TextFormat::Html {
            continue;
        }
        let text = &note.comment.text;
        let found = dangers(text);
        let Some(first) = found.first() else {
            continue;
        };
        let mut named: Vec<&str> = Vec::new();
        for danger in &found {
            if named.len() < MOST_NAMED && !named.contains(&danger.what.as_str()) {
                named.push(&danger.what);
            }
        }
        let message = format!("the HTML has {}", named.join(", "));
        let report = Report::inside(text.span, first.at.0..first.at.1, message)
            .help("leave it out: a comment is shown, it does not run or load anything");
        reports.add(match without(text, &found) {
            Some(safe) => report.fix(PendingFix::risky().replace(Anchor::Span(text.span), &safe)),
            None => report,
        });
    }
}
