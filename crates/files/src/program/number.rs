//! Numbers on the command line, with errors that say what is expected.

use std::ops::RangeInclusive;

/// A parser of whole numbers within a range.
///
/// ```
/// let jobs = cif_files::program::number::<u16>(1..=65_535);
/// assert_eq!(jobs("4"), Ok(4));
/// assert_eq!(jobs("four").unwrap_err(), "a whole number from 1 to 65535 is needed");
/// ```
pub fn number<N: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<N, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|it| range.contains(it));
        let number = number.and_then(|it| N::try_from(it).ok());
        number.ok_or_else(|| match (*range.start(), *range.end()) {
            (0, u64::MAX) => "a whole number is needed".to_owned(),
            (least, u64::MAX) => format!("a whole number is needed, at least {least}"),
            (least, most) => format!("a whole number from {least} to {most} is needed"),
        })
    }
}

/// A number of bytes, at least one: `1000`, `64K`, `16M`, `2G`.
///
/// # Errors
/// When the text is no such number.
pub fn bytes(text: &str) -> Result<usize, String> {
    let (digits, unit) = match text.as_bytes().last() {
        Some(b'K' | b'k') => (&text[..text.len() - 1], 1 << 10),
        Some(b'M' | b'm') => (&text[..text.len() - 1], 1 << 20),
        Some(b'G' | b'g') => (&text[..text.len() - 1], 1 << 30),
        _ => (text, 1),
    };
    number::<usize>(1..=u64::MAX)(digits)
        .map_err(|_| "a number of bytes is needed, at least 1, as in 1000, 64K, 16M or 1G")?
        .checked_mul(unit)
        .ok_or_else(|| "that is more than this machine can count".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_expected_is_said() {
        for (range, text, expected) in [
            (0..=u64::MAX, "7", Ok(7)),
            (0..=u64::MAX, "", Err("a whole number is needed")),
            (
                0..=u64::MAX,
                "99999999999999999999",
                Err("a whole number is needed"),
            ),
            (
                1..=u64::MAX,
                "0",
                Err("a whole number is needed, at least 1"),
            ),
            (20..=60, "20", Ok(20)),
            (20..=60, "60", Ok(60)),
            (20..=60, "61", Err("a whole number from 20 to 60 is needed")),
            (20..=60, "-1", Err("a whole number from 20 to 60 is needed")),
            // More than the type has.
            (
                0..=300,
                "300",
                Err("a whole number from 0 to 300 is needed"),
            ),
        ] {
            let read = number::<u8>(range)(text);
            assert_eq!(
                read.as_ref().map_err(|it| &**it),
                expected.as_ref().map_err(|it| *it),
                "{text}"
            );
        }
    }

    #[test]
    fn sizes_have_units() {
        assert_eq!(bytes("1000"), Ok(1000));
        assert_eq!(bytes("64K"), Ok(65_536));
        assert_eq!(bytes("2m"), Ok(2 << 20));
        for wrong in ["", "K", "0", "0G", "-1", "1T", "1é", "99999999999999G"] {
            assert!(bytes(wrong).is_err(), "{wrong}");
        }
    }
}
