//! Sixteen bytes looked at at once: quicker than a loop for indentation, names
//! and short texts, which are too short for a call into a vector search, and
//! of a length that no branch predictor can know.

use wide::u8x16;

/// Sixteen bytes that follow each other.
#[derive(Clone, Copy)]
pub(crate) struct Sixteen(u8x16);

impl Sixteen {
    /// Their number.
    pub(crate) const LENGTH: usize = 16;

    #[inline]
    fn new(bytes: &[u8; 16]) -> Self {
        Self(u8x16::new(*bytes))
    }

    /// Those from an offset on, if there are so many.
    #[inline]
    pub(crate) fn at(bytes: &[u8], at: usize) -> Option<Self> {
        bytes.get(at..)?.first_chunk().map(Self::new)
    }

    /// Returns the number of spaces that come first.
    #[inline]
    pub(crate) fn spaces(self) -> usize {
        first(!self.is(b' '))
    }

    /// Returns the number of small letters that come first.
    #[inline]
    pub(crate) fn small_letters(self) -> usize {
        let from_a = self.0 - u8x16::splat(b'a');
        first(!from_a.simd_eq(from_a.min(u8x16::splat(b'z' - b'a'))))
    }

    /// Returns the number of bytes that come before the first `<`, `>`, `&` or
    /// carriage return.
    #[inline]
    pub(crate) fn before_mark(self) -> usize {
        // `<` and `>` differ in one bit.
        let angle = (self.0 | u8x16::splat(b'<' ^ b'>')).simd_eq(u8x16::splat(b'>'));
        first(angle | self.is(b'&') | self.is(b'\r'))
    }

    /// Returns true if there is white space, or another control character, among the
    /// first.
    #[inline]
    pub(crate) fn has_blank(self, before: usize) -> bool {
        let blank = self.0.min(u8x16::splat(b' ')).simd_eq(self.0);
        first(blank) < before
    }

    /// Returns the number of bytes that come before the first that another sixteen
    /// have not.
    #[inline]
    pub(crate) fn shared_with(self, other: Self) -> usize {
        first(!self.0.simd_eq(other.0))
    }

    /// Marks the bytes that are this one.
    #[inline]
    fn is(self, byte: u8) -> u8x16 {
        self.0.simd_eq(u8x16::splat(byte))
    }
}

/// Returns the number of start tags that may begin before an offset; nothing where what
/// begins may hide tags: a comment, a section or an instruction.
pub(crate) fn start_tags(bytes: &[u8], until: usize) -> Option<usize> {
    let (here, _) = bytes[..until].as_chunks();
    let (next, _) = bytes.get(1..).unwrap_or_default().as_chunks();
    let mut count = 0;
    for (here, next) in here.chunks(MOST).zip(next.chunks(MOST)) {
        let (mut begun, mut hiding) = (NONE, NONE);
        for (here, next) in here.iter().zip(next) {
            let (here, next) = (Sixteen::new(here), Sixteen::new(next));
            let markup = here.is(b'<');
            hiding |= markup & (next.is(b'!') | next.is(b'?'));
            begun -= markup & !next.is(b'/');
        }
        if hiding.to_bitmask() != 0 {
            return None;
        }
        count += sum(begun);
    }
    let done = here.len().min(next.len()) * Sixteen::LENGTH;
    for at in (done..until).filter(|&at| bytes[at] == b'<') {
        match bytes.get(at + 1) {
            Some(b'!' | b'?') => return None,
            Some(b'/') => {}
            _ => count += 1,
        }
    }
    Some(count)
}

/// No byte marked, and none counted.
const NONE: u8x16 = u8x16::splat(0);

/// So many marks can be counted in a byte. A mark is 255: less by that is more
/// by 1.
const MOST: usize = u8::MAX as usize;

/// Returns what was counted in all sixteen.
fn sum(counted: u8x16) -> usize {
    counted.to_array().into_iter().map(usize::from).sum()
}

/// The number of the first byte that is marked; 16 where none is.
#[inline]
fn first(marked: u8x16) -> usize {
    let beyond = 1 << Sixteen::LENGTH;
    (marked.to_bitmask() | beyond).trailing_zeros() as usize
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Each byte at each place, among bytes before and after it.
    fn each(check: impl Fn([u8; 16], Sixteen)) {
        for fill in [b'a', b'z', b'm', 0xFF, b'0', b' '] {
            for at in 0..16 {
                for byte in 0..=255 {
                    let mut bytes = [fill; 16];
                    bytes[at] = byte;
                    check(bytes, Sixteen::new(&bytes));
                }
            }
        }
    }

    fn come_first(bytes: [u8; 16], fits: impl Fn(u8) -> bool) -> usize {
        bytes.iter().take_while(|&&byte| fits(byte)).count()
    }

    #[test]
    fn all_is_as_byte_by_byte() {
        let letters = Sixteen(u8x16::splat(b'm'));
        each(|bytes, sixteen| {
            let small = come_first(bytes, |byte| byte.is_ascii_lowercase());
            assert_eq!(sixteen.small_letters(), small, "{bytes:?}");
            let blank = come_first(bytes, |byte| byte == b' ');
            assert_eq!(sixteen.spaces(), blank, "{bytes:?}");
            let plain = come_first(bytes, |byte| !b"<>&\r".contains(&byte));
            assert_eq!(sixteen.before_mark(), plain, "{bytes:?}");
            let dark = come_first(bytes, |byte| byte > b' ');
            for before in 0..=16 {
                assert_eq!(sixteen.has_blank(before), dark < before, "{bytes:?}");
            }
            let shared = come_first(bytes, |byte| byte == b'm');
            assert_eq!(sixteen.shared_with(letters), shared, "{bytes:?}");
        });
    }

    proptest! {
        #[test]
        fn start_tags_are_counted(text in "[<!?/ax]{0,80}", long in 0..2_usize, until in 0..80_usize) {
            let text = "<a>".repeat(long * 5000) + &text;
            let until = (long * 15_000 + until).min(text.len());
            let hides = |mark| text.match_indices(mark).any(|(at, _)| at < until);
            let begun = text[..until].matches('<').count();
            let ended = text.match_indices("</").filter(|(at, _)| *at < until).count();
            let expected = (!hides("<!") && !hides("<?")).then_some(begun - ended);
            prop_assert_eq!(start_tags(text.as_bytes(), until), expected);
        }
    }

    #[test]
    fn fewer_are_none() {
        assert!(Sixteen::at(&[0; 20], 4).is_some());
        assert!(Sixteen::at(&[0; 20], 5).is_none());
        assert!(Sixteen::at(&[0; 20], 21).is_none());
    }
}
