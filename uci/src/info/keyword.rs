//! The words of an `info` line.

use crate::tokens::Token;
use words::{
    CP, CPULOAD, CURRLINE, CURRMOVE, DEPTH, HASHFULL, MATE, MULTIPV, NODES, NPS, PV, SBHITS, SCORE,
    SELDEPTH, STRING, TBHITS, TIME, WDL,
};

/// A word that begins a field, or a part of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keyword {
    Depth,
    Seldepth,
    Time,
    Nodes,
    Pv,
    Multipv,
    Score,
    Wdl,
    Currmove,
    Currmovenumber,
    Hashfull,
    Nps,
    Tbhits,
    Sbhits,
    Cpuload,
    String,
    Refutation,
    Currline,
    /// Only in a score, as the three after it.
    Cp,
    Mate,
    Lowerbound,
    Upperbound,
}

impl Keyword {
    /// The keyword that a token is.
    #[inline]
    pub(crate) fn of(token: Token<'_>) -> Option<Self> {
        Some(match token.word {
            DEPTH => Self::Depth,
            SELDEPTH => Self::Seldepth,
            TIME => Self::Time,
            NODES => Self::Nodes,
            PV => Self::Pv,
            MULTIPV => Self::Multipv,
            SCORE => Self::Score,
            WDL => Self::Wdl,
            CURRMOVE => Self::Currmove,
            HASHFULL => Self::Hashfull,
            NPS => Self::Nps,
            TBHITS => Self::Tbhits,
            SBHITS => Self::Sbhits,
            CPULOAD => Self::Cpuload,
            STRING => Self::String,
            CURRLINE => Self::Currline,
            CP => Self::Cp,
            MATE => Self::Mate,
            0 => return Self::long(token.text),
            _ => return None,
        })
    }

    /// The keywords of more than eight letters.
    fn long(token: &str) -> Option<Self> {
        Some(match token {
            "currmovenumber" => Self::Currmovenumber,
            "refutation" => Self::Refutation,
            "lowerbound" => Self::Lowerbound,
            "upperbound" => Self::Upperbound,
            _ => return None,
        })
    }

    /// How it is written.
    pub(crate) const fn text(self) -> &'static str {
        match self {
            Self::Depth => "depth",
            Self::Seldepth => "seldepth",
            Self::Time => "time",
            Self::Nodes => "nodes",
            Self::Pv => "pv",
            Self::Multipv => "multipv",
            Self::Score => "score",
            Self::Wdl => "wdl",
            Self::Currmove => "currmove",
            Self::Currmovenumber => "currmovenumber",
            Self::Hashfull => "hashfull",
            Self::Nps => "nps",
            Self::Tbhits => "tbhits",
            Self::Sbhits => "sbhits",
            Self::Cpuload => "cpuload",
            Self::String => "string",
            Self::Refutation => "refutation",
            Self::Currline => "currline",
            Self::Cp => "cp",
            Self::Mate => "mate",
            Self::Lowerbound => "lowerbound",
            Self::Upperbound => "upperbound",
        }
    }

    /// Whether it is a part of a score and begins no field.
    pub(crate) const fn is_part_of_score(self) -> bool {
        matches!(
            self,
            Self::Cp | Self::Mate | Self::Lowerbound | Self::Upperbound
        )
    }

    /// Whether a token begins a field.
    #[inline]
    pub(crate) fn begins_field(token: Token<'_>) -> bool {
        Self::of(token).is_some_and(|keyword| !keyword.is_part_of_score())
    }
}

/// Keywords of up to eight letters as tokens have them.
mod words {
    const fn word(keyword: &[u8]) -> u64 {
        let mut word = 0;
        let mut at = keyword.len();
        while at > 0 {
            at -= 1;
            word = word << 8 | keyword[at] as u64;
        }
        word
    }

    pub(super) const DEPTH: u64 = word(b"depth");
    pub(super) const SELDEPTH: u64 = word(b"seldepth");
    pub(super) const TIME: u64 = word(b"time");
    pub(super) const NODES: u64 = word(b"nodes");
    pub(super) const PV: u64 = word(b"pv");
    pub(super) const MULTIPV: u64 = word(b"multipv");
    pub(super) const SCORE: u64 = word(b"score");
    pub(super) const WDL: u64 = word(b"wdl");
    pub(super) const CURRMOVE: u64 = word(b"currmove");
    pub(super) const HASHFULL: u64 = word(b"hashfull");
    pub(super) const NPS: u64 = word(b"nps");
    pub(super) const TBHITS: u64 = word(b"tbhits");
    pub(super) const SBHITS: u64 = word(b"sbhits");
    pub(super) const CPULOAD: u64 = word(b"cpuload");
    pub(super) const STRING: u64 = word(b"string");
    pub(super) const CURRLINE: u64 = word(b"currline");
    pub(super) const CP: u64 = word(b"cp");
    pub(super) const MATE: u64 = word(b"mate");
}
