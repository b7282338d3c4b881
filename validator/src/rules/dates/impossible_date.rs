//! DT-001: a date is a day, a month or a year of the calendar.
//!
#![doc = include_str!("impossible_date.md")]

use cif_text::date::{Date, DateErrorKind};

use crate::check_kinds::declare_rule;
use crate::contents::Contents;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "DT-001",
    name: "impossible-date",
    title: "A date is one of the Gregorian calendar, before 15 October 1582 of the Julian one",
    clause: "cif--basic, Date",
    severity: Warning, fix: None, status: Stable,
    page: "impossible_date.md",
    checks: Contents(check),
}

fn check(contents: &Contents<'_>, reports: &mut Reports<'_>) {
    for dated in &contents.dates {
        let text = &dated.date.text;
        let Err(fault) = text.parse::<Date>() else {
            continue;
        };
        if fault.kind == DateErrorKind::Syntax {
            continue;
        }
        let message = format!("`{}`: {fault}", dated.name);
        // With white space around it, the text is not where its span begins.
        let report = if text.span.range().len() == text.len() {
            Report::inside(text.span, fault.range.clone(), message)
        } else {
            Report::at(text.span, message)
        };
        reports.add(report.help(fault.help()));
    }
}
