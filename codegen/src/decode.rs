//! From the bytes of a schema document to its text. XML says how an encoding is
//! found (appendix F): by a byte order mark, by the zero bytes of UTF-16, and
//! else by the declaration, which can be read as if it were ASCII.

use crate::error::{Error, ErrorKind};

/// Decodes a schema document: UTF-8, UTF-16, ISO-8859-1 or US-ASCII.
///
/// # Errors
/// When the bytes are of another encoding, or not of the one that they say.
pub(crate) fn decode(bytes: &[u8]) -> Result<String, Error> {
    match bytes {
        [0xFF, 0xFE, 0, 0, ..] | [0, 0, 0xFE, 0xFF, ..] => Err(unsupported("UTF-32")),
        [0xFF, 0xFE, rest @ ..] => utf_16(rest, u16::from_le_bytes, "UTF-16LE"),
        [0xFE, 0xFF, rest @ ..] => utf_16(rest, u16::from_be_bytes, "UTF-16BE"),
        [b'<', 0, ..] => utf_16(bytes, u16::from_le_bytes, "UTF-16LE"),
        [0, b'<', ..] => utf_16(bytes, u16::from_be_bytes, "UTF-16BE"),
        [0xEF, 0xBB, 0xBF, rest @ ..] => declared(rest, true),
        _ => declared(bytes, false),
    }
}

/// Decodes what the declaration says, and without one UTF-8. A byte order mark of UTF-8
/// outweighs the name of another encoding in bytes.
fn declared(bytes: &[u8], is_marked: bool) -> Result<String, Error> {
    let name = encoding(bytes).unwrap_or("UTF-8");
    match name.to_ascii_uppercase().as_str() {
        "UTF-8" => utf_8(bytes),
        "US-ASCII" | "ASCII" => match bytes.iter().position(|byte| !byte.is_ascii()) {
            Some(at) => Err(broken("US-ASCII", &bytes[..at])),
            None => utf_8(bytes),
        },
        "UTF-16" | "UTF-16LE" | "UTF-16BE" => Err(broken("UTF-16", &[])),
        other if is_marked && !other.starts_with("UTF-") => utf_8(bytes),
        "ISO-8859-1" | "ISO_8859-1" | "LATIN1" => {
            Ok(bytes.iter().copied().map(char::from).collect())
        }
        _ => Err(unsupported(name)),
    }
}

/// The encoding that an XML declaration names.
fn encoding(bytes: &[u8]) -> Option<&str> {
    let end = bytes.windows(2).position(|pair| pair == b"?>")?;
    let declaration = std::str::from_utf8(&bytes[..end]).ok()?;
    let (_, rest) = declaration.strip_prefix("<?xml")?.split_once("encoding")?;
    let rest = rest.trim_start().strip_prefix('=')?.trim_start();
    let quote = rest.chars().next().filter(|it| matches!(it, '"' | '\''))?;
    rest[1..].split(quote).next()
}

fn utf_8(bytes: &[u8]) -> Result<String, Error> {
    String::from_utf8(bytes.to_vec()).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        broken("UTF-8", &bytes[..good])
    })
}

/// Decodes UTF-16 in the order of bytes that has this name.
fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16, order: &str) -> Result<String, Error> {
    let (pairs, rest) = bytes.as_chunks();
    let units = pairs.iter().map(|&pair| unit(pair));
    let mut text = String::with_capacity(bytes.len());
    for character in char::decode_utf16(units) {
        text.push(character.map_err(|_| broken("UTF-16", text.as_bytes()))?);
    }
    if !rest.is_empty() {
        return Err(broken("UTF-16", text.as_bytes()));
    }
    let is_same = |name: &&str| {
        let names = ["UTF-16", order, "ISO-10646-UCS-2"];
        names.iter().any(|it| it.eq_ignore_ascii_case(name))
    };
    match encoding(text.as_bytes()).filter(|it| !is_same(it)) {
        None => Ok(text),
        Some(name) => Err(broken(name, &[])),
    }
}

fn unsupported(encoding: &str) -> Error {
    let message = format!("the encoding {} is not supported", shown(encoding));
    Error::at(1, message).of_kind(ErrorKind::Unsupported)
}

/// The fault of a document that is in another encoding than it says, behind so much of it.
fn broken(encoding: &str, before: &[u8]) -> Error {
    let line = 1 + before.split(|&byte| byte == b'\n').skip(1).count();
    let line = u32::try_from(line).unwrap_or(u32::MAX);
    Error::at(line, format!("the document is no {}", shown(encoding)))
}

/// The beginning of a name, which may be anything.
fn shown(encoding: &str) -> String {
    encoding.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_found_as_xml_says() {
        let latin = b"<?xml version='1.0' encoding = 'iso-8859-1'?><\xE9/>";
        let utf_16: Vec<u8> = "<é/>".encode_utf16().flat_map(u16::to_be_bytes).collect();
        let declaration = |encoding: &str| format!("<?xml encoding='{encoding}'?><é/>");
        let in_utf_16 = |encoding: &str| -> Vec<u8> {
            let units = declaration(encoding);
            units.encode_utf16().flat_map(u16::to_le_bytes).collect()
        };
        let marked = [b"\xFF\xFE<\0".as_slice(), b"\xE9\0/\0>\0"].concat();
        let good: [(&[u8], &str); 8] = [
            (latin, "<?xml version='1.0' encoding = 'iso-8859-1'?><é/>"),
            (&utf_16, "<é/>"),
            (&marked, "<é/>"),
            (&in_utf_16("utf-16le"), &declaration("utf-16le")),
            (&in_utf_16("UTF-16"), &declaration("UTF-16")),
            (
                "\u{FEFF}<?xml encoding='latin1'?><é/>".as_bytes(),
                "<?xml encoding='latin1'?><é/>",
            ),
            ("\u{FEFF}<é/>".as_bytes(), "<é/>"),
            (b"", ""),
        ];
        for (bytes, text) in good {
            assert_eq!(decode(bytes).as_deref(), Ok(text));
        }
        let bad: [(&[u8], &str); 12] = [
            (b"<a>\n\xE9</a>", "line 2: the document is no UTF-8"),
            (b"<\0a\0\n\0\0", "line 2: the document is no UTF-16"),
            (b"\xFF\xFE\0\xD8", "line 1: the document is no UTF-16"),
            (
                b"\xFF\xFE\0\0",
                "line 1: the encoding UTF-32 is not supported",
            ),
            (
                b"<?xml encoding='EBCDIC'?>",
                "line 1: the encoding EBCDIC is not supported",
            ),
            (
                "<?xml encoding='us-ascii'?>\n\né".as_bytes(),
                "line 3: the document is no US-ASCII",
            ),
            (
                "\u{FEFF}<?xml encoding='us-ascii'?>é".as_bytes(),
                "line 1: the document is no US-ASCII",
            ),
            (
                "\u{FEFF}<?xml encoding='utf-16'?>".as_bytes(),
                "line 1: the document is no UTF-16",
            ),
            (&in_utf_16("latin1"), "line 1: the document is no latin1"),
            (&in_utf_16("UTF-8"), "line 1: the document is no UTF-8"),
            (&in_utf_16("UTF-32"), "line 1: the document is no UTF-32"),
            (
                &in_utf_16("UTF-16BE"),
                "line 1: the document is no UTF-16BE",
            ),
        ];
        for (bytes, message) in bad {
            let error = decode(bytes).expect_err(message);
            assert_eq!(error.to_string(), message);
        }
    }
}
