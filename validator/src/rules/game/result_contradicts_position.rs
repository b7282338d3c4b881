//! GM-006: the result is that of the last position.
//!
#![doc = include_str!("result_contradicts_position.md")]

use cif_text::legality::Side;
use cif_types::{components, model::Result};

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::pending_fix::PendingFix;
use crate::replay::said;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "GM-006",
    name: "result-contradicts-position",
    title: "A mate or stalemate on the board agrees with the result",
    clause: "cif-game-info-head-characteristics, result",
    severity: Warning, fix: Unsafe, status: Stable,
    page: "result_contradicts_position.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let replayed = game.moves.and_then(|moves| moves.replayed.as_ref());
    let Some(replayed) = replayed.filter(|_| !game.is_tandem()) else {
        return;
    };
    let Some(ending) = replayed.ending else {
        return;
    };
    if game.hides_characteristic(components::characteristics::RESULT) || game.entry_hidden {
        return;
    }
    let right = match ending.winner {
        Some(Side::White) => Result::WhiteWins,
        Some(Side::Black) => Result::BlackWins,
        None => Result::Draw,
    };
    // A result may be unknown to whoever writes the archive.
    let contradicts = |result: Result| result != right && result != Result::Unknown;
    let message = |result: Result| {
        let end = said(ending);
        format!(
            "the last position is the end: {end}; the result is {}",
            result.as_str()
        )
    };
    let help = "correct the result, or the moves";
    let head = game.game.info.head.as_ref();
    let own = head.and_then(|head| head.characteristics.as_ref());
    // What the index entry gives counts, whatever the game says.
    let inherited = game.entry.and_then(|it| Some((it, it.head.facts.result?)));
    let report = if let Some((entry, result)) = inherited {
        contradicts(result).then(|| {
            Report::at(entry.reference, message(result))
                .before(entry.location, "the index entry that gives it")
        })
    } else {
        let own = own.and_then(|it| it.result.as_ref());
        let own = own.filter(|own| contradicts(own.value));
        own.map(|own| {
            let text = format!("<result>{}</result>", right.as_str());
            let pending_fix = PendingFix::risky().rewrite(Anchor::Span(own.span), text);
            Report::at(own.span, message(own.value)).fix(pending_fix)
        })
    };
    if let Some(mut report) = report {
        if let Some((span, range)) = &replayed.last {
            let anchor = Anchor::Inside(*span, range.clone());
            report = report.here(anchor, "the last move");
        }
        reports.add(report.help(help));
    }
}
