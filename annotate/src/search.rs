//! What an engine said of a position, in records of our own: of all that it
//! says in a search, the lines that count.

use std::collections::BTreeMap;

use cif_uci::info::{Bound, Info, Score, Wdl};
use cif_uci::moves::Moves;

use crate::Path;

/// An engine.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Engine {
    /// Its name with its version, as it says after `id name`.
    pub name: String,
    /// Who wrote it, as it says after `id author`. The format has no place
    /// for it.
    pub author: Option<String>,
}

impl Engine {
    /// An engine of this name.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            author: None,
        }
    }
}

/// What an engine said of one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    /// The position.
    pub place: Place,
    /// What counts of what was said, by rank: first the line that speaks for
    /// the search.
    pub lines: Vec<Assessment>,
}

impl Search {
    /// A search of the position after so many plies of the main line.
    pub fn of_main_line(ply: usize, lines: Vec<Assessment>) -> Self {
        let place = Place {
            path: Path::default(),
            ply,
        };
        Self { place, lines }
    }

    /// The line that speaks for the search.
    pub fn principal(&self) -> Option<&Assessment> {
        self.lines.iter().find(|line| line.rank() == 1)
    }
}

/// A position of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub path: Path,
    /// The plies before the position, from the first of the game; 0 is the
    /// start position.
    pub ply: usize,
}

/// What an `info` line with a score says of a position, from the point of
/// view of the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assessment {
    /// The score.
    pub score: Score,
    /// The depth of the search, in plies.
    pub depth: Option<u64>,
    /// The depth where the search was selective, in plies.
    pub seldepth: Option<u64>,
    /// The rank of the line among several, from 1.
    pub multipv: Option<u64>,
    /// The time of the search, in milliseconds.
    pub time: Option<u64>,
    /// The number of nodes searched.
    pub nodes: Option<u64>,
    /// Nodes searched in a second.
    pub nps: Option<u64>,
    /// How the game would end, in 1000 games.
    pub wdl: Option<Wdl>,
    /// How full the hash table was, in permill.
    pub hashfull: Option<u16>,
    /// Positions found in endgame tables.
    pub tbhits: Option<u64>,
    /// Positions found in Shredder's endgame tables.
    pub sbhits: Option<u64>,
    /// How busy the processor was, in permill.
    pub cpuload: Option<u16>,
    /// The expected line: moves with blanks between them.
    pub pv: Option<String>,
}

impl Assessment {
    /// What a line says; `None` when it has no score.
    pub fn of(info: &Info<'_>) -> Option<Self> {
        Some(Self {
            score: info.score?,
            depth: info.depth,
            seldepth: info.seldepth,
            multipv: info.multipv,
            time: info.time,
            nodes: info.nodes,
            nps: info.nps,
            wdl: info.wdl,
            hashfull: info.hashfull,
            tbhits: info.tbhits,
            sbhits: info.sbhits,
            cpuload: info.cpuload,
            pv: info.pv.map(|moves| moves.to_string()),
        })
    }

    /// The line that says the same.
    pub fn info(&self) -> Info<'_> {
        Info {
            score: Some(self.score),
            depth: self.depth,
            seldepth: self.seldepth,
            multipv: self.multipv,
            time: self.time,
            nodes: self.nodes,
            nps: self.nps,
            wdl: self.wdl,
            hashfull: self.hashfull,
            tbhits: self.tbhits,
            sbhits: self.sbhits,
            cpuload: self.cpuload,
            pv: self.pv.as_deref().map(Moves::new),
            ..Info::default()
        }
    }

    /// The rank of the line; 1 where none is given.
    pub fn rank(&self) -> u64 {
        self.multipv.unwrap_or(1)
    }

    /// What makes one of two count more: an exact score, then the depth.
    fn weight(&self) -> (bool, Option<u64>) {
        (self.score.bound == Bound::Exact, self.depth)
    }
}

/// The lines of a search that count so far: for each rank the deepest exact
/// score, and only where there is none the deepest bound. Of two as deep the
/// later one counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gathered(BTreeMap<u64, Assessment>);

impl Gathered {
    /// Takes in what the engine says next.
    pub fn take(&mut self, info: &Info<'_>) {
        let Some(score) = info.score else { return };
        let rank = info.multipv.unwrap_or(1);
        let weight = (score.bound == Bound::Exact, info.depth);
        if self.0.get(&rank).is_none_or(|best| best.weight() <= weight)
            && let Some(assessment) = Assessment::of(info)
        {
            self.0.insert(rank, assessment);
        }
    }

    /// Takes in what a later search of the same position came to.
    pub fn merge(&mut self, later: Self) {
        for (rank, line) in later.0 {
            if self
                .0
                .get(&rank)
                .is_none_or(|best| best.weight() <= line.weight())
            {
                self.0.insert(rank, line);
            }
        }
    }

    /// Whether nothing counts so far.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What counts, by rank.
    pub fn finish(self) -> Vec<Assessment> {
        self.0.into_values().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_counts_is_what_speaks_for_a_search() {
        let lines = [
            "info depth 3 multipv 2 score cp 1 pv a2a3",
            "info depth 9 score cp 40 lowerbound",
            "info depth 8 multipv 1 score cp 30",
            "info depth 8 score cp 31 nodes 5 pv e2e4  e7e5",
            "info depth 8 currmove e2e4",
            "info depth 2 multipv 2 score cp 3",
        ];
        let infos: Vec<_> = lines
            .iter()
            .filter_map(|line| Info::parse(line))
            .map(|reading| reading.value)
            .collect();
        let mut gathered = Gathered::default();
        for info in &infos {
            gathered.take(info);
        }
        let found = gathered.finish();
        let principal = cif_uci::meaning::principal(&infos).unwrap();
        assert_eq!(found[0].info(), *principal);
        let text = "info depth 8 score cp 31 nodes 5 pv e2e4 e7e5";
        assert_eq!(found[0].info().to_string(), text);
        let text = "info depth 3 multipv 2 score cp 1 pv a2a3";
        assert_eq!(found[1].info().to_string(), text);
        assert_eq!(found.len(), 2);
    }
}
