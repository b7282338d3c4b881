//! GM-001: a user-defined variant is defined.
//!
#![doc = include_str!("variant_without_definition.md")]

use cif_types::{Variant, components};

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "GM-001",
    name: "variant-without-definition",
    title: "A game of a user-defined variant has both `pieces` and `rules`",
    clause: "cif-game, attributes variant, pieces and rules",
    severity: Error, fix: None, status: Stable,
    page: "variant_without_definition.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let variant = game.game.variant.as_ref();
    let Some(variant) = variant.filter(|it| !game.rejected.touches(it.span)) else {
        return;
    };
    let Variant::Identifier(name) = &variant.value else {
        return;
    };
    let pieces = game.game.pieces.as_ref().is_some_and(|it| !it.is_empty());
    let rules = game.game.rules.as_ref().is_some_and(|it| !it.is_empty());
    // One of them may have a wrong name.
    if game
        .rejected
        .has_undeclared(components::game::SELF, "attribute", game.span)
    {
        return;
    }
    let missing = match (pieces, rules) {
        (true, true) => return,
        (false, true) => "no `pieces`",
        (true, false) => "no `rules`",
        (false, false) => "neither `pieces` nor `rules`",
    };
    let message = format!("the user-defined variant `{name}` comes with {missing}");
    let report = Report::at(variant.span, message);
    reports.add(
        report.help("define its pieces and rules, or write the predefined name, with a colon"),
    );
}
