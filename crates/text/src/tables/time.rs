//! Times of a clock: `h:mm:ss` or plain seconds, both with up to three
//! decimals (type `Time`).

use core::fmt;
use core::str::FromStr;

use super::error::{ItemError, Scanner};

/// A span of time, or the time a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Time {
    /// In milliseconds.
    pub milliseconds: u64,
    /// Its form in the text.
    pub form: TimeForm,
}

/// The two ways to write a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeForm {
    /// Hours, minutes and seconds: `00:03:00`.
    Clock,
    /// Seconds: `180`.
    Seconds,
}

const SECOND: u64 = 1000;
const HELP: &str = "a time is h:mm:ss or seconds, with up to three decimals, like 0:03:00 or 0.235";

impl FromStr for Time {
    type Err = ItemError;

    fn from_str(text: &str) -> Result<Self, ItemError> {
        let mut scanner = Scanner::new(text, HELP);
        let first = scanner.number("a time begins with a digit")?;
        let (seconds, form) = if scanner.eat(b':') {
            let minutes = sexagesimal(&mut scanner)?;
            if !scanner.eat(b':') {
                return scanner.syntax("a time with a colon has hours, minutes and seconds");
            }
            let seconds = minutes * 60 + sexagesimal(&mut scanner)?;
            let all = first
                .checked_mul(3600)
                .and_then(|hours| hours.checked_add(seconds));
            (all, TimeForm::Clock)
        } else {
            (Some(first), TimeForm::Seconds)
        };
        let fraction = if scanner.eat(b'.') {
            decimals(&mut scanner)?
        } else {
            0
        };
        scanner.end()?;
        let all = seconds.and_then(|seconds| seconds.checked_mul(SECOND)?.checked_add(fraction));
        match all {
            Some(milliseconds) => Ok(Self { milliseconds, form }),
            None => scanner.too_large(0),
        }
    }
}

/// Minutes or seconds: two digits, 00 to 59.
fn sexagesimal(scanner: &mut Scanner<'_>) -> Result<u64, ItemError> {
    let start = scanner.at();
    let message = "minutes and seconds have two digits, 00 to 59";
    match scanner.fixed(2, message)? {
        number @ 0..60 => Ok(u64::from(number)),
        _ => scanner.err(super::ItemErrorKind::Syntax, start..scanner.at(), message),
    }
}

/// One to three decimals, in milliseconds.
fn decimals(scanner: &mut Scanner<'_>) -> Result<u64, ItemError> {
    let start = scanner.at();
    let digits = scanner.digits();
    let scale = match digits.len() {
        1 => 100,
        2 => 10,
        3 => 1,
        _ => {
            let message = "a time has one to three decimals after the point";
            return scanner.err(super::ItemErrorKind::Syntax, start..scanner.at(), message);
        }
    };
    let value = digits
        .bytes()
        .fold(0, |sum, digit| sum * 10 + u64::from(digit - b'0'));
    Ok(value * scale)
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.milliseconds / SECOND;
        match self.form {
            TimeForm::Seconds => write!(f, "{seconds}")?,
            TimeForm::Clock => {
                let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
                write!(f, "{hours:02}:{minutes:02}:{:02}", seconds % 60)?;
            }
        }
        match self.milliseconds % SECOND {
            0 => Ok(()),
            rest if rest % 100 == 0 => write!(f, ".{}", rest / 100),
            rest if rest % 10 == 0 => write!(f, ".{:02}", rest / 10),
            rest => write!(f, ".{rest:03}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::ItemErrorKind::{Syntax, TooLarge};

    #[test]
    fn times_in_milliseconds() {
        for (text, milliseconds, printed) in [
            ("00:03:00", 180_000, "00:03:00"),
            ("0:03:00.5", 180_500, "00:03:00.5"),
            ("100:59:59.999", 363_599_999, "100:59:59.999"),
            ("0.235", 235, "0.235"),
            ("1.050", 1050, "1.05"),
            ("0", 0, "0"),
            ("180", 180_000, "180"),
            ("18446744073709551.615", u64::MAX, "18446744073709551.615"),
        ] {
            let time: Time = text.parse().unwrap();
            assert_eq!(time.milliseconds, milliseconds, "{text}");
            assert_eq!(time.to_string(), printed);
        }
    }

    #[test]
    fn wrong_times_say_why_and_where() {
        for (text, kind, range) in [
            ("", Syntax, 0..0),
            ("-1", Syntax, 0..2),
            (".5", Syntax, 0..2),
            ("3:00", Syntax, 4..4),
            ("0:3:00", Syntax, 2..6),
            ("0:60:00", Syntax, 2..4),
            ("0:00:60", Syntax, 5..7),
            ("0:00:000", Syntax, 5..8),
            ("1.", Syntax, 2..2),
            ("1.2345", Syntax, 2..6),
            ("1,5", Syntax, 1..3),
            ("18446744073709551.616", TooLarge, 0..21),
            ("99999999999999999999", TooLarge, 0..20),
            ("9999999999999999999:00:00", TooLarge, 0..25),
        ] {
            let error = text.parse::<Time>().unwrap_err();
            assert_eq!((error.kind, error.range), (kind, range), "{text}");
        }
    }
}
