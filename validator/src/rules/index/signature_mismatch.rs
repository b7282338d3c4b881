//! IX-009: entry and game carry one signature.
//!
#![doc = include_str!("signature_mismatch.md")]

use crate::Severity;
use crate::context::GameContext;
use crate::place::Spot;
use crate::repair::Repair;
use crate::report::{Report, Reports};
use crate::rule::{Check, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "IX-009",
    name: "signature-mismatch",
    title: "A game carries the signature of its index entry",
    severity: Severity::Error,
    clause: "cif-game-info-head, attribute signature",
    status: Status::Stable,
    page: include_str!("signature_mismatch.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let Some(entry) = game.entry else {
        return;
    };
    let own = game.game.signature();
    if game.refused.component("Game/@signature") || own.as_str() == entry.signature {
        return;
    }
    let named = |signature: &str| match signature {
        "" => "no signature".to_owned(),
        _ => format!("the signature `{signature}`"),
    };
    let message = format!(
        "the game carries {}, its index entry {}",
        named(own.as_str()),
        named(entry.signature)
    );
    let spot = match &game.game.signature {
        Some(signature) => Spot::Span(signature.span),
        None => Spot::Tag(game.span),
    };
    let report = Report::on(spot.clone(), message)
        .help("find out which application vouches for the moves, and write it into both")
        .before(entry.mark, "the index entry");
    // A signature is a promise, and nobody gives one by a guess: only the
    // weaker of the two can be written into both.
    let weaker = matches!(entry.signature, "" | ":PGN");
    reports.add(match spot {
        Spot::Span(_) if weaker => report.fix(Repair::risky().replace(spot, entry.signature)),
        _ => report,
    });
}
