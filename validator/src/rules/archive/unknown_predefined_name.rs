//! AR-004: a name with a colon is one of those that are known.
//!
#![doc = include_str!("unknown_predefined_name.md")]

use std::collections::HashSet;

use crate::check_kinds::declare_rule;
use crate::contents::Contents;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "AR-004",
    name: "unknown-predefined-name",
    title: "A name with a colon is one of the names known to be predefined",
    clause: "cif--variant, cif--title, cif--organization, cif-data-movestyle, cif--basic",
    severity: Info, fix: None, status: Stable,
    page: "unknown_predefined_name.md",
    checks: Contents(check),
}

fn check(contents: &Contents<'_>, reports: &mut Reports<'_>) {
    // One mistake made again and again is reported once.
    let mut reported = HashSet::new();
    for name in &contents.names {
        let known = name.kind.known().contains(&name.text);
        if known || !reported.insert((name.kind, name.text)) {
            continue;
        }
        reports.add_with(|| {
            let kind = name.kind.words();
            let message = format!("`{}` is not known as a predefined {kind}", name.text);
            let help = match name.kind.nearest(name.text) {
                Some(known) => format!("like it is `{known}`"),
                None => "leave out the colon if the name is one of your own".to_owned(),
            };
            Report::at(name.span, message).help(help)
        });
    }
}
