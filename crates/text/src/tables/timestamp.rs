//! Timestamps: a date, with or without time of day (type `Timestamp`). The
//! grammar asks for digits only; whether the calendar has the day is a second
//! question.

use core::cmp::Ordering;
use core::fmt;
use core::str::FromStr;

use super::error::{ItemError, Scanner};

/// A point in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Timestamp {
    /// Four digits.
    pub year: u16,
    /// Two digits.
    pub month: u8,
    /// Two digits.
    pub day: u8,
    /// The time of day, where given.
    pub clock: Option<Clock>,
}

/// A time of day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    /// Two digits.
    pub hour: u8,
    /// Two digits.
    pub minute: u8,
    /// Two digits, where given.
    pub second: Option<u8>,
    /// True for UTC (a `Z` at the end), false for local time.
    pub utc: bool,
}

impl Timestamp {
    /// Returns true if the calendar has this day, and the day this time of day.
    pub fn is_real(&self) -> bool {
        let clock = self.clock.is_none_or(|clock| {
            clock.hour < 24 && clock.minute < 60 && clock.second.is_none_or(|second| second < 60)
        });
        clock && (1..=days(self.year, self.month)).contains(&self.day)
    }

    /// Compares this point with the other, as far as both are given; `None`
    /// where local time meets UTC.
    ///
    /// ```
    /// use core::cmp::Ordering;
    /// use cif_text::tables::Timestamp;
    /// let at = |text: &str| text.parse::<Timestamp>().unwrap();
    /// assert_eq!(at("2014-12-21").compare(&at("2014-12-22T10:00")), Some(Ordering::Less));
    /// assert_eq!(at("2014-12-21").compare(&at("2014-12-21T10:00")), Some(Ordering::Equal));
    /// assert_eq!(at("2014-12-21T10:00Z").compare(&at("2014-12-21T10:00")), None);
    /// ```
    pub fn compare(&self, other: &Self) -> Option<Ordering> {
        let date = |point: &Self| (point.year, point.month, point.day);
        let (Some(ours), Some(theirs)) = (self.clock, other.clock) else {
            return Some(date(self).cmp(&date(other)));
        };
        if ours.utc != theirs.utc {
            return None;
        }
        let minutes = (ours.hour, ours.minute).cmp(&(theirs.hour, theirs.minute));
        let seconds = match (ours.second, theirs.second) {
            (Some(ours), Some(theirs)) => ours.cmp(&theirs),
            _ => Ordering::Equal,
        };
        Some(date(self).cmp(&date(other)).then(minutes).then(seconds))
    }
}

/// The days of a month of the Gregorian calendar; none in a month that does
/// not exist.
const fn days(year: u16, month: u8) -> u8 {
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => {
            29
        }
        2 => 28,
        _ => 0,
    }
}

const HELP: &str = "a timestamp is a date and a time of day, like 2014-12-21T23:57:00Z; \
                    the time, the seconds and the Z may be left out";

impl FromStr for Timestamp {
    type Err = ItemError;

    fn from_str(text: &str) -> Result<Self, ItemError> {
        let mut scanner = Scanner::new(text, HELP);
        let year = scanner.fixed(4, "a timestamp begins with a year of four digits")?;
        let month = after(&mut scanner, b'-', "a month of two digits follows the year")?;
        let day = after(&mut scanner, b'-', "a day of two digits follows the month")?;
        let clock = if scanner.eat(b'T') {
            let hour = pair(&mut scanner, "an hour of two digits follows the T")?;
            let minute = after(
                &mut scanner,
                b':',
                "a minute of two digits follows the hour",
            )?;
            let second = if scanner.eat(b':') {
                Some(pair(&mut scanner, "a second has two digits")?)
            } else {
                None
            };
            Some(Clock {
                hour,
                minute,
                second,
                utc: scanner.eat(b'Z'),
            })
        } else {
            None
        };
        scanner.end()?;
        Ok(Self {
            year,
            month,
            day,
            clock,
        })
    }
}

/// Two digits.
fn pair(scanner: &mut Scanner<'_>, message: &'static str) -> Result<u8, ItemError> {
    let number = scanner.fixed(2, message)?;
    // Two digits are below 100.
    Ok(u8::try_from(number).unwrap_or(u8::MAX))
}

/// Two digits after a sign.
fn after(scanner: &mut Scanner<'_>, sign: u8, message: &'static str) -> Result<u8, ItemError> {
    if scanner.eat(sign) {
        pair(scanner, message)
    } else {
        scanner.syntax(message)
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)?;
        if let Some(clock) = self.clock {
            write!(f, "T{:02}:{:02}", clock.hour, clock.minute)?;
            if let Some(second) = clock.second {
                write!(f, ":{second:02}")?;
            }
            if clock.utc {
                f.write_str("Z")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps_print_as_read() {
        for (text, real) in [
            ("2014-12-21", true),
            ("2014-12-21T23:57", true),
            ("2014-12-21T23:57Z", true),
            ("2014-12-21T23:57:59", true),
            ("0000-01-01T00:00:00Z", true),
            ("2000-02-29", true),
            ("1900-02-29", false),
            ("2014-13-01", false),
            ("2014-00-01", false),
            ("2014-04-31", false),
            ("2014-04-00", false),
            ("2014-12-21T24:00", false),
            ("2014-12-21T23:60", false),
            ("2014-12-21T23:57:60", false),
        ] {
            let point: Timestamp = text.parse().unwrap();
            assert_eq!(point.to_string(), text);
            assert_eq!(point.is_real(), real, "{text}");
        }
    }

    #[test]
    fn wrong_timestamps_say_where() {
        for (text, range) in [
            ("", 0..0),
            ("14-12-21", 0..8),
            ("2014", 4..4),
            ("2014.12.21", 4..10),
            ("2014-1-21", 5..9),
            ("2014-12", 7..7),
            ("2014-12-211", 8..11),
            ("2014-12-21T", 11..11),
            ("2014-12-21T10", 13..13),
            ("2014-12-21T10:00:0", 17..18),
            ("2014-12-21Z", 10..11),
            ("2014-12-21 10:00", 10..16),
            ("2014-12-21T10:00+01:00", 16..22),
        ] {
            assert_eq!(
                text.parse::<Timestamp>().unwrap_err().range,
                range,
                "{text}"
            );
        }
    }
}
