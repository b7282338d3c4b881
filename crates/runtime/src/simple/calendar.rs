//! Dates, times and durations: their texts, and their partial order (XML Schema
//! part 2, 3.2.6.2 and 3.2.7.3). Points and spans of time are counted in
//! attoseconds, so that all of them compare in one way. Any number of digits is
//! read; those beyond 10^12 (18 digits of a second) no longer tell values apart.

use std::cmp::Ordering;

use crate::simple::Builtin;

const SECOND: i128 = 1_000_000_000_000_000_000;
const MINUTE: i128 = 60 * SECOND;
const HOUR: i128 = 60 * MINUTE;
const DAY: i128 = 24 * HOUR;

/// The bound at which numbers are cut, far enough below the range of `i128`.
const MOST: i128 = 1_000_000_000_000;

/// The months that the standard names to compare durations by.
const MONTHS: [(i128, i128); 4] = [(1696, 9), (1697, 2), (1903, 3), (1903, 7)];

/// A value of one of the eight types of dates and times: where it begins, on the
/// time line of UTC or of an unknown zone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment {
    start: i128,
    zoned: bool,
}

impl Moment {
    /// Reads a text of the type `kind`; `None` where it does not fit.
    pub(crate) fn parse(kind: Builtin, text: &str) -> Option<Self> {
        // What a type does not say is taken from a leap year with a long month.
        let (mut year, mut month, mut day, mut clock) = (2000, 1, 1, 0);
        let mut cursor = Cursor(text.as_bytes());
        match kind {
            Builtin::DateTime => {
                (year, month, day) = (cursor.year()?, cursor.field(b'-')?, cursor.field(b'-')?);
                cursor.eat(b'T')?;
                clock = cursor.clock()?;
            }
            Builtin::Time => clock = cursor.clock()? % DAY,
            Builtin::Date => {
                (year, month, day) = (cursor.year()?, cursor.field(b'-')?, cursor.field(b'-')?);
            }
            Builtin::GYearMonth => (year, month) = (cursor.year()?, cursor.field(b'-')?),
            Builtin::GYear => year = cursor.year()?,
            Builtin::GMonthDay => {
                cursor.eat(b'-')?;
                (month, day) = (cursor.field(b'-')?, cursor.field(b'-')?);
            }
            Builtin::GDay => {
                cursor.eat(b'-')?;
                cursor.eat(b'-')?;
                day = cursor.field(b'-')?;
            }
            Builtin::GMonth => {
                cursor.eat(b'-')?;
                month = cursor.field(b'-')?;
            }
            _ => return None,
        }
        let (offset, zoned) = cursor.zone()?;
        if !(1..=12).contains(&month) || day < 1 || day > days_of_month(year, month) {
            return None;
        }
        Some(Self {
            start: days_before(year, month, day) * DAY + clock - offset,
            zoned,
        })
    }

    /// Compares two values of one type. A value without zone may lie 14 hours
    /// either way, and is beside those that are nearer.
    pub(crate) fn compare(self, other: Self) -> Option<Ordering> {
        match (self.zoned, other.zoned) {
            (true, false) => self.compare_to_unzoned(other),
            (false, true) => other.compare_to_unzoned(self).map(Ordering::reverse),
            _ => Some(self.start.cmp(&other.start)),
        }
    }

    /// Adds the value to a key.
    pub(crate) fn push_key(self, key: &mut Vec<u8>) {
        key.push(u8::from(self.zoned));
        key.extend(self.start.to_be_bytes());
    }

    fn compare_to_unzoned(self, other: Self) -> Option<Ordering> {
        if self.start < other.start - 14 * HOUR {
            Some(Ordering::Less)
        } else if self.start > other.start + 14 * HOUR {
            Some(Ordering::Greater)
        } else {
            None
        }
    }
}

/// A duration: months and a part that months do not measure.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Duration {
    months: i128,
    rest: i128,
}

impl Duration {
    /// Reads an `xs:duration`; `None` where the text is none.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (sign, text) = match text.strip_prefix('-') {
            Some(text) => (-1, text),
            None => (1, text),
        };
        let text = text.strip_prefix('P')?;
        let (date, time) = match text.split_once('T') {
            Some((date, time)) => (date, Some(time)),
            None => (text, None),
        };
        if date.is_empty() && time.is_none() || time == Some("") {
            return None;
        }
        let mut cursor = Cursor(date.as_bytes());
        let years = cursor.component(b'Y')?;
        let months = cursor.component(b'M')?;
        let days = cursor.component(b'D')?;
        cursor.end()?;
        let mut cursor = Cursor(time.unwrap_or("").as_bytes());
        let hours = cursor.component(b'H')?;
        let minutes = cursor.component(b'M')?;
        let seconds = cursor.seconds_component()?;
        cursor.end()?;
        Some(Self {
            months: sign * (years * 12 + months),
            rest: sign * (days * DAY + hours * HOUR + minutes * MINUTE + seconds),
        })
    }

    /// Compares two durations: in order where they are from each of those months.
    pub(crate) fn compare(self, other: Self) -> Option<Ordering> {
        let mut orders = MONTHS
            .map(|(year, month)| self.after(year, month).cmp(&other.after(year, month)))
            .into_iter();
        let first = orders.next()?;
        orders.all(|order| order == first).then_some(first)
    }

    /// Adds the value to a key: two are equal where they end together.
    pub(crate) fn push_key(self, key: &mut Vec<u8>) {
        for (year, month) in MONTHS {
            key.extend(self.after(year, month).to_be_bytes());
        }
    }

    /// The end of this duration from the first of a month on.
    fn after(self, year: i128, month: i128) -> i128 {
        let months = year * 12 + (month - 1) + self.months;
        days_before(months.div_euclid(12), months.rem_euclid(12) + 1, 1) * DAY + self.rest
    }
}

/// Days from 0000-03-01 (the Gregorian calendar continued backwards) to a date:
/// with March first, the leap day ends the year and months follow one formula.
fn days_before(year: i128, month: i128, day: i128) -> i128 {
    let (year, month) = if month > 2 {
        (year, month - 3)
    } else {
        (year - 1, month + 9)
    };
    let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    year * 365 + leap_days + (month * 153 + 2) / 5 + day - 1
}

fn days_of_month(year: i128, month: i128) -> i128 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        _ => 31,
    }
}

/// The rest of a text.
struct Cursor<'a>(&'a [u8]);

impl<'a> Cursor<'a> {
    fn eat(&mut self, byte: u8) -> Option<()> {
        self.0 = self.0.strip_prefix(&[byte])?;
        Some(())
    }

    fn end(&self) -> Option<()> {
        self.0.is_empty().then_some(())
    }

    fn digits(&mut self) -> &'a [u8] {
        let count = self
            .0
            .iter()
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        let (digits, rest) = self.0.split_at(count);
        self.0 = rest;
        digits
    }

    /// At least four digits, no more than it takes, and no year zero.
    fn year(&mut self) -> Option<i128> {
        let sign = if self.eat(b'-').is_some() { -1 } else { 1 };
        let digits = self.digits();
        let year = number(digits);
        let padded = digits.len() > 4 && digits.first() == Some(&b'0');
        (digits.len() >= 4 && !padded && year != 0).then_some(sign * year)
    }

    fn two(&mut self) -> Option<i128> {
        let (&digits, rest) = self.0.split_first_chunk::<2>()?;
        self.0 = rest;
        (digits.iter().all(u8::is_ascii_digit)).then(|| number(&digits))
    }

    fn field(&mut self, mark: u8) -> Option<i128> {
        self.eat(mark)?;
        self.two()
    }

    /// `hh:mm:ss` with an optional fraction; 24:00:00 ends the day.
    fn clock(&mut self) -> Option<i128> {
        let (hour, minute) = (self.two()?, self.field(b':')?);
        let second = self.field(b':')?;
        let fraction = if self.eat(b'.').is_some() {
            let digits = self.digits();
            (!digits.is_empty()).then(|| fraction(digits))?
        } else {
            0
        };
        let clock = hour * HOUR + minute * MINUTE + second * SECOND + fraction;
        (minute < 60 && second < 60 && clock <= DAY).then_some(clock)
    }

    /// Returns what to take away to get UTC, and whether a zone is given at all;
    /// nothing may follow it.
    fn zone(&mut self) -> Option<(i128, bool)> {
        let sign = match self.0 {
            [] => return Some((0, false)),
            [b'Z'] => return Some((0, true)),
            [b'+', ..] => 1,
            [b'-', ..] => -1,
            _ => return None,
        };
        self.0 = &self.0[1..];
        let (hour, minute) = (self.two()?, self.field(b':')?);
        self.end()?;
        let offset = hour * HOUR + minute * MINUTE;
        (minute < 60 && offset <= 14 * HOUR).then_some((sign * offset, true))
    }

    /// A number with its letter, or 0 where another or no letter comes.
    fn component(&mut self, letter: u8) -> Option<i128> {
        let before = self.0;
        let digits = self.digits();
        if self.eat(letter).is_none() {
            self.0 = before;
            return Some(0);
        }
        (!digits.is_empty()).then(|| number(digits))
    }

    fn seconds_component(&mut self) -> Option<i128> {
        if self.0.is_empty() {
            return Some(0);
        }
        let whole = self.digits();
        let part = if self.eat(b'.').is_some() {
            let digits = self.digits();
            (!digits.is_empty()).then(|| fraction(digits))?
        } else if whole.is_empty() {
            return None;
        } else {
            0
        };
        self.eat(b'S')?;
        Some(number(whole) * SECOND + part)
    }
}

fn number(digits: &[u8]) -> i128 {
    digits.iter().fold(0, |value, digit| {
        MOST.min(value * 10 + i128::from(digit - b'0'))
    })
}

fn fraction(digits: &[u8]) -> i128 {
    let padded = digits.iter().copied().chain(std::iter::repeat(b'0'));
    padded
        .take(18)
        .fold(0, |value, digit| value * 10 + i128::from(digit - b'0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_count_on_over_years() {
        let day = |text| Moment::parse(Builtin::Date, text).map(|moment| moment.start / DAY);
        for (a, b) in [
            ("1999-12-31", "2000-01-01"),
            ("2000-02-29", "2000-03-01"),
            ("1900-02-28", "1900-03-01"),
            ("2001-09-30", "2001-10-01"),
        ] {
            assert_eq!(day(a).map(|day| day + 1), day(b), "{a} {b}");
        }
        assert_eq!(
            day("1970-01-01").zip(day("2000-01-01")).map(|(a, b)| b - a),
            Some(10_957)
        );
    }

    #[test]
    fn an_absent_zone_leaves_a_day_open() {
        let order = |a, b| {
            let parse = |text| Moment::parse(Builtin::DateTime, text);
            parse(a).zip(parse(b)).map(|(a, b)| a.compare(b))
        };
        let noon = "2000-01-01T12:00:00Z";
        assert_eq!(order("2000-01-01T12:00:00", noon), Some(None));
        assert_eq!(order("2000-01-01T02:00:00", noon), Some(None));
        // As far away as a zone can be.
        assert_eq!(order("1999-12-31T22:00:00", noon), Some(None));
        assert_eq!(order("2000-01-02T02:00:00", noon), Some(None));
        assert_eq!(
            order("1999-12-31T21:59:59", noon),
            Some(Some(Ordering::Less))
        );
        assert_eq!(
            order("2000-01-02T02:00:01", noon),
            Some(Some(Ordering::Greater))
        );
        assert_eq!(
            order("2000-01-01T13:00:00+01:00", noon),
            Some(Some(Ordering::Equal))
        );
        let midnight = order("2000-01-01T24:00:00Z", "2000-01-02T00:00:00Z");
        assert_eq!(midnight, Some(Some(Ordering::Equal)));
    }

    #[test]
    fn months_have_no_length() {
        let order = |a, b| {
            Duration::parse(a)
                .zip(Duration::parse(b))
                .map(|(a, b)| a.compare(b))
        };
        assert_eq!(order("P1M", "P30D"), Some(None));
        assert_eq!(order("P1M", "P32D"), Some(Some(Ordering::Less)));
        assert_eq!(order("P1M", "P27D"), Some(Some(Ordering::Greater)));
        assert_eq!(order("P1Y", "P12M"), Some(Some(Ordering::Equal)));
        assert_eq!(order("-P1D", "-PT23H59M59.9S"), Some(Some(Ordering::Less)));
    }

    #[test]
    fn endless_digits_do_no_harm() {
        let nines = "9".repeat(1000);
        let text = format!("P{nines}Y{nines}M{nines}DT{nines}H{nines}M{nines}.{nines}S");
        let duration = Duration::parse(&text);
        assert_eq!(duration.and_then(|d| d.compare(d)), Some(Ordering::Equal));
        let moment = Moment::parse(Builtin::DateTime, &format!("-{nines}-12-31T23:59:59-14:00"));
        assert_eq!(moment.and_then(|m| m.compare(m)), Some(Ordering::Equal));
    }
}
