//! GM-002: what is predefined is not defined again.
//!
#![doc = include_str!("definition_of_predefined_variant.md")]

use cif_types::{Variant, components};

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "GM-002",
    name: "definition-of-predefined-variant",
    title: "`pieces` and `rules` are given only with a user-defined variant",
    clause: "cif-game, attributes variant, pieces and rules",
    severity: Error, fix: Unsafe, status: Stable,
    page: "definition_of_predefined_variant.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let Variant::ColonName(name) = game.game.variant() else {
        return;
    };
    if game.rejected.hides(components::game::VARIANT, game.span) {
        return;
    }
    let pieces = game.game.pieces.as_ref().filter(|it| !it.is_empty());
    let rules = game.game.rules.as_ref().filter(|it| !it.is_empty());
    let (first, second, said) = match (pieces.map(|it| it.span), rules.map(|it| it.span)) {
        (Some(pieces), None) => (pieces, None, "`pieces` defines"),
        (None, Some(rules)) => (rules, None, "`rules` defines"),
        (Some(pieces), Some(rules)) => (pieces, Some(rules), "`pieces` and `rules` define"),
        (None, None) => return,
    };
    let message = format!("{said} the variant `{name}`, which is predefined");
    let mut report = Report::at(first, message)
        .help("leave the definition out, or give the variant a name of its own, without a colon");
    let mut pending_fix = PendingFix::risky().remove(Anchor::Attribute(first));
    if let Some(second) = second {
        report = report.here(Anchor::Span(second), "the other half of the definition");
        pending_fix = pending_fix.remove(Anchor::Attribute(second));
    }
    report = match &game.game.variant {
        Some(variant) => report.here(Anchor::Span(variant.span), "the variant"),
        None => report,
    };
    reports.add(report.fix(pending_fix));
}
