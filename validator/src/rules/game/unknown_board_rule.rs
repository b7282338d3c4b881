//! GM-012: rules of the board are known.
//!
#![doc = include_str!("unknown_board_rule.md")]

use cif_text::fbr::{Definition, NameKind, UnknownName};

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::listed::{Listed, listed};
use crate::pending_fix::PendingFix;
use crate::predefined::nearest;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "GM-012",
    name: "unknown-board-rule",
    title: "The rules of `rules` and their attributes are known ones",
    clause: "cif-game, attribute rules; formal-board-rules",
    severity: Warning, fix: Unsafe, status: Stable,
    page: "unknown_board_rule.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let rules = game.game.rules.as_ref();
    let Some(rules) = rules.filter(|it| !game.rejected.touches(it.span)) else {
        return;
    };
    for item in listed(rules, rules.span) {
        // What cannot be read is a matter of GM-011.
        let Ok(rule) = Definition::parse(item.text) else {
            continue;
        };
        for unknown in rule.unknown_names() {
            reports.add_with(|| report(&rule, &unknown, &item));
        }
    }
}

fn report(rule: &Definition<'_>, unknown: &UnknownName<'_>, item: &Listed<'_>) -> Report {
    let name = unknown.name.text;
    let message = match unknown.kind {
        NameKind::Rule => format!("no rule named `{name}` is known"),
        NameKind::Attribute => {
            format!("the rule `{}` has no attribute `{name}`", rule.name.text)
        }
    };
    let anchor = item.anchor(&unknown.name.range);
    let report = Report::on(anchor.clone(), message);
    match nearest(name, unknown.known()) {
        Some(near) if item.is_placed() => report
            .help(format!("is `{near}` meant?"))
            .fix(PendingFix::risky().replace(anchor, near)),
        Some(near) => report.help(format!("is `{near}` meant?")),
        None => report.help("programs that do not know it play the game by other rules"),
    }
}
