//! The states from which an element can still come, whatever comes before it.

use super::Automaton;

/// The reach of a name.
pub(crate) struct Reach {
    /// True if the element can still come in every state, even when its counters are at
    /// their greatest numbers.
    pub(crate) is_everywhere: bool,
    /// True if there is a state in which it cannot come at once, but later.
    pub(crate) is_later: bool,
}

impl Automaton {
    /// Finds from where a name is reached. A counter is either at its greatest number or
    /// not, and those around one that is may be as well: so a state has as many variants
    /// as counters, and one more.
    pub(crate) fn reach(&self, symbol: usize) -> Reach {
        let variants = |state: usize| self.states[state].counters.len() + 1;
        let mut firsts = Vec::with_capacity(self.states.len());
        let mut count = 0;
        for state in 0..self.states.len() {
            firsts.push(count);
            count += variants(state);
        }
        // For each variant, the variants that one step leads to.
        let mut now = vec![false; count];
        let mut before: Vec<Vec<usize>> = vec![Vec::new(); count];
        for (number, state) in self.states.iter().enumerate() {
            for full in 0..variants(number) {
                let variant = firsts[number] + full;
                for (name, edges) in state.edges.iter().enumerate() {
                    for edge in edges {
                        let keep = edge.counting.keep;
                        let is_full = edge.counting.again
                            && keep <= full
                            && state.counters[keep - 1].max.is_some();
                        if is_full {
                            continue;
                        }
                        now[variant] |= name == symbol;
                        before[firsts[edge.state] + full.min(keep)].push(variant);
                    }
                }
            }
        }
        let mut later = now.clone();
        let mut waiting: Vec<usize> = (0..count).filter(|&it| later[it]).collect();
        while let Some(variant) = waiting.pop() {
            for &it in &before[variant] {
                if !later[it] {
                    later[it] = true;
                    waiting.push(it);
                }
            }
        }
        Reach {
            is_everywhere: later.iter().all(|&it| it),
            is_later: now != later,
        }
    }
}
