//! A place in a content model, for what looks ahead in it: the slow paths that recover
//! from faults and fix them.

use super::{Frame, Reader};
use crate::schema::{Counted, Model, Order, Step, has_room};

/// A state and the numbers of its counters.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Config {
    pub(super) state: u16,
    pub(super) counts: Vec<u32>,
}

/// A step on a way that leaves something out.
pub(super) struct LenientStep {
    pub(super) symbol: usize,
    pub(super) slot: usize,
    pub(super) to: Config,
    /// One bit for each counter whose least number no longer counts.
    pub(super) advanced: u64,
}

impl Reader<'_> {
    /// The numbers of the counters of the innermost open element.
    pub(super) fn counts(&self, counted: &Counted, state: u16) -> &[u32] {
        let live = counted.live(state).len();
        &self.counts[self.counts.len().saturating_sub(live)..]
    }

    /// The place in the content of the innermost open element.
    pub(super) fn config(&self, model: &Model, frame: &Frame) -> Config {
        let counts = match &model.order {
            Order::Counted(counted) => self.counts(counted, frame.state).to_vec(),
            Order::Automaton { .. } | Order::All { .. } => Vec::new(),
        };
        Config {
            state: frame.state,
            counts,
        }
    }

    /// Goes on from another place; `from` is the state before.
    pub(super) fn go_to(&mut self, model: &Model, from: u16, config: &Config) {
        if let Order::Counted(counted) = &model.order {
            let base = self.counts.len().saturating_sub(counted.live(from).len());
            self.counts.truncate(base);
            self.counts.extend_from_slice(&config.counts);
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.state = config.state;
        }
    }
}

impl Config {
    /// The step for a name, and its slot.
    pub(super) fn step(&self, model: &Model, symbol: usize) -> Option<(Self, usize)> {
        match &model.order {
            Order::Automaton { names, steps, .. } => {
                let step = steps[usize::from(self.state) * names + symbol];
                (step != Step::NONE).then(|| (Self::at(step), usize::from(step.slot)))
            }
            Order::Counted(counted) => {
                let edge = counted.open(self.state, &self.counts, symbol)?;
                let mut to = self.clone();
                to.state = edge.step.state;
                counted.take(edge, 0, &mut to.counts);
                Some((to, usize::from(edge.step.slot)))
            }
            Order::All { .. } => None,
        }
    }

    fn at(step: Step) -> Self {
        Self {
            state: step.state,
            counts: Vec::new(),
        }
    }

    /// All steps. Going once more through what is counted is enough to leave it, so that
    /// a way need not be as long as the least number says.
    pub(super) fn lenient_steps(&self, model: &Model, advanced: u64) -> Vec<LenientStep> {
        match &model.order {
            Order::Automaton { names, steps, .. } => {
                let row = &steps[usize::from(self.state) * names..][..*names];
                let steps = row.iter().enumerate().filter(|(_, it)| **it != Step::NONE);
                let steps = steps.map(|(symbol, step)| LenientStep {
                    symbol,
                    slot: usize::from(step.slot),
                    to: Self::at(*step),
                    advanced: 0,
                });
                steps.collect()
            }
            Order::Counted(counted) => (0..counted.names)
                .flat_map(|symbol| self.lenient_edges(counted, symbol, advanced))
                .collect(),
            Order::All { .. } => Vec::new(),
        }
    }

    fn lenient_edges(&self, counted: &Counted, symbol: usize, advanced: u64) -> Vec<LenientStep> {
        let live = counted.live(self.state);
        let is_done = |level: usize| {
            advanced & super::content::bit(level) != 0 || self.counts[level] >= live[level].min
        };
        let edges = counted.edges(self.state, symbol).iter();
        let open = edges.filter(|edge| {
            (edge.keep..live.len()).all(is_done) && has_room(edge, live, &self.counts)
        });
        let steps = open.map(|edge| {
            let mut to = self.clone();
            to.state = edge.step.state;
            counted.take(edge, 0, &mut to.counts);
            // Counters that begin count as advanced; so does the one that goes up.
            let kept = edge.keep - usize::from(edge.again);
            let untouched = super::content::bit(kept).wrapping_sub(1);
            LenientStep {
                symbol,
                slot: usize::from(edge.step.slot),
                to,
                advanced: advanced & untouched | !untouched,
            }
        });
        steps.collect()
    }
}
