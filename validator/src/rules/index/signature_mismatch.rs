//! IX-009: entry and game carry one signature.
//!
#![doc = include_str!("signature_mismatch.md")]

use cif_types::components;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::{GameContext, LateEntry};
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "IX-009",
    name: "signature-mismatch",
    title: "A game carries the signature of its index entry",
    clause: "cif-game-info-head, attribute signature",
    severity: Error, fix: Unsafe, status: Stable,
    page: "signature_mismatch.md",
    checks: Game(check), Late(check_late),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let Some(entry) = game.entry else {
        return;
    };
    let Some(theirs) = entry.head.signature.as_deref() else {
        return;
    };
    let own = game.game.signature();
    if game.rejected.hides(components::game::SIGNATURE, game.span) || own.as_str() == theirs {
        return;
    }
    let message = message(own.as_str(), theirs);
    let anchor = match &game.game.signature {
        Some(signature) => Anchor::Span(signature.span),
        None => Anchor::Tag(game.span),
    };
    let report = Report::on(anchor.clone(), message)
        .help(HELP)
        .before(entry.location, LABEL);
    // A signature is a promise, and nobody gives one by a guess: only the
    // weaker of the two can be written into both.
    let weaker = matches!(theirs, "" | ":PGN");
    reports.add(match anchor {
        Anchor::Span(_) if weaker => report.fix(PendingFix::risky().replace(anchor, theirs)),
        _ => report,
    });
}

fn check_late(late: &LateEntry) -> Vec<Report> {
    let signatures = late.signatures.iter();
    signatures
        .map(|[own, theirs]| Report::new(message(own, theirs), HELP).before(late.location, LABEL))
        .collect()
}

const HELP: &str = "find out which application signed the moves, and write it into both";
const LABEL: &str = "the index entry";

fn message(own: &str, theirs: &str) -> String {
    let named = |signature: &str| match signature {
        "" => "no signature".to_owned(),
        _ => format!("the signature `{signature}`"),
    };
    let (own, theirs) = (named(own), named(theirs));
    format!("the game carries {own}, its index entry {theirs}")
}
