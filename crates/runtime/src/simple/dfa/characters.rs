//! Automata over characters, for patterns that count or name classes of letters:
//! in UTF-8 such a class is hundreds of states, and a counter multiplies them.

use std::ops::Range;

/// A minimal automaton over symbols: characters that no part of the pattern
/// tells apart are one symbol. States that follow one another and do alike are
/// a run with one row. The tables are bytes, so that they take a line each.
#[derive(Debug)]
pub struct CharacterDfa {
    /// The symbol of each ASCII character.
    pub ascii: &'static [u8; 128],
    /// The symbols of the others, range by range: three bytes for the first
    /// character, the highest first, and the symbol. The first range begins at
    /// U+0080, and each goes up to the next.
    pub ranges: &'static [u8],
    /// Number of symbols.
    pub width: usize,
    /// The runs of states: two bytes for the first state, one that is 1 where
    /// the states accept, and two for the target of each symbol. Where
    /// [`Self::MOVES`] is set, the target is that of the first state, and each
    /// further state leads one further. State 0 is dead.
    pub runs: &'static [u8],
    /// The first state.
    pub start: u16,
    /// The patterns as the schema has them, those of one step joined by `|`.
    pub source: &'static str,
}

impl CharacterDfa {
    /// The mark of a target that moves on with the state.
    pub const MOVES: u16 = 1 << 15;

    /// Returns true if `text` as a whole fits the pattern.
    pub fn accepts(&self, text: &str) -> bool {
        self.walk(text).is_ok_and(|run| self.record(run)[2] == 1)
    }

    /// The offset of the first character that cannot stand where it does; the
    /// length of a text that only ends too early.
    pub(crate) fn viable(&self, text: &str) -> usize {
        self.walk(text).err().unwrap_or(text.len())
    }

    /// The run that a text ends in, or the offset of the character that has no
    /// place.
    fn walk(&self, text: &str) -> Result<usize, usize> {
        let mut state = self.start;
        let mut run = self.run(state);
        for (at, character) in text.char_indices() {
            state = self.target(run, state, self.symbol(character));
            if state == 0 {
                return Err(at);
            }
            if !self.states(run).contains(&state) {
                run = self.run(state);
            }
        }
        Ok(run)
    }

    fn symbol(&self, character: char) -> u8 {
        if let Some(&symbol) = self.ascii.get(character as usize) {
            return symbol;
        }
        let [_, wanted @ ..] = u32::from(character).to_be_bytes();
        let (ranges, _) = self.ranges.as_chunks::<4>();
        let after = ranges.partition_point(|range| range[..3] <= wanted[..]);
        after.checked_sub(1).map_or(0, |range| ranges[range][3])
    }

    fn target(&self, run: usize, state: u16, symbol: u8) -> u16 {
        let record = self.record(run);
        let target = number(record, 3 + 2 * usize::from(symbol));
        if target & Self::MOVES == 0 {
            target
        } else {
            target - Self::MOVES + (state - number(record, 0))
        }
    }

    /// The run that a state belongs to.
    fn run(&self, state: u16) -> usize {
        let mut runs = 0..self.runs.len() / self.length();
        while runs.len() > 1 {
            let middle = runs.start + runs.len() / 2;
            if number(self.record(middle), 0) <= state {
                runs.start = middle;
            } else {
                runs.end = middle;
            }
        }
        runs.start
    }

    /// The states of a run.
    fn states(&self, run: usize) -> Range<u16> {
        let is_last = (run + 2) * self.length() > self.runs.len();
        let end = if is_last {
            Self::MOVES
        } else {
            number(self.record(run + 1), 0)
        };
        number(self.record(run), 0)..end
    }

    fn record(&self, run: usize) -> &'static [u8] {
        &self.runs[run * self.length()..][..self.length()]
    }

    fn length(&self) -> usize {
        3 + 2 * self.width
    }
}

fn number(bytes: &[u8], at: usize) -> u16 {
    u16::from_be_bytes([bytes[at], bytes[at + 1]])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `[a-cß]{1,3}`, by hand: symbol 0 is in the class, symbol 1 is not.
    const WORD: CharacterDfa = CharacterDfa {
        ascii: &{
            let mut ascii = [1; 128];
            ascii[b'a' as usize] = 0;
            ascii[b'b' as usize] = 0;
            ascii[b'c' as usize] = 0;
            ascii
        },
        ranges: b"\0\0\x80\x01\0\0\xDF\0\0\0\xE0\x01",
        width: 2,
        runs: b"\0\0\0\0\0\0\0\0\x01\0\0\x02\0\0\0\x02\x01\x80\x03\0\0\0\x04\x01\0\0\0\0",
        start: 1,
        source: "[a-cß]{1,3}",
    };

    #[test]
    fn the_whole_text_has_to_fit() {
        for (text, fits) in [
            ("", false),
            ("a", true),
            ("bß", true),
            ("ccc", true),
            ("cccc", false),
            ("aà", false),
            ("a\u{80}", false),
            ("\u{10FFFF}", false),
        ] {
            assert_eq!(WORD.accepts(text), fits, "{text}");
        }
    }

    #[test]
    fn the_first_character_that_does_not_fit_is_found() {
        for (text, at) in [("", 0), ("ß", 2), ("aà", 1), ("ßßßß", 6)] {
            assert_eq!(WORD.viable(text), at, "{text}");
        }
    }
}
