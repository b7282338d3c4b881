//! HD-007: a game id tells its provider.
//!
#![doc = include_str!("gameid_without_provider.md")]

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "HD-007",
    name: "gameid-without-provider",
    title: "Without a source, a game id has a tag that tells its provider",
    clause: "cif-game-info-head-extraneous, gameid",
    severity: Info, fix: None, status: Stable,
    page: "gameid_without_provider.md",
    checks: Game(check),
}

const MESSAGE: &str = "nothing tells which provider gave the game this id";
const HELP: &str =
    "write the name of the provider's PGN tag as attribute `tag`, or give the source";

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let own = game.head.facts;
    if own.source || game.entry_unknown {
        return;
    }
    let head = game.game.info.head.as_ref();
    let boards = head.iter().flat_map(|head| &head.extraneous);
    let mut said = 0_u8;
    for (board, extraneous) in (0..u8::BITS).zip(boards) {
        let Some(gameid) = &extraneous.gameid else {
            continue;
        };
        said |= 1 << board;
        let source = game.entry.is_some_and(|entry| entry.head.facts.source);
        if own.untagged & (1 << board) != 0 && !source {
            reports.add(Report::at(gameid.span, MESSAGE).help(HELP));
        }
    }
    let Some(entry) = game.entry else {
        return;
    };
    // What the game says again is reported as such, and judged above.
    if entry.head.facts.untagged & !said != 0 && !entry.head.facts.source {
        let report = Report::at(entry.reference, MESSAGE)
            .help(HELP)
            .before(entry.location, "the index entry that has the id");
        reports.add(report);
    }
}
