//! Escapes for the canonical writer: text and attribute values that read back
//! as what was written, and the characters that no escape can save.

use std::borrow::Cow;

use crate::scan;

/// Text as the content of an element.
pub fn text(text: &str) -> Cow<'_, str> {
    escaped(text, &TEXT, in_text)
}

/// Text as the value of an attribute in double quotes. White space other than
/// the space would be normalised away, so it becomes references.
pub fn attribute(value: &str) -> Cow<'_, str> {
    escaped(value, &ATTRIBUTE, in_attribute)
}

/// Appends text as the content of an element.
pub fn push_text(out: &mut String, text: &str) {
    push(out, text, &TEXT, in_text);
}

/// Appends text as the value of an attribute in double quotes.
pub fn push_attribute(out: &mut String, value: &str) {
    push(out, value, &ATTRIBUTE, in_attribute);
}

/// The offset of the first character that XML cannot carry, not even as a
/// reference (XML 1.0 2.2).
pub fn find_forbidden(text: &str) -> Option<usize> {
    scan::find_forbidden(text.as_bytes(), 0, text.len())
}

/// Returns true if a text is certain to stand for itself as the content of an element,
/// and to have nothing that XML cannot carry.
pub fn is_plain_text(text: &str) -> bool {
    static TABLE: [u8; 256] = scan::byte_table!(it => in_text(it) | scan::suspicion(it));
    let is_other = |it| in_text(it) | scan::suspicion(it);
    !scan::any_suspect(text.as_bytes(), is_other, &TABLE)
}

/// The same of the value of an attribute.
pub(crate) fn is_plain_attribute(value: &str) -> bool {
    static TABLE: [u8; 256] = scan::byte_table!(it => in_attribute(it) | scan::suspicion(it));
    let is_other = |it| in_attribute(it) | scan::suspicion(it);
    !scan::any_suspect(value.as_bytes(), is_other, &TABLE)
}

/// The escape for each byte; empty for a byte that stands for itself.
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

/// Not 0 for what has to be escaped in the content of an element: computed, for
/// a table would keep the compiler from looking at many bytes at once.
#[inline]
const fn in_text(byte: u8) -> u8 {
    let markup = (byte == b'&') as u8 | (byte == b'<') as u8 | (byte == b'>') as u8;
    markup | (byte == b'\r') as u8
}

/// The same in the value of an attribute.
#[inline]
const fn in_attribute(byte: u8) -> u8 {
    let white = (byte == b'\t') as u8 | (byte == b'\n') as u8;
    in_text(byte) | (byte == b'"') as u8 | white
}

fn escaped<'t>(
    text: &'t str,
    escapes: &Escapes,
    is_special: impl Fn(u8) -> u8 + Copy,
) -> Cow<'t, str> {
    if next_special(text.as_bytes(), 0, is_special).is_none() {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    push(&mut out, text, escapes, is_special);
    Cow::Owned(out)
}

fn push(out: &mut String, text: &str, escapes: &Escapes, is_special: impl Fn(u8) -> u8 + Copy) {
    let mut written = 0;
    while let Some(at) = next_special(text.as_bytes(), written, is_special) {
        out.push_str(&text[written..at]);
        out.push_str(escapes[usize::from(text.as_bytes()[at])]);
        written = at + 1;
    }
    out.push_str(&text[written..]);
}

/// The first byte from `from` on that does not stand for itself. Looks at whole
/// blocks without a branch.
#[inline]
fn next_special(bytes: &[u8], from: usize, is_special: impl Fn(u8) -> u8) -> Option<usize> {
    const BLOCK: usize = 32;
    let rest = bytes.get(from..)?;
    let (blocks, _) = rest.as_chunks::<BLOCK>();
    let harmless =
        |block: &&[u8; BLOCK]| block.iter().fold(0, |all, &it| all | is_special(it)) == 0;
    let skipped = blocks.iter().take_while(harmless).count() * BLOCK;
    let mut rest = rest.iter().skip(skipped);
    let found = rest.position(|&byte| is_special(byte) != 0)?;
    Some(from + skipped + found)
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
    fn the_tables_agree_with_what_is_computed() {
        for byte in 0..=u8::MAX {
            let at = usize::from(byte);
            assert_eq!(in_text(byte) == 0, TEXT[at].is_empty(), "{byte}");
            assert_eq!(in_attribute(byte) == 0, ATTRIBUTE[at].is_empty(), "{byte}");
        }
    }

    #[test]
    fn plain_is_what_needs_nothing() {
        for lead in [0, 1, 15, 31, 32, 33, 70] {
            for special in [
                "&", "<", "\r", "\u{1}", "\u{FFFE}", "\"", "\t", "\n", "\u{265E}",
            ] {
                let value = format!("{}{special}x", "y".repeat(lead));
                let is_char = find_forbidden(&value).is_none();
                let plain = is_char && matches!(text(&value), Cow::Borrowed(_));
                assert_eq!(is_plain_text(&value), plain, "{value:?}");
                let plain = is_char && matches!(attribute(&value), Cow::Borrowed(_));
                assert_eq!(is_plain_attribute(&value), plain, "{value:?}");
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
