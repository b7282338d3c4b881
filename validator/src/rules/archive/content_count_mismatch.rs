//! AR-002: what the archive says it holds, it holds.
//!
#![doc = include_str!("content_count_mismatch.md")]

use crate::check_kinds::declare_rule;
use crate::context::Count;
use crate::report::Report;

declare_rule! {
    id: "AR-002",
    name: "content-count-mismatch",
    title: "The counts of `content` are those of the games and documents of the archive",
    clause: "cif-info, content of an archive",
    severity: Error, fix: Unsafe, status: Stable,
    page: "content_count_mismatch.md",
    checks: Count(check),
}

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
