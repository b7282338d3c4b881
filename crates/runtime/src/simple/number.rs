//! Decimals and integers of any length, and floats. Decimals are compared digit
//! by digit where they stand, so that nothing limits or rounds them.

use std::cmp::Ordering;

/// Returns true if `text` is an `xs:decimal`: digits with at most one point among them.
pub(crate) fn is_decimal(text: &str) -> bool {
    let digits = unsigned(text);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    (!whole.is_empty() || !fraction.is_empty()) && all_digits(whole) && all_digits(fraction)
}

/// Returns true if `text` is an `xs:integer`.
pub(crate) fn is_integer(text: &str) -> bool {
    let digits = unsigned(text);
    !digits.is_empty() && all_digits(digits)
}

/// Returns true if `text` is an `xs:integer` within bounds.
pub(crate) fn is_integer_in(text: &str, least: Option<&str>, greatest: Option<&str>) -> bool {
    is_integer(text)
        && least.is_none_or(|least| compare(text, least) != Ordering::Less)
        && greatest.is_none_or(|greatest| compare(text, greatest) != Ordering::Greater)
}

/// Compares two values of `xs:decimal`.
pub(crate) fn compare(a: &str, b: &str) -> Ordering {
    match (small_integer(a), small_integer(b)) {
        (Some(a), Some(b)) => a.cmp(&b),
        _ => Decimal::new(a).cmp(&Decimal::new(b)),
    }
}

/// The value of an integer of few digits: nearly all are.
fn small_integer(text: &str) -> Option<i64> {
    let negative = text.starts_with('-');
    let digits = unsigned(text).as_bytes();
    if digits.len() > 18 {
        return None;
    }
    let value = digits.iter().try_fold(0, |value, digit| {
        digit
            .is_ascii_digit()
            .then(|| value * 10 + i64::from(digit - b'0'))
    })?;
    Some(if negative { -value } else { value })
}

/// Returns true if `text` is an `xs:float` or `xs:double`: XSD 1.0 knows no `+INF`.
pub(crate) fn is_float(text: &str) -> bool {
    if matches!(text, "INF" | "-INF" | "NaN") {
        return true;
    }
    match text.split_once(['e', 'E']) {
        None => is_decimal(text),
        Some((mantissa, exponent)) => is_decimal(mantissa) && is_integer(exponent),
    }
}

/// Compares two values of `xs:double`; `NaN` equals itself and is beside all else.
pub(crate) fn compare_doubles(a: &str, b: &str) -> Option<Ordering> {
    let (a, b) = (parse_float::<f64>(a)?, parse_float::<f64>(b)?);
    match (a.is_nan(), b.is_nan()) {
        (true, true) => Some(Ordering::Equal),
        _ => a.partial_cmp(&b),
    }
}

/// Compares two values of `xs:float`, which rounds more coarsely.
pub(crate) fn compare_floats(a: &str, b: &str) -> Option<Ordering> {
    let (a, b) = (parse_float::<f32>(a)?, parse_float::<f32>(b)?);
    match (a.is_nan(), b.is_nan()) {
        (true, true) => Some(Ordering::Equal),
        _ => a.partial_cmp(&b),
    }
}

fn parse_float<T: std::str::FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn unsigned(text: &str) -> &str {
    text.strip_prefix(['+', '-']).unwrap_or(text)
}

fn all_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A decimal by its digits, zeros that mean nothing left away.
#[derive(PartialEq, Eq)]
pub(crate) struct Decimal<'a> {
    negative: bool,
    whole: &'a str,
    fraction: &'a str,
}

impl<'a> Decimal<'a> {
    /// Reads what [`is_decimal`] allows.
    pub(crate) fn new(text: &'a str) -> Self {
        let digits = unsigned(text);
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let whole = whole.trim_start_matches('0');
        let fraction = fraction.trim_end_matches('0');
        let zero = whole.is_empty() && fraction.is_empty();
        Self {
            negative: text.starts_with('-') && !zero,
            whole,
            fraction,
        }
    }

    /// Returns what the facet `totalDigits` counts.
    pub(crate) fn total_digits(&self) -> usize {
        self.whole.len() + self.fraction.len()
    }

    /// Returns what the facet `fractionDigits` counts.
    pub(crate) fn fraction_digits(&self) -> usize {
        self.fraction.len()
    }

    /// Without zeros in front, more digits make the greater number.
    fn compare_magnitude(&self, other: &Self) -> Ordering {
        (self.whole.len().cmp(&other.whole.len()))
            .then_with(|| self.whole.cmp(other.whole))
            .then_with(|| self.fraction.cmp(other.fraction))
    }
}

impl Ord for Decimal<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self.negative, other.negative) {
            (false, false) => self.compare_magnitude(other),
            (true, true) => other.compare_magnitude(self),
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
        }
    }
}

impl PartialOrd for Decimal<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn decimals_of_one_value_are_equal() {
        for (a, b) in [("1.0", "01"), ("-0", "+0.00"), (".5", "0.50"), ("7.", "7")] {
            assert!(Decimal::new(a) == Decimal::new(b), "{a} {b}");
        }
    }

    #[test]
    fn digits_are_counted_without_idle_zeros() {
        let decimal = Decimal::new("-0012.340");
        assert_eq!((decimal.total_digits(), decimal.fraction_digits()), (4, 2));
    }

    #[test]
    fn infinities_are_the_bounds_of_floats() {
        assert_eq!(compare_doubles("-INF", "-1e308"), Some(Ordering::Less));
        assert_eq!(compare_doubles("NaN", "1"), None);
        assert_eq!(
            compare_floats("0.1", "0.10000000001"),
            Some(Ordering::Equal)
        );
    }

    proptest! {
        #[test]
        fn decimals_order_as_integers_do(a: i64, b: i64) {
            let (x, y) = (a.to_string(), b.to_string());
            prop_assert_eq!(Decimal::new(&x).cmp(&Decimal::new(&y)), a.cmp(&b));
            prop_assert_eq!(compare(&x, &y), a.cmp(&b));
        }
    }
}
