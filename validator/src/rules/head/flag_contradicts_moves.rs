//! HD-005: a flag says what the moves show.
//!
#![doc = include_str!("flag_contradicts_moves.md")]

use cif_types::components;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::head::{Member, MoveFlag, Part};
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "HD-005",
    name: "flag-contradicts-moves",
    title: "A flag that says something of the moves is shown by the main line",
    clause: "cif-game-info-head-flags",
    severity: Warning, fix: Unsafe, status: Stable,
    page: "flag_contradicts_moves.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    // What a part of a game does not show, the rest of it may.
    let Some(moves) = game.moves.filter(|_| game.game.fragment.is_none()) else {
        return;
    };
    // The flags of the entry would count.
    if game.entry_hidden {
        return;
    }
    let boards = if game.is_tandem() { 2 } else { 1 };
    let has_tables = has_tables(game);
    let head = game.game.info.head.as_ref();
    let sections = head.map_or(&[][..], |head| &head.flags);
    for board in 0..boards {
        let own = sections.get(board);
        let is_shown = |flag| {
            let by_table = flag == MoveFlag::Annotated && has_tables;
            by_table || moves.shows(flag, board) != Some(false)
        };
        // The flags of a board count as one, and those of the index entry before
        // those of the game.
        let entry = game.entry.filter(|entry| {
            let member = Member::named(Part::Flags, board, "");
            member.is_some_and(|it| entry.head.set.contains(it))
        });
        let own = own.filter(|_| entry.is_none());
        for (flag, span) in own
            .iter()
            .flat_map(|own| &own.items)
            .filter_map(MoveFlag::of)
        {
            if !game.rejected.touches(span) && !is_shown(flag) {
                let report = Report::at(span, message(flag)).help(HELP);
                reports.add(report.fix(PendingFix::risky().remove(Anchor::Element(span))));
            }
        }
        for flag in MoveFlag::ALL {
            if let Some(entry) = entry
                && entry.head.facts.flags.contains(flag, board)
                && !is_shown(flag)
            {
                let report = Report::at(entry.reference, message(flag)).help(HELP);
                reports.add(report.before(entry.location, "the index entry that has the flag"));
            }
        }
    }
}

/// Returns true if tables annotate the game beside its moves, or may do so in
/// what the schema refused.
fn has_tables(game: &GameContext<'_>) -> bool {
    let info = &game.game.info;
    let hides = |component| game.rejected.hides(component, info.span);
    let mut sections = info.moveinfo.iter();
    sections.any(|section| !section.table.is_empty())
        || hides(components::game_info::MOVEINFO)
        || hides(components::move_info::TABLE)
        || hides(components::move_info_table::CONTENT)
}

const HELP: &str = "remove the flag, or correct the moves";

fn message(flag: MoveFlag) -> String {
    let what = match flag {
        MoveFlag::Annotated => "nothing is said of the moves",
        MoveFlag::HandicapCastling => "the main line has no castling without a rook (`:h`)",
        MoveFlag::IllegalMove => "the main line has no illegal move",
        MoveFlag::InvalidMove => "the main line has no invalid move",
        MoveFlag::MirroredCastling => "the main line has no mirrored castling (`:m`)",
        MoveFlag::NullMove => "the main line has no null move",
    };
    format!("the flag `{}` is set, and {what}", flag.name())
}
