//! From fields back to a line. Fields stand in the order in which engines
//! print them; a bound follows its number; what runs to the next keyword
//! comes late, and the string last.

use core::fmt::{self, Display, Formatter};

use super::{Bound, Currline, Info, Refutation, Score, ScoreValue};

impl Display for Info<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("info")?;
        // Before the first keyword nothing takes them for a value.
        for token in &self.unknown {
            write!(f, " {token}")?;
        }
        field(f, "depth", self.depth)?;
        field(f, "seldepth", self.seldepth)?;
        field(f, "multipv", self.multipv)?;
        field(f, "score", self.score)?;
        if let Some(wdl) = self.wdl {
            write!(f, " wdl {} {} {}", wdl.win, wdl.draw, wdl.loss)?;
        }
        field(f, "nodes", self.nodes)?;
        field(f, "nps", self.nps)?;
        field(f, "hashfull", self.hashfull)?;
        field(f, "tbhits", self.tbhits)?;
        field(f, "sbhits", self.sbhits)?;
        field(f, "cpuload", self.cpuload)?;
        field(f, "movesleft", self.movesleft)?;
        field(f, "ebf", self.ebf)?;
        field(f, "time", self.time)?;
        field(f, "currmove", self.currmove)?;
        field(f, "currmovenumber", self.currmovenumber)?;
        field(f, "refutation", self.refutation)?;
        for currline in &self.currlines {
            field(f, "currline", Some(currline))?;
        }
        field(f, "pv", self.pv)?;
        match self.string {
            Some("") => f.write_str(" string"),
            string => field(f, "string", string),
        }
    }
}

fn field(f: &mut Formatter<'_>, keyword: &str, value: Option<impl Display>) -> fmt::Result {
    match value {
        Some(value) => write!(f, " {keyword} {value}"),
        None => Ok(()),
    }
}

impl Display for Score {
    /// As it follows the word `score`: `cp 20 lowerbound`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.value {
            ScoreValue::Centipawns(number) => write!(f, "cp {number}")?,
            ScoreValue::Mate(moves) => write!(f, "mate {moves}")?,
        }
        match self.bound {
            Bound::Exact => Ok(()),
            Bound::Lower => f.write_str(" lowerbound"),
            Bound::Upper => f.write_str(" upperbound"),
        }
    }
}

impl Display for Refutation<'_> {
    /// As it follows the word `refutation`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.refuted)?;
        self.line
            .iter()
            .try_for_each(|played| write!(f, " {played}"))
    }
}

impl Display for Currline<'_> {
    /// As it follows the word `currline`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(cpu) = self.cpu {
            write!(f, "{cpu} ")?;
        }
        self.moves.fmt(f)
    }
}
