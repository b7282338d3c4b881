//! Text in UTF-16 and UTF-32, as PowerShell and some editors write it, read as
//! UTF-8. It is recognised by its mark, or without one by the zero bytes that
//! every character of ASCII has there. A text may change its encoding on the way.
//!
//! ```
//! use std::io::Read;
//! use cif_text::wide::{Unwidened, Wide};
//!
//! let file = b"\xFF\xFEe\x004\0";
//! let mut text = String::new();
//! Unwidened::new(&file[..]).read_to_string(&mut text)?;
//! assert_eq!(text, "e4");
//! assert_eq!(Wide::detect(file).map(|(wide, mark)| (wide.name(), mark)), Some(("UTF-16LE", 2)));
//! assert_eq!(Wide::detect(b"e4 e5"), None);
//! # Ok::<(), std::io::Error>(())
//! ```

use core::fmt;
use core::str::FromStr;

pub use decoder::WideDecoder;
pub use stream::Unwidened;

mod decoder;
mod seam;
mod stream;
#[cfg(test)]
mod tests;

/// An encoding whose characters are units of two or four bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wide {
    /// UTF-16, the low byte first.
    Utf16Le,
    /// UTF-16, the high byte first.
    Utf16Be,
    /// UTF-32, the lowest byte first.
    Utf32Le,
    /// UTF-32, the highest byte first.
    Utf32Be,
}

/// Bytes of a text that are looked at: so few that even what comes piece by
/// piece is looked at as a whole.
const WINDOW: usize = 16;

/// The same where a text begins with letters that are none of ASCII.
const BEGIN: usize = 256;

/// Units that no other data than text has in one alphabet.
const LONG: usize = 32;

impl Wide {
    const ALL: [Self; 4] = [Self::Utf16Le, Self::Utf16Be, Self::Utf32Le, Self::Utf32Be];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf16Le => "UTF-16LE",
            Self::Utf16Be => "UTF-16BE",
            Self::Utf32Le => "UTF-32LE",
            Self::Utf32Be => "UTF-32BE",
        }
    }

    const fn mark(self) -> &'static [u8] {
        match self {
            Self::Utf16Le => b"\xFF\xFE",
            Self::Utf16Be => b"\xFE\xFF",
            Self::Utf32Le => b"\xFF\xFE\0\0",
            Self::Utf32Be => b"\0\0\xFE\xFF",
        }
    }

    /// Bytes of a unit.
    const fn width(self) -> usize {
        match self {
            Self::Utf16Le | Self::Utf16Be => 2,
            Self::Utf32Le | Self::Utf32Be => 4,
        }
    }

    /// Finds out the encoding of a text from its beginning, and the length of its mark;
    /// `None` where its units are single bytes. Sixteen bytes are enough for most texts, and
    /// 256 for those that begin with letters that are none of ASCII.
    pub fn detect(begin: &[u8]) -> Option<(Self, usize)> {
        let mut by_mark = Self::longest_first();
        if let Some(wide) = by_mark.find(|wide| begin.starts_with(wide.mark())) {
            return Some((wide, wide.mark().len()));
        }
        let fits = |wide: &Self| wide.fits(begin);
        let by_zeros = Self::longest_first().find(fits);
        let by_letters = || Self::longest_first().find(|wide| wide.may_fit(begin, BEGIN));
        by_zeros.or_else(by_letters).map(|wide| (wide, 0))
    }

    /// All of them: the mark of UTF-32 begins as that of UTF-16 does.
    fn longest_first() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().rev()
    }

    /// Returns true if most units at the beginning of a text, two at least, are letters
    /// or blanks of ASCII, and none is zero.
    fn fits(self, text: &[u8]) -> bool {
        let begin = text.get(..WINDOW).unwrap_or(text);
        let units = begin.chunks_exact(self.width());
        let (mut all, mut ascii) = (0, 0);
        for unit in units {
            all += 1;
            match self.value(unit) {
                0 | 0x11_0000.. => return false,
                0x20..0x7F | 0x09..0x0E => ascii += 1,
                _ => {}
            }
        }
        all > 1 && ascii * 2 > all
    }

    /// Returns true if some units in so many bytes at the beginning of a text are letters or blanks
    /// of ASCII, the first, another, and one in eight, and of the others most are letters of other
    /// alphabets. In a longer text the first is enough if the others are of one alphabet.
    fn may_fit(self, text: &[u8], length: usize) -> bool {
        let begin = text.get(..length).unwrap_or(text);
        let (mut ascii, mut letters, mut others, mut is_wide) = (0, 0, 0, false);
        let (mut alike, mut before) = (0, 0);
        for unit in begin.chunks_exact(self.width()) {
            match self.value(unit) {
                0..0x09 | 0x0E..0x20 | 0x7F..0xA0 | 0x11_0000.. => return false,
                0x20..0x7F | 0x09..0x0E => ascii += 1,
                _ if ascii == 0 => return false,
                value => {
                    let is_letter = char::from_u32(value).is_some_and(char::is_alphanumeric);
                    *(if is_letter { &mut letters } else { &mut others }) += 1;
                    alike += usize::from(alphabet(value) == before);
                    before = alphabet(value);
                    // There are letters of which both bytes are ASCII.
                    is_wide |= !unit.iter().all(u8::is_ascii_graphic);
                }
            }
        }
        let all = ascii + letters + others;
        let is_mixed = ascii > 1 && ascii * 8 >= all;
        let is_uniform = all >= LONG && alike * 4 >= (letters + others) * 3;
        is_wide && others <= letters && (is_mixed || is_uniform)
    }

    /// The number that the bytes of a unit are.
    fn value(self, unit: &[u8]) -> u32 {
        let add = |value: u32, byte: &u8| value << 8 | u32::from(*byte);
        match self {
            Self::Utf16Le | Self::Utf32Le => unit.iter().rev().fold(0, add),
            Self::Utf16Be | Self::Utf32Be => unit.iter().fold(0, add),
        }
    }
}

/// The alphabet of a character that is none of ASCII, by any number.
const fn alphabet(value: u32) -> u32 {
    match value {
        // Ideographs have syllables and signs beside them.
        0x3000..0xA000 | 0xFF00..0xFFF0 => 0x3000,
        0xAC00..0xD7A4 => 0xAC00,
        _ => value >> 7,
    }
}

impl fmt::Display for Wide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Wide {
    type Err = UnknownWide;

    /// Reads a name; without the order of bytes, the low one comes first.
    fn from_str(text: &str) -> Result<Self, UnknownWide> {
        let is = |wide: &Self| {
            let name = wide.name();
            text.eq_ignore_ascii_case(name)
                || name
                    .strip_suffix("LE")
                    .is_some_and(|name| text.eq_ignore_ascii_case(name))
        };
        Self::ALL.into_iter().find(is).ok_or(UnknownWide)
    }
}

/// The error of a name that no encoding of [`Wide`] has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownWide;

impl fmt::Display for UnknownWide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is neither UTF-16 nor UTF-32")
    }
}

impl core::error::Error for UnknownWide {}
