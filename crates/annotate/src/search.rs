//! Searches: an engine's words on a position, in records of our own: of all that it
//! says in a search, the lines that count.

use cif_uci::info::{Currline, Info, Refutation, Score, Wdl};
use cif_uci::moves::Moves;

use crate::Path;

/// An engine.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Engine {
    /// Its name with its version, as it says after `id name`.
    pub name: String,
    /// The author, as the engine says after `id author`. The format has no
    /// place for it.
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

/// The search of one position by an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    /// The position.
    pub place: Place,
    /// The lines that count, by rank: first the line that speaks for the
    /// search.
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

impl Place {
    /// Returns true for a position of the main line.
    pub const fn is_in_main(&self) -> bool {
        self.path.0.is_empty()
    }
}

/// The content of an `info` line with a score, from the point of view of the
/// side to move.
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
    /// The results expected of 1000 games.
    pub wdl: Option<Wdl>,
    /// The share of the hash table in use, in permill.
    pub hashfull: Option<u16>,
    /// Positions found in endgame tables.
    pub tbhits: Option<u64>,
    /// Positions found in Shredder's endgame tables.
    pub sbhits: Option<u64>,
    /// The load of the processor, in permill.
    pub cpuload: Option<u16>,
    /// Moves until the end of the game, as the engine expected them.
    pub movesleft: Option<u64>,
    /// The effective branching factor, a decimal number.
    pub ebf: Option<String>,
    /// The expected line: moves with blanks between them.
    pub pv: Option<String>,
    /// The move that was being searched.
    pub currmove: Option<String>,
    /// Its number, from 1.
    pub currmovenumber: Option<u64>,
    /// A move and the line that refutes it, with blanks between all moves.
    pub refutation: Option<String>,
    /// The lines that were being searched: the number of the processor, and
    /// moves with blanks between them.
    pub currlines: Vec<(Option<u64>, String)>,
    /// Text for people.
    pub string: Option<String>,
}

impl Assessment {
    /// Reads a line; `None` when it has no score.
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
            movesleft: info.movesleft,
            ebf: info.ebf.map(str::to_owned),
            pv: info.pv.map(|moves| moves.to_string()),
            currmove: info.currmove.map(str::to_owned),
            currmovenumber: info.currmovenumber,
            refutation: info.refutation.map(|it| it.to_string()),
            currlines: (info.currlines.iter())
                .map(|it| (it.cpu, it.moves.to_string()))
                .collect(),
            string: info.string.map(str::to_owned),
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
            movesleft: self.movesleft,
            ebf: self.ebf.as_deref(),
            pv: self.pv.as_deref().map(Moves::new),
            currmove: self.currmove.as_deref(),
            currmovenumber: self.currmovenumber,
            refutation: self.refutation.as_deref().map(Refutation::of),
            currlines: (self.currlines.iter())
                .map(|(cpu, moves)| Currline {
                    cpu: *cpu,
                    moves: Moves::new(moves),
                })
                .collect(),
            string: self.string.as_deref(),
            unknown: Vec::new(),
        }
    }

    /// The rank of the line; 1 where none is given.
    pub fn rank(&self) -> u64 {
        self.multipv.unwrap_or(1)
    }
}

/// The lines of a search that count so far, as
/// [`cif_uci::gathered::Gathered`] finds them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gathered(cif_uci::gathered::Gathered);

impl Gathered {
    /// Takes in what the engine says next.
    pub fn take(&mut self, info: &Info<'_>) {
        self.0.take(info);
    }

    /// Takes in what a later search of the same position came to.
    pub fn merge(&mut self, later: Self) {
        self.0.merge(later.0);
    }

    /// Returns true if no line counts so far.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The lines that count, by rank.
    pub fn finish(self) -> Vec<Assessment> {
        let lines = self.0.ranked();
        lines
            .filter_map(|(_, info)| Assessment::of(&info))
            .collect()
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
            "info depth 9 currmove e2e4",
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
