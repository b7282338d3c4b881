//! Patterns at run time: one step through a table for each byte.

/// A minimal automaton over UTF-8, its bytes folded into classes.
#[derive(Debug)]
pub struct Dfa {
    /// The class of each byte.
    pub classes: &'static [u8; 256],
    /// For each state, the next state by class; state 0 is dead.
    pub next: &'static [u16],
    /// How many classes there are: the length of a row of `next`.
    pub width: usize,
    /// The first state.
    pub start: u16,
    /// Whether each state accepts.
    pub accepting: &'static [bool],
    /// The patterns as the schema has them, those of one step joined by `|`.
    pub source: &'static str,
}

impl Dfa {
    /// Whether `text` as a whole fits the pattern.
    pub fn accepts(&self, text: &str) -> bool {
        let mut state = self.start;
        for &byte in text.as_bytes() {
            let class = self.classes[usize::from(byte)];
            state = self.next[usize::from(state) * self.width + usize::from(class)];
            if state == 0 {
                return false;
            }
        }
        self.accepting[usize::from(state)]
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
        next: &[0, 0, 0, 2, 0, 0, 2, 3, 0, 0, 0, 0],
        width: 3,
        start: 1,
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
}
