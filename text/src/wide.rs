//! Text in UTF-16 and UTF-32, as PowerShell and some editors write it, read as
//! UTF-8. It is recognised by its mark, or without one by the zero bytes that
//! every character of ASCII has there.
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
use std::io::{self, BufRead, Read};

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

/// The byte that stands for what is no character. It is none of UTF-8, so that
/// whoever reads the text finds it out.
const DAMAGE: u8 = 0xFF;

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

    /// Finds out the encoding of a text from its beginning, of which 16 bytes
    /// are enough, and the length of its mark; `None` where its units are
    /// single bytes.
    pub fn detect(begin: &[u8]) -> Option<(Self, usize)> {
        // The mark of UTF-32 begins as that of UTF-16 does.
        let by_mark = Self::ALL
            .into_iter()
            .rev()
            .find(|wide| begin.starts_with(wide.mark()));
        if let Some(wide) = by_mark {
            return Some((wide, wide.mark().len()));
        }
        let begin = begin.get(..WINDOW).unwrap_or(begin);
        let mut by_zeros = Self::ALL.into_iter().rev();
        by_zeros.find(|wide| wide.fits(begin)).map(|wide| (wide, 0))
    }

    /// Returns true if most units of a text, two at least, are letters or
    /// blanks of ASCII, and none is zero.
    fn fits(self, begin: &[u8]) -> bool {
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

    /// The number that the bytes of a unit are.
    fn value(self, unit: &[u8]) -> u32 {
        let add = |value: u32, byte: &u8| value << 8 | u32::from(*byte);
        match self {
            Self::Utf16Le | Self::Utf32Le => unit.iter().rev().fold(0, add),
            Self::Utf16Be | Self::Utf32Be => unit.iter().fold(0, add),
        }
    }
}

impl fmt::Display for Wide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Wide {
    type Err = &'static str;

    /// Reads a name; without the order of bytes, the low one comes first.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is = |wide: &Self| {
            let name = wide.name();
            text.eq_ignore_ascii_case(name)
                || name
                    .strip_suffix("LE")
                    .is_some_and(|name| text.eq_ignore_ascii_case(name))
        };
        Self::ALL
            .into_iter()
            .find(is)
            .ok_or("this is neither UTF-16 nor UTF-32")
    }
}

/// Makes UTF-8 of text that comes piece by piece.
#[derive(Clone, Debug)]
pub struct WideDecoder {
    wide: Wide,
    /// Bytes of a unit that is not whole yet.
    part: Vec<u8>,
    /// The first half of a pair.
    high: Option<u16>,
}

impl WideDecoder {
    /// A decoder of text that begins behind its mark.
    pub const fn new(wide: Wide) -> Self {
        Self {
            wide,
            part: Vec::new(),
            high: None,
        }
    }

    /// The encoding.
    pub const fn wide(&self) -> Wide {
        self.wide
    }

    /// Adds the next piece of the text to `out`. What is no character becomes
    /// a byte that is none of UTF-8.
    pub fn decode(&mut self, bytes: &[u8], out: &mut Vec<u8>) {
        let width = self.wide.width();
        let mut bytes = bytes;
        if !self.part.is_empty() {
            let (more, rest) = bytes.split_at(bytes.len().min(width - self.part.len()));
            self.part.extend_from_slice(more);
            bytes = rest;
            if self.part.len() < width {
                return;
            }
            let value = self.wide.value(&self.part);
            self.part.clear();
            self.unit(value, out);
        }
        let units = bytes.chunks_exact(width);
        self.part.extend_from_slice(units.remainder());
        out.reserve(bytes.len() / width);
        for unit in units {
            let value = self.wide.value(unit);
            self.unit(value, out);
        }
    }

    /// Adds what a text that ends in the midst of a character leaves behind.
    pub fn finish(&mut self, out: &mut Vec<u8>) {
        let is_broken = !self.part.is_empty() || self.high.is_some();
        self.part.clear();
        self.high = None;
        if is_broken {
            out.push(DAMAGE);
        }
    }

    fn unit(&mut self, value: u32, out: &mut Vec<u8>) {
        if let 1..0x80 = value
            && self.high.is_none()
        {
            out.push(value.to_le_bytes()[0]);
            return;
        }
        let Some(half) = u16::try_from(value).ok().filter(|_| self.wide.width() == 2) else {
            return push(char::from_u32(value), out);
        };
        if let Some(high) = self.high.take() {
            if let Some(Ok(char)) = char::decode_utf16([high, half]).next() {
                return push(Some(char), out);
            }
            out.push(DAMAGE);
        }
        if (0xD800..0xDC00).contains(&half) {
            self.high = Some(half);
        } else {
            push(char::from_u32(value), out);
        }
    }
}

fn push(char: Option<char>, out: &mut Vec<u8>) {
    match char {
        Some(char) => out.extend_from_slice(char.encode_utf8(&mut [0; 4]).as_bytes()),
        None => out.push(DAMAGE),
    }
}

/// A source of text that gives UTF-8 where its own is UTF-16 or UTF-32. Any
/// other goes through untouched.
#[derive(Debug)]
pub struct Unwidened<R> {
    source: R,
    state: State,
    /// Bytes to be given out, and how many of them have been.
    ready: Vec<u8>,
    given: usize,
}

#[derive(Debug)]
enum State {
    /// Nothing has been looked at.
    Fresh,
    /// The source as it is gives the bytes that are not in `ready`.
    Plain,
    Wide(WideDecoder),
}

impl<R> Unwidened<R> {
    /// Text from this source.
    pub const fn new(source: R) -> Self {
        Self {
            source,
            state: State::Fresh,
            ready: Vec::new(),
            given: 0,
        }
    }

    /// The encoding of the source, when some of it has been read.
    pub const fn wide(&self) -> Option<Wide> {
        match &self.state {
            State::Wide(decoder) => Some(decoder.wide()),
            State::Fresh | State::Plain => None,
        }
    }
}

impl<R: BufRead> Unwidened<R> {
    /// Looks at the first bytes, of which a source may give one at a time.
    fn begin(&mut self) -> io::Result<()> {
        loop {
            let begin = self.source.fill_buf()?;
            let is_ended = begin.is_empty();
            if self.ready.is_empty() && begin.len() >= WINDOW {
                // The usual case: nothing needs to be kept.
                match Wide::detect(begin) {
                    None => self.state = State::Plain,
                    Some((wide, mark)) => {
                        self.source.consume(mark);
                        self.state = State::Wide(WideDecoder::new(wide));
                    }
                }
                return Ok(());
            }
            self.ready.extend_from_slice(begin);
            let length = begin.len();
            self.source.consume(length);
            if self.ready.len() >= WINDOW || is_ended {
                break;
            }
        }
        self.state = match Wide::detect(&self.ready) {
            None => State::Plain,
            Some((wide, mark)) => {
                let mut decoder = WideDecoder::new(wide);
                let bytes = core::mem::take(&mut self.ready);
                decoder.decode(bytes.get(mark..).unwrap_or_default(), &mut self.ready);
                State::Wide(decoder)
            }
        };
        Ok(())
    }
}

impl<R: BufRead> BufRead for Unwidened<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if matches!(self.state, State::Fresh) {
            self.begin()?;
        }
        if self.given == self.ready.len() {
            self.ready.clear();
            self.given = 0;
            let State::Wide(decoder) = &mut self.state else {
                return self.source.fill_buf();
            };
            while self.ready.is_empty() {
                let bytes = self.source.fill_buf()?;
                let length = bytes.len();
                if length == 0 {
                    decoder.finish(&mut self.ready);
                    break;
                }
                decoder.decode(bytes, &mut self.ready);
                self.source.consume(length);
            }
        }
        Ok(self.ready.get(self.given..).unwrap_or_default())
    }

    fn consume(&mut self, amount: usize) {
        if self.given < self.ready.len() {
            self.given += amount;
        } else {
            self.source.consume(amount);
        }
    }
}

impl<R: BufRead> Read for Unwidened<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut ready = self.fill_buf()?;
        let read = ready.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn encoded(text: &str, wide: Wide) -> Vec<u8> {
        let units16 = || text.encode_utf16();
        let units32 = || text.chars().map(u32::from);
        match wide {
            Wide::Utf16Le => units16().flat_map(u16::to_le_bytes).collect(),
            Wide::Utf16Be => units16().flat_map(u16::to_be_bytes).collect(),
            Wide::Utf32Le => units32().flat_map(u32::to_le_bytes).collect(),
            Wide::Utf32Be => units32().flat_map(u32::to_be_bytes).collect(),
        }
    }

    /// All of a source that gives so many bytes at a time.
    fn read(bytes: &[u8], at_a_time: usize) -> (Vec<u8>, Option<Wide>) {
        let mut source = Unwidened::new(BufReader::with_capacity(at_a_time, bytes));
        let mut text = Vec::new();
        source.read_to_end(&mut text).unwrap();
        (text, source.wide())
    }

    #[test]
    fn text_is_the_same_in_all_encodings() {
        for text in [
            "[Event \"M\u{fc}nchen\"]\n\n1. e4 {\u{1F600} \u{41f}\u{451}\u{442}\u{440}} *\n",
            "info depth 1\r\n",
            "e4",
        ] {
            for wide in Wide::ALL {
                let bare = encoded(text, wide);
                let marked = [wide.mark(), &bare].concat();
                for at_a_time in [1, 2, 3, 5, 4096] {
                    let expected = (text.as_bytes().to_vec(), Some(wide));
                    assert_eq!(read(&marked, at_a_time), expected, "{wide}, {at_a_time}");
                    assert_eq!(read(&bare, at_a_time), expected, "{wide}, {at_a_time}");
                }
                assert_eq!(wide.name().to_lowercase().parse(), Ok(wide));
            }
        }
        assert_eq!("utf-16".parse(), Ok(Wide::Utf16Le));
        assert!("utf-8".parse::<Wide>().is_err());
    }

    #[test]
    fn other_text_goes_through() {
        for bytes in [
            &b""[..],
            b"e",
            b"e\0",
            b"\0\x2C\0",
            b"e4",
            b"\xEF\xBB\xBFe4 e5",
            b"M\xFCller",
            b"PK\x03\x04\x14\0\0\0\x08\0",
            b"\0\0\0\0\0\0",
            b"\x7FELF\x02\x01\x01\0\0\0\0\0",
            b"a\0b c d e f g",
        ] {
            for at_a_time in [1, 3, 4096] {
                assert_eq!(read(bytes, at_a_time), (bytes.to_vec(), None), "{bytes:?}");
            }
        }
    }

    #[test]
    fn damage_shows() {
        for (bytes, text) in [
            (&b"\xFF\xFEa\0\x3D\xD8b\0"[..], &b"a\xFFb"[..]),
            (b"\xFF\xFEa\0\x00\xDCb\0", b"a\xFFb"),
            (b"\xFF\xFEa\0b", b"a\xFF"),
            (b"\xFF\xFEa\0\x3D\xD8", b"a\xFF"),
            (b"\xFF\xFE\0\0a\0\0\0\0\0\x11\0", b"a\xFF"),
        ] {
            for at_a_time in [1, 4096] {
                assert_eq!(read(bytes, at_a_time).0, text);
            }
        }
    }
}
