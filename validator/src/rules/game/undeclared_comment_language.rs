//! GM-009: the list of languages is complete.
//!
#![doc = include_str!("undeclared_comment_language.md")]

use std::cell::LazyCell;
use std::collections::HashSet;

use cif_types::{CifItem, CommentLanguage};

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::contents::Contents;
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "GM-009",
    name: "undeclared-comment-language",
    title: "The languages of a game, where given, include those of all its comments",
    clause: "cif-game, attribute languages",
    severity: Info, fix: Safe, status: Stable,
    page: "undeclared_comment_language.md",
    checks: Contents(check),
}

/// The number of languages that are looked at before all are.
const FIRST: usize = 4;

fn check(contents: &Contents<'_>, reports: &mut Reports<'_>) {
    let CifItem::Game(game) = contents.item else {
        return;
    };
    let languages = game.languages.as_ref();
    let languages = languages.filter(|it| !it.is_empty() && !contents.rejected.touches(it.span));
    let Some(languages) = languages else {
        return;
    };
    let list = || languages.iter().map(|it| it.to_lowercase()).collect();
    let listed: LazyCell<HashSet<_>, _> = LazyCell::new(list);
    let mut known = HashSet::new();
    for note in &contents.notes {
        let Some(lang) = &note.comment.lang else {
            continue;
        };
        let CommentLanguage::Language(code) = &lang.value else {
            continue;
        };
        // Nearly always it is one of the first, letter by letter.
        if languages
            .iter()
            .take(FIRST)
            .any(|it| it.as_str() == code.as_str())
        {
            continue;
        }
        let lower = code.to_lowercase();
        let declared = listed.contains(&lower) || wider(&lower).any(|it| listed.contains(it));
        if declared || !known.insert(lower) {
            continue;
        }
        let code = code.as_str();
        let message = format!("the languages of the game do not include `{code}`");
        let added = format!(" {code}");
        let report = Report::at(lang.span, message)
            .help("add the language to `languages`, or leave that attribute out")
            .here(Anchor::Span(languages.span), "the languages of the game")
            .fix(PendingFix::safe().insert(Anchor::After(languages.span), added));
        reports.add(report);
    }
}

/// The codes that include this one: `zh-hant` and `zh` for `zh-hant-tw`.
fn wider(code: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(code.rsplit_once('-'), |(wider, _)| wider.rsplit_once('-'))
        .map(|(wider, _)| wider)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wider_codes() {
        let found: Vec<_> = wider("zh-hant-tw").collect();
        assert_eq!(found, ["zh-hant", "zh"]);
        assert_eq!(wider("de").count(), 0);
    }
}
