//! Sixteen bytes looked at at once: quicker than a loop for indentation, names
//! and short texts, which are too short for a call into a vector search, and
//! of a length that no branch predictor can know.
//!
//! They are the bytes of one number, the first in its lowest bits. A difference
//! of all of them with another number borrows from a byte only behind one that is
//! less, so that the first byte marked is right, and that is all that is asked for.

/// Sixteen bytes that follow each other.
#[derive(Clone, Copy)]
pub(crate) struct Sixteen(u128);

/// The highest bit of each byte, by which bytes are marked.
const MARK: u128 = all(0x80);

/// This byte sixteen times.
const fn all(byte: u8) -> u128 {
    u128::from_le_bytes([byte; 16])
}

impl Sixteen {
    /// Their number.
    pub(crate) const LENGTH: usize = 16;

    #[inline]
    const fn new(bytes: &[u8; 16]) -> Self {
        Self(u128::from_le_bytes(*bytes))
    }

    /// Those from an offset on, if there are so many.
    #[inline]
    pub(crate) fn at(bytes: &[u8], at: usize) -> Option<Self> {
        bytes.get(at..)?.first_chunk().map(Self::new)
    }

    /// Returns the number of spaces that come first.
    #[inline]
    pub(crate) const fn spaces(self) -> usize {
        first(self.0 ^ all(b' '))
    }

    /// Returns the number of small letters that come first.
    #[inline]
    pub(crate) const fn small_letters(self) -> usize {
        let beyond_z = self.0.wrapping_add(all(0x7F - b'z')) | self.0;
        first(self.below(b'a') | (beyond_z & MARK))
    }

    /// Returns the number of bytes that come before the first `<`, `>`, `&` or
    /// carriage return.
    #[inline]
    pub(crate) const fn before_mark(self) -> usize {
        // `<` and `>` differ in one bit.
        let angle = Self(self.0 | all(b'<' ^ b'>')).is(b'>');
        first(angle | self.is(b'&') | self.is(b'\r'))
    }

    /// Returns true if there is white space, or another control character, among the
    /// first.
    #[inline]
    pub(crate) const fn has_blank(self, before: usize) -> bool {
        first(self.below(b' ' + 1)) < before
    }

    /// Returns the number of bytes that come before the first that another sixteen
    /// have not.
    #[inline]
    pub(crate) const fn shared_with(self, other: Self) -> usize {
        first(self.0 ^ other.0)
    }

    /// Marks the bytes less than a bound of at most 128, right up to the first.
    #[inline]
    const fn below(self, bound: u8) -> u128 {
        self.0.wrapping_sub(all(bound)) & !self.0 & MARK
    }

    /// Marks the bytes that are this one, right up to the first.
    #[inline]
    const fn is(self, byte: u8) -> u128 {
        Self(self.0 ^ all(byte)).below(1)
    }
}

/// The number of the first byte that has a bit; 16 where none has.
#[inline]
const fn first(marked: u128) -> usize {
    marked.trailing_zeros() as usize / 8
}

/// Returns the number of start tags that may begin before an offset; nothing where what
/// begins may hide tags: a comment, a section or an instruction.
pub(crate) fn start_tags(bytes: &[u8], until: usize) -> Option<usize> {
    const LENGTH: usize = Sixteen::LENGTH;
    let (here, _) = bytes[..until].as_chunks::<LENGTH>();
    let (next, _) = bytes.get(1..).unwrap_or_default().as_chunks::<LENGTH>();
    let mut count = 0;
    for (here, next) in here.chunks(MOST).zip(next.chunks(MOST)) {
        let (mut begun, mut hiding) = ([0_u8; LENGTH], [0; LENGTH]);
        for (here, next) in here.iter().zip(next) {
            // Compilers look at all of them at once.
            for at in 0..LENGTH {
                let markup = mark(here[at] == b'<');
                hiding[at] |= markup & mark(next[at] == b'!' || next[at] == b'?');
                begun[at] = begun[at].wrapping_sub(markup & !mark(next[at] == b'/'));
            }
        }
        if hiding != [0; LENGTH] {
            return None;
        }
        count += begun.into_iter().map(usize::from).sum::<usize>();
    }
    let done = here.len().min(next.len()) * LENGTH;
    for at in (done..until).filter(|&at| bytes[at] == b'<') {
        match bytes.get(at + 1) {
            Some(b'!' | b'?') => return None,
            Some(b'/') => {}
            _ => count += 1,
        }
    }
    Some(count)
}

/// So many marks can be counted in a byte. A mark is 255: less by that is more
/// by 1.
const MOST: usize = u8::MAX as usize;

const fn mark(is_marked: bool) -> u8 {
    if is_marked { u8::MAX } else { 0 }
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
        let letters = Sixteen::new(&[b'm'; 16]);
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
