//! Escapes for the canonical writer: text and attribute values that read back
//! as what was written, and the characters that no escape can save.

use std::borrow::Cow;

use crate::scan;

/// Text as the content of an element.
pub fn text(text: &str) -> Cow<'_, str> {
    escape(text, escape_in_text)
}

/// Text as the value of an attribute in double quotes. White space other than
/// the space would be normalised away, so it becomes references.
pub fn attribute(value: &str) -> Cow<'_, str> {
    escape(value, escape_in_attribute)
}

/// Appends text as the content of an element.
pub fn push_text(out: &mut String, text: &str) {
    push(out, text, escape_in_text);
}

/// Appends text as the value of an attribute in double quotes.
pub fn push_attribute(out: &mut String, value: &str) {
    push(out, value, escape_in_attribute);
}

/// The offset of the first character that XML cannot carry, not even as a
/// reference (XML 1.0 2.2).
pub fn find_forbidden(text: &str) -> Option<usize> {
    scan::find_forbidden(text.as_bytes(), 0, text.len())
}

/// A carriage return would read back as a line feed.
fn escape_in_text(byte: u8) -> Option<&'static str> {
    match byte {
        b'&' => Some("&amp;"),
        b'<' => Some("&lt;"),
        b'>' => Some("&gt;"),
        b'\r' => Some("&#13;"),
        _ => None,
    }
}

fn escape_in_attribute(byte: u8) -> Option<&'static str> {
    match byte {
        b'"' => Some("&quot;"),
        b'\t' => Some("&#9;"),
        b'\n' => Some("&#10;"),
        _ => escape_in_text(byte),
    }
}

fn escape(text: &str, escape_of: fn(u8) -> Option<&'static str>) -> Cow<'_, str> {
    if text.bytes().all(|byte| escape_of(byte).is_none()) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    push(&mut out, text, escape_of);
    Cow::Owned(out)
}

#[inline]
fn push(out: &mut String, text: &str, escape_of: impl Fn(u8) -> Option<&'static str>) {
    let mut written = 0;
    for (at, byte) in text.bytes().enumerate() {
        if let Some(escape) = escape_of(byte) {
            out.push_str(&text[written..at]);
            out.push_str(escape);
            written = at + 1;
        }
    }
    out.push_str(&text[written..]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::{decode_attribute, decode_text};

    #[test]
    fn escapes_read_back() {
        for value in ["", "plain \u{265E}", "a<b>&\"'\r\n\t]]>\r", "&amp;&#13;"] {
            assert_eq!(decode_text(&text(value)), value);
            assert_eq!(decode_attribute(&attribute(value)), value);
        }
    }

    #[test]
    fn only_what_must_be_is_escaped() {
        assert!(matches!(text("it's \"so\"\n\t"), Cow::Borrowed(_)));
        assert_eq!(text("a<b & c>d\r"), "a&lt;b &amp; c&gt;d&#13;");
        assert_eq!(attribute("'\"\n"), "'&quot;&#10;");
    }

    #[test]
    fn forbidden_characters_are_found() {
        assert_eq!(find_forbidden("ab\u{B}"), Some(2));
        assert_eq!(find_forbidden("a\u{FFFE}"), Some(1));
        assert_eq!(find_forbidden("a\t\u{7F}"), None);
    }
}
