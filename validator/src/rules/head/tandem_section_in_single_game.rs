//! HD-001: only a tandem game has sections for a second board.
//!
#![doc = include_str!("tandem_section_in_single_game.md")]

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::head::{Part, Repeated};
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "HD-001",
    name: "tandem-section-in-single-game",
    title: "Only a tandem game has a second section for its second board",
    clause: "cif-game-info-head, extension for tandem chess games",
    severity: Error, fix: Unsafe, status: Stable,
    page: "tandem_section_in_single_game.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    if game.tandem != Some(false) {
        return;
    }
    for kind in Repeated::ALL {
        let Some((own, count)) = game.sections(kind) else {
            continue;
        };
        if count < 2 {
            continue;
        }
        let name = kind.name();
        let message = format!("a second {name} section in a game on one board");
        let report = match game.entry {
            Some(entry) if own.count < 2 => Report::at(entry.reference, message)
                .before(entry.location, "the index entry that has two of them"),
            _ => Report::at_tag(own.spans[1], message)
                .here(Anchor::Tag(own.spans[0]), "the first one"),
        };
        let report = report.help(
            "put everything into one section, or write `tandem=\"true\"` if there were two boards",
        );
        let second = own.spans[1];
        let removable = game
            .entry
            .is_none_or(|it| it.head.counts[kind as usize].is_some_and(|it| it < 2))
            && !game.rejected.touches(second)
            && is_second_empty(game, kind);
        reports.add(if removable {
            report.fix(PendingFix::risky().remove(Anchor::Element(second)))
        } else {
            report
        });
    }
}

/// Returns whether the second section says nothing. Of players, nothing is said
/// here: their sections can be two elements.
fn is_second_empty(game: &GameContext<'_>, kind: Repeated) -> bool {
    let info = &game.game.info;
    let head = info.head.as_ref();
    match kind {
        Repeated::Flags => {
            let second = head.and_then(|head| head.flags.get(1));
            second.is_some_and(|it| it.items.is_empty())
        }
        Repeated::Tags => {
            let second = head.and_then(|head| head.tags.get(1));
            second.is_some_and(|it| it.tag.is_empty())
        }
        Repeated::Opening => !game.head.set.has_any(Part::Opening, 1),
        Repeated::Extraneous => !game.head.set.has_any(Part::Extraneous, 1),
        Repeated::Links => info.links.get(1).is_some_and(|it| it.items.is_empty()),
        Repeated::MoveInfo => info.moveinfo.get(1).is_some_and(|it| it.table.is_empty()),
        Repeated::Players => false,
    }
}
