//! TD-002: a tandem game has tags and flags for each board.
//!
#![doc = include_str!("tandem_tags_missing.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::head::Repeated;
use crate::report::{Report, Reports};
use crate::rule::{Check, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "TD-002",
    name: "tandem-tags-missing",
    title: "A tandem game has exactly two tags sections and two flags sections",
    severity: Severity::Error,
    clause: "cif-game-info-head, extension for tandem chess games",
    status: Status::Stable,
    page: include_str!("tandem_tags_missing.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    if !game.is_tandem() || game.entry_unknown {
        return;
    }
    for kind in [Repeated::Flags, Repeated::Tags] {
        let Some((own, count)) = game.sections(kind) else {
            continue;
        };
        let found = match count {
            0 => "none",
            1 => "one",
            _ => continue,
        };
        let span = match own.count {
            0 => game.head_span(),
            _ => own.spans[0],
        };
        let name = kind.name();
        let message = format!("a tandem game has two {name} sections, one per board, not {found}");
        let report = Report::at_tag(span, message);
        reports.add(report.help("write one section for each board; an empty one will do"));
    }
}
