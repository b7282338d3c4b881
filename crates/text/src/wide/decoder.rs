//! One encoding of wide units into UTF-8, piece by piece.

use super::Wide;

/// The byte that stands for what is no character. It is none of UTF-8, so that
/// whoever reads the text finds it out.
const DAMAGE: u8 = 0xFF;

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

    /// The bytes of a text up to the first unit that is none of ASCII.
    pub(super) fn plain(&self, bytes: &[u8]) -> usize {
        if self.high.is_some() {
            return 0;
        }
        let width = self.wide.width();
        let is_plain = |unit: &&[u8]| (1..0x80).contains(&self.wide.value(unit));
        bytes.chunks_exact(width).take_while(is_plain).count() * width
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
