//! The XML declaration, and the encodings that it may name.

use super::chars::skip_space;

/// The inside of an XML declaration (XML 1.0 2.8, production 23).
pub(super) struct Declaration<'a> {
    pub(super) good: bool,
    /// The declared encoding and where it stands.
    pub(super) encoding: Option<(&'a str, usize)>,
}

impl<'a> Declaration<'a> {
    /// Reads the pseudo-attributes from `at` to the end of the text.
    pub(super) fn parse(text: &'a str, mut at: usize) -> Self {
        const ORDER: [&str; 3] = ["version", "encoding", "standalone"];
        let mut declaration = Self {
            good: true,
            encoding: None,
        };
        let mut next = 0;
        while let Some((name, value, start, end)) = pseudo_attribute(text, at) {
            let rank = ORDER.iter().position(|known| *known == name);
            declaration.good &= rank.is_some_and(|rank| rank >= next && (rank == 0) == (next == 0))
                && match name {
                    "version" => is_version(value),
                    "encoding" => is_encoding_name(value),
                    _ => value == "yes" || value == "no",
                };
            next = rank.map_or(next, |rank| rank + 1);
            if name == "encoding" && declaration.encoding.is_none() {
                declaration.encoding = Some((value, start));
            }
            at = end;
        }
        declaration.good &= next > 0 && skip_space(text.as_bytes(), at) == text.len();
        declaration
    }
}

/// White space, a name, an equals sign and a quoted value: name, value, where
/// the value begins, and the end of the whole.
fn pseudo_attribute(text: &str, at: usize) -> Option<(&str, &str, usize, usize)> {
    let bytes = text.as_bytes();
    let start = skip_space(bytes, at);
    let mut end = start;
    while bytes.get(end).is_some_and(u8::is_ascii_alphabetic) {
        end += 1;
    }
    let equals = skip_space(bytes, end);
    if start == at || start == end || bytes.get(equals) != Some(&b'=') {
        return None;
    }
    let quote = skip_space(bytes, equals + 1);
    let mark = *bytes.get(quote)?;
    if mark != b'"' && mark != b'\'' {
        return None;
    }
    let length = memchr::memchr(mark, &bytes[quote + 1..])?;
    let close = quote + 1 + length;
    Some((
        &text[start..end],
        &text[quote + 1..close],
        quote + 1,
        close + 1,
    ))
}

/// XML 1.0 2.8, production 26.
fn is_version(value: &str) -> bool {
    value
        .strip_prefix("1.")
        .is_some_and(|minor| !minor.is_empty() && minor.bytes().all(|byte| byte.is_ascii_digit()))
}

/// XML 1.0 4.3.3, production 81.
fn is_encoding_name(value: &str) -> bool {
    value.starts_with(|c: char| c.is_ascii_alphabetic())
        && value
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'-'))
}

/// The encodings whose texts are UTF-8.
pub(super) fn accepted_encoding(name: &str) -> bool {
    name.eq_ignore_ascii_case("UTF-8") || name.eq_ignore_ascii_case("US-ASCII")
}
