//! Cutting a table into its items. Items are separated by commas; white
//! space after a comma is not part of the item, nor is white space at the two
//! ends of the table. An item may be empty: nothing is known of that ply. A
//! table without text has no items.

use core::iter::FusedIterator;
use core::ops::Range;

use crate::space::SPACES;

/// One item of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Item<'t> {
    /// Its text; empty when nothing is known of the ply.
    pub text: &'t str,
    /// Its bytes in the table.
    pub range: Range<usize>,
}

/// The items of a table, in order.
pub fn items(table: &str) -> Items<'_> {
    let end = table.trim_end_matches(SPACES).len();
    Items {
        table,
        end,
        at: (end > 0).then_some(0),
    }
}

/// The number of items of a table.
pub fn count_items(table: &str) -> usize {
    items(table).count()
}

/// The iterator of [`items`].
#[derive(Clone, Debug)]
pub struct Items<'t> {
    table: &'t str,
    /// The place where the white space at the end begins.
    end: usize,
    /// The place where the next item begins, before its white space.
    at: Option<usize>,
}

impl<'t> Iterator for Items<'t> {
    type Item = Item<'t>;

    fn next(&mut self) -> Option<Item<'t>> {
        let at = self.at?;
        let rest = self.table.get(at..self.end).unwrap_or_default();
        let comma = rest.find(',');
        self.at = comma.map(|comma| at + comma + 1);
        let padded = rest.get(..comma.unwrap_or(rest.len())).unwrap_or_default();
        let text = padded.trim_start_matches(SPACES);
        let end = at + padded.len();
        Some(Item {
            text,
            range: end - text.len()..end,
        })
    }
}

impl FusedIterator for Items<'_> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_and_their_items() {
        for (table, texts) in [
            ("", &[] as &[&str]),
            (" \n\t ", &[]),
            ("+1", &["+1"]),
            (",", &["", ""]),
            (" , ", &["", ""]),
            ("+1,-2", &["+1", "-2"]),
            ("+1, -2\n", &["+1", "-2"]),
            ("\n  +1,\n  -2,\n", &["+1", "-2", ""]),
            ("+1 ,-2", &["+1 ", "-2"]),
            (",,+1", &["", "", "+1"]),
            ("\u{a0}", &["\u{a0}"]),
        ] {
            let found: Vec<_> = items(table).map(|item| item.text).collect();
            assert_eq!(found, texts, "{table:?}");
            assert_eq!(count_items(table), texts.len(), "{table:?}");
            for item in items(table) {
                assert_eq!(&table[item.range], item.text);
            }
        }
    }
}
