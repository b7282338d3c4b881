//! TD-002: a tandem game has tags and flags for each board.
//!
#![doc = include_str!("tandem_tags_missing.md")]

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::head::{Repeated, Sections};
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "TD-002",
    name: "tandem-tags-missing",
    title: "A tandem game has exactly two tags sections and two flags sections",
    clause: "cif-game-info-head, extension for tandem chess games",
    severity: Error, fix: Either, status: Stable,
    page: "tandem_tags_missing.md",
    checks: Game(check),
}

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
        let name = kind.name();
        let message = format!("a tandem game has two {name} sections, one per board, not {found}");
        let report = match game.entry {
            Some(entry) if own.count == 0 && count > 0 => Report::at(entry.reference, message)
                .before(entry.location, "the index entry that has one"),
            _ if own.count == 0 => Report::at_tag(game.head_span(), message),
            _ => Report::at_tag(own.spans[0], message),
        };
        let report = report.help("write one section for each board; an empty one will do");
        reports.add(match pending_fix(game, kind, own) {
            Some(pending_fix) => report.fix(pending_fix),
            None => report,
        });
    }
}

/// Adds empty sections, which say nothing: what is there, or is inherited,
/// keeps its place.
fn pending_fix(game: &GameContext<'_>, kind: Repeated, own: Sections) -> Option<PendingFix> {
    let (one, two) = match kind {
        Repeated::Flags => ("<flags/>", "<flags/><flags/>"),
        _ => ("<tags/>", "<tags/><tags/>"),
    };
    let head = game.game.info.head.as_ref().map(|head| head.span);
    let pending_fix = PendingFix::safe();
    match (own.count, head, kind) {
        // Which board it is that has none, or what was lost of it, is a guess.
        (1, ..) => Some(PendingFix::risky().insert(Anchor::After(own.spans[0]), one)),
        // Flags are the first of a head, and tags the last.
        (_, Some(head), Repeated::Flags) => Some(pending_fix.insert(Anchor::First(head), two)),
        (_, Some(head), _) => Some(pending_fix.insert(Anchor::Last(head), two)),
        // Without a head all is missing, and is put in at once.
        (_, None, Repeated::Flags) => Some(pending_fix.insert(
            Anchor::First(game.game.info.span),
            "<head><flags/><flags/><tags/><tags/></head>",
        )),
        (_, None, _) => None,
    }
}
