//! NB-002: a reference leads to an entry of a namebase.
//!
#![doc = include_str!("dangling_namebase_reference.md")]

use crate::Severity;
use crate::context::{Leads, Reference};
use crate::rule::{Check, Rule, Status, Told};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "NB-002",
    name: "dangling-namebase-reference",
    title: "A reference to a namebase names an entry of the right type",
    severity: Severity::Error,
    clause: "cif-namebase, references; cif-game-info-head-event, -player, -source, -extraneous",
    status: Status::Stable,
    page: include_str!("dangling_namebase_reference.md"),
    module: module_path!(),
    check: Check::Reference(check),
};

fn check(reference: &Reference) -> Option<Told> {
    let dangling = reference.space.is_namebase() && matches!(reference.leads, Leads::Nowhere);
    let message = format!(
        "the namebase has no {} with the id {}",
        reference.space.name(),
        reference.id
    );
    let help = "add the entry to a namebase section before it, or remove the reference";
    dangling.then(|| Told::new(message, help))
}
