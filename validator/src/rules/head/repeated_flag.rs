//! HD-004: a flag is given once.
//!
#![doc = include_str!("repeated_flag.md")]

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::HeadContext;
use crate::head::Flag;
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "HD-004",
    name: "repeated-flag",
    title: "A flag is given once",
    clause: "cif-game-info-head-flags",
    severity: Warning, fix: Safe, status: Stable,
    page: "repeated_flag.md",
    checks: Head(check),
}

fn check(context: &HeadContext<'_>, reports: &mut Reports<'_>) {
    let Some(head) = context.written else {
        return;
    };
    for flags in &head.flags {
        if flags.items.len() < 2 {
            continue;
        }
        let mut seen = HashMap::new();
        for item in &flags.items {
            let Flag { name, text, span } = Flag::of(item);
            if context.rejected.touches(span) {
                continue;
            }
            match seen.entry((name, text)) {
                Entry::Vacant(free) => {
                    free.insert(span);
                }
                Entry::Occupied(first) => {
                    let report = Report::at(span, format!("the flag `{name}` is given again"))
                        .help("remove it: a flag counts once")
                        .here(Anchor::Span(*first.get()), "given here already")
                        .fix(PendingFix::safe().remove(Anchor::Element(span)));
                    reports.add(report);
                }
            }
        }
    }
}
