//! IX-008: a game leaves alone the attributes that its index entry sets.
//!
#![doc = include_str!("inherited_attribute_set.md")]

use cif_types::EntryKind;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::{GameContext, LateEntry};
use crate::head::Member;
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "IX-008",
    name: "inherited-attribute-set",
    title: "A game sets no attribute of its head that its index entry sets",
    clause: "cif-game-info-head, attribute id",
    severity: Error, fix: Unsafe, status: Stable,
    page: "inherited_attribute_set.md",
    checks: Game(check), Late(check_late),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let Some(entry) = game.entry else {
        return;
    };
    for (member, span, second) in game.said_again(entry) {
        if member.is_attribute() {
            let message = message(member, second, entry.id);
            let report = Report::at(span, message)
                .help(HELP)
                .fix(PendingFix::risky().remove(Anchor::Attribute(span)))
                .before(entry.location, LABEL);
            reports.add(report);
        }
    }
}

fn check_late(late: &LateEntry) -> Vec<Report> {
    let again = late.again.iter();
    let again = again.filter(|it| late.kind == EntryKind::Game && it.is_attribute());
    again
        .map(|member| {
            let message = message(member, member.of_second_board(), late.id);
            Report::new(message, HELP).before(late.location, LABEL)
        })
        .collect()
}

const HELP: &str = "leave the attribute out: the game inherits it";
const LABEL: &str = "the index entry that sets it";

fn message(member: Member, second: &str, id: u32) -> String {
    format!("the attribute `{member}`{second} is set by the index entry {id} already")
}
