//! Eight bytes looked at as one number: quicker than a loop for names, words
//! and short texts, which are too short for a call into a vector search.

/// The highest bit of each byte.
const HIGH: u64 = all(0x80);

/// The byte eight times.
const fn all(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// The number of the first byte that is marked; 8 where none is.
#[inline]
const fn first(marked: u64) -> usize {
    marked.trailing_zeros() as usize / 8
}

/// Marks the bytes that are not less than `least`, a character of ASCII.
#[inline]
const fn from_on(eight: u64, least: u8) -> u64 {
    (((eight & !HIGH) + all(0x80 - least)) | eight) & HIGH
}

/// Marks the first byte that is 0, and perhaps others after it.
#[inline]
const fn zero(eight: u64) -> u64 {
    eight.wrapping_sub(all(1)) & !eight & HIGH
}

/// How many small letters come first.
#[inline]
pub(crate) const fn small_letters(eight: [u8; 8]) -> usize {
    let eight = u64::from_le_bytes(eight);
    let letters = from_on(eight, b'a') & !from_on(eight, b'z' + 1);
    first(letters ^ HIGH)
}

/// How many spaces come first.
#[inline]
pub(crate) const fn spaces(eight: [u8; 8]) -> usize {
    first(u64::from_le_bytes(eight) ^ all(b' '))
}

/// How many bytes come before the first `<`, `>`, `&` or carriage return.
#[inline]
pub(crate) const fn before_mark(eight: [u8; 8]) -> usize {
    let eight = u64::from_le_bytes(eight);
    // `<` and `>` differ in one bit.
    let angle = zero((eight | all(b'<' ^ b'>')) ^ all(b'>'));
    first(angle | zero(eight ^ all(b'&')) | zero(eight ^ all(b'\r')))
}

/// Whether there is white space or another control character.
#[inline]
pub(crate) const fn has_space(eight: [u8; 8]) -> bool {
    from_on(u64::from_le_bytes(eight), b' ' + 1) != HIGH
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each byte at each place, among bytes before and after it.
    fn each(check: impl Fn([u8; 8])) {
        for fill in [b'a', b'z', b'm', 0xFF, b'0', b' '] {
            for at in 0..8 {
                for byte in 0..=255 {
                    let mut eight = [fill; 8];
                    eight[at] = byte;
                    check(eight);
                }
            }
        }
    }

    fn come_first(eight: [u8; 8], fits: impl Fn(u8) -> bool) -> usize {
        eight.iter().take_while(|&&byte| fits(byte)).count()
    }

    #[test]
    fn all_is_as_byte_by_byte() {
        each(|eight| {
            let letters = come_first(eight, |byte| byte.is_ascii_lowercase());
            assert_eq!(small_letters(eight), letters, "{eight:?}");
            let blank = come_first(eight, |byte| byte == b' ');
            assert_eq!(spaces(eight), blank, "{eight:?}");
            let plain = come_first(eight, |byte| !b"<>&\r".contains(&byte));
            assert_eq!(before_mark(eight), plain, "{eight:?}");
            let space = eight.iter().any(|&byte| byte <= b' ');
            assert_eq!(has_space(eight), space, "{eight:?}");
        });
    }
}
