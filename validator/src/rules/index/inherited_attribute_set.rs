//! IX-008: a game leaves alone the attributes that its index entry sets.
//!
#![doc = include_str!("inherited_attribute_set.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::place::Spot;
use crate::repair::Repair;
use crate::report::{Report, Reports};
use crate::rule::{Check, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "IX-008",
    name: "inherited-attribute-set",
    title: "A game sets no attribute of its head that its index entry sets",
    severity: Severity::Error,
    clause: "cif-game-info-head, attribute id",
    status: Status::Stable,
    page: include_str!("inherited_attribute_set.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let Some(entry) = game.entry else {
        return;
    };
    for (member, span, second) in game.said_again(entry) {
        if member.is_attribute() {
            let message = format!(
                "the attribute `{member}`{second} is set by the index entry {} already",
                entry.id
            );
            let report = Report::at(span, message)
                .help("leave the attribute out: the game inherits it")
                .fix(Repair::risky().remove(Spot::Attribute(span)))
                .before(entry.mark, "the index entry that sets it");
            reports.add(report);
        }
    }
}
