//! IX-002: an id leads to an entry of an index.
//!
#![doc = include_str!("dangling_index_reference.md")]

use crate::Severity;
use crate::context::Unresolved;
use crate::rule::{Check, Rule, Status, Told};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "IX-002",
    name: "dangling-index-reference",
    title: "The id of a game or a document names an entry of an index",
    severity: Severity::Error,
    clause: "cif-game-info-head, attribute id",
    status: Status::Stable,
    page: include_str!("dangling_index_reference.md"),
    module: module_path!(),
    check: Check::Reference(check),
};

fn check(unresolved: &Unresolved) -> Option<Told> {
    let dangling = unresolved.space.is_index() && unresolved.defined_later.is_none();
    dangling.then(|| Told {
        message: format!(
            "the index has no {} with the id {}",
            unresolved.space.name(),
            unresolved.id
        ),
        help: "add the entry to an index section before it, or remove the id",
    })
}
