//! Decimals and integers of any length, and floats. Decimals are compared digit
//! by digit where they stand, so that nothing limits or rounds them.

use std::cmp::Ordering;

/// Returns true if `text` is an `xs:decimal`: digits with at most one point among them.
pub(crate) fn is_decimal(text: &str) -> bool {
    let (mut digits, mut points) = (0, 0);
    for byte in unsigned(text).bytes() {
        match byte {
            b'0'..=b'9' => digits += 1,
            b'.' => points += 1,
            _ => return false,
        }
    }
    digits > 0 && points <= 1
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
    Number::new(a).cmp(&Number::new(b))
}

/// A value of `xs:decimal`, ready to be compared.
pub(crate) struct Number<'a> {
    text: &'a str,
    small: Option<Small>,
}

impl<'a> Number<'a> {
    /// Reads what [`is_decimal`] allows.
    pub(crate) fn new(text: &'a str) -> Self {
        let small = Small::new(text);
        Self { text, small }
    }

    pub(crate) fn cmp(&self, other: &Self) -> Ordering {
        match (&self.small, &other.small) {
            (Some(a), Some(b)) => a.scaled(b.places).cmp(&b.scaled(a.places)),
            _ => Decimal::new(self.text).cmp(&Decimal::new(other.text)),
        }
    }
}

/// A decimal of few digits: nearly all are.
struct Small {
    /// The number without its point.
    digits: i64,
    /// Number of digits behind the point.
    places: usize,
}

impl Small {
    fn new(text: &str) -> Option<Self> {
        let (is_negative, bytes) = match text.as_bytes() {
            [b'-', rest @ ..] => (true, rest),
            [b'+', rest @ ..] => (false, rest),
            bytes => (false, bytes),
        };
        if bytes.len() > 18 {
            return None;
        }
        let mut small = Self {
            digits: 0,
            places: 0,
        };
        let mut step = 0;
        for byte in bytes {
            match byte {
                b'0'..=b'9' => {
                    small.digits = small.digits * 10 + i64::from(byte - b'0');
                    small.places += step;
                }
                b'.' => step = 1,
                _ => return None,
            }
        }
        if is_negative {
            small.digits = -small.digits;
        }
        Some(small)
    }

    /// The number without its point, with so many zeros more: at most 36 digits.
    fn scaled(&self, zeros: usize) -> i128 {
        const POWERS: [i64; 19] = {
            let mut powers = [1; 19];
            let mut at = 1;
            while at < powers.len() {
                powers[at] = 10 * powers[at - 1];
                at += 1;
            }
            powers
        };
        i128::from(self.digits) * i128::from(POWERS[zeros])
    }
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

/// Compares two values of `xs:float` or of `xs:double`; `NaN` equals itself and is
/// beside all else.
pub(crate) fn compare_floats<T: PartialOrd>(a: &T, b: &T) -> Option<Ordering> {
    let is_number = |it: &T| it.partial_cmp(it).is_some();
    match (is_number(a), is_number(b)) {
        (false, false) => Some(Ordering::Equal),
        _ => a.partial_cmp(b),
    }
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

    /// Adds the number to a key, in its shortest form.
    pub(crate) fn push_key(&self, key: &mut Vec<u8>) {
        if self.negative {
            key.push(b'-');
        }
        key.extend(self.whole.as_bytes());
        key.push(b'.');
        key.extend(self.fraction.as_bytes());
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

    proptest! {
        #[test]
        fn decimals_order_as_integers_do(a: i64, b: i64) {
            let (x, y) = (a.to_string(), b.to_string());
            prop_assert_eq!(Decimal::new(&x).cmp(&Decimal::new(&y)), a.cmp(&b));
            prop_assert_eq!(compare(&x, &y), a.cmp(&b));
        }

        #[test]
        fn few_digits_order_as_many_do(a in "[+-]?[0-9]{1,3}(\\.[0-9]{0,3})?", b in "[+-]?[0-9]{0,3}\\.[0-9]{1,3}") {
            prop_assert!(is_decimal(&a) && is_decimal(&b));
            prop_assert_eq!(compare(&a, &b), Decimal::new(&a).cmp(&Decimal::new(&b)));
        }
    }
}
