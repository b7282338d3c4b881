//! Long texts, most of them lists: parts of the text are read side by side. A
//! step has to wait for the one before it, but not for those in another part.
//! A part begins behind a separator, where the state is guessed to be what it
//! was behind an earlier one; a guess that proves wrong costs that part a second
//! reading, and changes nothing.

use std::array;

use memchr::{memchr, memrchr2};

use super::Dfa;

/// From this length on it pays.
pub(super) const LONG: usize = 192;

/// The stretch in which the first separator is looked for: an item of most lists is
/// shorter.
const HEAD: usize = 48;

/// Number of parts that are read side by side.
const LANES: usize = 4;

impl Dfa {
    /// The state after a long text.
    pub(super) fn run_lanes<const NAMED_BY_ROW: bool>(&self, bytes: &[u8]) -> u16 {
        let Some(first) = memrchr2(b',', b' ', &bytes[..HEAD.min(bytes.len())]) else {
            return self.run_from::<NAMED_BY_ROW>(self.start, bytes);
        };
        let (head, rest) = bytes.split_at(first + 1);
        let state = self.run_from::<NAMED_BY_ROW>(self.start, head);
        let lanes = parts(rest, bytes[first]);
        let mut states = [state; LANES];
        let together = lanes.map(<[u8]>::len).into_iter().min().unwrap_or(0);
        for at in 0..together {
            for (state, lane) in states.iter_mut().zip(lanes) {
                *state = self.step::<NAMED_BY_ROW>(*state, lane[at]);
            }
        }
        let mut before = state;
        for (guessed, lane) in states.into_iter().zip(lanes) {
            before = if before == state {
                self.run_from::<NAMED_BY_ROW>(guessed, &lane[together..])
            } else {
                self.run_from::<NAMED_BY_ROW>(before, lane)
            };
        }
        before
    }
}

/// The text in parts of about one length, each but the first after a separator.
fn parts(text: &[u8], separator: u8) -> [&[u8]; LANES] {
    let length = text.len() / LANES;
    let mut left = text;
    array::from_fn(|lane| {
        let from = length.min(left.len());
        let found = memchr(separator, &left[from..]);
        let end = found
            .filter(|_| lane + 1 < LANES)
            .map(|found| from + found + 1);
        let (part, others) = left.split_at(end.unwrap_or(left.len()));
        left = others;
        part
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// `(a,)*(b,)*`, by hand: the comma leads to two states. `a`, `b` and `,`
    /// are classes 0 to 2, the rest is class 3.
    const LISTS: Dfa = Dfa {
        classes: &{
            let mut classes = [3; 256];
            classes[b'a' as usize] = 0;
            classes[b'b' as usize] = 1;
            classes[b',' as usize] = 2;
            classes
        },
        next: &[
            0, 0, 0, 0, 8, 12, 0, 0, 0, 0, 4, 0, 0, 0, 16, 0, 0, 12, 0, 0,
        ],
        width: 4,
        start: 4,
        accepting: &[false, true, false, false, true],
        source: "(a,)*(b,)*",
    };

    proptest! {
        /// The state is that of one reading, be guesses right or wrong.
        #[test]
        fn parts_lead_where_the_whole_leads(
            counts in [0..200_usize, 0..200_usize],
            strays in prop::collection::vec((0..800_usize, "[abx, ]"), 0..3),
        ) {
            let mut text = "a,".repeat(counts[0]) + &"b,".repeat(counts[1]);
            for (at, stray) in strays {
                text.insert_str(at.min(text.len()), &stray);
            }
            let whole = LISTS.run_from::<true>(LISTS.start, text.as_bytes());
            prop_assert_eq!(LISTS.run_lanes::<true>(text.as_bytes()), whole);
        }
    }
}
