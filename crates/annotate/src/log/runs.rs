//! Runs: searches of an engine, one behind the other, that one game has the
//! positions of.
//!
//! ```text
//! log        ucinewgame  0  1  2  3  0  1  2  ucinewgame  0  1
//! runs                  [0  1  2  3][0  1  2]            [0  1]
//! sections              [                   ]            [    ]
//! ```
//!
//! A run ends at `ucinewgame`; where no game has all of it and the next search;
//! and where the plies, having gone one way, go back by more than a move of
//! both sides: the next game begins. Where a search fits the games on both
//! sides of an end, the widest step from ply to ply is the end.

use super::sets::{GameSets, SetId};

/// A search that some game has the position of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fitting {
    pub(super) search: usize,
    pub(super) round: usize,
    /// The plies before its position.
    pub(super) count: u64,
    /// The games that have its position.
    pub(super) games: SetId,
}

/// Searches that follow each other, and the games that have all their positions.
#[derive(Debug)]
pub(super) struct Run {
    pub(super) searches: Vec<Fitting>,
    pub(super) games: SetId,
    /// Runs between which no `ucinewgame` stands have the same one.
    pub(super) section: usize,
}

impl Run {
    /// The most plies before a position.
    pub(super) fn last(&self) -> u64 {
        let counts = self.searches.iter().map(|it| it.count);
        counts.max().unwrap_or_default()
    }
}

/// The step back that may belong to a run that goes on: a move of both sides.
const SMALL_STEP: u64 = 2;
/// The most searches that are looked at on the near side of an end.
const LONGEST_TAIL: usize = 256;

/// Cuts the searches of an engine into runs.
pub(super) fn cut(searches: &[Fitting], sets: &mut GameSets, runs: &mut Vec<Run>) {
    // A program that sends `ucinewgame` before each search says nothing by it.
    let says_nothing = searches.windows(2).all(|pair| match pair {
        [one, other] => one.round != other.round,
        _ => true,
    });
    let mut open = OpenRun::default();
    let mut section = runs.last().map_or(0, |run| run.section + 1);
    let mut round = None;
    for search in searches {
        let is_new = round.is_some_and(|round| round != search.round);
        round = Some(search.round);
        if (is_new && (!says_nothing || !open.goes_on(search))) || open.is_ended_by(search) {
            runs.extend(open.take(section));
        }
        if is_new && !says_nothing {
            section += 1;
        }
        if !open.push(*search, sets) {
            let tail = open.split_tail(search, sets);
            runs.extend(open.take(section));
            for search in tail.iter().chain([search]) {
                open.push(*search, sets);
            }
        }
    }
    runs.extend(open.take(section));
}

/// A run that has not ended yet.
#[derive(Default)]
struct OpenRun {
    /// The searches, and the games that have the positions of all up to there.
    searches: Vec<(Fitting, SetId)>,
    /// True if the plies go up; nothing until it shows.
    goes_up: Option<bool>,
}

impl OpenRun {
    /// Returns true if the search is one of a later ply.
    fn goes_on(&self, search: &Fitting) -> bool {
        let last = self.searches.last();
        last.is_some_and(|(last, _)| last.count < search.count)
    }

    /// Returns true if the plies go the other way than before.
    fn is_turn(&self, last: &Fitting, search: &Fitting) -> bool {
        let is_back = |goes_up| {
            if goes_up {
                search.count < last.count
            } else {
                search.count > last.count
            }
        };
        self.goes_up.is_some_and(is_back)
    }

    fn is_ended_by(&self, search: &Fitting) -> bool {
        self.searches.last().is_some_and(|(last, _)| {
            self.is_turn(last, search) && last.count.abs_diff(search.count) > SMALL_STEP
        })
    }

    /// Adds a search; `false` where no game has its position too.
    fn push(&mut self, search: Fitting, sets: &mut GameSets) -> bool {
        let mut games = search.games;
        if let Some((last, so_far)) = self.searches.last() {
            games = sets.common(*so_far, games);
            if sets.is_empty(games) {
                return false;
            }
            if self.goes_up.is_none() && last.count != search.count {
                self.goes_up = Some(last.count < search.count);
            }
        }
        self.searches.push((search, games));
        true
    }

    /// Takes those searches off the end that belong to the run that begins.
    fn split_tail(&mut self, next: &Fitting, sets: &mut GameSets) -> Vec<Fitting> {
        let mut games = next.games;
        let mut after = next;
        let mut widest = (0, false);
        let mut end = self.searches.len();
        for (number, (search, _)) in self.searches.iter().enumerate().rev().take(LONGEST_TAIL) {
            let step = (
                search.count.abs_diff(after.count),
                self.is_turn(search, after),
            );
            if step > widest {
                widest = step;
                end = number + 1;
            }
            games = sets.common(games, search.games);
            if sets.is_empty(games) {
                break;
            }
            after = search;
        }
        let tail = self.searches.split_off(end);
        tail.into_iter().map(|(search, _)| search).collect()
    }

    /// Ends the run.
    fn take(&mut self, section: usize) -> Option<Run> {
        self.goes_up = None;
        let searches = std::mem::take(&mut self.searches);
        let (_, games) = *searches.last()?;
        let searches = searches.into_iter().map(|(search, _)| search).collect();
        Some(Run {
            searches,
            games,
            section,
        })
    }
}
