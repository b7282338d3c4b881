//! CM-003: at one place there is one comment in each language.
//!
#![doc = include_str!("comment_language_repeated.md")]

use std::collections::hash_map::Entry;

use cif_text::language;
use cif_types::CommentLanguage;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::contents::Contents;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "CM-003",
    name: "comment-language-repeated",
    title: "Of the comments at one place no two are in one language, unless it is unknown",
    clause: "cif--comment, attribute lang",
    severity: Warning, fix: None, status: Stable,
    page: "comment_language_repeated.md",
    checks: Contents(check),
}

fn check(contents: &Contents<'_>, reports: &mut Reports<'_>) {
    if !contents.shares_places() {
        return;
    }
    let mut first = foldhash::HashMap::default();
    for note in &contents.notes {
        let Some(lang) = &note.comment.lang else {
            continue;
        };
        let CommentLanguage::Language(code) = &lang.value else {
            continue;
        };
        match first.entry((note.place, language::key(code))) {
            Entry::Vacant(free) => {
                free.insert(lang.span);
            }
            Entry::Occupied(taken) => {
                let message = format!(
                    "a second comment in `{}` {}",
                    code.as_str(),
                    note.place.kind.words()
                );
                let report = Report::at(lang.span, message)
                    .help("make one comment of the two, or correct the language of one")
                    .here(Anchor::Span(*taken.get()), "the first in this language");
                reports.add(report);
            }
        }
    }
}
