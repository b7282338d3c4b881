//! Content models with counters, for elements that occur up to some great number of
//! times. An automaton stands in a state and, in each state, within so many counters,
//! the outermost first. An edge keeps some of them, leaves the others, and begins new
//! ones. `(a, b?){2,300}, c` has one counter, `n`:
//!
//! ```text
//!             b keep 1
//!       ┌───────────────────────────┐
//! start │                           ▼
//!   ──a─▶ A, n ◀──a keep 1, again── B, n
//!         │ ▲ │                     │
//!         │ └─┘ a keep 1, again     │
//!         │   c keep 0              │ c keep 0
//!         └──────────▶ C ◀──────────┘
//!
//!     a   b   a   a   c
//!  n  1   1   2   3   -        the edges with `again` need n < 300,
//!                              those that leave n need n ≥ 2
//! ```

use super::Step;

/// The sequences that an automaton with counters allows.
#[derive(Debug)]
pub struct Counted {
    /// Number of names: the length of a row of `steps`.
    pub names: usize,
    /// For each state and name, the number of the first edge; [`u16::MAX`] is none.
    pub steps: &'static [u16],
    /// The edges. Those of one state and name stand behind each other, and at most one of
    /// them is open.
    pub edges: &'static [Edge],
    /// For each state, its counters: a number in `counters`.
    pub live: &'static [u16],
    /// The counters of states, the outermost first.
    pub counters: &'static [&'static [Bounds]],
    /// True for each state in which the content may end, once all counters have their
    /// least numbers.
    pub accepting: &'static [bool],
}

/// A step of an automaton with counters.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    pub(crate) step: Step,
    /// Number of counters that go on.
    pub(crate) keep: usize,
    /// True if the last of these goes up by one.
    pub(crate) again: bool,
    /// True if it is the last edge of its state and name.
    is_last: bool,
}

/// The numbers that a counter must be within.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    pub(crate) min: u32,
    /// [`u32::MAX`] is unbounded.
    pub(crate) max: u32,
}

impl Bounds {
    /// At least the first, and at most the second.
    pub const fn between(min: u32, max: u32) -> Self {
        Self { min, max }
    }

    /// At least so much.
    pub const fn from(min: u32) -> Self {
        Self { min, max: u32::MAX }
    }

    /// Returns true if a counter may go up.
    pub(crate) const fn has_room(self, count: u32) -> bool {
        count < self.max || self.max == u32::MAX
    }
}

impl Edge {
    /// The edges of an automaton, which generated code has as bytes: two for the state,
    /// two for the slot, the higher first, one for the number of counters kept and one
    /// for flags: 1 where the last of them goes up, 2 at the last edge of a name.
    ///
    /// # Panics
    /// While compiling, where there are not as many bytes.
    pub const fn table<const COUNT: usize>(bytes: &[u8]) -> [Self; COUNT] {
        let mut edges = [Self {
            step: Step::NONE,
            keep: 0,
            again: false,
            is_last: true,
        }; COUNT];
        let mut number = 0;
        while number < COUNT {
            let at = 6 * number;
            edges[number] = Self {
                step: Step {
                    state: u16::from_be_bytes([bytes[at], bytes[at + 1]]),
                    slot: u16::from_be_bytes([bytes[at + 2], bytes[at + 3]]),
                },
                keep: bytes[at + 4] as usize,
                again: bytes[at + 5] & 1 != 0,
                is_last: bytes[at + 5] & 2 != 0,
            };
            number += 1;
        }
        edges
    }
}

impl Counted {
    /// The counters of a state.
    pub(crate) fn live(&self, state: u16) -> &'static [Bounds] {
        self.counters[usize::from(self.live[usize::from(state)])]
    }

    /// The edges of a state for a name, open or not.
    pub(crate) fn edges(&self, state: u16, symbol: usize) -> &'static [Edge] {
        let first = self.steps[usize::from(state) * self.names + symbol];
        let Some(edges) = self.edges.get(usize::from(first)..) else {
            return &[];
        };
        let last = edges.iter().position(|edge| edge.is_last);
        &edges[..last.map_or(0, |last| last + 1)]
    }

    /// The edge for a name that is open where counters have these numbers.
    pub(crate) fn open(&self, state: u16, counts: &[u32], symbol: usize) -> Option<&'static Edge> {
        let live = self.live(state);
        let is_done = |(bounds, count): (&Bounds, &u32)| *count >= bounds.min;
        let is_open = |edge: &&Edge| {
            let mut left = live.iter().zip(counts).skip(edge.keep);
            left.all(is_done) && has_room(edge, live, counts)
        };
        self.edges(state, symbol).iter().find(is_open)
    }

    /// Changes the numbers of the counters, which stand at the end of a list from `base`
    /// on, as an edge does.
    pub(crate) fn take(&self, edge: &Edge, base: usize, counts: &mut Vec<u32>) {
        counts.truncate(base + edge.keep);
        if edge.again
            && let Some(count) = counts.last_mut()
        {
            *count = count.saturating_add(1);
        }
        counts.resize(base + self.live(edge.step.state).len(), 1);
    }

    /// Takes the step for a name, where there is one; gives its slot. The counters of the
    /// state stand at the end of the list.
    pub(crate) fn advance(
        &self,
        state: &mut u16,
        counts: &mut Vec<u32>,
        symbol: usize,
    ) -> Option<usize> {
        let base = counts.len().saturating_sub(self.live(*state).len());
        let edge = self.open(*state, &counts[base..], symbol)?;
        self.take(edge, base, counts);
        *state = edge.step.state;
        Some(usize::from(edge.step.slot))
    }

    /// Returns true if the content may end.
    pub(crate) fn may_end(&self, state: u16, counts: &[u32]) -> bool {
        let mut live = self.live(state).iter().zip(counts);
        self.accepting[usize::from(state)] && live.all(|(bounds, count)| *count >= bounds.min)
    }
}

/// Returns true if the counter that an edge raises may go up.
pub(crate) fn has_room(edge: &Edge, live: &[Bounds], counts: &[u32]) -> bool {
    !edge.again || {
        let last = edge.keep.wrapping_sub(1);
        let bounds = live.get(last).zip(counts.get(last));
        bounds.is_some_and(|(bounds, count)| bounds.has_room(*count))
    }
}
