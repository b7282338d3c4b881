//! Encodings. PGN asks for Latin-1; most files today are UTF-8, many are of
//! one country, and some are several at once. What a byte means is decided for
//! each game, and where it cannot be decided it is said.

use core::fmt;
use core::str::FromStr;
use std::borrow::Cow;

use cif_text::wide::Wide;
use encoding_rs::{Encoding as Label, ISO_2022_JP, UTF_8, WINDOWS_1252, X_USER_DEFINED};

/// The encoding of a file, as the caller knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Encoding {
    /// To be found out, game by game.
    #[default]
    Detect,
    /// UTF-8.
    Utf8,
    /// Latin-1, or Windows-1252, which has more characters in the same places.
    Latin1,
    /// UTF-16 or UTF-32.
    Wide(Wide),
    /// Any other.
    Other(&'static Label),
}

impl FromStr for Encoding {
    type Err = UnknownEncoding;

    /// Reads the name of an encoding as the Web has it, like `windows-1251` or
    /// `shift_jis`; `auto`, `utf-32le` and `utf-32be` too.
    fn from_str(text: &str) -> Result<Self, UnknownEncoding> {
        if text == "auto" {
            return Ok(Self::Detect);
        }
        if let Ok(wide) = text.parse() {
            return Ok(Self::Wide(wide));
        }
        let label = Label::for_label_no_replacement(text.as_bytes());
        // One has its letters behind signs of ASCII, the other has none.
        let is_text = |label: &&'static Label| *label != ISO_2022_JP && *label != X_USER_DEFINED;
        match label.filter(is_text) {
            Some(label) if label == UTF_8 => Ok(Self::Utf8),
            Some(label) if label == WINDOWS_1252 => Ok(Self::Latin1),
            Some(label) => Ok(Self::Other(label)),
            None => Err(UnknownEncoding),
        }
    }
}

/// The error of a name that no encoding of text has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownEncoding;

impl fmt::Display for UnknownEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no encoding of text is called so")
    }
}

impl core::error::Error for UnknownEncoding {}

/// The encoding of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charset {
    /// UTF-8, ASCII included.
    Utf8,
    /// Windows-1252, Latin-1 included.
    Windows1252,
    /// Some of it is UTF-8, the rest is taken for Windows-1252.
    Mixed,
    /// As the caller said, or as it was guessed.
    Other(&'static Label),
}

impl Charset {
    /// The encoding of a game's bytes, whether all of them fit it, and the
    /// bytes as text if they are UTF-8; else nothing.
    pub(super) fn of(bytes: &[u8], asked: Encoding) -> (Self, bool, &str) {
        match asked {
            Encoding::Latin1 => (Self::Windows1252, true, ""),
            Encoding::Other(label) if label != UTF_8 => {
                let fits = label
                    .decode_without_bom_handling_and_without_replacement(bytes)
                    .is_some();
                (Self::Other(label), fits, "")
            }
            Encoding::Detect | Encoding::Utf8 | Encoding::Wide(_) | Encoding::Other(_) => {
                if let Ok(text) = simdutf8::basic::from_utf8(bytes) {
                    return (Self::Utf8, true, text);
                }
                if let Encoding::Other(label) = asked {
                    return (Self::Other(label), false, "");
                }
                let some = bytes.utf8_chunks().any(|chunk| !chunk.valid().is_ascii());
                if some || asked != Encoding::Detect {
                    (Self::Mixed, false, "")
                } else {
                    (Self::Windows1252, true, "")
                }
            }
        }
    }

    /// Returns its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Windows1252 => "Windows-1252",
            Self::Mixed => "UTF-8 and Windows-1252",
            Self::Other(label) => label.name(),
        }
    }

    /// The text of some bytes. Only bytes that [`Charset::Other`] does not
    /// know become U+FFFD, and the game then says so among its faults.
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        if let Self::Other(label) = self {
            return label.decode_without_bom_handling(bytes).0;
        }
        if self == Self::Windows1252 && !bytes.is_ascii() {
            return WINDOWS_1252.decode_without_bom_handling(bytes).0;
        }
        match simdutf8::basic::from_utf8(bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(mixed(bytes)),
        }
    }
}

impl fmt::Display for Charset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Text of which some is UTF-8, and what is not is Windows-1252, where every
/// byte has a meaning.
fn mixed(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.push_str(&WINDOWS_1252.decode_without_bom_handling(chunk.invalid()).0);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_encoding_is_found() {
        for (bytes, charset, fits, text) in [
            (&b"abc"[..], Charset::Utf8, true, "abc"),
            (b"M\xC3\xBCller", Charset::Utf8, true, "M\u{fc}ller"),
            (
                b"M\xFCller \x80",
                Charset::Windows1252,
                true,
                "M\u{fc}ller \u{20ac}",
            ),
        ] {
            let whole = if charset == Charset::Utf8 { text } else { "" };
            assert_eq!(Charset::of(bytes, Encoding::Detect), (charset, fits, whole));
            assert_eq!(charset.decode(bytes), text);
        }
        let mixed = b"M\xC3\xBCller - M\xFCller";
        assert_eq!(
            Charset::of(mixed, Encoding::Detect),
            (Charset::Mixed, false, "")
        );
        assert_eq!(Charset::Mixed.decode(b"M\xC3\xBC"), "M\u{fc}");
        assert_eq!(Charset::Mixed.decode(b"M\xFC"), "M\u{fc}");
        // Both within one item.
        for (bytes, text) in [
            (&b"M\xC3\xBCller \xC3"[..], "M\u{fc}ller \u{c3}"),
            (b"\xFC\xC3\xBC\x80", "\u{fc}\u{fc}\u{20ac}"),
            (b"\xE2\x99\x98\xE2\x99", "\u{2658}\u{e2}\u{2122}"),
        ] {
            assert_eq!(Charset::Mixed.decode(bytes), text);
        }
        let latin = "M\u{c3}\u{bc}ller";
        assert_eq!(Charset::Windows1252.decode(b"M\xC3\xBCller"), latin);
        let sjis = Encoding::Other(encoding_rs::SHIFT_JIS);
        let (charset, fits, _) = Charset::of(b"\x82\xA0", sjis);
        assert!(fits);
        assert_eq!(charset.decode(b"\x82\xA0"), "\u{3042}");
        assert!(!Charset::of(b"\x82", sjis).1);
    }
}
