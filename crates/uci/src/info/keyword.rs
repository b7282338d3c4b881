//! The words of an `info` line.

use crate::eight::word;
use crate::tokens::Token;

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
    Movesleft,
    Ebf,
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
    const ALL: [Self; 24] = [
        Self::Depth,
        Self::Seldepth,
        Self::Time,
        Self::Nodes,
        Self::Pv,
        Self::Multipv,
        Self::Score,
        Self::Wdl,
        Self::Currmove,
        Self::Currmovenumber,
        Self::Hashfull,
        Self::Nps,
        Self::Tbhits,
        Self::Sbhits,
        Self::Cpuload,
        Self::Movesleft,
        Self::Ebf,
        Self::String,
        Self::Refutation,
        Self::Currline,
        Self::Cp,
        Self::Mate,
        Self::Lowerbound,
        Self::Upperbound,
    ];

    /// The keyword that a token is.
    #[inline]
    pub(crate) fn of(token: Token<'_>) -> Option<Self> {
        match token.word {
            0 => Self::long(token.text()),
            word => Self::of_word(word),
        }
    }

    /// The keyword of up to eight letters that has this word.
    #[inline]
    pub(crate) fn of_word(word: u64) -> Option<Self> {
        let &(own, keyword) = WORDS.get(place(word, FACTOR))?;
        (own == word).then_some(keyword)
    }

    /// The keywords of more than eight letters.
    fn long(text: &str) -> Option<Self> {
        Some(match text {
            "currmovenumber" => Self::Currmovenumber,
            "movesleft" => Self::Movesleft,
            "refutation" => Self::Refutation,
            "lowerbound" => Self::Lowerbound,
            "upperbound" => Self::Upperbound,
            _ => return None,
        })
    }

    /// The value of [`Token::word`] for it.
    const fn word(self) -> u64 {
        word(self.text())
    }

    /// Its spelling.
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
            Self::Movesleft => "movesleft",
            Self::Ebf => "ebf",
            Self::String => "string",
            Self::Refutation => "refutation",
            Self::Currline => "currline",
            Self::Cp => "cp",
            Self::Mate => "mate",
            Self::Lowerbound => "lowerbound",
            Self::Upperbound => "upperbound",
        }
    }

    /// Returns true if it is a part of a score and begins no field.
    pub(crate) const fn is_part_of_score(self) -> bool {
        matches!(
            self,
            Self::Cp | Self::Mate | Self::Lowerbound | Self::Upperbound
        )
    }

    /// Returns true if a token begins a field.
    #[inline]
    pub(crate) fn begins_field(token: Token<'_>) -> bool {
        Self::of(token).is_some_and(|keyword| !keyword.is_part_of_score())
    }
}

/// The places of [`WORDS`]: six bits for each.
const PLACES: usize = 64;

/// Keywords of up to eight letters and their words, each at the place of its
/// word. A word of an empty place is none of UTF-8.
static WORDS: [(u64, Keyword); PLACES] = {
    let mut words = [(u64::MAX, Keyword::Depth); PLACES];
    let mut next = 0;
    while next < Keyword::ALL.len() {
        let keyword = Keyword::ALL[next];
        if keyword.word() != 0 {
            words[place(keyword.word(), FACTOR)] = (keyword.word(), keyword);
        }
        next += 1;
    }
    words
};

/// The factor that gives each keyword a place of its own: the first that does
/// among some without a pattern.
const FACTOR: u64 = {
    let mut factor = 1_u64;
    while !parts(factor) {
        factor = factor.wrapping_mul(6_364_136_223_846_793_005);
    }
    factor
};

const fn place(word: u64, factor: u64) -> usize {
    (word.wrapping_mul(factor) >> 58) as usize
}

/// Returns true if no two keywords have the same place.
const fn parts(factor: u64) -> bool {
    let mut taken = 0_u64;
    let mut next = 0;
    while next < Keyword::ALL.len() {
        let word = Keyword::ALL[next].word();
        let bit = 1 << place(word, factor);
        if word != 0 && taken & bit != 0 {
            return false;
        }
        taken |= if word == 0 { 0 } else { bit };
        next += 1;
    }
    true
}

/// Returns whether a token begins a field or a part of a score.
pub(super) fn is_keyword(token: Token<'_>) -> bool {
    Keyword::of(token).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::Tokens;

    #[test]
    fn keywords_are_known_and_nothing_else() {
        for keyword in Keyword::ALL {
            let text = keyword.text();
            let of = |line: &str| Tokens::new(line).next().and_then(Keyword::of);
            assert_eq!(of(text), Some(keyword));
            assert_eq!(of(&format!(" {text}\n")), Some(keyword));
            assert_eq!(of(&text.to_uppercase()), None);
            assert_eq!(of(&format!("{text}\0")), None);
            assert_eq!(of(&format!("x{text}")), None);
            assert_eq!(of(&text[..1]), None);
        }
        for line in ["\0", "\0\0\0\0\0\0\0\0", "\0\0 depth", "e2e4", "info"] {
            assert_eq!(Tokens::new(line).next().and_then(Keyword::of), None);
        }
    }
}
