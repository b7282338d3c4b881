//! MI-004: only evaluations have an engine.
//!
#![doc = include_str!("engine_on_other_table.md")]

use cif_types::TableContent;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "MI-004",
    name: "engine-on-other-table",
    title: "Only a table of evaluations names an engine",
    clause: "cif-game-info-moveinfo, attribute engine",
    severity: Error, fix: Unsafe, status: Stable,
    page: "engine_on_other_table.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    for (_, table) in game.tables() {
        let content = table.content.value;
        let Some(engine) = &table.engine else {
            continue;
        };
        if content == TableContent::Evaluation {
            continue;
        }
        let message = format!("a table of `{}` comes from no engine", content.as_str());
        let report = Report::at(engine.span, message)
            .help("remove the attribute, or correct the content of the table");
        reports.add(report.fix(PendingFix::risky().remove(Anchor::Attribute(engine.span))));
    }
}
