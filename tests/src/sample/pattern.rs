//! Texts that fit a pattern, from walks through its automaton.

use std::collections::VecDeque;

use cif_runtime::simple::Dfa;

use crate::rng::Rng;

/// An automaton with the distance of every state from an accepting one.
#[derive(Debug)]
pub struct Walker {
    dfa: &'static Dfa,
    by_row: bool,
    distances: Vec<usize>,
}

impl Walker {
    /// Prepares walks through an automaton.
    pub fn new(dfa: &'static Dfa) -> Self {
        let states = dfa.accepting.len();
        // States are named by their number or by where their row begins.
        let by_row = dfa.next.iter().any(|&next| usize::from(next) >= states)
            || usize::from(dfa.start) >= states;
        let mut walker = Self {
            dfa,
            by_row,
            distances: vec![usize::MAX; states],
        };
        let mut before = vec![Vec::new(); states];
        for state in 0..states {
            for class in 0..dfa.width {
                let next = walker.index(dfa.next[state * dfa.width + class]);
                before[next].push(state);
            }
        }
        let mut queue: VecDeque<usize> =
            (0..states).filter(|&state| dfa.accepting[state]).collect();
        for &state in &queue {
            walker.distances[state] = 0;
        }
        while let Some(state) = queue.pop_front() {
            for &earlier in &before[state] {
                if walker.distances[earlier] == usize::MAX {
                    walker.distances[earlier] = walker.distances[state] + 1;
                    queue.push_back(earlier);
                }
            }
        }
        walker
    }

    /// A text that fits, of about so many bytes; nothing when the walk led to
    /// characters that XML cannot hold.
    pub fn text(&self, rng: &mut Rng, length: usize) -> Option<String> {
        let mut state = self.index(self.dfa.start);
        let mut bytes = Vec::new();
        loop {
            let spent = bytes.len() >= length;
            if self.distances[state] == 0 && (spent || rng.chance(10)) {
                break;
            }
            let wanted = |next: usize| {
                let distance = self.distances[next];
                distance != usize::MAX && (!spent || distance < self.distances[state])
            };
            let ascii: Vec<u8> = (0x20..0x7f)
                .filter(|&byte| wanted(self.step(state, byte)))
                .collect();
            let any: Vec<u8> = if ascii.is_empty() || rng.chance(6) {
                (0..=255)
                    .filter(|&byte| wanted(self.step(state, byte)))
                    .collect()
            } else {
                ascii
            };
            if any.is_empty() {
                if self.distances[state] == 0 {
                    break;
                }
                return None;
            }
            let byte = *rng.pick(&any);
            bytes.push(byte);
            state = self.step(state, byte);
        }
        String::from_utf8(bytes)
            .ok()
            .filter(|text| cif_runtime::escape::find_forbidden(text).is_none())
    }

    fn index(&self, name: u16) -> usize {
        let name = usize::from(name);
        if self.by_row {
            name / self.dfa.width
        } else {
            name
        }
    }

    fn step(&self, state: usize, byte: u8) -> usize {
        let class = usize::from(self.dfa.classes[usize::from(byte)]);
        self.index(self.dfa.next[state * self.dfa.width + class])
    }
}
