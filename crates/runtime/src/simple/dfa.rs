//! Patterns at run time: one step through a table for each byte.

mod characters;
mod lanes;

pub use characters::CharacterDfa;

/// A minimal automaton over UTF-8, its bytes folded into classes.
#[derive(Debug)]
pub struct Dfa {
    /// The class of each byte.
    pub classes: &'static [u8; 256],
    /// For each state a row of next states by class; state 0 is dead. Where `u16`
    /// can hold where every row begins, which is nearly always, a state is named by
    /// that instead of by its number: it saves a multiplication for each byte.
    pub next: &'static [u16],
    /// Number of classes: the length of a row of `next`.
    pub width: usize,
    /// The first state.
    pub start: u16,
    /// True for each state that accepts.
    pub accepting: &'static [bool],
    /// The patterns as the schema has them, those of one step joined by `|`.
    pub source: &'static str,
}

/// The numbers of a large table, which generated code has as bytes, two for each
/// and the higher first: so they take one line.
///
/// # Panics
/// While compiling, where there are not as many bytes.
pub const fn numbers<const COUNT: usize>(bytes: &[u8]) -> [u16; COUNT] {
    let mut numbers = [0; COUNT];
    let mut at = 0;
    while at < COUNT {
        numbers[at] = u16::from_be_bytes([bytes[2 * at], bytes[2 * at + 1]]);
        at += 1;
    }
    numbers
}

/// The flags of a table, which generated code has as bytes: 1 where one is set.
///
/// # Panics
/// While compiling, where there are not as many bytes.
pub const fn flags<const COUNT: usize>(bytes: &[u8]) -> [bool; COUNT] {
    let mut flags = [false; COUNT];
    let mut at = 0;
    while at < COUNT {
        flags[at] = bytes[at] == 1;
        at += 1;
    }
    flags
}

impl Dfa {
    /// Up to this length of `next`, states are named by where their rows begin.
    pub const NAMED_BY_ROW: usize = 1 << 16;

    /// Returns true if `text` as a whole fits the pattern.
    pub fn accepts(&self, text: &str) -> bool {
        if self.next.len() <= Self::NAMED_BY_ROW {
            let row = self.run::<true>(text.as_bytes());
            self.accepting[usize::from(row) / self.width]
        } else {
            self.accepting[usize::from(self.run::<false>(text.as_bytes()))]
        }
    }

    /// The offset of the first character that cannot stand where it does; the
    /// length of a text that only ends too early.
    pub(crate) fn viable(&self, text: &str) -> usize {
        let named_by_row = self.next.len() <= Self::NAMED_BY_ROW;
        let mut state = self.start;
        let dies = |&byte: &u8| {
            state = if named_by_row {
                self.step::<true>(state, byte)
            } else {
                self.step::<false>(state, byte)
            };
            state == 0
        };
        let dead = text.as_bytes().iter().position(dies);
        dead.map_or(text.len(), |at| text.floor_char_boundary(at))
    }

    fn run<const NAMED_BY_ROW: bool>(&self, bytes: &[u8]) -> u16 {
        if bytes.len() < lanes::LONG {
            self.run_from::<NAMED_BY_ROW>(self.start, bytes)
        } else {
            self.run_lanes::<NAMED_BY_ROW>(bytes)
        }
    }

    fn run_from<const NAMED_BY_ROW: bool>(&self, state: u16, bytes: &[u8]) -> u16 {
        let step = |state, &byte: &u8| self.step::<NAMED_BY_ROW>(state, byte);
        bytes.iter().fold(state, step)
    }

    #[inline]
    fn step<const NAMED_BY_ROW: bool>(&self, state: u16, byte: u8) -> u16 {
        let row = usize::from(state) * if NAMED_BY_ROW { 1 } else { self.width };
        let class = self.classes[usize::from(byte)];
        self.next[row + usize::from(class)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `[0-9]+x`, by hand: digits are class 0, `x` is class 1, the rest class 2.
    const SIZE: Dfa = Dfa {
        classes: &{
            let mut classes = [2; 256];
            let mut digit = b'0';
            while digit <= b'9' {
                classes[digit as usize] = 0;
                digit += 1;
            }
            classes[b'x' as usize] = 1;
            classes
        },
        next: &[0, 0, 0, 6, 0, 0, 6, 9, 0, 0, 0, 0],
        width: 3,
        start: 3,
        accepting: &[false, false, false, true],
        source: "[0-9]+x",
    };

    #[test]
    fn the_whole_text_has_to_fit() {
        for (text, fits) in [
            ("8x", true),
            ("19x", true),
            ("", false),
            ("8", false),
            ("8xx", false),
        ] {
            assert_eq!(SIZE.accepts(text), fits, "{text}");
        }
    }

    #[test]
    fn the_first_character_that_does_not_fit_is_found() {
        for (text, at) in [("", 0), ("8", 1), ("x8", 0), ("19y", 2), ("8xx", 2)] {
            assert_eq!(SIZE.viable(text), at, "{text}");
        }
    }
}
