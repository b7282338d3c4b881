//! Decimals and integers of any length, and floats. Decimals are compared digit
//! by digit where they stand, so that nothing limits or rounds them.

use std::cmp::Ordering;
use std::num::NonZeroU8;

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

/// Compares two values of `xs:decimal`.
#[cfg(test)]
fn compare(a: &str, b: &str) -> Ordering {
    Number::new(a).cmp(&Number::new(b))
}

/// A value of `xs:decimal`, ready to be compared.
#[derive(Clone, Copy)]
pub(crate) struct Number<'a> {
    text: &'a str,
    small: Option<Small>,
}

impl<'a> Number<'a> {
    /// Reads what [`is_decimal`] allows.
    pub(crate) const fn new(text: &'a str) -> Self {
        Self::with(text, Small::read(text))
    }

    /// The same where the text was read.
    pub(crate) const fn with(text: &'a str, small: Option<Small>) -> Self {
        Self { text, small }
    }

    pub(crate) const fn text(&self) -> &'a str {
        self.text
    }

    #[inline]
    pub(crate) fn cmp(&self, other: &Self) -> Ordering {
        match (&self.small, &other.small) {
            (Some(a), Some(b)) => a.cmp(b),
            _ => self.cmp_digits(other),
        }
    }

    #[cold]
    fn cmp_digits(&self, other: &Self) -> Ordering {
        Decimal::new(self.text).cmp(&Decimal::new(other.text))
    }
}

/// A decimal of few digits: nearly all are. It fits two registers.
#[derive(Clone, Copy)]
pub(crate) struct Small {
    /// The number without its point.
    digits: i64,
    /// One more than the number of digits behind the point.
    places: NonZeroU8,
}

impl Small {
    /// The most bytes behind the sign: the number fits 64 bits.
    const MOST: usize = 18;

    /// Reads a text once for what it is and what it means; `None` where it is no decimal, one of
    /// many digits, or one that ends in a point.
    pub(crate) const fn read(text: &str) -> Option<Self> {
        let (is_negative, unsigned) = match text.as_bytes() {
            [b'-', rest @ ..] => (true, rest),
            [b'+', rest @ ..] => (false, rest),
            bytes => (false, bytes),
        };
        if unsigned.is_empty() || unsigned.len() > Self::MOST {
            return None;
        }
        let (whole, rest) = push_digits(0, unsigned);
        let (digits, places) = match rest {
            [] => (whole, 0),
            [b'.', fraction @ ..] if !fraction.is_empty() => match push_digits(whole, fraction) {
                (digits, []) => (digits, fraction.len()),
                _ => return None,
            },
            _ => return None,
        };
        Some(Self {
            digits: if is_negative { -digits } else { digits },
            #[allow(clippy::cast_possible_truncation, reason = "18 at the most")]
            places: NonZeroU8::MIN.saturating_add(places as u8),
        })
    }

    /// Returns true if it is an `xs:integer`.
    #[inline]
    pub(crate) const fn is_integer(self) -> bool {
        self.places.get() == 1
    }

    /// Compares the digits with those of another, one of them with so many zeros more that both
    /// have as many places.
    #[inline]
    fn cmp(self, other: &Self) -> Ordering {
        let (own, others) = (self.places.get(), other.places.get());
        match own.cmp(&others) {
            Ordering::Equal => self.digits.cmp(&other.digits),
            Ordering::Less => self.scaled(others - own).cmp(&i128::from(other.digits)),
            Ordering::Greater => i128::from(self.digits).cmp(&other.scaled(own - others)),
        }
    }

    /// The number without its point, with so many zeros more: at most 36 digits.
    #[inline]
    fn scaled(self, zeros: u8) -> i128 {
        const POWERS: [i64; Small::MOST + 1] = {
            let mut powers = [1; Small::MOST + 1];
            let mut at = 1;
            while at < powers.len() {
                powers[at] = 10 * powers[at - 1];
                at += 1;
            }
            powers
        };
        i128::from(self.digits) * i128::from(POWERS[usize::from(zeros)])
    }
}

/// Puts the digits at the beginning of a text behind those of a number; gives the rest of the text
/// too.
const fn push_digits(mut number: i64, mut text: &[u8]) -> (i64, &[u8]) {
    while let Some((chunk, rest)) = text.split_first_chunk()
        && let Some(eight) = eight_digits(*chunk)
    {
        number = number * 100_000_000 + eight;
        text = rest;
    }
    while let [digit @ b'0'..=b'9', rest @ ..] = text {
        number = number * 10 + (*digit - b'0') as i64;
        text = rest;
    }
    (number, text)
}

/// Reads eight digits at once: neighbours are joined, those of one digit, then of two, then of
/// four.
///
/// ```text
/// bytes  1 2 3 4 5 6 7 8      the first is the lowest of the word
/// pairs   12  34  56  78      each digit times 10, and the one after it
/// fours     1234    5678      each pair times 100, and the one after it
/// ```
const fn eight_digits(bytes: [u8; 8]) -> Option<i64> {
    const UPPER: u64 = 0xF0F0_F0F0_F0F0_F0F0;
    const THREES: u64 = 0x3030_3030_3030_3030;
    let word = u64::from_le_bytes(bytes);
    // The upper half of a digit is 3, and stays so with 6 more.
    let more = word.wrapping_add(0x0606_0606_0606_0606);
    if word & UPPER != THREES || more & UPPER != THREES {
        return None;
    }
    let digits = word & 0x0F0F_0F0F_0F0F_0F0F;
    let pairs = (digits.wrapping_mul((10 << 8) + 1) >> 8) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs.wrapping_mul((100 << 16) + 1) >> 16) & 0x0000_FFFF_0000_FFFF;
    let eight = fours.wrapping_mul((10_000 << 32) + 1) >> 32;
    Some(eight.cast_signed())
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

        #[test]
        fn few_digits_are_read_as_many_are(text in "[+-]?[0-9]{0,12}[.x/:]?[0-9]{0,12}[.]?") {
            let Some(small) = Small::read(&text) else {
                let is_other = text.len() > Small::MOST || text.ends_with('.');
                prop_assert!(is_other || !is_decimal(&text));
                return Ok(());
            };
            prop_assert!(is_decimal(&text));
            prop_assert_eq!(small.is_integer(), is_integer(&text));
            let decimal = Decimal::new(&text);
            let mut again = format!("{}", small.digits.unsigned_abs());
            let places = usize::from(small.places.get() - 1);
            again = format!("{again:0>width$}", width = places + 1);
            again.insert(again.len() - places, '.');
            if small.digits < 0 {
                again.insert(0, '-');
            }
            prop_assert!(decimal == Decimal::new(&again), "{} {}", text, again);
        }

        #[test]
        fn up_to_eighteen_digits_order_as_many_do(
            a in "[+-]?[0-9]{1,9}(\\.[0-9]{0,8})?",
            b in "[+-]?[0-9]{0,8}\\.[0-9]{1,9}",
            same in "[0-9]{1,8}",
            zeros in 0_usize..9,
        ) {
            prop_assert_eq!(compare(&a, &b), Decimal::new(&a).cmp(&Decimal::new(&b)));
            let padded = format!("{same}.{}", "0".repeat(zeros));
            prop_assert_eq!(compare(&same, &padded), Ordering::Equal);
            prop_assert_eq!(compare(&padded, &format!("{same}.00000001")), Ordering::Less);
        }
    }
}
