//! The lines that count of all that an engine says in a search. Of each rank one is
//! kept, so that a search of hours takes no more memory than one of a second.

use std::collections::BTreeMap;

use crate::info::{Bound, Info, Score};

/// The lines of a search that count so far: for each rank the deepest exact
/// score, and only where there is none the deepest bound. Of two as deep the
/// later one counts.
///
/// Some engines spread what they say of a depth over several lines. What a
/// line without a score says belongs to the score of the same depth and rank,
/// whichever comes first; a line without depth belongs to the depth that was
/// given last, and one without rank to the rank. Text that comes without a depth
/// belongs to nothing.
///
/// ```
/// use cif_uci::gathered::Gathered;
/// use cif_uci::info::Info;
///
/// let mut gathered = Gathered::default();
/// for line in ["info depth 7", "info nodes 90", "info score cp 1", "info wdl 1 998 1"] {
///     gathered.take(&Info::parse(line).unwrap().value);
/// }
/// let (rank, info) = gathered.ranked().next().unwrap();
/// assert_eq!(rank, 1);
/// assert_eq!(info.to_string(), "info depth 7 score cp 1 wdl 1 998 1 nodes 90");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gathered {
    /// The lines that count, by rank.
    found: Vec<Found>,
    /// Text without a score at the depth that was given last, by rank.
    asides: BTreeMap<u64, String>,
    /// That depth.
    depth: Option<u64>,
    /// The rank that was given last, if it is not 1.
    rank: Option<u64>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Found {
    rank: u64,
    worth: (bool, Option<u64>),
    line: String,
}

/// The most ranks that are kept; no engine known offers more.
const MOST_RANKS: usize = 500;

impl Gathered {
    /// Takes in what the engine says next.
    pub fn take(&mut self, info: &Info<'_>) {
        if info.depth.is_some() && info.depth != self.depth {
            if self.depth.is_some() {
                self.asides.clear();
                self.rank = None;
            }
            self.depth = info.depth;
        }
        match info.score {
            Some(score) => self.take_score(info, score),
            None => self.take_aside(info),
        }
    }

    fn take_score(&mut self, info: &Info<'_>, score: Score) {
        let rank = info.multipv.unwrap_or(1);
        self.rank = info.multipv;
        let mut whole = info.clone();
        let aside = self.asides.get(&rank).and_then(|line| Info::parse(line));
        if let Some(aside) = aside {
            whole.fill(&aside.value);
        }
        let found = Found {
            rank,
            worth: (score.bound == Bound::Exact, whole.depth),
            line: whole.to_string(),
        };
        self.insert(found);
    }

    /// Takes in a line without a score.
    fn take_aside(&mut self, info: &Info<'_>) {
        let rank = info.multipv.or(self.rank).unwrap_or(1);
        let mut said = Info {
            unknown: Vec::new(),
            // Text without a depth may be about anything.
            string: info.string.filter(|_| info.depth.is_some()),
            ..info.clone()
        };
        let place = self.found.binary_search_by_key(&rank, |found| found.rank);
        if let Some(found) = place.ok().and_then(|at| self.found.get_mut(at))
            && found.worth.1 == self.depth
        {
            fill_line(&mut found.line, &said);
        }
        if let Some(before) = self.asides.get(&rank).and_then(|line| Info::parse(line)) {
            said.fill(&before.value);
        } else if self.asides.len() >= MOST_RANKS {
            return;
        }
        let said = said.to_string();
        self.asides.insert(rank, said);
    }

    fn insert(&mut self, found: Found) {
        let place = self.found.binary_search_by_key(&found.rank, |it| it.rank);
        match place {
            Ok(at) => {
                if let Some(best) = self.found.get_mut(at)
                    && found.worth >= best.worth
                {
                    *best = found;
                }
            }
            Err(at) => {
                self.found.insert(at, found);
                self.found.truncate(MOST_RANKS);
            }
        }
    }

    /// Takes in what a later search of the same position came to.
    pub fn merge(&mut self, later: Self) {
        for found in later.found {
            self.insert(found);
        }
    }

    /// Returns true if no line counts so far.
    pub const fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// The line that speaks for the search: that of rank 1.
    pub fn principal(&self) -> Option<Info<'_>> {
        let first = self.ranked().next();
        first.filter(|(rank, _)| *rank == 1).map(|(_, info)| info)
    }

    /// For each rank the line that counts, in the order of ranks.
    pub fn ranked(&self) -> impl Iterator<Item = (u64, Info<'_>)> {
        let found = self.found.iter();
        found.filter_map(|found| Some((found.rank, Info::parse(&found.line)?.value)))
    }
}

/// Adds to a line what another one says beside it.
fn fill_line(line: &mut String, aside: &Info<'_>) {
    let whole = Info::parse(line).map(|reading| {
        let mut whole = reading.value;
        whole.fill(aside);
        whole.to_string()
    });
    if let Some(whole) = whole {
        *line = whole;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines that count, of these.
    fn gathered(lines: &[&str]) -> Vec<String> {
        let mut gathered = Gathered::default();
        for line in lines {
            gathered.take(&Info::parse(line).unwrap().value);
        }
        let found = gathered.ranked();
        found.map(|(_, info)| info.to_string()).collect()
    }

    #[test]
    fn what_is_said_of_one_depth_belongs_together() {
        let cases: [(&[&str], &[&str]); 8] = [
            (
                &["info depth 7", "info nodes 9 hashfull 7", "info score cp 1"],
                &["info depth 7 score cp 1 nodes 9 hashfull 7"],
            ),
            (
                &[
                    "info nodes 9",
                    "info depth 7 score cp 1",
                    "info nodes 10 nps 3",
                ],
                &["info depth 7 score cp 1 nodes 9 nps 3"],
            ),
            (
                &["info depth 7 score cp 1 wdl 1 2 3", "info wdl 4 5 6"],
                &["info depth 7 score cp 1 wdl 1 2 3"],
            ),
            // Another depth.
            (
                &[
                    "info depth 7 currmove e2e4",
                    "info depth 8 score cp 1",
                    "info depth 9 currmove d2d4",
                    "info nodes 4",
                ],
                &["info depth 8 score cp 1"],
            ),
            // Another rank.
            (
                &[
                    "info depth 7 multipv 1 score cp 3",
                    "info wdl 1 2 3",
                    "info depth 7 multipv 2 score cp 2",
                    "info wdl 4 5 6",
                    "info multipv 1 nodes 7",
                ],
                &[
                    "info depth 7 multipv 1 score cp 3 wdl 1 2 3 nodes 7",
                    "info depth 7 multipv 2 score cp 2 wdl 4 5 6",
                ],
            ),
            // Processors have a line each.
            (
                &[
                    "info depth 3 currline 1 e2e4",
                    "info currline 2 d2d4",
                    "info currline 1 c2c4",
                    "info score cp 1",
                ],
                &["info depth 3 score cp 1 currline 1 c2c4 currline 2 d2d4"],
            ),
            (
                &[
                    "info string x",
                    "info depth 3 string y",
                    "info score cp 1",
                    "info string z",
                ],
                &["info depth 3 score cp 1 string y"],
            ),
            (&["info depth 3", "info string x"], &[]),
        ];
        for (lines, expected) in cases {
            assert_eq!(gathered(lines), expected, "{lines:?}");
        }
    }

    #[test]
    fn a_flood_of_ranks_is_cut() {
        let mut gathered = Gathered::default();
        for rank in (1..3_000).rev() {
            for said in ["score cp 1", "nodes 1"] {
                let line = format!("info depth 1 multipv {rank} {said}");
                gathered.take(&Info::parse(&line).unwrap().value);
            }
        }
        assert_eq!(gathered.ranked().count(), MOST_RANKS);
        assert_eq!(gathered.asides.len(), MOST_RANKS);
        assert!(gathered.principal().is_some());
    }
}
