//! The words of an `info` line.

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
    pub(crate) fn of(token: &str) -> Option<Self> {
        Some(match token.as_bytes() {
            b"depth" => Self::Depth,
            b"seldepth" => Self::Seldepth,
            b"time" => Self::Time,
            b"nodes" => Self::Nodes,
            b"pv" => Self::Pv,
            b"multipv" => Self::Multipv,
            b"score" => Self::Score,
            b"wdl" => Self::Wdl,
            b"currmove" => Self::Currmove,
            b"currmovenumber" => Self::Currmovenumber,
            b"hashfull" => Self::Hashfull,
            b"nps" => Self::Nps,
            b"tbhits" => Self::Tbhits,
            b"sbhits" => Self::Sbhits,
            b"cpuload" => Self::Cpuload,
            b"string" => Self::String,
            b"refutation" => Self::Refutation,
            b"currline" => Self::Currline,
            b"cp" => Self::Cp,
            b"mate" => Self::Mate,
            b"lowerbound" => Self::Lowerbound,
            b"upperbound" => Self::Upperbound,
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

    /// Whether a token begins a field. Most tokens are moves, whose second
    /// character is a digit: they are told from keywords by one look.
    #[inline]
    pub(crate) fn begins_field(token: &str) -> bool {
        token.as_bytes().get(1).is_some_and(u8::is_ascii_lowercase)
            && Self::of(token).is_some_and(|keyword| !keyword.is_part_of_score())
    }
}
