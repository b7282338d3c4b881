//! The lists of definitions in `game/@pieces` and `game/@rules`: white space
//! separates them, and none holds any.

use core::iter::FusedIterator;
use core::ops::Range;

use crate::space::is_space;

/// One definition of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed<'t> {
    /// Its text.
    pub text: &'t str,
    /// Its bytes in the list.
    pub range: Range<usize>,
}

/// Cuts a list into its definitions; an empty list has none.
pub const fn definitions(list: &str) -> Definitions<'_> {
    Definitions { list, at: 0 }
}

/// The iterator of [`definitions`].
#[derive(Clone, Debug)]
pub struct Definitions<'t> {
    list: &'t str,
    at: usize,
}

impl<'t> Iterator for Definitions<'t> {
    type Item = Listed<'t>;

    fn next(&mut self) -> Option<Listed<'t>> {
        let bytes = self.list.as_bytes();
        let run = |from: usize, space: bool| {
            let rest = bytes.get(from..).unwrap_or_default();
            let len = rest.iter().position(|byte| is_space(*byte) != space);
            from + len.unwrap_or(rest.len())
        };
        let start = run(self.at, true);
        self.at = run(start, false);
        let text = self.list.get(start..self.at)?;
        (!text.is_empty()).then_some(Listed {
            text,
            range: start..self.at,
        })
    }
}

impl FusedIterator for Definitions<'_> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_cut_at_white_space() {
        let found: Vec<_> = definitions("\t a=W\r\n é \u{a0}").collect();
        let expected = [("a=W", 2..5), ("é", 8..10), ("\u{a0}", 11..13)];
        assert_eq!(found.len(), expected.len());
        for (found, (text, range)) in found.into_iter().zip(expected) {
            assert_eq!(found, Listed { text, range });
        }
        assert!(definitions("").next().is_none());
        assert!(definitions(" \n").next().is_none());
    }
}
