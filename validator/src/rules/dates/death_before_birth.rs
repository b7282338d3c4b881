//! DT-002: nobody died before they were born.
//!
#![doc = include_str!("death_before_birth.md")]

use cif_text::date::Date;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::contents::{Contents, Life};
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "DT-002",
    name: "death-before-birth",
    title: "The death of a player is not before the birth",
    clause: "cif-namebase, birth and death of a player",
    severity: Warning, fix: None, status: Stable,
    page: "death_before_birth.md",
    checks: Contents(check),
}

fn check(contents: &Contents<'_>, reports: &mut Reports<'_>) {
    for life in &contents.lives {
        if is_backwards(life) == Some(true) {
            let (birth, death) = (&life.birth.text, &life.death.text);
            let message = format!(
                "died {}, before the birth {}",
                death.as_str(),
                birth.as_str()
            );
            let report = Report::at(death.span, message)
                .help("exchange the two, or correct the one that is wrong")
                .here(Anchor::Span(birth.span), "the birth");
            reports.add(report);
        }
    }
}

/// Returns whether the death is certain to come first; nothing where one of the
/// dates is none.
fn is_backwards(life: &Life<'_>) -> Option<bool> {
    let birth: Date = life.birth.text.parse().ok()?;
    let death: Date = life.death.text.parse().ok()?;
    Some(death.certainly_before(birth))
}
