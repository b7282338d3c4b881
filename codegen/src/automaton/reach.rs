//! The states from which an element can still come, whatever comes before it.

use super::Automaton;
use crate::components::Components;

/// The reach of a name.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// True if the element can still come in every state, even when its counters are at
    /// their greatest numbers.
    pub(crate) is_everywhere: bool,
    /// True if there is a state in which it cannot come at once, but later.
    pub(crate) is_later: bool,
    /// True if there are two elements that could come before it, the one behind the other, and
    /// neither of them can come behind it.
    pub(crate) can_be_early: bool,
}

/// The states with their counters, as a graph.
struct Variants {
    /// For each, those that one step leads to.
    next: Vec<Vec<usize>>,
    /// For each, the names of these steps.
    now: Vec<Names>,
    /// For each name, the variants behind it.
    behind: Vec<Vec<usize>>,
}

impl Automaton {
    /// Finds from where each name is reached. A counter is either at its greatest number or
    /// not, and those around one that is may be as well: so a state has as many variants
    /// as counters, and one more.
    ///
    /// A name is reached from everywhere if it can come in each component that no step
    /// leaves. It comes later if a step leads to where it can come from where it cannot.
    pub(crate) fn reaches(&self) -> Vec<Reach> {
        let Variants { next, now, behind } = self.variants();
        let components = Components::of(&next);
        let mut is_final = vec![true; components.count];
        let mut of_component = vec![self.no_names(); components.count];
        let mut later = self.no_names();
        for (variant, targets) in next.iter().enumerate() {
            let own = components.of[variant];
            of_component[own].add(&now[variant]);
            for &target in targets {
                is_final[own] &= components.of[target] == own;
                later.add_difference(&now[target], &now[variant]);
            }
        }
        let early = self.early(&components, &next, &of_component, &behind);
        let names = 0..self.names.len();
        let reach = names.map(|name| Reach {
            is_everywhere: (is_final.iter().zip(&of_component))
                .all(|(is_final, names)| !is_final || names.has(name)),
            is_later: later.has(name),
            can_be_early: early.has(name),
        });
        reach.collect()
    }

    /// Finds the names that two others can come before but not behind.
    fn early(
        &self,
        components: &Components,
        next: &[Vec<usize>],
        of_component: &[Names],
        behind: &[Vec<usize>],
    ) -> Names {
        // What can come from each component on; those that it leads to come first.
        let mut reached = of_component.to_vec();
        let mut order: Vec<usize> = (0..next.len()).collect();
        order.sort_unstable_by_key(|&variant| components.of[variant]);
        for variant in order {
            for &target in &next[variant] {
                let (own, other) = (components.of[variant], components.of[target]);
                if other < own {
                    let (before, after) = reached.split_at_mut(own);
                    after[0].add(&before[other]);
                }
            }
        }
        let components_behind = |name: usize| behind[name].iter().map(|&it| components.of[it]);
        let names = 0..self.names.len();
        let may_follow: Vec<Names> = names
            .clone()
            .map(|name| {
                let mut follow = self.no_names();
                components_behind(name).for_each(|it| follow.add(&reached[it]));
                follow
            })
            .collect();
        let mut early = self.no_names();
        for name in names.clone() {
            let mut before = self.no_names();
            for other in names.clone().filter(|&other| may_follow[other].has(name)) {
                before.insert(other);
            }
            let mut is_early = |component: usize| {
                let mut late = before.clone();
                late.remove(&reached[component]);
                names
                    .clone()
                    .any(|one| late.has(one) && may_follow[one].meets(&late))
            };
            if components_behind(name).any(&mut is_early) {
                early.insert(name);
            }
        }
        early
    }

    /// Makes the graph of states and counters.
    fn variants(&self) -> Variants {
        let variants = |state: usize| self.states[state].counters.len() + 1;
        let mut firsts = Vec::with_capacity(self.states.len());
        let mut count = 0;
        for state in 0..self.states.len() {
            firsts.push(count);
            count += variants(state);
        }
        let mut now = vec![self.no_names(); count];
        let mut next: Vec<Vec<usize>> = vec![Vec::new(); count];
        let mut behind: Vec<Vec<usize>> = vec![Vec::new(); self.names.len()];
        for (number, state) in self.states.iter().enumerate() {
            for full in 0..variants(number) {
                let variant = firsts[number] + full;
                for (name, edges) in state.edges.iter().enumerate() {
                    for edge in edges {
                        let keep = edge.counting.keep;
                        let is_full = edge.counting.again
                            && keep <= full
                            && state.counters[keep - 1].max.is_some();
                        if !is_full {
                            now[variant].insert(name);
                            let target = firsts[edge.state] + full.min(keep);
                            next[variant].push(target);
                            behind[name].push(target);
                        }
                    }
                }
                next[variant].sort_unstable();
                next[variant].dedup();
            }
        }
        for behind in &mut behind {
            behind.sort_unstable();
            behind.dedup();
        }
        Variants { next, now, behind }
    }

    fn no_names(&self) -> Names {
        Names(vec![0; self.names.len().div_ceil(64)])
    }
}

/// A set of names, a bit each.
#[derive(Clone)]
struct Names(Vec<u64>);

impl Names {
    fn has(&self, name: usize) -> bool {
        self.0[name / 64] >> (name % 64) & 1 == 1
    }

    fn insert(&mut self, name: usize) {
        self.0[name / 64] |= 1 << (name % 64);
    }

    fn add(&mut self, other: &Self) {
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own |= other;
        }
    }

    /// Removes the names that another set has.
    fn remove(&mut self, other: &Self) {
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own &= !other;
        }
    }

    /// Returns true if both sets have a name.
    fn meets(&self, other: &Self) -> bool {
        self.0
            .iter()
            .zip(&other.0)
            .any(|(one, other)| one & other != 0)
    }

    /// Adds the names that one set has and another has not.
    fn add_difference(&mut self, one: &Self, other: &Self) {
        for (own, (one, other)) in self.0.iter_mut().zip(one.0.iter().zip(&other.0)) {
            *own |= one & !other;
        }
    }
}
