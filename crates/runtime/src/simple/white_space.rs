//! White space (the facet `whiteSpace`), the one change a value undergoes before
//! it is checked. Most values need none: they come back borrowed after one scan.

use std::borrow::Cow;

use crate::scan;
use crate::space::SPACES;

/// The facet `whiteSpace`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhiteSpace {
    /// Kept as it is.
    Preserve,
    /// Each tab, line feed and carriage return becomes a space.
    Replace,
    /// Then runs of spaces become one, and those at the ends go.
    Collapse,
}

impl WhiteSpace {
    /// Normalises `value`. Nothing is allocated where nothing changes, nor where
    /// only white space at the ends goes from a borrowed value.
    #[inline]
    pub fn normalise(self, value: Cow<'_, str>) -> Cow<'_, str> {
        match self {
            Self::Preserve => value,
            Self::Replace => replace(value),
            // Few values have a space: the others stay where they are.
            Self::Collapse if !has_space(value.as_bytes()) => value,
            Self::Collapse => collapse(value),
        }
    }
}

fn replace(value: Cow<'_, str>) -> Cow<'_, str> {
    if memchr::memchr3(b'\t', b'\n', b'\r', value.as_bytes()).is_none() {
        return value;
    }
    let replaced = value
        .chars()
        .map(|c| if SPACES.contains(&c) { ' ' } else { c });
    Cow::Owned(replaced.collect())
}

fn collapse(value: Cow<'_, str>) -> Cow<'_, str> {
    if is_collapsed(value.as_bytes()) {
        return value;
    }
    let inner = value.trim_matches(SPACES);
    if !is_collapsed(inner.as_bytes()) {
        return Cow::Owned(rebuild(inner));
    }
    match value {
        Cow::Borrowed(value) => Cow::Borrowed(value.trim_matches(SPACES)),
        Cow::Owned(_) => Cow::Owned(inner.to_owned()),
    }
}

fn has_space(bytes: &[u8]) -> bool {
    static TABLE: [u8; 256] = scan::byte_table!(it => is_blank(it));
    scan::any_suspect(bytes, is_blank, &TABLE)
}

/// Not 0 for white space, and for control characters.
const fn is_blank(byte: u8) -> u8 {
    (byte <= b' ') as u8
}

fn is_collapsed(bytes: &[u8]) -> bool {
    let mut after_space = true;
    for &byte in bytes {
        let space = byte == b' ';
        if (space && after_space) || matches!(byte, b'\t' | b'\n' | b'\r') {
            return false;
        }
        after_space = space;
    }
    !after_space || bytes.is_empty()
}

fn rebuild(inner: &str) -> String {
    let mut collapsed = String::with_capacity(inner.len());
    for word in inner.split(SPACES).filter(|word| !word.is_empty()) {
        if !collapsed.is_empty() {
            collapsed.push(' ');
        }
        collapsed.push_str(word);
    }
    collapsed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn collapsed(value: &str) -> Cow<'_, str> {
        WhiteSpace::Collapse.normalise(Cow::Borrowed(value))
    }

    #[test]
    fn preserve_changes_nothing() {
        let value = WhiteSpace::Preserve.normalise(Cow::Borrowed(" a\t\n"));
        assert_eq!(value, " a\t\n");
    }

    #[test]
    fn replace_keeps_the_length() {
        let value = WhiteSpace::Replace.normalise(Cow::Borrowed("\ta\r\nb "));
        assert_eq!(value, " a  b ");
    }

    #[test]
    fn collapse_joins_and_trims() {
        assert_eq!(collapsed(" a \t b\n"), "a b");
        assert_eq!(collapsed(" \n "), "");
        assert_eq!(collapsed("\u{a0}a\u{a0}"), "\u{a0}a\u{a0}");
    }

    #[test]
    fn unchanged_and_trimmed_values_stay_borrowed() {
        for value in ["", "a b", "abc", "  a b  ", "\n\n"] {
            assert!(matches!(collapsed(value), Cow::Borrowed(_)), "{value:?}");
        }
    }
}
