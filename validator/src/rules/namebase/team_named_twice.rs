//! NB-008: a player has one team.
//!
#![doc = include_str!("team_named_twice.md")]

use cif_types::{EntryKind, GPlayer, Spanned, components};

use crate::anchor::Anchor;
use crate::archive::{EntryReference, Named};
use crate::check_kinds::declare_rule;
use crate::context::{HeadContext, Inherited};
use crate::head::{Member, Part};
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "NB-008",
    name: "team-named-twice",
    title: "A player has either a reference to a team, or the team itself",
    clause: "cif-game-info-head-player, note on references to the namebase",
    severity: Error, fix: Unsafe, status: Stable,
    page: "team_named_twice.md",
    checks: Head(check),
}

fn check(context: &HeadContext<'_>, reports: &mut Reports<'_>) {
    let Some(head) = context.written else {
        return;
    };
    // Where players stand in a wrong order, the sections do not tell the boards.
    if context.rejected.component(components::game_head::WHITE) || context.entry_hidden {
        return;
    }
    for (board, players) in (0..2).zip(&head.players) {
        if let Some(white) = &players.white {
            runner(
                context,
                white,
                [Part::White, Part::WhiteTeam],
                board,
                reports,
            );
        }
        if let Some(black) = &players.black {
            runner(
                context,
                black,
                [Part::Black, Part::BlackTeam],
                board,
                reports,
            );
        }
    }
}

fn runner(
    context: &HeadContext<'_>,
    player: &Spanned<GPlayer<'_>>,
    [part, team_part]: [Part; 2],
    board: u8,
    reports: &mut Reports<'_>,
) {
    let readable = |span| !context.rejected.touches(span);
    // An empty section says nothing.
    let has_team = context.head.set.has_any(team_part, board);
    let team = player.team.as_ref().map(|it| it.span);
    let team = team.filter(|it| has_team && readable(*it));
    let teamid = player.teamid.as_ref().map(|it| it.span);
    let teamid = teamid.filter(|it| readable(*it));
    let remove = |span| PendingFix::risky().remove(Anchor::Element(span));
    let report = match (team, teamid, context.entry) {
        (Some(team), Some(teamid), _) => at_team(team)
            .here(Anchor::Span(teamid), "the reference to a team")
            .fix(remove(team)),
        (Some(team), None, entry) => {
            let reference = Member::named(part, board.into(), "teamid");
            let refers =
                |entry: &Inherited<'_>| reference.is_some_and(|it| entry.head.set.contains(it));
            let report = if let Some(entry) = entry.filter(refers) {
                at_team(team).before(entry.location, "the index entry that refers to a team")
            } else if let Some(named) = of_player(context, part, board) {
                let message = format!(
                    "the team is described, and the player {} of the namebase has one",
                    named.id
                );
                Report::at(team, message)
                    .help("leave the section `team` out")
                    .before(named.location, "the player that has a team")
            } else {
                return;
            };
            report.fix(remove(team))
        }
        (None, None, Some(entry)) if entry.head.set.has_any(team_part, board) => {
            // A contradiction within the entry is reported where that stands.
            let id = player.id.as_ref().map(|it| it.span);
            let id = id.filter(|it| readable(*it));
            let (Some(id), Some(named)) = (id, of_player(context, part, board)) else {
                return;
            };
            let message = format!(
                "the player {} of the namebase has a team, and the index entry {} describes one",
                named.id, entry.id
            );
            Report::at(id, message)
                .help("leave the reference out, or the team of the index entry")
                .before(entry.location, "the index entry that describes a team")
                .before(named.location, "the player that has a team")
                .fix(PendingFix::risky().remove(Anchor::Attribute(id)))
        }
        (None, Some(teamid), Some(entry)) => {
            if !entry.head.set.has_any(team_part, board) {
                return;
            }
            let message = format!(
                "`teamid` refers to a team of the namebase, and the index entry {} describes one",
                entry.id
            );
            Report::at(teamid, message)
                .help(
                    "leave the reference out, or put it into the index entry in place of the team",
                )
                .before(entry.location, "the index entry that describes a team")
                .fix(remove(teamid))
        }
        _ => return,
    };
    reports.add(report);
}

/// The player of the namebase that the head refers to, or its index entry, if
/// it has a team there.
fn of_player(context: &HeadContext<'_>, part: Part, board: u8) -> Option<Named> {
    let inherited = context.entry.iter().flat_map(Inherited::references);
    let own = context.head.references.iter().map(|it| (*it).into());
    let mut references = inherited.chain(own);
    let reference = references.find(|it: &EntryReference| {
        it.kind == EntryKind::Player && it.member.part == part && it.member.board == board
    })?;
    let mut named = context.archive.named(reference);
    named.next().filter(|it| it.links.first.is_some())
}

fn at_team(team: cif_types::Span) -> Report {
    let message = "the team is described, and `teamid` refers to one of the namebase";
    Report::at(team, message).help("leave the section `team` out, or `teamid`")
}
