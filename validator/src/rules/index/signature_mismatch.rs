//! IX-009: entry and game carry one signature.
//!
#![doc = include_str!("signature_mismatch.md")]

use crate::Severity;
use crate::context::{GameContext, LateEntry};
use crate::place::Spot;
use crate::repair::Repair;
use crate::report::{Report, Reports};
use crate::rule::{Check, FixKind, Rule, Status, Told};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "IX-009",
    name: "signature-mismatch",
    title: "A game carries the signature of its index entry",
    severity: Severity::Error,
    clause: "cif-game-info-head, attribute signature",
    status: Status::Stable,
    fix: FixKind::Unsafe,
    page: include_str!("signature_mismatch.md"),
    module: module_path!(),
    check: Check::GameAndLate(check, check_late),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let Some(entry) = game.entry else {
        return;
    };
    let Some(theirs) = entry.head.signature.as_deref() else {
        return;
    };
    let own = game.game.signature();
    if game.refused.hides_attribute("Game", "signature", game.span) || own.as_str() == theirs {
        return;
    }
    let message = message(own.as_str(), theirs);
    let spot = match &game.game.signature {
        Some(signature) => Spot::Span(signature.span),
        None => Spot::Tag(game.span),
    };
    let report = Report::on(spot.clone(), message)
        .help(HELP)
        .before(entry.mark, LABEL);
    // A signature is a promise, and nobody gives one by a guess: only the
    // weaker of the two can be written into both.
    let weaker = matches!(theirs, "" | ":PGN");
    reports.add(match spot {
        Spot::Span(_) if weaker => report.fix(Repair::risky().replace(spot, theirs)),
        _ => report,
    });
}

fn check_late(late: &LateEntry) -> Vec<Told> {
    let signatures = late.signatures.iter();
    signatures
        .map(|[own, theirs]| Told::new(message(own, theirs), HELP).before(late.mark, LABEL))
        .collect()
}

const HELP: &str = "find out which application vouches for the moves, and write it into both";
const LABEL: &str = "the index entry";

fn message(own: &str, theirs: &str) -> String {
    let named = |signature: &str| match signature {
        "" => "no signature".to_owned(),
        _ => format!("the signature `{signature}`"),
    };
    let (own, theirs) = (named(own), named(theirs));
    format!("the game carries {own}, its index entry {theirs}")
}
