//! The automaton over sets of positions. A set has at most one slot for each name, or
//! the model is ambiguous.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::positions::Positions;
use super::{Bounds, Counting, Edge, MAX_PLACES, MAX_STATES, State};
use crate::error::{Error, ErrorKind};
use crate::lines::Line;
use crate::model::{Child, Particle};

/// The fault of two wildcards that allow one element.
const TWO_WILDCARDS: &str = "an element fits two xs:any";

/// A content model, its positions known.
pub(super) struct Model<'m> {
    pub(super) positions: &'m Positions,
    /// The number of the name of each slot.
    pub(super) symbols: &'m [usize],
    pub(super) children: &'m [&'m Child],
    pub(super) component: &'m str,
    /// The line of the whole.
    pub(super) line: Line,
}

/// The positions that an edge leads to.
struct Group {
    symbol: usize,
    counting: Counting,
    targets: BTreeSet<usize>,
    slot: usize,
}

/// The start, or positions that one element may be at.
type Set = Option<BTreeSet<usize>>;

/// The states, as they are found.
struct States {
    /// The position that stands for each one.
    twins: Vec<usize>,
    /// Number of names.
    names: usize,
    list: Vec<State>,
    numbers: HashMap<Set, usize>,
    waiting: Vec<(usize, Set)>,
}

impl Model<'_> {
    /// Makes the states. The error within is a particle that cannot be counted.
    pub(super) fn determinise(&self) -> Result<Result<Vec<State>, *const Particle>, Error> {
        let mut states = States {
            twins: self.positions.twins(),
            names: self.symbols.iter().max().map_or(0, |last| last + 1),
            list: Vec::new(),
            numbers: HashMap::new(),
            waiting: Vec::new(),
        };
        self.number_of(None, &mut states);
        while let Some((number, set)) = states.waiting.pop() {
            if states.list.len() > MAX_STATES {
                return Err(self.too_large(MAX_STATES, "states"));
            }
            if states.list.len() * states.names > MAX_PLACES {
                return Err(self.too_large(MAX_PLACES, "places in its table"));
            }
            let mut groups = self.groups(set.as_ref())?;
            self.leave_out(set.as_ref(), &mut groups);
            if let Some(conflict) = self.conflict(set.as_ref(), &groups)? {
                return Ok(Err(conflict));
            }
            for group in groups {
                let edge = Edge {
                    state: self.number_of(Some(group.targets), &mut states),
                    slot: group.slot,
                    counting: group.counting,
                };
                states.list[number].edges[group.symbol].push(edge);
            }
        }
        Ok(Ok(states.list))
    }

    fn too_large(&self, limit: usize, what: &str) -> Error {
        let message = format!("the content model needs more than {limit} {what}");
        Error::new(self.component, self.line, message).of_kind(ErrorKind::Unsupported)
    }

    /// The number of a state, which is new where the set is.
    fn number_of(&self, set: Set, states: &mut States) -> usize {
        let set = set.map(|it| {
            it.iter()
                .map(|&it| states.twins[it])
                .collect::<BTreeSet<_>>()
        });
        if let Some(&known) = states.numbers.get(&set) {
            return known;
        }
        let whole = &self.positions.whole;
        let accepting = match &set {
            None => whole.nullable,
            Some(set) => !set.is_disjoint(&whole.last),
        };
        let number = states.list.len();
        states.list.push(State {
            counters: self.bounds(set.as_ref()),
            accepting,
            edges: vec![Vec::new(); states.names],
        });
        states.numbers.insert(set.clone(), number);
        states.waiting.push((number, set));
        number
    }

    /// The counters of a state: all its positions are of one slot, and so have the same.
    fn bounds(&self, set: Option<&BTreeSet<usize>>) -> Vec<Bounds> {
        let first = set.and_then(BTreeSet::first);
        first.map_or_else(Vec::new, |&it| self.positions.bounds(it))
    }

    /// The edges of a state.
    fn groups(&self, set: Option<&BTreeSet<usize>>) -> Result<Vec<Group>, Error> {
        let mut groups: BTreeMap<(usize, Counting), BTreeSet<usize>> = BTreeMap::new();
        let mut add = |position: usize, counting| {
            let symbol = self.symbols[self.positions.list[position].slot];
            groups
                .entry((symbol, counting))
                .or_default()
                .insert(position);
        };
        match set {
            None => {
                for &position in &self.positions.whole.first {
                    add(position, Counting::default());
                }
            }
            Some(set) => {
                for &from in set {
                    for link in &self.positions.list[from].follow {
                        for &to in link.targets.iter() {
                            add(to, link.counting);
                        }
                    }
                }
            }
        }
        let groups = groups.into_iter().map(|((symbol, counting), targets)| {
            let mut slots = targets.iter().map(|&it| self.positions.list[it].slot);
            let slot = slots.next().unwrap_or_default();
            let is_one = slots.all(|other| other == slot);
            let group = Group {
                symbol,
                counting,
                targets,
                slot,
            };
            (group, is_one)
        });
        let groups: Vec<(Group, bool)> = groups.collect();
        let all: Vec<&Group> = groups.iter().map(|(group, _)| group).collect();
        self.wildcards(set, &all)?;
        let unique = groups.into_iter().map(|(group, is_one)| {
            if is_one {
                Ok(group)
            } else {
                Err(self.ambiguous(group.slot))
            }
        });
        unique.collect()
    }

    /// Leaves out edges that lead to nothing more than others do: whether an element is of
    /// the copy at hand or of the next one, where a greater number of copies is of no use,
    /// or of no harm.
    fn leave_out(&self, set: Option<&BTreeSet<usize>>, groups: &mut Vec<Group>) {
        if !groups.iter().any(|it| it.counting.again) {
            return;
        }
        let bounds = self.bounds(set);
        let is_no_better = |one: &Group, other: &Group| {
            let Some(around) = one
                .counting
                .keep
                .checked_sub(1)
                .and_then(|it| bounds.get(it))
            else {
                return false;
            };
            let is_of_no_use = if one.counting.again {
                around.min <= 1
            } else {
                around.max.is_none()
            };
            one.slot == other.slot
                && one.counting.keep == other.counting.keep
                && one.counting.again != other.counting.again
                && is_of_no_use
                && one.targets.is_subset(&other.targets)
        };
        let mut kept: Vec<Group> = Vec::new();
        let mut of_name: Vec<Group> = Vec::new();
        let mut all = std::mem::take(groups).into_iter().peekable();
        // The groups are sorted; those of one name are neighbours.
        while let Some(group) = all.next() {
            let symbol = group.symbol;
            of_name.push(group);
            if all.peek().is_some_and(|next| next.symbol == symbol) {
                continue;
            }
            let mut index = 0;
            while let Some(one) = of_name.get(index) {
                if of_name.iter().any(|other| is_no_better(one, other)) {
                    of_name.remove(index);
                } else {
                    index += 1;
                }
            }
            kept.append(&mut of_name);
        }
        *groups = kept;
    }

    fn ambiguous(&self, slot: usize) -> Error {
        let child = self.children[slot];
        let what = match child.wildcard {
            Some(_) => TWO_WILDCARDS.to_owned(),
            None => format!(
                "an element `{}` fits two places of the content model",
                child.name
            ),
        };
        Error::new(self.component, child.line, format!("ambiguous: {what}"))
    }

    /// Refuses two edges of one state of which both allow one element: that is so where
    /// one of them is a wildcard.
    fn wildcards(&self, set: Option<&BTreeSet<usize>>, groups: &[&Group]) -> Result<(), Error> {
        let mut bounds = None;
        for (index, one) in groups.iter().enumerate() {
            let child = self.children[one.slot];
            let Some(wildcard) = &child.wildcard else {
                continue;
            };
            let bounds = bounds.get_or_insert_with(|| self.bounds(set));
            for (other_index, other) in groups.iter().enumerate() {
                let other_child = self.children[other.slot];
                let meets = match &other_child.wildcard {
                    Some(other) => other_index > index && wildcard.allowed.meets(&other.allowed),
                    None => wildcard.allowed.has(&other_child.namespace),
                };
                if !meets || one.symbol == other.symbol || are_apart(bounds, one, other) {
                    continue;
                }
                let what = match other_child.wildcard {
                    Some(_) => TWO_WILDCARDS.to_owned(),
                    None => format!("an element `{}` fits xs:any as well", other_child.name),
                };
                let message = format!("ambiguous: {what}");
                return Err(Error::new(self.component, child.line, message));
            }
        }
        Ok(())
    }

    /// A particle that cannot be counted: two edges for one name may be open at once. It
    /// is the one with the fewest copies that has a part in it.
    fn conflict(
        &self,
        set: Option<&BTreeSet<usize>>,
        groups: &[Group],
    ) -> Result<Option<*const Particle>, Error> {
        for pair in groups.windows(2) {
            // The groups are sorted; those of one name are neighbours.
            let [one, other] = pair else { continue };
            if one.symbol != other.symbol {
                continue;
            }
            let bounds = self.bounds(set);
            let of_name = || groups.iter().filter(|it| it.symbol == one.symbol);
            for one in of_name() {
                for other in of_name().filter(|it| it.counting > one.counting) {
                    if are_apart(&bounds, one, other) {
                        continue;
                    }
                    if one.slot != other.slot {
                        return Err(self.ambiguous(one.slot));
                    }
                    return Ok(self.cause(set, one.counting, other.counting));
                }
            }
        }
        Ok(None)
    }

    fn cause(
        &self,
        set: Option<&BTreeSet<usize>>,
        one: Counting,
        other: Counting,
    ) -> Option<*const Particle> {
        let position = set?.first()?;
        let from = |it: Counting| it.keep - usize::from(it.again);
        let to = one.keep.max(other.keep);
        let counters = &self.positions.list[*position].counters;
        let involved = counters.get(from(one).min(from(other))..to)?.iter();
        let counters = involved.map(|&it| &self.positions.counters[it]);
        let cause = counters.min_by_key(|it| it.bounds.max.unwrap_or(it.bounds.min))?;
        Some(cause.particle)
    }
}

/// Returns true if no numbers of the counters open both edges.
fn are_apart(bounds: &[Bounds], one: &Group, other: &Group) -> bool {
    let (less, more) = if one.counting.keep < other.counting.keep {
        (one.counting, other.counting)
    } else {
        (other.counting, one.counting)
    };
    // One leaves the counter in which the other goes once more.
    less.keep < more.keep
        && more.again
        && (bounds.get(more.keep - 1)).is_some_and(|it| it.max.is_some_and(|max| it.min >= max))
}
