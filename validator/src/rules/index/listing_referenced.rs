//! IX-011: a listing is not for reference.
//!
#![doc = include_str!("listing_referenced.md")]

use crate::check_kinds::declare_rule;
use crate::context::{Reference, Resolution};
use crate::report::Report;

declare_rule! {
    id: "IX-011",
    name: "listing-referenced",
    title: "No game or document refers to an entry of a listing",
    clause: "cif-index, type of an index",
    severity: Error, fix: None, status: Stable,
    page: "listing_referenced.md",
    checks: Reference(check),
}

fn check(reference: &Reference) -> Option<Report> {
    let Resolution::Listed { location } = reference.resolution else {
        return None;
    };
    let message = format!(
        "the {} with the id {} stands in a listing, which nothing refers to",
        reference.kind.name(),
        reference.id
    );
    let help = "remove the id, or make an index of the listing if it is one";
    Some(Report::new(message, help).before(location, "the entry of the listing"))
}
