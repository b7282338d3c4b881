//! Guesses at the encoding of games that are not UTF-8, from comments and the
//! values of tag pairs. A game with much such text speaks for itself; others go
//! by what stands around them in the file.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding as Label, WINDOWS_1252};

use super::lexer::{Found, Lexer};
use super::tag;
use super::token::{Kind, Token};

/// So many bytes beyond ASCII are enough for a game to speak for itself.
const OWN: usize = 64;

/// The bytes of a file that are looked at for games that have fewer.
pub(super) const WINDOW: usize = 1 << 16;

/// The bytes of prose, by what they can be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Census {
    /// Those of characters beyond ASCII in UTF-8.
    utf8: usize,
    /// Those that are none of UTF-8.
    foreign: usize,
}

impl Census {
    pub(super) fn of<'t>(prose: impl IntoIterator<Item = &'t [u8]>) -> Self {
        let mut census = Self::default();
        for chunk in prose.into_iter().flat_map(<[u8]>::utf8_chunks) {
            let valid = chunk.valid().bytes();
            census.utf8 += valid.filter(|byte| !byte.is_ascii()).count();
            census.foreign += chunk.invalid().len();
        }
        census
    }

    /// Returns whether it is UTF-8 but for some bytes. In other encodings some pairs
    /// of bytes look like UTF-8 by chance.
    pub(super) const fn is_mostly_utf8(self) -> bool {
        self.utf8 > self.foreign
    }

    /// Returns whether there is enough to be guessed from.
    pub(super) const fn is_telling(self) -> bool {
        self.utf8 + self.foreign >= OWN
    }
}

/// The parts of a text that somebody wrote in a language: comments, and the
/// values of tag pairs. What stands beyond ASCII among the moves is a sign or
/// damage, and says nothing of letters.
pub(super) fn prose(
    text: &[u8],
    tokens: impl IntoIterator<Item = Token>,
) -> impl Iterator<Item = &[u8]> {
    tokens.into_iter().filter_map(move |token| {
        let spelling = text.get(token.range())?;
        match token.kind {
            Kind::Tag => spelling.get(tag::ranges(spelling).1),
            // With its brace, which may be a part of its last character.
            Kind::Comment | Kind::LineComment => Some(spelling),
            _ => None,
        }
    })
}

/// The tokens of a part of a file. What is behind the last end of a line may
/// end in the midst of a character, and is left out where there is more.
pub(super) fn tokens(text: &[u8], begins_line: bool) -> impl Iterator<Item = Token> {
    let whole = memchr::memrchr2(b'\n', b'\r', text).map_or(text.len(), |end| end + 1);
    let whole = text
        .get(..whole)
        .filter(|whole| simdutf8::basic::from_utf8(whole).is_err());
    let lexer = Lexer::new(whole.unwrap_or(text), true, begins_line);
    let mut at = 0;
    core::iter::from_fn(move || {
        let Found::Token(found) = lexer.next(at) else {
            return None;
        };
        at = found.token.range().end;
        Some(found.token)
    })
}

/// The likeliest encoding of those lines of prose that are not UTF-8.
pub(super) fn guess<'t>(prose: impl Iterator<Item = &'t [u8]>) -> &'static Label {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    let is_foreign = |line: &&[u8]| {
        simdutf8::basic::from_utf8(line).is_err() && !Census::of([*line]).is_mostly_utf8()
    };
    let lines = prose.flat_map(|text| text.split(|byte| matches!(byte, b'\n' | b'\r')));
    for line in lines.filter(is_foreign) {
        detector.feed(line, false);
        detector.feed(b"\n", false);
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
