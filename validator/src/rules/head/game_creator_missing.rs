//! HD-008: who is not known has a name.
//!
#![doc = include_str!("game_creator_missing.md")]

use cif_types::{Spanned, components};

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::HeadContext;
use crate::head::{Member, Part};
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "HD-008",
    name: "game-creator-missing",
    title: "An unknown creator of a game is written as `:PGN`",
    clause: "cif-game-info-head-extraneous, creator",
    severity: Info, fix: Either, status: Stable,
    page: "game_creator_missing.md",
    checks: Head(check),
}

fn check(context: &HeadContext<'_>, reports: &mut Reports<'_>) {
    // What the entry says would count.
    if context.entry_hidden {
        return;
    }
    let sections = context.written.iter().flat_map(|head| &head.extraneous);
    for (board, extraneous) in sections.enumerate() {
        let creator = extraneous.creator.as_ref();
        let rejected = context.rejected;
        let is_sure = |it: &&Spanned<_>| {
            !rejected.touches(it.span)
                && !rejected.hides(components::extraneous::CREATOR, extraneous.span)
        };
        let Some(creator) = creator.filter(is_sure) else {
            continue;
        };
        let pending_fix = match creator.as_str() {
            marks if marks.bytes().all(|it| it == b'?') => PendingFix::safe(),
            // An application may have this name.
            name if name.eq_ignore_ascii_case("unknown") => PendingFix::risky(),
            _ => continue,
        };
        // Then the creator is known, and the element is in the way (NB-007).
        let reference = Member::named(Part::Extraneous, board, "@creatorid");
        let inherited = context.entry.map(|entry| entry.head.set);
        let referred = |member| {
            context.head.set.contains(member) || inherited.is_some_and(|it| it.contains(member))
        };
        if reference.is_some_and(referred) {
            continue;
        }
        let report = Report::at(creator.span, "the creator of the game is unknown")
            .help("write `:PGN`, or leave the element out")
            .fix(pending_fix.rewrite(Anchor::Span(creator.span), "<creator>:PGN</creator>"));
        reports.add(report);
    }
}
