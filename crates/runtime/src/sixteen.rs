//! Sixteen bytes looked at at once: quicker than a loop for indentation, names
//! and short texts, which are too short for a call into a vector search, and
//! of a length that no branch predictor can know. They are two numbers, of which
//! marks are the high bits of their bytes.

/// Sixteen bytes that follow each other.
#[derive(Clone, Copy)]
pub(crate) struct Sixteen([u64; 2]);

impl Sixteen {
    /// Their number.
    pub(crate) const LENGTH: usize = 16;

    /// Those from an offset on, if there are so many.
    #[inline]
    pub(crate) fn at(bytes: &[u8], at: usize) -> Option<Self> {
        bytes.get(at..)?.first_chunk().map(Self::new)
    }

    #[inline]
    fn new(bytes: &[u8; 16]) -> Self {
        let (halves, _) = bytes.as_chunks();
        Self(std::array::from_fn(|at| u64::from_le_bytes(halves[at])))
    }

    /// Returns the number of spaces that come first.
    #[inline]
    pub(crate) fn spaces(self) -> usize {
        self.first(|it| it ^ each(b' '))
    }

    /// Returns the number of small letters that come first.
    #[inline]
    pub(crate) fn small_letters(self) -> usize {
        self.first(|it| (!above(it, b'a' - 1) | above(it, b'z') | it) & HIGH)
    }

    /// Returns the number of bytes that come before the first `<`, `>`, `&` or
    /// carriage return.
    #[inline]
    pub(crate) fn before_mark(self) -> usize {
        self.first(|it| {
            // `<` and `>` differ in one bit.
            let angle = (it | each(b'<' ^ b'>')) ^ each(b'>');
            (zero(angle) | zero(it ^ each(b'&')) | zero(it ^ each(b'\r'))) & HIGH
        })
    }

    /// Returns true if there is white space, or another control character, among the
    /// first.
    #[inline]
    pub(crate) fn has_blank(self, before: usize) -> bool {
        self.first(|it| !(above(it, b' ') | it) & HIGH) < before
    }

    /// Returns the number of bytes that come before the first that another sixteen
    /// have not.
    #[inline]
    pub(crate) fn shared_with(self, other: Self) -> usize {
        Self([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]]).first(|it| it)
    }

    /// Returns the number of bytes before the first that is marked, that is not 0 in what is made
    /// of them; 16 where none is.
    #[inline]
    fn first(self, mark: impl Fn(u64) -> u64) -> usize {
        let marked = self.0.map(mark);
        let bits = match marked[0] {
            0 => 64 + marked[1].trailing_zeros(),
            low => low.trailing_zeros(),
        };
        bits as usize / 8
    }
}

/// The high bit of each byte.
const HIGH: u64 = each(0x80);

/// Eight times the same byte.
const fn each(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// Marks the bytes above one of ASCII, by their low seven bits. Other bits stay unsaid.
#[inline]
const fn above(bytes: u64, byte: u8) -> u64 {
    (bytes & !HIGH) + each(0x7F - byte)
}

/// Marks the first byte that is 0. Bytes behind it may be marked too, none before it; other bits
/// stay unsaid.
#[inline]
const fn zero(bytes: u64) -> u64 {
    bytes.wrapping_sub(each(1)) & !bytes
}

/// Returns the number of start tags that may begin before an offset; nothing where what
/// begins may hide tags: a comment, a section or an instruction.
pub(crate) fn start_tags(bytes: &[u8], until: usize) -> Option<usize> {
    let (here, _) = bytes[..until].as_chunks();
    let (next, _) = bytes.get(1..).unwrap_or_default().as_chunks();
    let mut count = 0;
    for (here, next) in here.chunks(MOST).zip(next.chunks(MOST)) {
        count += begun(here, next)?;
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

/// So many marks can be counted in a byte.
const MOST: usize = u8::MAX as usize;

/// Returns the number of start tags that may begin, and nothing where something may hide tags,
/// of stretches that each begin one byte before the other. Each byte of a stretch has a count of
/// its own: compilers make vectors of such loops.
fn begun(here: &[[u8; 16]], next: &[[u8; 16]]) -> Option<usize> {
    let (mut begun, mut hiding) = ([0; Sixteen::LENGTH], [0; Sixteen::LENGTH]);
    for (here, next) in here.iter().zip(next) {
        for at in 0..Sixteen::LENGTH {
            let markup = u8::from(here[at] == b'<');
            begun[at] += markup & u8::from(next[at] != b'/');
            hiding[at] |= markup & (u8::from(next[at] == b'!') | u8::from(next[at] == b'?'));
        }
    }
    (hiding == [0; Sixteen::LENGTH]).then(|| begun.into_iter().map(usize::from).sum())
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
