//! `hexBinary` and `base64Binary`: which texts they allow, how many octets those
//! stand for, and when two texts stand for the same octets.

/// The number of octets, or `None` where `text` is not `hexBinary`.
pub(crate) fn hex_length(text: &str) -> Option<usize> {
    let whole = text.len().is_multiple_of(2) && text.bytes().all(|b| b.is_ascii_hexdigit());
    whole.then_some(text.len() / 2)
}

/// The number of octets, or `None` where `text` is not `base64Binary`. Spaces may
/// stand anywhere; the bits of the last digit that no octet uses must be zero.
pub(crate) fn base64_length(text: &str) -> Option<usize> {
    let (mut digits, mut padding, mut last) = (0_usize, 0_usize, 0_u8);
    for byte in text.bytes() {
        match byte {
            b' ' => {}
            b'=' => padding += 1,
            _ => {
                last = sextet(byte)?;
                digits += 1;
                if padding > 0 {
                    return None;
                }
            }
        }
    }
    let fits = match (digits % 4, padding) {
        (0, 0) => true,
        (2, 2) => last.trailing_zeros() >= 4,
        (3, 1) => last.trailing_zeros() >= 2,
        _ => false,
    };
    fits.then_some(digits * 3 / 4)
}

fn sextet(byte: u8) -> Option<u8> {
    match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    }
}

/// Returns true if two texts of `base64Binary` stand for the same octets.
pub(crate) fn same_base64(a: &str, b: &str) -> bool {
    let digits = |byte: &u8| *byte != b' ';
    a.bytes().filter(digits).eq(b.bytes().filter(digits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn octets_are_counted() {
        assert_eq!(hex_length("00fF"), Some(2));
        assert_eq!(hex_length("0"), None);
        for (text, octets) in [
            ("", 0),
            ("AA==", 1),
            ("A A A=", 2),
            ("AAAA", 3),
            ("AAAAAA==", 4),
        ] {
            assert_eq!(base64_length(text), Some(octets), "{text}");
        }
        for text in [
            "A", "AA", "AA=", "AB==", "AAB=", "=", "AA==AAAA", "A-AA", "====",
        ] {
            assert_eq!(base64_length(text), None, "{text}");
        }
    }

    #[test]
    fn spaces_do_not_count() {
        assert!(same_base64("AA AA", "AAAA"));
        assert!(!same_base64("AAAA", "AAAB"));
    }
}
