//! From bytes to text. The format is UTF-8: other encodings are refused in
//! words, and invalid bytes are reported and replaced one for one, so that
//! every offset in the text is the offset in the bytes.

use std::borrow::Cow;

use super::misc::Declaration;
use crate::span::Span;
use crate::violation::Violation;

/// What replaces an invalid byte: like the bytes beyond ASCII, it may begin a
/// name and ends nothing, so that the markup around it stays what it was.
const REPLACEMENT: char = '_';

/// The text of a whole document or of the head of one. A byte order mark stays
/// in it; the scanner skips it. Each invalid byte becomes a `_` and is
/// reported.
///
/// # Errors
/// When the bytes are in another encoding than UTF-8, or declare one.
pub fn decode_input<'a>(
    bytes: &'a [u8],
    violations: &mut Vec<Violation>,
) -> Result<Cow<'a, str>, Violation> {
    match foreign_encoding(bytes) {
        Some(violation) => Err(violation),
        None => Ok(decode_utf8(bytes, violations)),
    }
}

/// The text of a later piece of a document, which begins with neither mark
/// nor declaration.
pub fn decode_utf8<'a>(bytes: &'a [u8], violations: &mut Vec<Violation>) -> Cow<'a, str> {
    if let Ok(text) = simdutf8::basic::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        let invalid = chunk.invalid();
        if !invalid.is_empty() {
            let start = text.len();
            text.extend(invalid.iter().map(|_| REPLACEMENT));
            if let (Ok(start), Ok(end)) = (u32::try_from(start), u32::try_from(text.len())) {
                let hexadecimal: Vec<_> = invalid.iter().map(|b| format!("{b:02X}")).collect();
                violations.push(
                    Violation::new(
                        "xml:encoding",
                        Span { start, end },
                        format!("the bytes {} are not UTF-8", hexadecimal.join(" ")),
                    )
                    .with_help("convert the text to UTF-8"),
                );
            }
        }
    }
    Cow::Owned(text)
}

/// Whether the beginning of a document shows that it is not in UTF-8: by a
/// byte order mark, by zero bytes around the first `<`, or by its declaration
/// (XML 1.0, appendix F).
pub fn foreign_encoding(bytes: &[u8]) -> Option<Violation> {
    let refuse = |span: Span, encoding: &str| {
        let message = format!("the text is in {encoding}, not in UTF-8");
        Some(Violation::new("xml:encoding", span, message).with_help("convert the text to UTF-8"))
    };
    let name = match bytes {
        [0, 0, 0xFE, 0xFF, ..]
        | [0xFF, 0xFE, 0, 0, ..]
        | [0, 0, 0, b'<', ..]
        | [b'<', 0, 0, 0, ..] => "UTF-32",
        [0xFE, 0xFF, ..] | [0xFF, 0xFE, ..] | [0, b'<', ..] | [b'<', 0, ..] => "UTF-16",
        [0x4C, 0x6F, 0xA7, 0x94, ..] => "EBCDIC",
        _ => {
            let (encoding, start) = declared_encoding(bytes)?;
            if accepted_encoding(encoding) {
                return None;
            }
            return refuse(
                Span::new(start, start + encoding.len()),
                &super::report::quoted(encoding),
            );
        }
    };
    refuse(Span::new(0, bytes.len().min(2)), name)
}

/// The encodings whose texts are UTF-8.
pub(super) fn accepted_encoding(name: &str) -> bool {
    name.eq_ignore_ascii_case("UTF-8") || name.eq_ignore_ascii_case("US-ASCII")
}

fn declared_encoding(bytes: &[u8]) -> Option<(&str, usize)> {
    const LONGEST: usize = 1024;
    let mark = if bytes.starts_with(b"\xEF\xBB\xBF") {
        3
    } else {
        0
    };
    let head = &bytes[..bytes.len().min(LONGEST)];
    let at = mark + 5;
    if head.get(mark..at)? != b"<?xml" {
        return None;
    }
    let end = memchr::memmem::find(&head[at..], b"?>")? + at;
    let text = std::str::from_utf8(&head[..end]).ok()?;
    Declaration::parse(text, at).encoding
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_bytes_keep_their_offsets() {
        let mut violations = Vec::new();
        let text = decode_utf8(b"a\xFFb\xE2\x82c\xC3\xA9", &mut violations);
        assert_eq!(text, "a_b__c\u{E9}");
        let spans: Vec<_> = violations.iter().map(|v| v.span.range()).collect();
        assert_eq!(spans, [1..2, 3..5]);
    }

    #[test]
    fn other_encodings_are_refused() {
        for bytes in [
            &b"\xFF\xFE<\0a\0"[..],
            b"\xFE\xFF\0<\0a",
            b"<\0a\0",
            b"\0<\0a",
            b"\0\0\0<",
            b"<?xml version=\"1.0\" encoding='latin1'?><a/>",
            b"\xEF\xBB\xBF<?xml version='1.0' encoding=\"windows-1252\" ?><a/>",
        ] {
            let refusal = decode_input(bytes, &mut Vec::new()).unwrap_err();
            assert_eq!(refusal.id, "xml:encoding");
        }
        for bytes in [
            &b""[..],
            b"<a/>",
            b"<?xml version='1.0' encoding='utf-8'?><a/>",
            b"<?xml version='1.0' encoding='us-ascii'?><a/>",
            b"<?xml version='1.0'?><a encoding='latin1'/>",
        ] {
            assert!(decode_input(bytes, &mut Vec::new()).is_ok());
        }
    }
}
