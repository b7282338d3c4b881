//! AR-001: the information on the archive comes last.
//!
#![doc = include_str!("info_not_last.md")]

use crate::check_kinds::declare_rule;
use crate::context::ReaderFact;
use crate::report::Report;

declare_rule! {
    id: "AR-001",
    name: "info-not-last",
    title: "The archive's `info` comes after everything else",
    clause: "cif-schema, element cif; cif-info",
    severity: Error, fix: Safe, status: Stable,
    page: "info_not_last.md",
    checks: Reader(check),
}

fn check(fact: &ReaderFact) -> Option<Report> {
    let ReaderFact::AfterInfo { count, first } = *fact else {
        return None;
    };
    let items = match count {
        1 => "an item stands".to_owned(),
        _ => format!("{count} items stand"),
    };
    let message = format!("`info` comes last in an archive, and {items} after it");
    let report = Report::new(message, "move `info` behind the last item");
    Some(report.before(first, "the first item after it"))
}
