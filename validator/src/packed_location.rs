//! A place that is remembered, in 16 bytes: there may be millions.

use crate::finding::Location;

/// A place without its excerpt.
///
/// ```text
/// where: | offset: 44 bits | length: 20 bits                        |
/// line:  | 0 | line: 39 bits | column: 24 bits |   as a rule
///        | 1 | line: 31 bits | column: 32 bits |   on a very long line
/// ```
///
/// Numbers that do not fit are cut to the greatest that does: no archive of less
/// than 16 TB has an offset that is, and of what is longer than a megabyte only
/// the length is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PackedLocation {
    location: u64,
    line: u64,
}

const LENGTH: u32 = 20;
const COLUMN: u32 = 24;
const LONG_COLUMN: u32 = 32;
const LONG: u64 = 1 << 63;

/// The greatest number of so many bits.
const fn most(bits: u32) -> u64 {
    (1 << bits) - 1
}

impl PackedLocation {
    pub(crate) fn new(location: &Location) -> Self {
        let line = if location.column <= most(COLUMN) {
            location.line.min(most(63 - COLUMN)) << COLUMN | location.column
        } else {
            let line = location.line.min(most(63 - LONG_COLUMN));
            LONG | line << LONG_COLUMN | location.column.min(most(LONG_COLUMN))
        };
        Self {
            location: location.offset.min(most(64 - LENGTH)) << LENGTH
                | location.length.min(most(LENGTH)),
            line,
        }
    }

    /// Bytes from the beginning of the archive.
    pub(crate) const fn offset(self) -> u64 {
        self.location >> LENGTH
    }

    pub(crate) const fn unpack(self) -> Location {
        let column = if self.line & LONG == 0 {
            COLUMN
        } else {
            LONG_COLUMN
        };
        Location {
            offset: self.offset(),
            length: self.location & most(LENGTH),
            line: (self.line & !LONG) >> column,
            column: self.line & most(column),
            excerpt: None,
            game: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_back() {
        for (offset, length, line, column) in [
            (0, 0, 1, 1),
            (3 << 40, (1 << 20) - 1, 1 << 38, (1 << 24) - 1),
            (1 << 43, 7, 1, 1 << 24),
            (9, 9, (1 << 31) - 1, (1 << 32) - 1),
        ] {
            let location = Location {
                offset,
                length,
                line,
                column,
                excerpt: None,
                game: None,
            };
            assert_eq!(PackedLocation::new(&location).unpack(), location);
        }
        let far = Location {
            offset: u64::MAX,
            length: u64::MAX,
            line: u64::MAX,
            column: u64::MAX,
            excerpt: None,
            game: None,
        };
        let cut = PackedLocation::new(&far).unpack();
        assert_eq!((cut.length, cut.column), ((1 << 20) - 1, (1 << 32) - 1));
        assert_eq!(size_of::<PackedLocation>(), 16);
    }
}
