//! GM-011: rules of the board are defined in FBR.
//!
#![doc = include_str!("malformed_board_rule.md")]

use cif_text::fbr::Definition;

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::listed::listed;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "GM-011",
    name: "malformed-board-rule",
    title: "The items of `rules` are definitions in FBR",
    clause: "cif-game, attribute rules; formal-board-rules",
    severity: Error, fix: None, status: Stable,
    page: "malformed_board_rule.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let rules = game.game.rules.as_ref();
    let Some(rules) = rules.filter(|it| !game.rejected.touches(it.span)) else {
        return;
    };
    for item in listed(rules, rules.span) {
        if let Err(error) = Definition::parse(item.text) {
            let message = format!("the rule `{}`: {}", item.short(), error.message);
            reports.add(Report::on(item.anchor(&error.range), message).help(error.help));
        }
    }
}
