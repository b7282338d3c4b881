//! The games that are wanted, by their numbers.

use std::fmt;
use std::str::FromStr;

/// Ranges of numbers of games; none given means all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Games {
    ranges: Vec<(u64, u64)>,
}

impl Games {
    /// Returns whether the game of this number, from 1, is wanted.
    pub(crate) fn has(&self, number: u64) -> bool {
        let mut ranges = self.ranges.iter();
        self.ranges.is_empty() || ranges.any(|(from, to)| (*from..=*to).contains(&number))
    }

    /// Returns whether all games that are wanted are before that of this number.
    pub(crate) fn are_before(&self, number: u64) -> bool {
        let last = self.ranges.iter().map(|(_, to)| *to).max();
        last.is_some_and(|last| last < number)
    }

    /// Returns whether all games are wanted.
    pub(crate) fn is_all(&self) -> bool {
        self.ranges.is_empty()
    }

    /// Counts the wanted ones among the first games.
    pub(crate) fn among(&self, count: u64) -> u64 {
        (1..=count).filter(|number| self.has(*number)).count() as u64
    }
}

impl FromStr for Games {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| match text.trim().parse::<u64>() {
            Ok(number) if number > 0 => Ok(number),
            _ => Err(format!("`{text}` is no number of a game, from 1")),
        };
        let range = |text: &str| match text.split_once('-') {
            None => number(text).map(|only| (only, only)),
            Some((from, to)) => {
                let from = if from.is_empty() { 1 } else { number(from)? };
                let to = if to.is_empty() { u64::MAX } else { number(to)? };
                if from <= to {
                    Ok((from, to))
                } else {
                    Err(format!("{from} comes after {to}"))
                }
            }
        };
        if text == "all" {
            return Ok(Self::default());
        }
        let ranges = text.split(',').map(range).collect::<Result<_, _>>()?;
        Ok(Self { ranges })
    }
}

impl fmt::Display for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ranges.is_empty() {
            return f.write_str("all");
        }
        for (number, (from, to)) in self.ranges.iter().enumerate() {
            let comma = if number > 0 { "," } else { "" };
            match to {
                _ if from == to => write!(f, "{comma}{from}")?,
                &u64::MAX => write!(f, "{comma}{from}-")?,
                _ => write!(f, "{comma}{from}-{to}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_ranges_are_understood() {
        for (text, wanted) in [
            ("3", "3"),
            ("2-4", "2 3 4"),
            ("5-", "5 6"),
            ("-2", "1 2"),
            ("1,4-5", "1 4 5"),
            ("all", "1 2 3 4 5 6"),
        ] {
            let games: Games = text.parse().unwrap();
            let found: Vec<String> = (1..7)
                .filter(|number| games.has(*number))
                .map(|number| number.to_string())
                .collect();
            assert_eq!(found.join(" "), wanted, "{text}");
            assert_eq!(games.among(6), found.len() as u64);
            let ends = (1..7).find(|number| games.are_before(*number));
            assert_eq!(ends.is_some(), !wanted.ends_with('6'), "{text}");
            assert!(ends.is_none_or(|end| !games.has(end) && games.has(end - 1)));
            assert_eq!(games.to_string().parse(), Ok(games));
        }
        for wrong in ["", "0", "a", "4-2", "1,,2", "1-2-3", "-"] {
            assert!(wrong.parse::<Games>().is_err() || wrong == "-", "{wrong}");
        }
    }
}
