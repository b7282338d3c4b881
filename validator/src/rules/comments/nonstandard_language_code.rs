//! CM-002: a language has one code.
//!
#![doc = include_str!("nonstandard_language_code.md")]

use cif_text::language::{Language, Preference, classify};
use cif_types::CommentLanguage;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::contents::Contents;
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "CM-002",
    name: "nonstandard-language-code",
    title: "A language is named by its code of ISO 639-1, else of ISO 639-2/T, in lower case",
    clause: "cif--comment, attribute lang",
    severity: Warning, fix: Either, status: Stable,
    page: "nonstandard_language_code.md",
    checks: Contents(check),
}

fn check(contents: &Contents<'_>, reports: &mut Reports<'_>) {
    for note in &contents.notes {
        let Some(lang) = &note.comment.lang else {
            continue;
        };
        let CommentLanguage::Language(code) = &lang.value else {
            continue;
        };
        let code = code.as_str();
        let report = match classify(code) {
            Language::Iso639_1 | Language::Iso639_2T | Language::Any => continue,
            Language::Unknown => Report::at(
                lang.span,
                format!("`{code}` is not known as the code of a language"),
            )
            .help("write the code of ISO 639-1, or `*` where the language is not known"),
            Language::NotPreferred { reason, preferred } => {
                // What stands behind the hyphen may be of use to somebody.
                let pending_fix = match reason {
                    Preference::Subtags => PendingFix::risky(),
                    _ => PendingFix::safe(),
                };
                Report::at(lang.span, format!("`{code}`: {reason}"))
                    .help(format!("write `{preferred}`"))
                    .fix(pending_fix.replace(Anchor::Span(lang.span), preferred))
            }
        };
        reports.add(report);
    }
}
