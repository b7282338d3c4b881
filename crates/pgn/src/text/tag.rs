//! Tag pairs: `[Name "value"]`.

use core::ops::Range;
use std::borrow::Cow;

use cif_text::space::is_space;
use memchr::{memchr, memchr3};

/// The limit on quotation marks and backslashes in a value. Without a bound
/// a line of nothing but beginnings of tag pairs would be read again from each.
const MARKS: usize = 1024;

/// The names of the tag pairs that every game on one board has, in their order.
pub(crate) const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// A tag pair, decoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TagPair<'g> {
    /// The name.
    pub name: Cow<'g, str>,
    /// The value, without the backslashes of quotation marks and backslashes.
    pub value: Cow<'g, str>,
}

/// The end of a tag pair.
pub(super) enum End {
    /// Behind the bracket.
    At(usize),
    /// Behind the bracket of one in which a quotation mark or the last backslash is not escaped,
    /// so that programs read it in different ways.
    Bare(usize),
    /// It is none.
    No,
    /// More text is needed to tell.
    More,
}

fn skip_space(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).copied().is_some_and(is_space) {
        at += 1;
    }
    at
}

/// The bytes of the name of a tag pair that begins at `start`, if one does.
pub(super) fn name(bytes: &[u8], start: usize) -> Range<usize> {
    let from = skip_space(bytes, start + 1);
    let mut to = from;
    while bytes
        .get(to)
        .is_some_and(|byte| !is_space(*byte) && !matches!(byte, b'"' | b'[' | b']' | b'{' | b'}'))
    {
        to += 1;
    }
    from..to
}

/// The end of the tag pair that begins at `start`.
pub(super) fn end(bytes: &[u8], start: usize, eof: bool) -> End {
    let short = if eof { End::No } else { End::More };
    let name = name(bytes, start);
    let quote = skip_space(bytes, name.end);
    match bytes.get(quote) {
        None => return short,
        Some(b'"') if !name.is_empty() && bytes[name.start] != b'%' => {}
        Some(_) => return End::No,
    }
    let mut at = quote + 1;
    // A backslash before the last quotation mark, as in a Windows path.
    let mut escaped = None;
    let mut is_bare = false;
    let mut marks = 0;
    loop {
        let found = memchr3(b'"', b'\\', b'\n', &bytes[at..]);
        let mark = found.map_or(bytes.len(), |found| at + found);
        let ends_line =
            bytes.get(mark) == Some(&b'\n') || memchr(b'\r', &bytes[at..mark]).is_some();
        if ends_line {
            return escaped.map_or(End::No, End::Bare);
        }
        at = mark;
        marks += 1;
        // One more ends the value.
        if marks > MARKS + 1 {
            return End::No;
        }
        match bytes.get(at) {
            None => break,
            Some(b'\\') => {
                if bytes.get(at + 1) == Some(&b'"') && bytes.get(at + 2) == Some(&b']') {
                    escaped = Some(at + 3);
                }
                if matches!(bytes.get(at + 1), Some(b'"' | b'\\')) {
                    at += 1;
                }
            }
            Some(_) => {
                let close = skip_space(bytes, at + 1);
                match bytes.get(close) {
                    Some(b']') if is_bare => return End::Bare(close + 1),
                    Some(b']') => return End::At(close + 1),
                    None if !eof => return End::More,
                    _ => is_bare = true,
                }
            }
        }
        at += 1;
    }
    match escaped {
        Some(at) if eof => End::Bare(at),
        _ => short,
    }
}

/// Finds name and value in the bytes of a tag pair, as they are spelt.
pub(super) fn ranges(bytes: &[u8]) -> (Range<usize>, Range<usize>) {
    let name = name(bytes, 0);
    let rest = &bytes[name.end..];
    let value = match rest {
        // As nearly all are spelt.
        [b' ', b'"', value @ .., b'"', b']'] => name.end + 2..name.end + 2 + value.len(),
        _ => match (memchr(b'"', rest), memchr::memrchr(b'"', rest)) {
            (Some(first), Some(last)) if first < last => name.end + first + 1..name.end + last,
            _ => 0..0,
        },
    };
    (name, value)
}

/// A value without its backslashes.
pub(super) fn unescape(value: Cow<'_, str>) -> Cow<'_, str> {
    if memchr(b'\\', value.as_bytes()).is_none() {
        return value;
    }
    let mut out = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(next) = chars.next() {
        match (next, chars.peek()) {
            ('\\', Some(&escaped @ ('"' | '\\'))) => {
                out.push(escaped);
                chars.next();
            }
            _ => out.push(next),
        }
    }
    Cow::Owned(out)
}
