//! Calendar dates, whole or in part: `1991`, `1991-10`, `1991-10-25`
//! (published page `cif--basic`). A date is Gregorian from 15 October 1582
//! on and Julian up to 4 October 1582, which was the day before. The schema
//! has seen to the form; whether there was such a day is asked here.
//!
//! ```
//! use cif_text::date::{Date, DateErrorKind};
//!
//! let birth: Date = "1853".parse()?;
//! let death: Date = "1852-12-31".parse()?;
//! assert!(death.certainly_before(birth));
//! assert!(!"1853-01-01".parse::<Date>()?.certainly_before(birth));
//! assert_eq!(birth.last_day() - birth.first_day() + 1, 365);
//!
//! let error = "1582-10-05".parse::<Date>().unwrap_err();
//! assert_eq!(error.kind, DateErrorKind::Skipped);
//! assert_eq!("1500-02-29".parse::<Date>()?.to_string(), "1500-02-29");
//! assert_eq!("1900-02-29".parse::<Date>().unwrap_err().range, 8..10);
//! # Ok::<(), cif_text::date::DateError>(())
//! ```
//!
//! # Limits
//!
//! - The years are 1 to 9999; there is no year 0000, as there was none.
//! - Places that changed calendars later are not known: a date of 1600 is
//!   Gregorian wherever it was written.
//! - A day is a day of the calendar. Two dates in unlike time zones may be a
//!   day apart and mean the same; the caller allows for that.

use core::fmt;
use core::ops::Range;
use core::str::FromStr;

/// A year, month or day that exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Date {
    year: u16,
    month: Option<u8>,
    day: Option<u8>,
    first: i32,
    last: i32,
}

impl Date {
    /// The year.
    pub fn year(self) -> u16 {
        self.year
    }

    /// The month from 1, if the date has one.
    pub fn month(self) -> Option<u8> {
        self.month
    }

    /// The day of the month from 1, if the date has one.
    pub fn day(self) -> Option<u8> {
        self.day
    }

    /// The first day it may mean, as a Julian day number: a running count of
    /// days in which 15 October 1582 is 2299161.
    pub fn first_day(self) -> i32 {
        self.first
    }

    /// The last day it may mean, in the same count.
    pub fn last_day(self) -> i32 {
        self.last
    }

    /// Returns true if every day it may mean comes before every day the other
    /// may.
    pub fn certainly_before(self, other: Self) -> bool {
        self.last < other.first
    }

    fn new(year: u16, month: Option<u8>, day: Option<u8>) -> Result<Self, DateErrorKind> {
        if year == 0 {
            return Err(DateErrorKind::YearZero);
        }
        let first = number(year, month.unwrap_or(1), day.unwrap_or(1))?;
        let last_month = month.unwrap_or(12);
        let last_day = day.map_or_else(|| length(year, last_month), Ok)?;
        let last = number(year, last_month, last_day)?;
        Ok(Self {
            year,
            month,
            day,
            first,
            last,
        })
    }
}

/// The first day of the Gregorian calendar; the last of the Julian was the 4th.
const REFORM: (u16, u8, u8) = (1582, 10, 15);

/// The Julian day number of a day, if there was such a day.
fn number(year: u16, month: u8, day: u8) -> Result<i32, DateErrorKind> {
    if !(1..=length(year, month)?).contains(&day) {
        return Err(DateErrorKind::NoSuchDay);
    }
    let is_gregorian = (year, month, day) >= REFORM;
    if !is_gregorian && (year, month, day) > (1582, 10, 4) {
        return Err(DateErrorKind::Skipped);
    }
    // Years begin with March, so that the day of a leap year comes last.
    let before_march = i32::from(month < 3);
    let years = i32::from(year) + 4800 - before_march;
    let months = i32::from(month) - 3 + 12 * before_march;
    let julian = i32::from(day) + (153 * months + 2) / 5 + 365 * years + years / 4 - 32083;
    let skipped = years / 100 - years / 400 - 38;
    Ok(julian - if is_gregorian { skipped } else { 0 })
}

/// The number of the last day of a month.
fn length(year: u16, month: u8) -> Result<u8, DateErrorKind> {
    let divides = |number| year.is_multiple_of(number);
    let is_leap = divides(4) && (year <= REFORM.0 || !divides(100) || divides(400));
    match month {
        2 => Ok(if is_leap { 29 } else { 28 }),
        4 | 6 | 9 | 11 => Ok(30),
        1..=12 => Ok(31),
        _ => Err(DateErrorKind::NoSuchMonth),
    }
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, DateError> {
        let syntax = || DateError::new(DateErrorKind::Syntax, 0..text.len());
        let parts = match text.len() {
            4 => [text.get(..4), None, None],
            7 => [text.get(..4), text.get(5..), None],
            10 => [text.get(..4), text.get(5..7), text.get(8..)],
            _ => return Err(syntax()),
        };
        let hyphens = [4, 7].map(|at| text.as_bytes().get(at).is_none_or(|byte| *byte == b'-'));
        // `parse` alone would let a sign pass.
        let number = |part: &str| -> Option<u16> {
            let digits = part.bytes().all(|byte| byte.is_ascii_digit());
            part.parse().ok().filter(|_| digits)
        };
        let [year, month, day] = parts.map(|part| part.map(number));
        let (Some(Some(year)), [true, true]) = (year, hyphens) else {
            return Err(syntax());
        };
        let small = |part: Option<Option<u16>>| match part {
            None => Ok(None),
            Some(Some(number)) => u8::try_from(number).map(Some).map_err(|_| syntax()),
            Some(None) => Err(syntax()),
        };
        Self::new(year, small(month)?, small(day)?).map_err(|kind| {
            let range = match kind {
                DateErrorKind::YearZero => 0..4,
                DateErrorKind::NoSuchMonth => 5..7,
                DateErrorKind::NoSuchDay => 8..10,
                DateErrorKind::Syntax | DateErrorKind::Skipped => 0..text.len(),
            };
            DateError::new(kind, range)
        })
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        for part in [self.month, self.day].into_iter().flatten() {
            write!(f, "-{part:02}")?;
        }
        Ok(())
    }
}

/// Why a text is no date.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct DateError {
    /// The kind of fault.
    pub kind: DateErrorKind,
    /// The bytes of the text it concerns.
    pub range: Range<usize>,
}

/// A kind of fault of a date. All kinds but [`Self::Syntax`] are rule DT-001.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DateErrorKind {
    /// The text has another form, which the schema refuses.
    Syntax,
    /// The year 0000.
    YearZero,
    /// A month that is none of 01 to 12.
    NoSuchMonth,
    /// A day that the month has not, or 00.
    NoSuchDay,
    /// One of the days 5 to 14 October 1582, which the reform left out.
    Skipped,
}

impl DateError {
    fn new(kind: DateErrorKind, range: Range<usize>) -> Self {
        Self { kind, range }
    }

    /// A way to put it right.
    pub fn help(&self) -> &'static str {
        match self.kind {
            DateErrorKind::Syntax => {
                "write the year in four digits, with the month and the day in two if they are \
                 known: 1991, 1991-10, 1991-10-25"
            }
            DateErrorKind::YearZero => "leave out a date of which nothing is known",
            DateErrorKind::NoSuchMonth => "leave out a month that is not known: 1991",
            DateErrorKind::NoSuchDay => {
                "leave out a day that is not known: 1991-10; a year divisible by 100 but not by 400 \
                 has no 29 February, from 1700 on"
            }
            DateErrorKind::Skipped => {
                "dates to 4 October 1582 are Julian, dates from 15 October 1582 Gregorian"
            }
        }
    }
}

impl fmt::Display for DateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            DateErrorKind::Syntax => "this is no date",
            DateErrorKind::YearZero => "there is no year 0000",
            DateErrorKind::NoSuchMonth => "there is no such month",
            DateErrorKind::NoSuchDay => "the month has no such day",
            DateErrorKind::Skipped => "the calendar passes from 4 to 15 October 1582",
        })
    }
}

impl core::error::Error for DateError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn what_is_no_date() {
        use DateErrorKind::{NoSuchDay, NoSuchMonth, Skipped, Syntax, YearZero};
        for (text, kind, range) in [
            ("", Syntax, 0..0),
            ("199", Syntax, 0..3),
            ("19910", Syntax, 0..5),
            ("1991-1", Syntax, 0..6),
            ("1991/10", Syntax, 0..7),
            ("1991-10/25", Syntax, 0..10),
            ("+991", Syntax, 0..4),
            ("1991-+1-25", Syntax, 0..10),
            ("1991-10-1\u{e9}", Syntax, 0..11),
            ("199\u{e9}-10-2", Syntax, 0..10),
            ("1991-10-25Z", Syntax, 0..11),
            ("0000", YearZero, 0..4),
            ("0000-01-01", YearZero, 0..4),
            ("1991-00", NoSuchMonth, 5..7),
            ("1991-13-01", NoSuchMonth, 5..7),
            ("1991-01-00", NoSuchDay, 8..10),
            ("1991-01-32", NoSuchDay, 8..10),
            ("1991-02-29", NoSuchDay, 8..10),
            ("1700-02-29", NoSuchDay, 8..10),
            ("1582-10-32", NoSuchDay, 8..10),
            ("1582-10-00", NoSuchDay, 8..10),
            ("1582-10-05", Skipped, 0..10),
            ("1582-10-14", Skipped, 0..10),
        ] {
            let error = text.parse::<Date>().unwrap_err();
            assert_eq!((error.kind, error.range.clone()), (kind, range), "{text}");
            assert!(text.get(error.range.clone()).is_some());
            assert!(!error.to_string().is_empty() && !error.help().is_empty());
        }
    }

    /// Every year, month and day in turn: one that exists is the day after the
    /// last one that did, so the calendar has neither hole nor overlap; how
    /// many days a year has is known apart from the library.
    #[test]
    fn the_days_run_on() {
        // 1 January of the year 1 in the Julian calendar.
        let mut next = 1_721_424;
        for year in (1..=2400).chain(9990..=9999) {
            if year == 9990 {
                next = date("9990").first_day();
            }
            let whole = date(&format!("{year:04}"));
            assert_eq!(whole.first_day(), next);
            for month in 1..=12 {
                let part = date(&format!("{year:04}-{month:02}"));
                assert_eq!(part.first_day(), next);
                for day in 0..=32 {
                    let text = format!("{year:04}-{month:02}-{day:02}");
                    if let Ok(date) = text.parse::<Date>() {
                        assert_eq!((date.first_day(), date.last_day()), (next, next), "{text}");
                        assert_eq!(date.to_string(), text);
                        next += 1;
                    }
                }
                assert_eq!(part.last_day(), next - 1);
            }
            let fourth = year % 4 == 0 && (year < 1582 || year % 100 != 0 || year % 400 == 0);
            let days = 365 + i32::from(fourth) - if year == 1582 { 10 } else { 0 };
            assert_eq!(whole.last_day(), next - 1);
            assert_eq!(next - whole.first_day(), days, "{year}");
        }
    }

    /// Day numbers from published tables and another calendar library.
    #[test]
    fn known_days() {
        for (text, day) in [
            ("0001-01-01", 1_721_424),
            ("1582-10-04", 2_299_160),
            ("1582-10-15", 2_299_161),
            ("1858-11-17", 2_400_001),
            ("1970-01-01", 2_440_588),
            ("2000-01-01", 2_451_545),
        ] {
            assert_eq!(date(text).first_day(), day, "{text}");
        }
    }

    #[test]
    fn partial_dates_are_ranges() {
        for (early, late) in [
            ("1900", "1901"),
            ("1900-02", "1900-03"),
            ("1900-02-28", "1900-03"),
            ("1900-02", "1900-03-01"),
            ("1582-10-04", "1582-10-15"),
            ("1582-09", "1582-10"),
            ("1899-12-31", "1900"),
        ] {
            let (early, late) = (date(early), date(late));
            assert!(early.certainly_before(late), "{early} {late}");
            assert!(!late.certainly_before(early), "{early} {late}");
        }
        for (one, other) in [
            ("1900", "1900-12"),
            ("1900-02", "1900-02-28"),
            ("1900", "1900"),
        ] {
            let (one, other) = (date(one), date(other));
            assert!(!one.certainly_before(other) && !other.certainly_before(one));
        }
    }
}
