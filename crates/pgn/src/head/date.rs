//! Dates, which PGN writes `1858.11.??` and CIF `1858-11`.

use std::borrow::Cow;

use cif_runtime::{Spanned, Value as _};

use super::value::put;

/// Returns whether a date is none of the calendar.
pub(super) fn is_invalid_date(text: &str) -> bool {
    !is_plain_date(text) && is_not_of_calendar(text)
}

/// Returns whether a date is one at first sight, as nearly all are.
fn is_plain_date(text: &str) -> bool {
    let number = |[tens, ones]: [u8; 2]| match (tens, ones) {
        (b'0'..=b'9', b'0'..=b'9') => (tens - b'0') * 10 + (ones - b'0'),
        _ => 0,
    };
    match *text.as_bytes() {
        [b'1' | b'2', ref year @ .., b'.', m1, m2, b'.', d1, d2] if year.len() == 3 => {
            year.iter().all(u8::is_ascii_digit)
                // The year of the reform, of which days are missing.
                && !text.starts_with("1582")
                && (1..=12).contains(&number([m1, m2]))
                && (1..=28).contains(&number([d1, d2]))
        }
        _ => false,
    }
}

fn is_not_of_calendar(text: &str) -> bool {
    date_of(text).is_some_and(|text| text.parse::<cif_text::date::Date>().is_err())
}

/// Sets a date from a text, if it is one of the calendar.
pub(super) fn put_date(slot: &mut Option<Spanned<cif_types::Date<'_>>>, text: &str) {
    if is_invalid_date(text) {
        return;
    }
    let Some(text) = date_of(text) else { return };
    let mut inner = None;
    put(&mut inner, text);
    if let Some(text) = inner {
        *slot = Some(cif_types::Date { utc: None, text }.into());
    }
}

/// The text of a date.
pub(super) fn show_date<'s>(slot: Option<&Spanned<cif_types::Date<'_>>>) -> Option<Cow<'s, str>> {
    let date = slot?.text.value.lexical();
    let mut text = String::with_capacity(10);
    text.extend(
        date.chars()
            .map(|char| if char == '-' { '.' } else { char }),
    );
    text.push_str(match text.len() {
        4 => ".??.??",
        7 => ".??",
        _ => "",
    });
    Some(Cow::Owned(text))
}

/// A date of PGN, as far as it is known.
fn date_of(text: &str) -> Option<String> {
    if is_plain_date(text)
        && let Some((year, rest)) = text.split_at_checked(4)
        && let Some((month, day)) = rest.split_at_checked(3)
    {
        let parts = [year, month, day].map(|part| part.trim_start_matches('.'));
        return Some(parts.join("-"));
    }
    let mut parts = text.split('.');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if parts.next().is_some() || !number(year) {
        return None;
    }
    let (month, day) = (two_digits(month), two_digits(day));
    let known: &[&str] = match (number(&month), number(&day)) {
        (true, true) => &[year, &month, &day],
        (true, false) if day == "??" => &[year, &month],
        // A day of no month says nothing.
        (false, is_day) if month == "??" && (is_day || day == "??") => &[year],
        _ => return None,
    };
    Some(known.join("-"))
}

/// Month or day, with the zero that some leave out.
fn two_digits(part: &str) -> Cow<'_, str> {
    match part.as_bytes() {
        [b'1'..=b'9'] => Cow::Owned(format!("0{part}")),
        _ => Cow::Borrowed(part),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_say_what_is_known() {
        for (text, date) in [
            ("2020.5.3", Some("2020-05-03")),
            ("2020.05.??", Some("2020-05")),
            ("2020.5.??", Some("2020-05")),
            ("2020.??.15", Some("2020")),
            ("2020.??.??", Some("2020")),
            ("2020.0.3", Some("2020-0-03")),
            ("????.05.03", None),
            ("2020.?x.15", None),
            ("2020.??.x", None),
            ("2020.5", None),
        ] {
            assert_eq!(date_of(text).as_deref(), date, "{text}");
        }
        assert!(!is_invalid_date("2020.5.3") && !is_invalid_date("2020.??.15"));
        assert!(is_invalid_date("2020.2.30") && is_invalid_date("2020.0.3"));
        assert!(is_invalid_date("1582.10.05") && is_invalid_date("1582.10.14"));
        assert!(!is_invalid_date("1582.10.04") && !is_invalid_date("1582.10.15"));
    }

    #[test]
    fn plain_dates_are_dates() {
        let mut plain = 0;
        for year in (0..4000).step_by(37) {
            for month in 0..14 {
                for day in 0..33 {
                    let text = format!("{year:04}.{month:02}.{day:02}");
                    let date = format!("{year:04}-{month:02}-{day:02}");
                    assert_eq!(date_of(&text), Some(date));
                    plain += usize::from(is_plain_date(&text));
                    assert!(
                        !(is_plain_date(&text) && is_not_of_calendar(&text)),
                        "{text}"
                    );
                }
            }
        }
        assert_eq!(plain, 54 * 12 * 28);
        for text in [
            "",
            "2000.01.1",
            "2000.01.001",
            "2000.1x.01",
            "2000.x1.01",
            "2\u{e9}0.01.01",
        ] {
            assert!(!is_plain_date(text), "{text}");
        }
    }
}
