//! TD-001: sections of a tandem game come in pairs.
//!
#![doc = include_str!("tandem_section_count.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::head::Repeated;
use crate::place::Spot;
use crate::repair::Repair;
use crate::report::{Report, Reports};
use crate::rule::{Check, Rule, Status};

/// The kinds that come in pairs or not at all.
const PAIRS: [Repeated; 5] = [
    Repeated::Players,
    Repeated::Opening,
    Repeated::Extraneous,
    Repeated::Links,
    Repeated::MoveInfo,
];

/// An empty section of each kind that is one element.
const EMPTY: [(Repeated, &str); 4] = [
    (Repeated::Opening, "<opening/>"),
    (Repeated::Extraneous, "<extraneous/>"),
    (Repeated::Links, "<links/>"),
    (Repeated::MoveInfo, "<moveinfo/>"),
];

/// The declaration.
pub const RULE: Rule = Rule {
    id: "TD-001",
    name: "tandem-section-count",
    title: "A tandem game has two player, opening, extraneous, links and moveinfo sections, or none of a kind",
    severity: Severity::Error,
    clause: "cif-game-info-head, extension for tandem chess games; cif-game-info",
    status: Status::Stable,
    page: include_str!("tandem_section_count.md"),
    module: module_path!(),
    check: Check::Game(check),
};

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
                .before(entry.mark, "the index entry that has one"),
            _ => Report::at_tag(own.spans[0], message),
        };
        let report = report.help("write a second section for the second board, empty if need be");
        reports.add(match EMPTY.iter().find(|(it, _)| *it == kind) {
            Some((_, empty)) if own.count == 1 => {
                report.fix(Repair::safe().insert(Spot::After(own.spans[0]), *empty))
            }
            _ => report,
        });
    }
}
