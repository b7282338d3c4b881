//! Content models as automata. A particle becomes a position automaton (each
//! element a position, after Glushkov), made deterministic by the sets of
//! positions and then minimal. That determinism is what XML Schema asks of a
//! content model (Unique Particle Attribution); one that lacks it is refused.
//!
//! A particle that occurs a few times has a position for each copy. One that may
//! occur more often has one copy and a counter, which says in which of them a
//! document is. Counters nest as their particles do: in a state the outermost come
//! first. An edge keeps the first `keep` of them, leaves the others, which asks each
//! for its least number, may go once more through the last one kept, which asks
//! it for less than its greatest number, and begins those of its target with 1.
//! `(a, b?){2,300}, c` has a counter `n`:
//!
//! ```text
//!             b keep 1
//!       ┌───────────────────────────┐
//! start │                           ▼
//!   ──a─▶ A, n ◀──a keep 1, again── B, n
//!         │ ▲ │                     │
//!         │ └─┘ a keep 1, again     │
//!         │   c keep 0, n ≥ 2       │ c keep 0, n ≥ 2
//!         └──────────▶ C ◀──────────┘      (again: n < 300)
//! ```
//!
//! Two edges for one element are distinguished by a counter only where one leaves it,
//! the other goes once more, and its least number is the greatest: `a{300}, a`. Where
//! two other ones meet in one element of the schema, as in `(a{2,30}){2,30}`, one of the
//! particles is written out in copies after all.

mod determinise;
mod minimise;
mod positions;
mod reach;

use std::collections::HashMap;

use crate::error::{Error, ErrorKind};
use crate::lines::Line;
use crate::model::{Child, Particle};

use positions::{Plan, Positions};

/// More copies of elements than this (from `maxOccurs`) are refused where they cannot
/// be counted.
const MAX_POSITIONS: usize = 4096;

/// More states than this are refused; the tables number them with 16 bits.
const MAX_STATES: usize = 16384;

/// Larger tables than this are refused: places for each name in each state.
const MAX_PLACES: usize = 1 << 20;

/// More edges than this are refused where there are counters; the tables number them
/// too.
const MAX_EDGES: usize = 65535;

/// A minimal deterministic automaton over the names of a content model.
#[derive(Debug)]
pub(crate) struct Automaton {
    /// The distinct names, in the order of their first slots.
    pub(crate) names: Vec<String>,
    pub(crate) states: Vec<State>,
}

/// A state of an automaton.
#[derive(Debug, Default)]
pub(crate) struct State {
    /// The counters of the particles that it stands in, the outermost first.
    pub(crate) counters: Vec<Bounds>,
    /// True if the content may end once each counter has reached its least number.
    pub(crate) accepting: bool,
    /// For each name, its edges: more than one where counters tell them apart.
    pub(crate) edges: Vec<Vec<Edge>>,
}

/// The numbers that a counter has to be within.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Bounds {
    pub(crate) min: u32,
    /// `None` is unbounded.
    pub(crate) max: Option<u32>,
}

/// The step from one state to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Edge {
    pub(crate) state: usize,
    /// The slot of the element.
    pub(crate) slot: usize,
    pub(crate) counting: Counting,
}

/// The part of an edge that concerns counters.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Counting {
    /// Number of counters that go on.
    pub(crate) keep: usize,
    /// True if the last of these goes up by one.
    pub(crate) again: bool,
}

/// A state with the numbers of its counters.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub(crate) struct Config {
    state: usize,
    counts: Vec<u32>,
}

/// Compiles a content model; `component` is named where it is refused.
pub(crate) fn compile(particle: &Particle, component: &str) -> Result<Automaton, Error> {
    let is_unsupported = |error: &Error| error.kind == ErrorKind::Unsupported;
    match compile_with(Plan::default(), particle, component) {
        // Where copies are too many, fewer are made.
        Err(error) if is_unsupported(&error) => {
            let counted = compile_with(Plan::counting_all(), particle, component);
            counted.map_err(|other| if is_unsupported(&other) { error } else { other })
        }
        result => result,
    }
}

fn compile_with(mut plan: Plan, particle: &Particle, component: &str) -> Result<Automaton, Error> {
    let children = particle.children();
    let (names, symbols) = symbols(&children);
    let mut types = HashMap::new();
    for child in &children {
        if *types.entry(&child.name).or_insert(child.ty) != child.ty {
            return Err(Error::new(
                component,
                child.line,
                format!("two elements `{}` of different types", child.name),
            ));
        }
    }
    loop {
        let positions = Positions::of(particle, &plan, component)?;
        let model = determinise::Model {
            positions: &positions,
            symbols: &symbols,
            children: &children,
            component,
            line: particle.line,
        };
        match model.determinise()? {
            Ok(states) => {
                let automaton = minimise::minimise(names, &states);
                return automaton.within_limits(component, particle.line);
            }
            Err(conflict) => plan.write_out(conflict),
        }
    }
}

/// The distinct names, and the number of the name of each child.
fn symbols(children: &[&Child]) -> (Vec<String>, Vec<usize>) {
    let mut names: Vec<String> = Vec::new();
    let mut symbols = Vec::new();
    let mut known = HashMap::new();
    for child in children {
        symbols.push(*known.entry(child.symbol()).or_insert_with_key(|name| {
            names.push(name.to_string());
            names.len() - 1
        }));
    }
    (names, symbols)
}

impl Automaton {
    /// An automaton that allows no element.
    pub(crate) fn of_nothing() -> Self {
        let only = State {
            accepting: true,
            ..State::default()
        };
        Self {
            names: Vec::new(),
            states: vec![only],
        }
    }

    fn within_limits(self, component: &str, line: Line) -> Result<Self, Error> {
        let edges = self.states.iter().flat_map(|it| &it.edges);
        if self.counts() && edges.map(Vec::len).sum::<usize>() > MAX_EDGES {
            let message = format!("the content model needs more than {MAX_EDGES} edges");
            return Err(Error::new(component, line, message).of_kind(ErrorKind::Unsupported));
        }
        Ok(self)
    }

    /// Returns true if it has counters.
    pub(crate) fn counts(&self) -> bool {
        self.states.iter().any(|it| !it.counters.is_empty())
    }

    /// The step for a name, and the slot of its element.
    pub(crate) fn step(&self, from: &Config, symbol: usize) -> Option<(Config, usize)> {
        let state = &self.states[from.state];
        let is_open = |edge: &&Edge| edge.counting.is_open(&state.counters, &from.counts);
        let edge = state.edges[symbol].iter().find(is_open)?;
        let mut counts = from.counts[..edge.counting.keep].to_vec();
        if edge.counting.again
            && let (Some(count), Some(bounds)) = (
                counts.last_mut(),
                state.counters.get(edge.counting.keep - 1),
            )
        {
            // Without an end, all numbers from the least one on are the same.
            *count = (*count + 1).min(bounds.max.unwrap_or(bounds.min.max(1)));
        }
        counts.resize(self.states[edge.state].counters.len(), 1);
        let next = Config {
            state: edge.state,
            counts,
        };
        Some((next, edge.slot))
    }

    /// Returns true if the content may end here.
    pub(crate) fn accepts(&self, at: &Config) -> bool {
        let state = &self.states[at.state];
        let end = Counting::default();
        state.accepting && end.is_open(&state.counters, &at.counts)
    }
}

impl Counting {
    fn is_open(self, counters: &[Bounds], counts: &[u32]) -> bool {
        let mut left = counters.iter().zip(counts).skip(self.keep);
        let has_room = |level: usize| counters[level].max.is_none_or(|max| counts[level] < max);
        left.all(|(bounds, count)| *count >= bounds.min) && (!self.again || has_room(self.keep - 1))
    }
}

#[cfg(test)]
mod tests;
