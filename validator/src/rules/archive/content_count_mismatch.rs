//! AR-002: what the archive says it holds, it holds.
//!
#![doc = include_str!("content_count_mismatch.md")]

use crate::Severity;
use crate::context::Count;
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "AR-002",
    name: "content-count-mismatch",
    title: "The counts of `content` are those of the games and documents of the archive",
    severity: Severity::Error,
    clause: "cif-info, content of an archive",
    status: Status::Stable,
    fix: FixKind::Unsafe,
    page: include_str!("content_count_mismatch.md"),
    module: module_path!(),
    check: Check::Count(check),
};

fn check(count: &Count<'_>) -> Option<Report> {
    let Count { kind, said, found } = *count;
    if said.parse() == Ok(found) {
        return None;
    }
    let name = kind.name();
    let plural = if found == 1 { "" } else { "s" };
    let message = format!("the archive has {found} {name}{plural}, not {said}");
    let help = "write the number that is there, or find out what was lost";
    Some(Report::new(message, help))
}
