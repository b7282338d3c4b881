//! AR-001: the information on the archive comes last.
//!
#![doc = include_str!("info_not_last.md")]

use crate::Severity;
use crate::context::ReaderFact;
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "AR-001",
    name: "info-not-last",
    title: "The archive's `info` comes after everything else",
    severity: Severity::Error,
    clause: "cif-schema, element cif; cif-info",
    status: Status::Stable,
    fix: FixKind::Safe,
    page: include_str!("info_not_last.md"),
    module: module_path!(),
    check: Check::Reader(check),
};

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
