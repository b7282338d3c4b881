//! References to characters and entities, line ends and attribute-value
//! normalisation: from the text as it stands to the text that is meant, and
//! from an offset in the second back to the first. What is malformed stays as
//! it stands; the scanner has reported it.

use std::borrow::Cow;

use memchr::memchr2;

use super::chars::{is_char, is_name_start};

/// The reference that an ampersand begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reference {
    /// A reference to this character.
    Char(char),
    /// Not a reference.
    Malformed,
    /// A reference to an entity other than the five of XML.
    Undefined,
    /// A reference to a number that is no character of XML.
    Forbidden,
}

/// Reads what the ampersand at `at` begins, and where that ends.
pub(crate) fn reference(raw: &str, at: usize) -> (Reference, usize) {
    let bytes = raw.as_bytes();
    let from = at + 1;
    if bytes.get(from) == Some(&b'#') {
        let hexadecimal = bytes.get(from + 1) == Some(&b'x');
        return character(bytes, from + 1 + usize::from(hexadecimal), hexadecimal);
    }
    let mut end = from;
    while bytes
        .get(end)
        .is_some_and(|&byte| byte >= 0x80 || super::chars::has(byte, super::chars::NAME))
    {
        end += 1;
    }
    let name = &raw[from..end];
    if bytes.get(end) != Some(&b';') || !name.starts_with(is_name_start) {
        return (Reference::Malformed, end);
    }
    let reference = match name {
        "lt" => Reference::Char('<'),
        "gt" => Reference::Char('>'),
        "amp" => Reference::Char('&'),
        "quot" => Reference::Char('"'),
        "apos" => Reference::Char('\''),
        _ if super::chars::is_ncname(name) => Reference::Undefined,
        _ => Reference::Malformed,
    };
    (reference, end + 1)
}

fn character(bytes: &[u8], from: usize, hexadecimal: bool) -> (Reference, usize) {
    let radix = if hexadecimal { 16 } else { 10 };
    let mut code = 0u32;
    let mut end = from;
    while let Some(digit) = bytes.get(end).and_then(|&b| char::from(b).to_digit(radix)) {
        code = code.saturating_mul(radix).saturating_add(digit);
        end += 1;
    }
    if end == from || bytes.get(end) != Some(&b';') {
        return (Reference::Malformed, end);
    }
    let reference = match char::from_u32(code) {
        Some(c) if is_char(c) => Reference::Char(c),
        _ => Reference::Forbidden,
    };
    (reference, end + 1)
}

/// The characters that a run of text stands for: references replaced, line
/// ends normalised (XML 1.0 2.11, 4.4).
pub fn decode_text(raw: &str) -> Cow<'_, str> {
    decode(raw, |from| memchr2(b'&', b'\r', from), "\n")
}

/// The characters that the inside of a CDATA section stands for: line ends
/// normalised (XML 1.0 2.11).
pub fn decode_cdata(raw: &str) -> Cow<'_, str> {
    decode(raw, |from| memchr::memchr(b'\r', from), "\n")
}

/// The value that stands between the quotes of an attribute: references
/// replaced, each tab and line end a space (XML 1.0 3.3.3).
pub fn decode_attribute(raw: &str) -> Cow<'_, str> {
    let special = |from: &[u8]| {
        from.iter()
            .position(|byte| matches!(byte, b'&' | b'\t' | b'\n' | b'\r'))
    };
    decode(raw, special, " ")
}

fn decode<'a>(
    raw: &'a str,
    next_special: impl Fn(&[u8]) -> Option<usize>,
    space: &str,
) -> Cow<'a, str> {
    let bytes = raw.as_bytes();
    let Some(first) = next_special(bytes) else {
        return Cow::Borrowed(raw);
    };
    let mut decoded = String::with_capacity(raw.len());
    decoded.push_str(&raw[..first]);
    let mut at = first;
    while let Some(&byte) = bytes.get(at) {
        let end = if byte == b'&' {
            let (reference, end) = reference(raw, at);
            match reference {
                Reference::Char(c) => decoded.push(c),
                _ => decoded.push_str(&raw[at..end]),
            }
            end
        } else {
            decoded.push_str(space);
            let pair = byte == b'\r' && bytes.get(at + 1) == Some(&b'\n');
            at + 1 + usize::from(pair)
        };
        let rest = &bytes[end..];
        at = end + next_special(rest).unwrap_or(rest.len());
        decoded.push_str(&raw[end..at]);
    }
    Cow::Owned(decoded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_decoded() {
        for (raw, value) in [
            ("plain", "plain"),
            ("a &lt; b &amp;&amp; c", "a < b && c"),
            ("&#65;&#x42;&#x1F600;", "AB\u{1F600}"),
            ("a\r\nb\rc\nd\r", "a\nb\nc\nd\n"),
            ("a&#13;\nb", "a\r\nb"),
            (
                "&foo; & &; &#; &#x110000; &#0;",
                "&foo; & &; &#; &#x110000; &#0;",
            ),
        ] {
            assert_eq!(decode_text(raw), value);
        }
    }

    #[test]
    fn attributes_are_normalised() {
        assert_eq!(decode_attribute("a\r\nb\tc\nd&#10;e&apos;"), "a b c d\ne'");
    }

    #[test]
    fn cdata_keeps_ampersands() {
        assert_eq!(decode_cdata("a&amp;\r\n"), "a&amp;\n");
    }
}
