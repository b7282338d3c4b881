//! TD-001: sections of a tandem game come in pairs.
//!
#![doc = include_str!("tandem_section_count.md")]

use cif_types::Span;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::head::Repeated;
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

/// The kinds that come in pairs or not at all.
const PAIRS: [Repeated; 5] = [
    Repeated::Players,
    Repeated::Opening,
    Repeated::Extraneous,
    Repeated::Links,
    Repeated::MoveInfo,
];

declare_rule! {
    id: "TD-001",
    name: "tandem-section-count",
    title: "A tandem game has two player, opening, extraneous, links and moveinfo sections, or none of a kind",
    clause: "cif-game-info-head, extension for tandem chess games; cif-game-info",
    severity: Error, fix: Unsafe, status: Stable,
    page: "tandem_section_count.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    if !game.is_tandem() || game.entry_unknown {
        return;
    }
    for kind in PAIRS {
        let Some((own, count)) = game.sections(kind) else {
            continue;
        };
        if count != 1 {
            continue;
        }
        let name = kind.name();
        let message = format!("a tandem game has two {name} sections or none, not one");
        let report = match game.entry {
            Some(entry) if own.count == 0 => Report::at(entry.reference, message)
                .before(entry.location, "the index entry that has one"),
            _ => Report::at_tag(own.spans[0], message),
        };
        let report = report.help("write a second section for the second board, empty if need be");
        reports.add(match own.count {
            1 => report.fix(second(game, kind, own.spans[0])),
            _ => report,
        });
    }
}

/// Adds an empty section for the second board, which says nothing.
fn second(game: &GameContext<'_>, kind: Repeated, first: Span) -> PendingFix {
    let (after, empty) = match kind {
        Repeated::Opening => (first, "<opening/>"),
        Repeated::Extraneous => (first, "<extraneous/>"),
        Repeated::Links => (first, "<links/>"),
        Repeated::MoveInfo => (first, "<moveinfo/>"),
        _ => {
            let head = game.game.info.head.as_ref();
            let players = head.and_then(|head| head.players.first());
            let black = players.and_then(|it| it.black.as_ref());
            (black.map_or(first, |it| it.span), "<white/>")
        }
    };
    PendingFix::risky().insert(Anchor::After(after), empty)
}
