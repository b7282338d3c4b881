//! basE91 over the alphabet of CIF: every printable ASCII character except
//! `"`, `<` and `>`, in the order of their codes.
//!
//! The bytes are one stream of bits, lowest first. Thirteen bits go into two
//! characters; fourteen where the value still fits, that is where the lower
//! thirteen are at most 88 (91 * 91 = 8192 + 89).

use super::BlobError;

/// The number of characters, and the base.
const BASE: u16 = 91;

/// The largest value of thirteen bits that allows a fourteenth bit.
const LAST_OF_FOURTEEN: u16 = 88;

/// The characters by their value.
const CHARACTERS: [u8; 91] = {
    let mut table = [0; 91];
    let (mut value, mut byte) = (0, b'!');
    while byte <= b'~' {
        if !matches!(byte, b'"' | b'<' | b'>') {
            table[value] = byte;
            value += 1;
        }
        byte += 1;
    }
    table
};

/// The values by their character; [`NONE`] for a byte that is none.
const VALUES: [u8; 256] = {
    let mut table = [NONE; 256];
    let mut value = 0_u8;
    while (value as usize) < CHARACTERS.len() {
        table[CHARACTERS[value as usize] as usize] = value;
        value += 1;
    }
    table
};

const NONE: u8 = u8::MAX;

/// The text of some bytes.
///
/// ```
/// assert_eq!(cif_text::blob::encode(b"Checkmate!"), "89KpSo$*Oe|R!");
/// ```
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() / 13 * 16 + 16);
    let mut encoder = Encoder::default();
    encoder.push(bytes, &mut text);
    encoder.finish(&mut text);
    text
}

/// Encodes bytes that arrive in parts.
#[derive(Clone, Debug, Default)]
pub(super) struct Encoder {
    /// Bits not written yet, the oldest lowest.
    bits: u32,
    /// Their number; at most 13 between two bytes.
    len: u32,
}

impl Encoder {
    /// Adds the text of some more bytes to `out`.
    pub(super) fn push(&mut self, bytes: &[u8], out: &mut String) {
        for byte in bytes {
            self.bits |= u32::from(*byte) << self.len;
            self.len += 8;
            if self.len > 13 {
                let (value, len) = match low(self.bits, 13) {
                    value if value > LAST_OF_FOURTEEN => (value, 13),
                    _ => (low(self.bits, 14), 14),
                };
                self.bits >>= len;
                self.len -= len;
                out.push(character(value % BASE));
                out.push(character(value / BASE));
            }
        }
    }

    /// Adds the text of the bits that are left.
    pub(super) fn finish(self, out: &mut String) {
        if self.len > 0 {
            let value = low(self.bits, 14);
            out.push(character(value % BASE));
            if self.len > 7 || value >= BASE {
                out.push(character(value / BASE));
            }
        }
    }
}

/// The lowest bits of a stream.
fn low(bits: u32, count: u32) -> u16 {
    u16::try_from(bits & ((1 << count) - 1)).unwrap_or_default()
}

/// The character of a value below [`BASE`].
fn character(value: u16) -> char {
    CHARACTERS
        .get(usize::from(value))
        .map_or('!', |byte| char::from(*byte))
}

/// Decodes a text into buffers of the caller's.
///
/// ```
/// use cif_text::blob::Decoder;
///
/// let mut decoder = Decoder::new("89KpSo$*Oe|R!");
/// let mut buffer = [0; 8];
/// assert_eq!(decoder.read(&mut buffer), Ok(8));
/// assert_eq!(&buffer, b"Checkmat");
/// assert_eq!(decoder.read(&mut buffer), Ok(2));
/// assert_eq!(decoder.read(&mut buffer), Ok(0));
/// ```
#[derive(Clone, Debug)]
pub struct Decoder<'t> {
    text: &'t str,
    at: usize,
    /// Bits not read yet, the oldest lowest.
    bits: u32,
    /// Their number; less than 8 when the next characters are wanted.
    len: u32,
}

impl<'t> Decoder<'t> {
    /// A decoder at the beginning of a text.
    pub fn new(text: &'t str) -> Self {
        let (at, bits, len) = (0, 0, 0);
        Self {
            text,
            at,
            bits,
            len,
        }
    }

    /// Fills the buffer; how many bytes it wrote. It is fewer than the buffer
    /// holds only at the end of the text.
    ///
    /// # Errors
    /// A character outside the alphabet; the same again if asked again.
    pub fn read(&mut self, buffer: &mut [u8]) -> Result<usize, BlobError> {
        let mut written = 0;
        for slot in buffer {
            let Some(byte) = self.byte()? else { break };
            *slot = byte;
            written += 1;
        }
        Ok(written)
    }

    fn byte(&mut self) -> Result<Option<u8>, BlobError> {
        while self.len < 8 {
            match *self.text.as_bytes().get(self.at..).unwrap_or_default() {
                [] => return Ok(None),
                [only] => {
                    // A character alone fills up the last byte, and ends it.
                    let value = self.value(self.at, only)?;
                    self.bits |= u32::from(value) << self.len;
                    self.len = 8;
                    self.at += 1;
                }
                [first, second, ..] => {
                    let first = self.value(self.at, first)?;
                    let value = first + self.value(self.at + 1, second)? * BASE;
                    self.bits |= u32::from(value) << self.len;
                    let short = value & 0x1FFF > LAST_OF_FOURTEEN;
                    self.len += if short { 13 } else { 14 };
                    self.at += 2;
                }
            }
        }
        let [byte, ..] = self.bits.to_le_bytes();
        self.bits >>= 8;
        self.len -= 8;
        Ok(Some(byte))
    }

    /// The value of the byte of the text at an offset.
    fn value(&self, offset: usize, byte: u8) -> Result<u16, BlobError> {
        match VALUES.get(usize::from(byte)) {
            Some(value) if *value != NONE => Ok(u16::from(*value)),
            _ => {
                // What is no ASCII begins here: everything before it is.
                let rest = self.text.get(offset..).unwrap_or_default();
                let character = rest.chars().next().unwrap_or_default();
                Err(BlobError::Character { offset, character })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;
    use crate::blob::decode;

    /// Bytes in hexadecimal and their text, computed apart from this code, on
    /// strings of binary digits.
    const KNOWN: &[(&str, &str)] = &[
        ("", ""),
        ("00", "!!"),
        ("ff", "m$"),
        ("5a", "~!"),
        ("5b", "!#"),
        ("6534", "F]#"),
        ("74657374", "C1/,A"),
        ("0000000000", "!!!!!!"),
        ("58005900", "|!w%!"),
        ("ffffffffffffffffffffffffff", "#~#~#~#~#~#~#~#~"),
        (
            "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
            "n$cgn$sE7#d.4F7&TKA#!.;3UT'C##o*8p|:27b!",
        ),
        (
            "78da4bce482d2e5648a63b09007f8a2c39",
            "NnaW4Wis/1qYs/%~i05/)",
        ),
    ];

    fn from_hex(hex: &str) -> Vec<u8> {
        let digits: Vec<_> = hex.chars().map(|c| c.to_digit(16).unwrap()).collect();
        let byte = |pair: &[u32]| u8::try_from(pair[0] * 16 + pair[1]).unwrap();
        digits.chunks(2).map(byte).collect()
    }

    #[test]
    fn known_texts() {
        for (hex, text) in KNOWN {
            let bytes = from_hex(hex);
            assert_eq!(encode(&bytes), *text, "{hex}");
            assert_eq!(decode(text, 1000).as_ref(), Ok(&bytes), "{text}");
        }
    }

    /// The exclusive bounds around the alphabet and its gaps.
    #[test]
    fn only_the_alphabet_is_read() {
        let allowed = |c| matches!(c, '!' | '#'..=';' | '=' | '?'..='~');
        assert_eq!(
            CHARACTERS
                .iter()
                .filter(|byte| allowed(char::from(**byte)))
                .count(),
            91
        );
        for character in ('\0'..='\u{ff}').chain(['\u{2654}', '\u{1F600}']) {
            for before in ["", "A", "AB"] {
                let text = format!("{before}{character}!");
                let expected = BlobError::Character {
                    offset: before.len(),
                    character,
                };
                match decode(&text, 1000) {
                    Ok(_) => assert!(allowed(character), "{text:?}"),
                    Err(error) => {
                        assert!(!allowed(character), "{text:?}");
                        assert_eq!(error, expected);
                        assert_eq!(
                            text.get(error.range().unwrap()).unwrap(),
                            character.to_string()
                        );
                    }
                }
            }
        }
    }

    proptest! {
        #[test]
        fn bytes_come_back(
            bytes in prop_oneof![
                vec(any::<u8>(), 0..200),
                vec(proptest::sample::select(&[0_u8, 1, 88, 89, 255][..]), 0..200),
            ],
            cut: proptest::sample::Index, size in 1_usize..20,
        ) {
            let text = encode(&bytes);
            prop_assert!(text.bytes().all(|byte| CHARACTERS.contains(&byte)));
            let decoded = decode(&text, 200);
            prop_assert_eq!(decoded.as_ref(), Ok(&bytes));
            // In parts, written and read.
            let mut in_parts = String::new();
            let mut encoder = Encoder::default();
            let (first, second) = bytes.split_at(cut.index(bytes.len() + 1));
            encoder.push(first, &mut in_parts);
            encoder.push(second, &mut in_parts);
            encoder.finish(&mut in_parts);
            prop_assert_eq!(&in_parts, &text);
            let mut decoder = Decoder::new(&text);
            let mut read = Vec::new();
            let mut buffer = vec![0; size];
            loop {
                let count = decoder.read(&mut buffer).unwrap();
                read.extend_from_slice(&buffer[..count]);
                if count < size {
                    break;
                }
            }
            prop_assert_eq!(read, bytes);
        }

        #[test]
        fn any_text_is_read_or_refused(text in prop_oneof![any::<String>(), "[!-~]{0,40}"]) {
            match decode(&text, 1000) {
                Ok(bytes) => prop_assert!(bytes.len() <= text.len()),
                Err(error) => prop_assert!(text.get(error.range().unwrap()).is_some()),
            }
        }
    }
}
