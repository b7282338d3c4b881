//! MI-007: time passes.
//!
#![doc = include_str!("clock_runs_backwards.md")]

use std::cmp::Ordering;

use cif_text::tables::{Time, Timestamp, items};
use cif_types::{TableContent, Variant, components};

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::moveinfo::Ply;
use crate::predefined::Predefined;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "MI-007",
    name: "clock-runs-backwards",
    title: "The time that a player has used grows, and moves are sent one after the other",
    clause: "cif-game-info-moveinfo, elapsedgametime and sent",
    severity: Info, fix: None, status: Stable,
    page: "clock_runs_backwards.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    for (board, table) in game.tables() {
        let Some(mut clock) = Clock::of(game, table.content.value) else {
            continue;
        };
        // What is said of no move is a fault of its own.
        let plies = game.plies_on(board).map(usize::try_from);
        let most = plies.and_then(Result::ok).unwrap_or(usize::MAX);
        let filled = items(&table.text).take(most).enumerate();
        for (number, item) in filled.filter(|(_, item)| !item.text.is_empty()) {
            let anchor = || Anchor::Inside(table.text.span, item.range.clone());
            clock.shows(Ply { board, number }, item.text, anchor);
        }
        clock.report(reports);
    }
    let Some(moves) = game.moves.filter(|moves| moves.plies().is_some()) else {
        return;
    };
    for content in [TableContent::Elapsedgametime, TableContent::Sent] {
        let mut inlines = moves.inlines.iter().peekable();
        if inlines.peek().is_none() {
            return;
        }
        let Some(mut clock) = Clock::of(game, content) else {
            continue;
        };
        for inline in inlines.filter(|inline| inline.said.content() == content) {
            if let Some(ply) = inline.ply {
                let anchor = || inline.said.anchor();
                clock.shows(ply, inline.said.text(), anchor);
            }
        }
        clock.report(reports);
    }
}

/// A clock that is read move by move.
struct Clock<'t> {
    content: TableContent,
    /// The last reading of each player, or of each board.
    last: [Option<(&'t str, Anchor)>; 4],
    /// The first step backwards: both readings, and how often in all.
    back: [Option<Back<'t>>; 4],
}

struct Back<'t> {
    from: (&'t str, Anchor),
    to: (&'t str, Anchor),
    times: u64,
}

impl<'t> Clock<'t> {
    /// The clock of a content, where it can only run forwards.
    fn of(game: &GameContext<'_>, content: TableContent) -> Option<Self> {
        let runs = match content {
            TableContent::Elapsedgametime => players_alternate(game),
            TableContent::Sent => true,
            _ => false,
        };
        runs.then(|| Self {
            content,
            last: Default::default(),
            back: Default::default(),
        })
    }

    /// A reading.
    fn shows(&mut self, ply: Ply, text: &'t str, anchor: impl Fn() -> Anchor) {
        // Each player has a clock; all moves of a board are sent in turn.
        let clock = match self.content {
            TableContent::Sent => ply.board,
            _ => ply.board * 2 + ply.number % 2,
        };
        let (Some(last), Some(back)) = (self.last.get_mut(clock), self.back.get_mut(clock)) else {
            return;
        };
        let before = last.replace((text, anchor()));
        let Some(before) = before.filter(|it| runs_back(self.content, it.0, text)) else {
            return;
        };
        match back {
            Some(back) => back.times += 1,
            None => {
                *back = Some(Back {
                    from: before,
                    to: (text, anchor()),
                    times: 1,
                });
            }
        }
    }

    fn report(self, reports: &mut Reports<'_>) {
        for back in self.back.into_iter().flatten() {
            let Back { from, to, times } = back;
            let (subject, label) = match self.content {
                TableContent::Sent => ("the move was sent before the move before it", "that move"),
                _ => (
                    "the player has used less time than at the move before",
                    "the move of the player before",
                ),
            };
            let often = match times {
                1 => String::new(),
                2 => ", and so once more".to_owned(),
                _ => format!(", and so {} times more", times - 1),
            };
            let message = format!("{subject}: {} after {}{often}", to.0, from.0);
            let help =
                "compare the times with the moves: one is wrong, or stands at the wrong move";
            reports.add(Report::on(to.1, message).help(help).here(from.1, label));
        }
    }
}

/// Returns whether a reading lies before another.
fn runs_back(content: TableContent, from: &str, to: &str) -> bool {
    let order = match content {
        TableContent::Sent => match (from.parse::<Timestamp>(), to.parse::<Timestamp>()) {
            (Ok(from), Ok(to)) => to.compare(&from),
            _ => None,
        },
        _ => match (from.parse::<Time>(), to.parse::<Time>()) {
            (Ok(from), Ok(to)) => Some(to.milliseconds.cmp(&from.milliseconds)),
            _ => None,
        },
    };
    order == Some(Ordering::Less)
}

/// Returns whether every second ply of a board is known to be of the same player,
/// as it is in all variants that are known.
fn players_alternate(game: &GameContext<'_>) -> bool {
    let name = match game.game.variant() {
        Variant::ColonName(name) if !game.rejected.hides(components::game::VARIANT, game.span) => {
            name
        }
        _ => return false,
    };
    Predefined::Variant.known().contains(&name.as_str())
}
