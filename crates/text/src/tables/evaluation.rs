//! Evaluations: a score in centipawns from White's point of view, the depth
//! of the search after `:`, its time in centiseconds after `#`. A mate has no
//! published form; it is mapped to the scores next to 32000.

use core::fmt;
use core::str::FromStr;

use super::error::{ItemError, ItemErrorKind, Scanner};
use crate::legality;

/// The item of an evaluation table, as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Evaluation {
    /// The number of the score: see [`Evaluation::score`].
    pub centipawns: i64,
    /// The depth of the search in plies.
    pub depth: Option<u64>,
    /// The time of the search in centiseconds.
    pub centiseconds: Option<u64>,
}

/// The meaning of the number of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Centipawns, positive when White is better.
    Centipawns(i64),
    /// A forced mate.
    Mate {
        /// The side that mates.
        winner: Side,
        /// In how many of its moves; 0 when the mate is on the board.
        moves: u16,
    },
}

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

impl From<Side> for legality::Side {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}

impl From<legality::Side> for Side {
    fn from(side: legality::Side) -> Self {
        match side {
            legality::Side::White => Self::White,
            legality::Side::Black => Self::Black,
        }
    }
}

/// The score of a mate on the board.
const MATE: u64 = 32_000;
/// The score of the farthest mate.
const FARTHEST_MATE: u64 = 31_000;
/// The best score that is no mate.
const BEST: i64 = 30_999;

impl Score {
    /// The number that stands for the score, and whether it had to be
    /// clamped: a plain score to 30999 either way, a mate to 1000 moves.
    pub fn to_centipawns(self) -> (i64, bool) {
        match self {
            Self::Centipawns(score) => {
                let clamped = score.clamp(-BEST, BEST);
                (clamped, clamped != score)
            }
            Self::Mate { winner, moves } => {
                let farthest = MATE.cast_signed() - FARTHEST_MATE.cast_signed();
                let clamped = i64::from(moves).min(farthest);
                let score = MATE.cast_signed() - clamped;
                let score = match winner {
                    Side::White => score,
                    Side::Black => -score,
                };
                (score, clamped != i64::from(moves))
            }
        }
    }
}

impl Evaluation {
    /// An evaluation with this score alone, and whether the score had to be
    /// clamped (see [`Score::to_centipawns`]).
    pub fn new(score: Score) -> (Self, bool) {
        let (centipawns, clamped) = score.to_centipawns();
        let evaluation = Self {
            centipawns,
            depth: None,
            centiseconds: None,
        };
        (evaluation, clamped)
    }

    /// The meaning of the number: from 31000 to 32000, either way, a mate.
    pub fn score(&self) -> Score {
        let size = self.centipawns.unsigned_abs();
        let moves = MATE.checked_sub(size).filter(|_| FARTHEST_MATE <= size);
        match moves.map(u16::try_from) {
            Some(Ok(moves)) => Score::Mate {
                winner: if self.centipawns < 0 {
                    Side::Black
                } else {
                    Side::White
                },
                moves,
            },
            _ => Score::Centipawns(self.centipawns),
        }
    }
}

const HELP: &str =
    "an evaluation is a sign and centipawns, then :depth and #centiseconds, like +13:18#250";

impl FromStr for Evaluation {
    type Err = ItemError;

    fn from_str(text: &str) -> Result<Self, ItemError> {
        let mut scanner = Scanner::new(text, HELP);
        let negative = scanner.eat(b'-');
        if !negative && !scanner.eat(b'+') {
            return scanner.syntax("a score begins with its sign");
        }
        if text.len() == 1 {
            let message = "a sign without a number";
            return scanner.err(ItemErrorKind::BareSign, 0..1, message);
        }
        let size = scanner.number("a score is missing after the sign")?;
        let signed = if negative {
            0_i64.checked_sub_unsigned(size)
        } else {
            i64::try_from(size).ok()
        };
        let Some(centipawns) = signed else {
            return scanner.too_large(0);
        };
        let depth = if scanner.eat(b':') {
            Some(scanner.number("a depth is missing after the colon")?)
        } else {
            None
        };
        let centiseconds = if scanner.eat(b'#') {
            Some(scanner.number("a time is missing after the hash sign")?)
        } else {
            None
        };
        scanner.end()?;
        Ok(Self {
            centipawns,
            depth,
            centiseconds,
        })
    }
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+}", self.centipawns)?;
        if let Some(depth) = self.depth {
            write!(f, ":{depth}")?;
        }
        if let Some(time) = self.centiseconds {
            write!(f, "#{time}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_print_as_read() {
        for text in ["+0", "+13", "-13:18", "+13#250", "-9223372036854775808:1#2"] {
            assert_eq!(text.parse::<Evaluation>().unwrap().to_string(), text);
        }
        assert_eq!("-0".parse::<Evaluation>().unwrap().to_string(), "+0");
    }

    #[test]
    fn wrong_evaluations_say_why_and_where() {
        use ItemErrorKind::{BareSign, Syntax, TooLarge};
        for (text, kind, range) in [
            ("", Syntax, 0..0),
            ("+", BareSign, 0..1),
            ("-", BareSign, 0..1),
            ("13", Syntax, 0..2),
            ("+:1", Syntax, 1..3),
            ("+1:", Syntax, 3..3),
            ("+1#", Syntax, 3..3),
            ("+1#2:3", Syntax, 4..6),
            ("+1 ", Syntax, 2..3),
            ("+#3", Syntax, 1..3),
            ("+1\u{e9}", Syntax, 2..4),
            ("+9223372036854775808", TooLarge, 0..20),
            ("-9223372036854775809", TooLarge, 0..20),
            ("+1:18446744073709551616", TooLarge, 3..23),
        ] {
            let error = text.parse::<Evaluation>().unwrap_err();
            assert_eq!((error.kind, error.range), (kind, range), "{text}");
        }
    }

    #[test]
    fn sides_are_those_of_the_rules() {
        for side in [Side::White, Side::Black] {
            assert_eq!(Side::from(legality::Side::from(side)), side);
        }
        assert_eq!(legality::Side::from(Side::Black), legality::Side::Black);
    }

    #[test]
    fn mates_stand_next_to_32000() {
        let mate = |winner, moves| Score::Mate { winner, moves };
        for (text, score) in [
            ("+30999", Score::Centipawns(30_999)),
            ("+31000", mate(Side::White, 1000)),
            ("+31997", mate(Side::White, 3)),
            ("-31999", mate(Side::Black, 1)),
            ("-32000", mate(Side::Black, 0)),
            ("+32001", Score::Centipawns(32_001)),
            ("-9223372036854775808", Score::Centipawns(i64::MIN)),
        ] {
            assert_eq!(text.parse::<Evaluation>().unwrap().score(), score, "{text}");
        }
        assert_eq!(mate(Side::Black, 3).to_centipawns(), (-31_997, false));
        assert_eq!(mate(Side::White, 1001).to_centipawns(), (31_000, true));
        assert_eq!(Score::Centipawns(-31_000).to_centipawns(), (-30_999, true));
        assert_eq!(Score::Centipawns(i64::MIN).to_centipawns(), (-30_999, true));
    }
}
