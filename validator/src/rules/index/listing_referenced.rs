//! IX-011: a listing is not for reference.
//!
#![doc = include_str!("listing_referenced.md")]

use crate::Severity;
use crate::context::{Reference, Resolution};
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "IX-011",
    name: "listing-referenced",
    title: "No game or document refers to an entry of a listing",
    severity: Severity::Error,
    clause: "cif-index, type of an index",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("listing_referenced.md"),
    module: module_path!(),
    check: Check::Reference(check),
};

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
