//! CM-001: what a comment says it is marked up with, it is marked up with.
//!
#![doc = include_str!("malformed_comment_markup.md")]

use cif_types::{TextFormat, check_markup};

use crate::check_kinds::declare_rule;
use crate::contents::Contents;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "CM-001",
    name: "malformed-comment-markup",
    title: "The text of a comment with format=\"xml\" fits the type XMLContent",
    clause: "cif--comment, format xml",
    severity: Error, fix: None, status: Stable,
    page: "malformed_comment_markup.md",
    checks: Contents(check),
}

fn check(contents: &Contents<'_>, reports: &mut Reports<'_>) {
    for note in &contents.notes {
        let text = &note.comment.text;
        if note.comment.format() != TextFormat::Xml || !text.contains(['<', '&', ']']) {
            continue;
        }
        // One fault brings others with it: a tag left open, an end that then
        // belongs to nothing.
        let Some(fault) = check_markup(text).into_iter().next() else {
            continue;
        };
        let range = if fault.span.is_none() {
            0..text.len()
        } else {
            fault.span.range()
        };
        let report = Report::inside(text.span, range, fault.message);
        reports.add(match fault.help {
            Some(help) => report.help(help),
            None => report.help(
                "write `&amp;lt;` and `&amp;amp;` for the characters themselves, \
                 or leave out format=\"xml\" where nothing is marked up",
            ),
        });
    }
}
