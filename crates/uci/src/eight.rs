//! Eight bytes of a line at once, in one number: where a token ends, what its
//! digits say, where two letters stand side by side.

use crate::blank::is_blank;

/// One in each of eight bytes.
const ONES: u64 = u64::from_le_bytes([0x01; 8]);
/// The highest bit of each.
const HIGH: u64 = ONES << 7;

/// Eight bytes from a place on, the first one lowest, with zeros behind the
/// end.
#[inline]
pub(crate) fn chunk(bytes: &[u8], at: usize) -> u64 {
    match bytes.get(at..).and_then(<[u8]>::first_chunk) {
        Some(chunk) => u64::from_le_bytes(*chunk),
        None => last_chunk(bytes, at),
    }
}

/// The same near the end.
#[inline(never)]
fn last_chunk(bytes: &[u8], at: usize) -> u64 {
    let left = bytes.len().saturating_sub(at).min(8);
    match (left, bytes.last_chunk()) {
        (0, _) => 0,
        (_, Some(last)) => u64::from_le_bytes(*last) >> (64 - 8 * left),
        (_, None) => {
            let rest = bytes.iter().skip(at).rev();
            rest.fold(0, |chunk, &byte| chunk << 8 | u64::from(byte))
        }
    }
}

/// The number of bytes, of eight, before the first that is less than `!`, as
/// blanks are, and hardly anything else.
#[inline]
pub(crate) const fn before_low(chunk: u64) -> usize {
    // The lowest of these bits belongs to the first such byte.
    let low = chunk.wrapping_sub(ONES * b'!' as u64) & !chunk & HIGH;
    low.trailing_zeros() as usize / 8
}

/// The first of eight bytes, as many as are asked for, one at least; the last
/// of them becomes the highest.
#[inline]
pub(crate) const fn first_bytes(chunk: u64, count: usize) -> u64 {
    chunk << ((64 - 8 * count) & 63)
}

/// The value of [`first_bytes`] for a short text; 0 for one that is empty or
/// too long.
pub(crate) const fn word(text: &str) -> u64 {
    let bytes = text.as_bytes();
    let mut word = 0;
    let mut at = if bytes.len() > 8 { bytes.len() } else { 0 };
    while at < bytes.len() {
        word = word >> 8 | (bytes[at] as u64) << 56;
        at += 1;
    }
    word
}

/// The end of the token that `start` lies in.
#[inline]
pub(crate) fn token_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start;
    loop {
        let before = before_low(chunk(bytes, at));
        at += before;
        if before == 8 {
            continue;
        }
        if bytes.get(at).copied().is_none_or(is_blank) {
            return at;
        }
        at += 1;
    }
}

/// The value of a run of one to sixteen digits, and where it ends; `None`
/// where something else stands before the next blank, and for longer runs.
#[inline]
pub(crate) fn digits(bytes: &[u8], start: usize) -> Option<(u64, usize)> {
    let first = chunk(bytes, start);
    let count = before_low(first);
    let (number, end) = match eight_digits(first, count)? {
        high if count == 8 => more_digits(high, bytes, start + count)?,
        number => (number, start + count),
    };
    let is_end = bytes.get(end).copied().is_none_or(is_blank);
    is_end.then_some((number, end))
}

/// The same where eight digits stand before: their value is given.
#[inline(never)]
fn more_digits(high: u64, bytes: &[u8], start: usize) -> Option<(u64, usize)> {
    const POWERS: [u64; 9] = [
        1,
        10,
        100,
        1000,
        10_000,
        100_000,
        1_000_000,
        10_000_000,
        100_000_000,
    ];
    let chunk = chunk(bytes, start);
    let count = before_low(chunk);
    let low = if count == 0 {
        0
    } else {
        eight_digits(chunk, count)?
    };
    Some((high * POWERS.get(count)? + low, start + count))
}

/// The value of one to eight digits; `None` where there is something else
/// among them, as when their count is 0 and a low byte stands first.
#[inline]
pub(crate) const fn eight_digits(chunk: u64, count: usize) -> Option<u64> {
    // Digits become their values, those that are not there zeros in front.
    let values = first_bytes(chunk ^ (ONES * b'0' as u64), count);
    if (values.wrapping_add(ONES * 0x76) | values) & HIGH != 0 {
        return None;
    }
    // Pairs of digits, then of pairs, then of those.
    let pairs = (values.wrapping_mul(10 * 0x100 + 1) >> 8) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs.wrapping_mul(100 * 0x1_0000 + 1) >> 16) & 0x0000_FFFF_0000_FFFF;
    Some(fours.wrapping_mul(10_000 * 0x1_0000_0000 + 1) >> 32)
}

/// The place where two letters stand side by side, from `start` on: lowercase
/// letters, and some signs and letters outside ASCII, which do no harm. In
/// moves letters and digits take turns.
#[inline]
pub(crate) fn two_letters(bytes: &[u8], start: usize) -> Option<usize> {
    const BLOCK: usize = 32;
    let mut at = start;
    // Letters have this bit. A block without two in a row is soon passed.
    while let Some(block) = bytes
        .get(at..)
        .and_then(<[u8]>::first_chunk::<{ BLOCK + 1 }>)
    {
        let places = (0..BLOCK).step_by(8);
        let pairs = places.map(|place| chunk(block, place) & chunk(block, place + 1));
        if pairs.fold(0, |all, pairs| all | pairs) & (ONES << 6) != 0 {
            break;
        }
        at += BLOCK;
    }
    while at + 1 < bytes.len() {
        let chunk = chunk(bytes, at);
        // Letters have both bits.
        let letters = chunk & (chunk << 1) & (ONES << 6);
        let pairs = letters & (letters >> 8);
        if pairs != 0 {
            return Some(at + pairs.trailing_zeros() as usize / 8);
        }
        // The last of the eight may be the first of a pair.
        at += 7;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tokens of any length, at any place, among bytes of any kind.
    #[test]
    fn a_token_ends_where_byte_by_byte_it_does() {
        for filling in ["a", "\u{1}", "\u{e9}", "!", "\u{7f}"] {
            for length in 0..40 {
                for end in ["", " ", "\t", "\r\n", "\u{b}x"] {
                    let text = format!("{}{end}{}", filling.repeat(length), filling);
                    let bytes = text.as_bytes();
                    let slow = bytes.iter().position(|&byte| is_blank(byte));
                    let slow = slow.unwrap_or(bytes.len());
                    assert_eq!(token_end(bytes, 0), slow, "{text:?}");
                }
            }
        }
    }

    #[test]
    fn digits_stand_up_to_a_blank() {
        for text in [
            "0",
            "7",
            "0042",
            "12345678",
            "123456789",
            "9999999999999999",
        ] {
            for end in ["", " ", "\n", "\t12345678", " 12345678"] {
                let line = format!("x{text}{end}");
                let number = text.parse().unwrap();
                assert_eq!(digits(line.as_bytes(), 1), Some((number, 1 + text.len())));
            }
            for end in ["x", ".", "\u{1}", "/", ":", "\u{e9}", "x1234567 ", "-1"] {
                let line = format!("{text}{end}");
                assert_eq!(digits(line.as_bytes(), 0), None, "{line:?}");
            }
        }
        for text in ["", " ", "-1", "99999999999999999", "a", "1234567\u{663}"] {
            assert_eq!(digits(text.as_bytes(), 0), None, "{text:?}");
        }
    }

    #[test]
    fn two_letters_are_found_at_any_place() {
        for length in 0..80 {
            let mut line = "e2".repeat(length);
            assert_eq!(two_letters(line.as_bytes(), 0), None);
            line.push_str("pv");
            assert_eq!(two_letters(line.as_bytes(), 0), Some(2 * length));
            line.insert(0, 'N');
            assert_eq!(two_letters(line.as_bytes(), 0), Some(2 * length + 1));
            assert_eq!(two_letters(line.as_bytes(), 2 * length + 2), None);
        }
    }
}
