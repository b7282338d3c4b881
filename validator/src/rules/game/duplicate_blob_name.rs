//! GM-008: a name leads to one BLOb.
//!
#![doc = include_str!("duplicate_blob_name.md")]

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::BlobsContext;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "GM-008",
    name: "duplicate-blob-name",
    title: "The names of BLObs are unique in a game, and in the data sections of the archive",
    clause: "cif--blob, attribute name",
    severity: Error, fix: None, status: Stable,
    page: "duplicate_blob_name.md",
    checks: Blobs(check),
}

fn check(blobs: &BlobsContext<'_>, reports: &mut Reports<'_>) {
    let mut seen = HashMap::new();
    for &(name, span) in blobs.names {
        let report = || {
            Report::at(span, "another BLOb has this name already")
                .help("give one of the two another name, and its links too")
        };
        let before = blobs.before.and_then(|archive| archive.blob(name));
        if let Some(location) = before {
            reports.add(report().before(location, "the first one"));
            continue;
        }
        match seen.entry(name) {
            Entry::Occupied(first) => {
                reports.add(report().here(Anchor::Span(*first.get()), "the first one"));
            }
            Entry::Vacant(free) => {
                free.insert(span);
            }
        }
    }
}
