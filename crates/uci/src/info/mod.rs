//! The `info` line: everything that an engine says while it searches. A line
//! bundles any number of fields in any order; [`Info`] has a place for each.

mod keyword;
mod plain;
mod read;
mod score;
mod write;

use crate::moves::Moves;
use crate::warning::Reading;

pub(crate) use self::keyword::Keyword;
pub(crate) use self::read::read;

/// The most processors whose lines are brought together.
const MOST_CURRLINES: usize = 256;

/// The greatest value of what is counted in permill.
const PERMILL: u16 = 1000;

/// One `info` line. What the line does not say is absent.
///
/// Printed, it is a line with the same values, tokens that were not
/// understood included. For a value that was made by hand this holds as long
/// as its texts are what a reader could have found: moves and unknown tokens
/// without blanks, none of them a keyword, and no end of line in a string.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info<'a> {
    /// The depth of the search, in plies.
    pub depth: Option<u64>,
    /// The depth where the search was selective, in plies.
    pub seldepth: Option<u64>,
    /// The time of the search, in milliseconds.
    pub time: Option<u64>,
    /// The number of nodes searched.
    pub nodes: Option<u64>,
    /// The line that the engine expects.
    pub pv: Option<Moves<'a>>,
    /// The rank of the line among several, from 1.
    pub multipv: Option<u64>,
    /// The engine's evaluation of the position.
    pub score: Option<Score>,
    /// The results expected of 1000 games.
    pub wdl: Option<Wdl>,
    /// The move that is being searched.
    pub currmove: Option<&'a str>,
    /// Its number, from 1.
    pub currmovenumber: Option<u64>,
    /// The share of the hash table that is in use, in permill.
    pub hashfull: Option<u16>,
    /// Nodes searched in a second.
    pub nps: Option<u64>,
    /// Positions found in endgame tables.
    pub tbhits: Option<u64>,
    /// Positions found in Shredder's endgame tables.
    pub sbhits: Option<u64>,
    /// The load of the processor, in permill.
    pub cpuload: Option<u16>,
    /// Moves until the end of the game, as Lc0 expects them.
    pub movesleft: Option<u64>,
    /// The effective branching factor: a decimal number, as it is spelt.
    pub ebf: Option<&'a str>,
    /// Text for people: the rest of the line as it stands.
    pub string: Option<&'a str>,
    /// A move and the line that refutes it.
    pub refutation: Option<Refutation<'a>>,
    /// The lines that are being searched, one for each processor.
    pub currlines: Vec<Currline<'a>>,
    /// Tokens that were not understood, in their order.
    pub unknown: Vec<&'a str>,
}

/// A score, from the point of view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    /// The number, and its unit.
    pub value: ScoreValue,
    /// The kind of bound that it is, if any.
    pub bound: Bound,
}

/// The value of a score, from the point of view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScoreValue {
    /// Centipawns.
    Centipawns(i64),
    /// Mate in so many moves, not plies. Negative when the side to move is
    /// mated; 0 when it is mated already.
    Mate(i64),
}

/// The relation of a score to the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The score itself.
    #[default]
    Exact,
    /// The score is this or higher.
    Lower,
    /// The score is this or lower.
    Upper,
}

/// Chances in permill, from the point of view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wdl {
    /// Of a win.
    pub win: u64,
    /// Of a draw.
    pub draw: u64,
    /// Of a loss.
    pub loss: u64,
}

/// A move and the line that refutes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refutation<'a> {
    /// The move.
    pub refuted: &'a str,
    /// The answer; empty when none was found.
    pub line: Moves<'a>,
}

/// A line that is being searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Currline<'a> {
    /// The number of the processor that searches it.
    pub cpu: Option<u64>,
    /// The moves, one at least.
    pub moves: Moves<'a>,
}

impl<'a> Refutation<'a> {
    /// Takes the first of several moves for the one that is refuted by the
    /// others.
    pub fn of(moves: &'a str) -> Self {
        let moves = crate::tokens::trim(moves);
        let (refuted, line) = moves.split_once(' ').unwrap_or((moves, ""));
        Self {
            refuted,
            line: Moves::new(line),
        }
    }
}

impl<'a> Info<'a> {
    /// Reads a line; `None` when it does not begin with `info`.
    ///
    /// ```
    /// use cif_uci::info::{Bound, Info, Score, ScoreValue};
    ///
    /// let line = "info depth 12 score lowerbound cp 35 nodes -1 pv e2e4 e7e5";
    /// let reading = Info::parse(line).unwrap();
    /// let info = reading.value;
    /// assert_eq!(info.depth, Some(12));
    /// assert_eq!(
    ///     info.score,
    ///     Some(Score { value: ScoreValue::Centipawns(35), bound: Bound::Lower })
    /// );
    /// assert!(info.pv.unwrap().iter().eq(["e2e4", "e7e5"]));
    /// let warning = &reading.warnings[0];
    /// assert_eq!((warning.field, warning.column), ("nodes", 44));
    /// assert_eq!(info.to_string(), "info depth 12 score cp 35 lowerbound pv e2e4 e7e5");
    /// ```
    pub fn parse(line: &'a str) -> Option<Reading<'a, Self>> {
        let mut tokens = crate::tokens::Tokens::new(line);
        let begins = tokens.next()?.text() == "info";
        begins.then(|| read(tokens, Vec::new()))
    }

    /// Takes over what another line of the same search says and this one does
    /// not. Of lines that are being searched it takes those of other
    /// processors.
    pub fn fill(&mut self, other: &Self) {
        self.depth = self.depth.or(other.depth);
        self.seldepth = self.seldepth.or(other.seldepth);
        self.time = self.time.or(other.time);
        self.nodes = self.nodes.or(other.nodes);
        self.pv = self.pv.or(other.pv);
        self.multipv = self.multipv.or(other.multipv);
        self.score = self.score.or(other.score);
        self.wdl = self.wdl.or(other.wdl);
        self.currmove = self.currmove.or(other.currmove);
        self.currmovenumber = self.currmovenumber.or(other.currmovenumber);
        self.hashfull = self.hashfull.or(other.hashfull);
        self.nps = self.nps.or(other.nps);
        self.tbhits = self.tbhits.or(other.tbhits);
        self.sbhits = self.sbhits.or(other.sbhits);
        self.cpuload = self.cpuload.or(other.cpuload);
        self.movesleft = self.movesleft.or(other.movesleft);
        self.ebf = self.ebf.or(other.ebf);
        self.string = self.string.or(other.string);
        self.refutation = self.refutation.or(other.refutation);
        for line in &other.currlines {
            let is_known = self.currlines.iter().any(|it| it.cpu == line.cpu);
            if !is_known && self.currlines.len() < MOST_CURRLINES {
                self.currlines.push(*line);
            }
        }
    }
}
