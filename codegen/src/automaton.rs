//! Content models as automata. A particle becomes a position automaton (each
//! element a position, after Glushkov), made deterministic by the sets of
//! positions and then minimal. That determinism is what XML Schema asks of a
//! content model (Unique Particle Attribution); one that lacks it is refused.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::error::{Error, ErrorKind};
use crate::lines::Line;
use crate::model::{Child, Particle, Term};

/// More copies of elements than this (from `maxOccurs`) are refused.
const MAX_POSITIONS: usize = 4096;

/// More states than this are refused; the tables number them with 16 bits.
const MAX_STATES: usize = 16384;

/// A minimal deterministic automaton over the names of a content model.
#[derive(Debug)]
pub(crate) struct Automaton {
    /// The distinct names, in the order of their first slots.
    pub(crate) names: Vec<String>,
    /// For each state and name, the next state and the slot of the element.
    pub(crate) steps: Vec<Vec<Option<(usize, usize)>>>,
    pub(crate) accepting: Vec<bool>,
}

/// Compiles a content model; `component` is named where it is refused.
pub(crate) fn compile(particle: &Particle, component: &str) -> Result<Automaton, Error> {
    let children = particle.children();
    let mut names: Vec<String> = Vec::new();
    let mut symbols = Vec::new();
    for child in &children {
        let known = names.iter().position(|name| *name == child.name);
        symbols.push(known.unwrap_or_else(|| {
            names.push(child.name.clone());
            names.len() - 1
        }));
    }
    for (index, child) in children.iter().enumerate() {
        let twin = children[..index].iter().find(|it| it.name == child.name);
        if twin.is_some_and(|twin| twin.ty != child.ty) {
            return Err(Error::new(
                component,
                child.line,
                format!("two elements `{}` of different types", child.name),
            ));
        }
    }
    let mut positions = Positions {
        slots: Vec::new(),
        follow: Vec::new(),
    };
    let (part, _) = positions.build(particle, 0, component)?;
    let dfa = positions.determinise(&part, &symbols, &children, component)?;
    Ok(minimise(names, &dfa))
}

/// A part of the model: whether it may be empty, where it starts and ends.
#[derive(Clone, Default)]
struct Part {
    nullable: bool,
    first: BTreeSet<usize>,
    last: BTreeSet<usize>,
}

/// The positions: one for each copy of an element.
struct Positions {
    slots: Vec<usize>,
    follow: Vec<BTreeSet<usize>>,
}

impl Positions {
    /// Builds a particle whose first element has `slot`; gives back the slot
    /// after its last.
    fn build(
        &mut self,
        particle: &Particle,
        slot: usize,
        component: &str,
    ) -> Result<(Part, usize), Error> {
        let mut end = slot;
        let mut whole = Part::default();
        let mut before = BTreeSet::new();
        let copies = particle.max.unwrap_or(particle.min.max(1)).max(1);
        for copy in 1..=copies {
            let (part, after) = self.term(&particle.term, slot, component)?;
            end = after;
            if self.slots.len() > MAX_POSITIONS {
                return Err(Error::new(
                    component,
                    particle.line,
                    format!("more than {MAX_POSITIONS} occurrences are not supported"),
                )
                .of_kind(ErrorKind::Unsupported));
            }
            if particle.max.is_none() && copy == copies {
                self.connect(&part.last, &part.first);
            }
            // Copies are taken from the first on and none is left out, so that
            // each follows only the one before it.
            if copy == 1 {
                whole.first.clone_from(&part.first);
                whole.nullable = particle.min == 0 || part.nullable;
            } else {
                self.connect(&before, &part.first);
            }
            if copy >= particle.min || part.nullable {
                whole.last.extend(&part.last);
            }
            before = part.last;
        }
        Ok((whole, end))
    }

    fn term(&mut self, term: &Term, slot: usize, component: &str) -> Result<(Part, usize), Error> {
        match term {
            Term::Element(_) => {
                let position = self.slots.len();
                self.slots.push(slot);
                self.follow.push(BTreeSet::new());
                let part = Part {
                    nullable: false,
                    first: BTreeSet::from([position]),
                    last: BTreeSet::from([position]),
                };
                Ok((part, slot + 1))
            }
            Term::Sequence(parts) | Term::All(parts) => {
                let mut whole = Part {
                    nullable: true,
                    ..Part::default()
                };
                let mut end = slot;
                for particle in parts {
                    let (part, after) = self.build(particle, end, component)?;
                    end = after;
                    whole = self.concatenate(&whole, &part);
                }
                Ok((whole, end))
            }
            Term::Choice(parts) => {
                let mut whole = Part {
                    nullable: parts.is_empty(),
                    ..Part::default()
                };
                let mut end = slot;
                for particle in parts {
                    let (part, after) = self.build(particle, end, component)?;
                    end = after;
                    whole.nullable |= part.nullable;
                    whole.first.extend(part.first);
                    whole.last.extend(part.last);
                }
                Ok((whole, end))
            }
        }
    }

    fn concatenate(&mut self, left: &Part, right: &Part) -> Part {
        self.connect(&left.last, &right.first);
        let mut joined = Part {
            nullable: left.nullable && right.nullable,
            first: left.first.clone(),
            last: right.last.clone(),
        };
        if left.nullable {
            joined.first.extend(&right.first);
        }
        if right.nullable {
            joined.last.extend(&left.last);
        }
        joined
    }

    fn connect(&mut self, from: &BTreeSet<usize>, to: &BTreeSet<usize>) {
        for &position in from {
            self.follow[position].extend(to);
        }
    }

    /// Refuses two steps of one state of which both allow one element: that is so where
    /// one of them is a wildcard.
    fn unique<'p>(
        &self,
        steps: impl Iterator<Item = &'p BTreeSet<usize>> + Clone,
        children: &[&Child],
        component: &str,
    ) -> Result<(), Error> {
        let terms = steps.filter_map(|positions| {
            let slot = self.slots[*positions.first()?];
            Some(children[slot])
        });
        for (index, one) in terms.clone().enumerate() {
            let Some(wildcard) = &one.wildcard else {
                continue;
            };
            let meets = |(other_index, other): &(usize, &Child)| match &other.wildcard {
                Some(other) => *other_index > index && wildcard.allowed.meets(&other.allowed),
                None => wildcard.allowed.has(&other.namespace),
            };
            if let Some((_, other)) = terms.clone().enumerate().find(meets) {
                let what = match other.wildcard {
                    Some(_) => "an element fits two xs:any".to_owned(),
                    None => format!("an element `{}` fits xs:any as well", other.name),
                };
                let message = format!("ambiguous: {what}");
                return Err(Error::new(component, one.line, message));
            }
        }
        Ok(())
    }

    /// The automaton over sets of positions; a set has at most one slot for
    /// each name, or the model is ambiguous.
    fn determinise(
        &self,
        whole: &Part,
        symbols: &[usize],
        children: &[&Child],
        component: &str,
    ) -> Result<Dfa, Error> {
        let mut dfa = Dfa::default();
        let mut known: HashMap<(bool, BTreeSet<usize>), usize> = HashMap::new();
        let mut waiting = Vec::new();
        let mut state_of = |is_start, set: BTreeSet<usize>, dfa: &mut Dfa, waiting: &mut Vec<_>| {
            *known.entry((is_start, set.clone())).or_insert_with(|| {
                let accepting = if is_start {
                    whole.nullable
                } else {
                    set.iter().any(|position| whole.last.contains(position))
                };
                dfa.accepting.push(accepting);
                dfa.steps.push(BTreeMap::new());
                waiting.push((dfa.steps.len() - 1, is_start, set));
                dfa.steps.len() - 1
            })
        };
        state_of(true, BTreeSet::new(), &mut dfa, &mut waiting);
        while let Some((state, is_start, set)) = waiting.pop() {
            if dfa.steps.len() > MAX_STATES {
                let message = format!("the content model needs more than {MAX_STATES} states");
                return Err(
                    Error::new(component, Line::NONE, message).of_kind(ErrorKind::Unsupported)
                );
            }
            let next: BTreeSet<usize> = if is_start {
                whole.first.clone()
            } else {
                set.iter()
                    .flat_map(|&position| &self.follow[position])
                    .copied()
                    .collect()
            };
            let mut by_symbol: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
            for position in next {
                by_symbol
                    .entry(symbols[self.slots[position]])
                    .or_default()
                    .insert(position);
            }
            self.unique(by_symbol.values(), children, component)?;
            for (symbol, targets) in by_symbol {
                let mut slots = targets.iter().map(|&position| self.slots[position]);
                let slot = slots.next().unwrap_or_default();
                if slots.any(|other| other != slot) {
                    let child = children[slot];
                    return Err(Error::new(
                        component,
                        child.line,
                        format!(
                            "ambiguous: an element `{}` fits two places of the content model",
                            child.name
                        ),
                    ));
                }
                let target = state_of(false, targets, &mut dfa, &mut waiting);
                dfa.steps[state].insert(symbol, (target, slot));
            }
        }
        Ok(dfa)
    }
}

/// A deterministic automaton, its steps by symbol.
#[derive(Default)]
struct Dfa {
    steps: Vec<BTreeMap<usize, (usize, usize)>>,
    accepting: Vec<bool>,
}

/// Merges states that no continuation tells apart (Moore), and numbers them
/// in the order in which they are met.
fn minimise(names: Vec<String>, dfa: &Dfa) -> Automaton {
    let mut class: Vec<usize> = dfa.accepting.iter().map(|&it| usize::from(it)).collect();
    let mut count = 0;
    loop {
        let mut signatures = HashMap::new();
        let refined: Vec<usize> = (0..class.len())
            .map(|state| {
                let steps: Vec<_> = dfa.steps[state]
                    .iter()
                    .map(|(&symbol, &(next, slot))| (symbol, class[next], slot))
                    .collect();
                let fresh = signatures.len();
                *signatures.entry((class[state], steps)).or_insert(fresh)
            })
            .collect();
        class = refined;
        if signatures.len() == count {
            break;
        }
        count = signatures.len();
    }
    let mut order: Vec<usize> = Vec::new();
    let mut queue = std::collections::VecDeque::from([0]);
    let mut numbers: HashMap<usize, usize> = HashMap::new();
    while let Some(state) = queue.pop_front() {
        if numbers.contains_key(&class[state]) {
            continue;
        }
        numbers.insert(class[state], order.len());
        order.push(state);
        queue.extend(dfa.steps[state].values().map(|&(next, _)| next));
    }
    Automaton {
        steps: order
            .iter()
            .map(|&state| {
                (0..names.len())
                    .map(|symbol| {
                        let &(next, slot) = dfa.steps[state].get(&symbol)?;
                        Some((numbers[&class[next]], slot))
                    })
                    .collect()
            })
            .collect(),
        accepting: order.iter().map(|&state| dfa.accepting[state]).collect(),
        names,
    }
}

#[cfg(test)]
mod tests;
