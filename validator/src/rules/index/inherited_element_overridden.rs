//! IX-007: a game leaves alone what its index entry defines.
//!
#![doc = include_str!("inherited_element_overridden.md")]

use cif_types::Span;

use crate::Severity;
use crate::context::GameContext;
use crate::head::{Member, Part, Repeated};
use crate::place::Spot;
use crate::repair::Repair;
use crate::report::{Report, Reports};
use crate::rule::{Check, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "IX-007",
    name: "inherited-element-overridden",
    title: "A game defines no element that its index entry defines",
    severity: Severity::Error,
    clause: "cif-game-info-head, note on elements of a referenced game header",
    status: Status::Stable,
    page: include_str!("inherited_element_overridden.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let Some(entry) = game.entry else {
        return;
    };
    for (member, span, second) in game.said_again(entry) {
        if !member.is_attribute() {
            let message = format!(
                "`{member}`{second} is defined by the index entry {} already",
                entry.id
            );
            let report = Report::at(span, message)
                .help("leave the element out: the game inherits it")
                .fix(removal(game, member, span))
                .before(entry.mark, "the index entry that defines it");
            reports.add(report);
        }
    }
}

/// Takes the element out. Of two sections that count as one element each, an
/// empty one stays and holds the place of its board.
fn removal(game: &GameContext<'_>, member: Member, span: Span) -> Repair {
    let (kind, empty) = match member.part {
        Part::Flags => (Repeated::Flags, "<flags/>"),
        Part::Tags => (Repeated::Tags, "<tags/>"),
        _ => return Repair::risky().remove(Spot::Element(span)),
    };
    let sections = game.head.sections(kind);
    if sections.is_some_and(|it| it.count < 2) {
        Repair::risky().remove(Spot::Element(span))
    } else {
        Repair::risky().rewrite(Spot::Span(span), empty)
    }
}
