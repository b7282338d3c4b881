//! IX-003: an index entry comes before the references to it.
//!
#![doc = include_str!("index_reference_before_definition.md")]

use crate::Severity;
use crate::context::{Leads, Reference};
use crate::rule::{Check, Rule, Status, Told};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "IX-003",
    name: "index-reference-before-definition",
    title: "An index entry is written before the game or document that refers to it",
    severity: Severity::Error,
    clause: "cif-index, order of entry and reference",
    status: Status::Stable,
    page: include_str!("index_reference_before_definition.md"),
    module: module_path!(),
    check: Check::Reference(check),
};

fn check(reference: &Reference) -> Option<Told> {
    let Leads::To {
        mark,
        later: true,
        listed: false,
        ..
    } = reference.leads
    else {
        return None;
    };
    let message = format!(
        "the {} with the id {} is written into the index only after this",
        reference.space.name(),
        reference.id
    );
    let help = "move the index section before everything that refers to it";
    reference
        .space
        .is_index()
        .then(|| Told::new(message, help).before(mark, "defined here"))
}
