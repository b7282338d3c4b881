//! IX-007: a game leaves alone what its index entry defines.
//!
#![doc = include_str!("inherited_element_overridden.md")]

use cif_types::{EntryKind, Span};

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::{GameContext, LateEntry};
use crate::head::{Member, Part, Repeated};
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "IX-007",
    name: "inherited-element-overridden",
    title: "A game defines no element that its index entry defines",
    clause: "cif-game-info-head, note on elements of a referenced game header",
    severity: Error, fix: Unsafe, status: Stable,
    page: "inherited_element_overridden.md",
    checks: Game(check), Late(check_late),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let Some(entry) = game.entry else {
        return;
    };
    for (member, span, second) in game.said_again(entry) {
        if !member.is_attribute() {
            let message = message(member, second, entry.id);
            let report = Report::at(span, message)
                .help(HELP)
                .fix(removal(game, member, span))
                .before(entry.location, LABEL);
            reports.add(report);
        }
    }
}

fn check_late(late: &LateEntry) -> Vec<Report> {
    let again = late.again.iter();
    let again = again.filter(|it| late.kind == EntryKind::Game && !it.is_attribute());
    again
        .map(|member| {
            let message = message(member, member.of_second_board(), late.id);
            Report::new(message, HELP).before(late.location, LABEL)
        })
        .collect()
}

const HELP: &str = "leave the element out: the game inherits it";
const LABEL: &str = "the index entry that defines it";

fn message(member: Member, second: &str, id: u32) -> String {
    format!("`{member}`{second} is defined by the index entry {id} already")
}

/// Takes the element out. Of two sections that count as one element each, an
/// empty one stays and holds the place of its board.
fn removal(game: &GameContext<'_>, member: Member, span: Span) -> PendingFix {
    let (kind, empty) = match member.part {
        Part::Flags => (Repeated::Flags, "<flags/>"),
        Part::Tags => (Repeated::Tags, "<tags/>"),
        _ => return PendingFix::risky().remove(Anchor::Element(span)),
    };
    let sections = game.head.sections(kind);
    if sections.is_some_and(|it| it.count < 2) {
        PendingFix::risky().remove(Anchor::Element(span))
    } else {
        PendingFix::risky().rewrite(Anchor::Span(span), empty)
    }
}
