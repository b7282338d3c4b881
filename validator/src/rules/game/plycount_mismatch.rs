//! GM-005: the number of plies is that of the main line.
//!
#![doc = include_str!("plycount_mismatch.md")]

use cif_types::{PlyCount, components};

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "GM-005",
    name: "plycount-mismatch",
    title: "The number of plies is that of the main line",
    clause: "cif-game-info-head-characteristics, plycount",
    severity: Warning, fix: Unsafe, status: Stable,
    page: "plycount_mismatch.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    // The number may be that of the whole game, and the moves a part of it.
    let whole = game.game.fragment.is_none();
    let plies = game.moves.and_then(crate::moves::Moves::plies);
    let (true, Some(plies)) = (whole, plies) else {
        return;
    };
    if game.hides_characteristic(components::characteristics::PLYCOUNT) || game.entry_hidden {
        return;
    }
    let message = |said: u16| {
        let moves = match plies {
            1 => "1 ply".to_owned(),
            _ => format!("{plies} plies"),
        };
        format!("`plycount` is {said}, and the main line has {moves}")
    };
    let help = "write the number of plies, or complete the moves";

    let head = game.game.info.head.as_ref();
    let own = head.and_then(|head| head.characteristics.as_ref());
    // What the index entry gives counts, whatever the game says.
    let inherited = game
        .entry
        .and_then(|it| Some((it, it.head.facts.plycount?)));
    if let Some((entry, said)) = inherited {
        if u64::from(said) != plies {
            let report = Report::at(entry.reference, message(said))
                .help(help)
                .before(entry.location, "the index entry that gives it");
            reports.add(report);
        }
    } else if let Some(own) = own.and_then(|it| it.plycount.as_ref())
        && u64::from(own.get()) != plies
    {
        let mut report = Report::at(own.span, message(own.get())).help(help);
        let fitting = u16::try_from(plies).ok();
        if let Some(right) = fitting.and_then(|it| PlyCount::new(it).ok()) {
            let right = format!("<plycount>{}</plycount>", right.get());
            report = report.fix(PendingFix::risky().rewrite(Anchor::Span(own.span), right));
        }
        reports.add(report);
    }
}
