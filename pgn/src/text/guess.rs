//! Guesses at the encoding of games that are not UTF-8. A game with much such
//! text speaks for itself; others go by what stands around them in the file.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding as Label, WINDOWS_1252};

/// So many bytes beyond ASCII are enough for a game to speak for itself.
const OWN: usize = 64;

/// How much of a file is looked at for games that have fewer.
pub(super) const WINDOW: usize = 1 << 16;

/// The bytes of a game, by what they can be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Census {
    /// Those of characters beyond ASCII in UTF-8.
    utf8: usize,
    /// Those that are none of UTF-8.
    foreign: usize,
}

impl Census {
    pub(super) fn of(bytes: &[u8]) -> Self {
        let mut census = Self::default();
        for chunk in bytes.utf8_chunks() {
            let valid = chunk.valid().bytes();
            census.utf8 += valid.filter(|byte| !byte.is_ascii()).count();
            census.foreign += chunk.invalid().len();
        }
        census
    }

    /// Whether it is UTF-8 but for some bytes. In other encodings some pairs
    /// of bytes look like UTF-8 by chance.
    pub(super) const fn is_mostly_utf8(self) -> bool {
        self.utf8 > self.foreign
    }

    /// Whether there is enough to be guessed from.
    pub(super) const fn is_telling(self) -> bool {
        self.utf8 + self.foreign >= OWN
    }
}

/// The likeliest encoding of those lines of a text that are not UTF-8. What is
/// behind the last end of a line may end in the midst of a character.
pub(super) fn guess(text: &[u8]) -> &'static Label {
    let whole = memchr::memrchr(b'\n', text).map_or(text.len(), |end| end + 1);
    let whole = text
        .get(..whole)
        .filter(|whole| simdutf8::basic::from_utf8(whole).is_err());
    let text = whole.unwrap_or(text);
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    let is_foreign = |line: &&[u8]| {
        simdutf8::basic::from_utf8(line).is_err() && !Census::of(line).is_mostly_utf8()
    };
    for line in text
        .split_inclusive(|byte| *byte == b'\n')
        .filter(is_foreign)
    {
        detector.feed(line, false);
    }
    detector.feed(b"", true);
    detector.guess(None, Utf8Detection::Deny)
}

/// Windows-1252 instead of an encoding in which the text is the same, or that
/// it is not in.
pub(super) fn plainest(text: &[u8], label: &'static Label) -> &'static Label {
    let same = || {
        let (one, is_damaged) = label.decode_without_bom_handling(text);
        is_damaged || one == WINDOWS_1252.decode_without_bom_handling(text).0
    };
    if label == WINDOWS_1252 || same() {
        WINDOWS_1252
    } else {
        label
    }
}
