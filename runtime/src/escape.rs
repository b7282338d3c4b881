//! Escapes for the canonical writer: text and attribute values that read back
//! as what was written, and the characters that no escape can save.

use std::borrow::Cow;

use crate::scan;

/// Text as the content of an element.
pub fn text(text: &str) -> Cow<'_, str> {
    escaped(text, &TEXT)
}

/// Text as the value of an attribute in double quotes. White space other than
/// the space would be normalised away, so it becomes references.
pub fn attribute(value: &str) -> Cow<'_, str> {
    escaped(value, &ATTRIBUTE)
}

/// Appends text as the content of an element.
pub fn push_text(out: &mut String, text: &str) {
    push(out, text, &TEXT);
}

/// Appends text as the value of an attribute in double quotes.
pub fn push_attribute(out: &mut String, value: &str) {
    push(out, value, &ATTRIBUTE);
}

/// The offset of the first character that XML cannot carry, not even as a
/// reference (XML 1.0 2.2).
pub fn find_forbidden(text: &str) -> Option<usize> {
    scan::find_forbidden(text.as_bytes(), 0, text.len())
}

/// What stands for a byte; empty for what stands for itself.
type Escapes = [&'static str; 256];

const TEXT: Escapes = {
    let mut escapes = [""; 256];
    escapes[b'&' as usize] = "&amp;";
    escapes[b'<' as usize] = "&lt;";
    escapes[b'>' as usize] = "&gt;";
    // It would read back as a line feed.
    escapes[b'\r' as usize] = "&#13;";
    escapes
};

const ATTRIBUTE: Escapes = {
    let mut escapes = TEXT;
    escapes[b'"' as usize] = "&quot;";
    escapes[b'\t' as usize] = "&#9;";
    escapes[b'\n' as usize] = "&#10;";
    escapes
};

fn escaped<'t>(text: &'t str, escapes: &Escapes) -> Cow<'t, str> {
    if next_special(text.as_bytes(), 0, escapes).is_none() {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    push(&mut out, text, escapes);
    Cow::Owned(out)
}

fn push(out: &mut String, text: &str, escapes: &Escapes) {
    let mut written = 0;
    while let Some((at, escape)) = next_special(text.as_bytes(), written, escapes) {
        out.push_str(&text[written..at]);
        out.push_str(escape);
        written = at + 1;
    }
    out.push_str(&text[written..]);
}

/// The first byte from `from` on that does not stand for itself. Looks at whole
/// blocks without a branch, so that the compiler can use vector instructions.
#[inline]
fn next_special(bytes: &[u8], from: usize, escapes: &Escapes) -> Option<(usize, &'static str)> {
    const BLOCK: usize = 32;
    let rest = bytes.get(from..)?;
    let (blocks, _) = rest.as_chunks::<BLOCK>();
    let harmless = |block: &&[u8; BLOCK]| block.iter().fold(0, |all, &it| all | suspicion(it)) == 0;
    let skipped = blocks.iter().take_while(harmless).count() * BLOCK;
    let mut rest = rest.iter().enumerate().skip(skipped);
    rest.find_map(|(at, &byte)| {
        let escape = escapes[usize::from(byte)];
        (!escape.is_empty()).then_some((from + at, escape))
    })
}

/// Not 0 for what may have to be escaped.
#[inline]
fn suspicion(byte: u8) -> u8 {
    let control = u8::from(byte < 0x20);
    let quote = u8::from(byte == b'"') | u8::from(byte == b'&');
    control | quote | u8::from(byte == b'<') | u8::from(byte == b'>')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::{decode_attribute, decode_text};

    #[test]
    fn escapes_read_back() {
        let long = "plain and long enough for several blocks ".repeat(3);
        for value in ["", "plain \u{265E}", "a<b>&\"'\r\n\t]]>\r", "&amp;&#13;"] {
            for value in [
                value,
                &format!("{long}{value}"),
                &format!("{value}{long}{value}"),
            ] {
                assert_eq!(decode_text(&text(value)), value);
                assert_eq!(decode_attribute(&attribute(value)), value);
            }
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
