//! Faults of a move section as the reports of the rules that they belong to.

use crate::context::GameContext;
use crate::fault::{Correction, FaultKind, Faults};
use crate::moves::Moves;
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

/// Reports the faults of a kind.
pub(crate) fn report(game: &GameContext<'_>, kind: FaultKind, reports: &mut Reports<'_>) {
    // Nearly all games are without a fault, and a dozen rules ask.
    if game.moves.is_none_or(Moves::is_faultless) {
        return;
    }
    for found in found(game, kind) {
        reports.add(found);
    }
    reports.count(counted(game, kind), false);
}

/// Returns the number of faults of a kind that were only counted.
pub(crate) fn counted(game: &GameContext<'_>, kind: FaultKind) -> u64 {
    all(game).map(|faults| faults.counted(kind)).sum()
}

/// The faults of the moves as they are written, and as they are replayed.
fn all<'g>(game: &GameContext<'g>) -> impl Iterator<Item = &'g Faults> + use<'g> {
    game.moves.into_iter().flat_map(|moves| {
        let replayed = moves.replayed.iter().map(|it| &it.faults);
        std::iter::once(&moves.faults).chain(replayed)
    })
}

/// The faults of a kind as reports.
pub(crate) fn found<'g>(
    game: &GameContext<'g>,
    kind: FaultKind,
) -> impl Iterator<Item = Report> + use<'g> {
    let faults = all(game).flat_map(move |faults| faults.of(kind));
    faults.map(|fault| {
        let report =
            Report::on(fault.anchor.clone(), fault.message.clone()).help(fault.help.clone());
        match &fault.correction {
            Some(Correction { anchor, text, safe }) => {
                let pending_fix = if *safe {
                    PendingFix::safe()
                } else {
                    PendingFix::risky()
                };
                report.fix(pending_fix.replace(anchor.clone(), text))
            }
            None => report,
        }
    })
}
