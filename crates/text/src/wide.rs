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

use core::cmp::Ordering;
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

/// Bytes of a text that are looked at where its encoding may change: those, and
/// a mark.
const AHEAD: usize = WINDOW + 4;

/// Bytes of a text that are looked at where either byte of its units may be the first.
const UNDECIDED: usize = 4096;

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

    /// Finds out whether a text of single bytes goes on in one of these encodings
    /// with `rest`, and how many of its bytes belong to no unit of it: a mark, or
    /// what is left of a unit whose first byte is `last`.
    fn go_on(last: Option<u8>, rest: &[u8]) -> Option<(Self, usize)> {
        let fits = |wide: Self, rest: &[u8]| wide.fits(rest.get(..WINDOW).unwrap_or(rest));
        let mut all = Self::ALL.into_iter().rev();
        let by_mark = |wide: &Self| {
            let behind = rest.strip_prefix(wide.mark());
            behind.is_some_and(|behind| fits(*wide, behind))
        };
        if let Some(wide) = all.clone().find(by_mark) {
            return Some((wide, wide.mark().len()));
        }
        if rest.first() != Some(&0) {
            return None;
        }
        let begun: Vec<u8> = last.into_iter().chain(rest.iter().copied()).collect();
        let is_begun = |wide: &Self| {
            matches!(wide, Self::Utf16Le | Self::Utf32Le) && last.is_some() && fits(*wide, &begun)
        };
        if let Some(wide) = all.clone().find(is_begun) {
            return Some((wide, wide.width() - 1));
        }
        all.find(|wide| fits(*wide, rest)).map(|wide| (wide, 0))
    }

    /// The same units with the high byte first, if a text that `rest` goes on is more
    /// likely in these. Of its first unit, this encoding takes `last` for the low byte;
    /// `ended` says that nothing comes behind `rest`.
    ///
    /// Both read what is ASCII alike, for there every other byte is zero:
    ///
    /// ```text
    /// bytes       \n 00 5B 00 41 00 20 04 16 04 38 00 20
    /// low first   |\n   |[    |A    |U+420|U+416|8    |
    /// high first  \n|[    |A    |     |U+416|U+438|     |
    /// ```
    fn or_high_first(self, last: Option<u8>, rest: &[u8], ended: bool) -> Option<Self> {
        let other = match self {
            Self::Utf16Le => Self::Utf16Be,
            Self::Utf32Le => Self::Utf32Be,
            Self::Utf16Be | Self::Utf32Be => return None,
        };
        if !other.fits(rest.get(..WINDOW).unwrap_or(rest)) {
            return None;
        }
        let width = self.width();
        let is_likely = match (rest.len() + 1) % width {
            // A text ends with a whole unit.
            0 if ended => false,
            1 if ended => true,
            // Of the wrong units, those at the edges of foreign words are no blanks.
            _ => {
                let low_first = self.edges(rest.get(width - 1..).unwrap_or_default());
                let length = rest.len().saturating_sub(width);
                let high_first = other.edges(rest.get(..length).unwrap_or_default());
                match high_first.cmp(&low_first) {
                    Ordering::Greater => true,
                    Ordering::Less => false,
                    // A text ends with a line.
                    Ordering::Equal => last == Some(b'\n'),
                }
            }
        };
        is_likely.then_some(other)
    }

    /// The units of a text that stand between words.
    fn edges(self, text: &[u8]) -> usize {
        let is_edge = |unit: &&[u8]| {
            let char = u8::try_from(self.value(unit)).unwrap_or_default();
            b" \n\"(){},.-".contains(&char)
        };
        text.chunks_exact(self.width()).filter(is_edge).count()
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
/// other goes through untouched. Text that begins in single bytes may go on in
/// others, as where PowerShell adds to a file that is UTF-8.
#[derive(Debug)]
pub struct Unwidened<R> {
    source: R,
    state: State,
    /// Bytes that have been taken from the source: those before `given` have
    /// been given out, those before `sure` may be.
    ready: Vec<u8>,
    given: usize,
    sure: usize,
    /// The next bytes of the source that may be given out as they are.
    plain: usize,
    /// The last byte before those that are not sure.
    last: Option<u8>,
    /// Bytes that have been given out in all.
    total: u64,
    /// Those before the first that was a wider unit.
    narrow: u64,
}

#[derive(Debug)]
enum State {
    /// Nothing has been looked at.
    Fresh(Assumed),
    /// Units are single bytes; wider ones may follow.
    Narrow,
    /// Units are single bytes to the end.
    Plain,
    Wide(WideDecoder),
}

/// The encoding that a source is said to have.
#[derive(Clone, Copy, Debug)]
enum Assumed {
    Nothing,
    Bytes,
    Wide(Wide),
}

/// The next byte that may be part of a mark, or of a unit of two bytes.
fn doubtful(bytes: &[u8]) -> Option<usize> {
    memchr::memchr3(0, 0xFE, 0xFF, bytes)
}

impl<R> Unwidened<R> {
    /// Text from this source, whose encoding is found out.
    pub const fn new(source: R) -> Self {
        Self::assuming(source, Assumed::Nothing)
    }

    /// Text of single bytes, unless it begins with a mark that says another.
    pub const fn of_bytes(source: R) -> Self {
        Self::assuming(source, Assumed::Bytes)
    }

    /// Text of this encoding, unless it begins with a mark that says another.
    pub const fn of_wide(source: R, wide: Wide) -> Self {
        Self::assuming(source, Assumed::Wide(wide))
    }

    const fn assuming(source: R, assumed: Assumed) -> Self {
        Self {
            source,
            state: State::Fresh(assumed),
            ready: Vec::new(),
            given: 0,
            sure: 0,
            plain: 0,
            last: None,
            total: 0,
            narrow: 0,
        }
    }

    /// The encoding of the source, when some of it has been read.
    pub const fn wide(&self) -> Option<Wide> {
        match &self.state {
            State::Wide(decoder) => Some(decoder.wide()),
            State::Fresh(_) | State::Narrow | State::Plain => None,
        }
    }

    /// The bytes that were given out before that encoding began: none, unless
    /// the source has first been one of single bytes.
    pub const fn narrow(&self) -> u64 {
        self.narrow
    }
}

impl<R: BufRead> Unwidened<R> {
    /// Takes bytes from the source until so many are ready, or there are no
    /// more. A source may give one at a time.
    fn gather(&mut self, wanted: usize) -> io::Result<()> {
        while self.ready.len() < wanted {
            let next = self.source.fill_buf()?;
            if next.is_empty() {
                break;
            }
            let length = next.len().min(wanted - self.ready.len());
            self.ready.extend(next.iter().take(length));
            self.source.consume(length);
        }
        Ok(())
    }

    /// Looks at the first bytes.
    fn begin(&mut self, assumed: Assumed) -> io::Result<()> {
        self.gather(WINDOW)?;
        let is_free = matches!(assumed, Assumed::Nothing);
        let found = Wide::detect(&self.ready).filter(|(_, mark)| *mark > 0 || is_free);
        match (found, assumed) {
            (Some((wide, mark)), _) => self.widen(wide, mark),
            (None, Assumed::Wide(wide)) => self.widen(wide, 0),
            (None, Assumed::Nothing) => {
                self.state = State::Narrow;
                self.sure = doubtful(&self.ready).unwrap_or(self.ready.len());
                self.note_last();
            }
            (None, Assumed::Bytes) => {
                self.state = State::Plain;
                self.sure = self.ready.len();
            }
        }
        Ok(())
    }

    /// Keeps the last byte before those that are not sure, if there is one.
    fn note_last(&mut self) {
        let sure = self.ready.get(..self.sure).unwrap_or_default();
        self.last = sure.last().copied().or(self.last);
    }

    /// Decodes from now on, and what is ready but for its first bytes.
    fn widen(&mut self, wide: Wide, skipped: usize) {
        let mut decoder = WideDecoder::new(wide);
        let bytes = core::mem::take(&mut self.ready);
        decoder.decode(bytes.get(skipped..).unwrap_or_default(), &mut self.ready);
        self.sure = self.ready.len();
        self.state = State::Wide(decoder);
    }

    /// Makes the next bytes ready, where all that were sure have been given out;
    /// none where they can be had from the source as they are, or at its end.
    fn advance(&mut self) -> io::Result<()> {
        self.ready.drain(..self.given);
        (self.given, self.sure) = (0, 0);
        match &mut self.state {
            State::Wide(decoder) => {
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
                self.sure = self.ready.len();
            }
            State::Narrow => {
                if self.ready.is_empty() {
                    let next = self.source.fill_buf()?;
                    self.plain = doubtful(next).unwrap_or(next.len());
                    if self.plain > 0 || next.is_empty() {
                        self.last = next.get(..self.plain).and_then(<[u8]>::last).copied();
                        return Ok(());
                    }
                }
                self.gather(AHEAD)?;
                if let Some((wide, skipped)) = Wide::go_on(self.last, &self.ready) {
                    // The first byte of the unit has been given out.
                    let is_begun = self.ready.first() == Some(&0) && skipped > 0;
                    if is_begun {
                        self.gather(UNDECIDED)?;
                        let ended = self.ready.len() < UNDECIDED;
                        if let Some(wide) = wide.or_high_first(self.last, &self.ready, ended) {
                            self.narrow = self.total;
                            self.widen(wide, 0);
                            return Ok(());
                        }
                    }
                    self.narrow = self.total - u64::from(is_begun);
                    self.widen(wide, skipped);
                    return Ok(());
                }
                let rest = self.ready.get(1..).unwrap_or_default();
                self.sure = 1 + doubtful(rest).unwrap_or(rest.len());
                self.note_last();
            }
            State::Plain | State::Fresh(_) => {
                self.plain = self.source.fill_buf()?.len();
            }
        }
        Ok(())
    }
}

impl<R: BufRead> BufRead for Unwidened<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if let State::Fresh(assumed) = self.state {
            self.begin(assumed)?;
        }
        if self.given == self.sure && self.plain == 0 {
            self.advance()?;
        }
        if self.given < self.sure {
            return Ok(self.ready.get(self.given..self.sure).unwrap_or_default());
        }
        let next = self.source.fill_buf()?;
        Ok(next.get(..self.plain).unwrap_or(next))
    }

    fn consume(&mut self, amount: usize) {
        self.total += amount as u64;
        if self.given < self.sure {
            self.given += amount;
        } else {
            self.plain = self.plain.saturating_sub(amount);
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
    fn text_may_go_on_in_another_encoding() {
        let second = "[B \"\u{416}\u{438}\u{43b}\"]\n1. d4 {\u{43b}\u{438}} *\n";
        // With and without the end of a line, short and longer than what is looked at.
        for first in ["[A \"M\u{fc}\"]\n1. e4 *\n\n", "[A \"M\u{fc}\"]\n1. e4 *"] {
            for second in [
                second,
                &second.repeat(300),
                &format!("\n{}", second.repeat(300)),
            ] {
                let unmarked = Wide::ALL.map(|wide| (wide, &[][..]));
                let marked = Wide::ALL.map(|wide| (wide, wide.mark()));
                for (wide, mark) in unmarked.into_iter().chain(marked) {
                    let bytes = [first.as_bytes(), mark, &encoded(second, wide)].concat();
                    for at_a_time in [1, 2, 7, 4096] {
                        let (text, found) = read(&bytes, at_a_time);
                        let text = String::from_utf8(text).unwrap();
                        assert!(text == [first, second].concat(), "{wide}: {text}");
                        assert_eq!(found, Some(wide), "{at_a_time}");
                    }
                }
            }
        }
        // ASCII is the same in either order, and most texts end with a line.
        let plain = "[B \"b\"]\n1. d4 *\n".repeat(300);
        for (wide, first) in [(Wide::Utf16Le, "1. e4 *"), (Wide::Utf16Be, "1. e4 *\n")] {
            let bytes = [first.as_bytes(), &encoded(&plain, wide)].concat();
            let expected = [first, &plain].concat().into_bytes();
            assert!(read(&bytes, 512) == (expected, Some(wide)), "{wide}");
        }
        let bytes = [
            b"1. e4 e5 2. Nf3 Nc6",
            &*encoded(" {[%eval 0.3]}", Wide::Utf16Le),
        ]
        .concat();
        let mut source = Unwidened::new(&bytes[..]);
        let mut text = String::new();
        source.read_to_string(&mut text).unwrap();
        assert_eq!(text, "1. e4 e5 2. Nf3 Nc6 {[%eval 0.3]}");
        assert_eq!(source.narrow(), 19);
        // What is said of it counts.
        let mut source = Unwidened::of_bytes(&bytes[..]);
        let mut plain = Vec::new();
        source.read_to_end(&mut plain).unwrap();
        assert_eq!(plain, bytes);
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
            b"much more text\0 and\0 some\0zeros\0\0\0\0in it\xFF\xFE and \xFE\xFF marks\0",
            b"\xEF\xF0\xFF\xFE \xFF \xFE\xFF\xFE\xFF\xFE\xFF, \xEC\xEE\xFF \xFF\xFE",
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
