//! The positions of a content model, and which of them can follow which.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use super::{Bounds, Counting, MAX_PLACES, MAX_POSITIONS};
use crate::error::{Error, ErrorKind};
use crate::model::{Particle, Term};

/// Particles that occur more often than this are counted, unless they cannot be.
const MAX_COPIES: usize = 16;

/// Counters deeper than this within each other are not used.
const MAX_COUNTERS: usize = 32;

/// The choice of the particles that are counted.
pub(super) struct Plan {
    /// Those that occur more often are counted.
    most_copies: usize,
    /// Those that are not.
    written_out: Vec<*const Particle>,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            most_copies: MAX_COPIES,
            written_out: Vec::new(),
        }
    }
}

impl Plan {
    /// Counts all that occurs more than once.
    pub(super) fn counting_all() -> Self {
        Self {
            most_copies: 1,
            ..Self::default()
        }
    }

    /// Counts nothing.
    #[cfg(test)]
    pub(super) fn counting_nothing() -> Self {
        Self {
            most_copies: usize::MAX,
            ..Self::default()
        }
    }

    /// Makes copies of a particle that was counted.
    pub(super) fn write_out(&mut self, particle: *const Particle) {
        self.written_out.push(particle);
    }

    fn counts(&self, particle: &Particle, depth: usize) -> bool {
        copies(particle) > self.most_copies
            && depth < MAX_COUNTERS
            && !self.written_out.contains(&std::ptr::from_ref(particle))
    }
}

/// Number of copies that say all that a particle says of its number.
fn copies(particle: &Particle) -> usize {
    particle.max.unwrap_or(particle.min).max(1)
}

/// A part of the model: whether it may be empty, where it starts and ends.
#[derive(Clone, Default)]
pub(super) struct Part {
    pub(super) nullable: bool,
    pub(super) first: BTreeSet<usize>,
    pub(super) last: BTreeSet<usize>,
}

/// A particle that is counted.
pub(super) struct Counter {
    pub(super) bounds: Bounds,
    pub(super) particle: *const Particle,
}

/// The positions: one for each copy of an element.
pub(super) struct Positions {
    pub(super) list: Vec<Position>,
    /// Every particle that is counted, once for each copy of what it is in.
    pub(super) counters: Vec<Counter>,
    pub(super) whole: Part,
}

/// A copy of an element.
pub(super) struct Position {
    pub(super) slot: usize,
    /// The counters around it, the outermost first, by their numbers.
    pub(super) counters: Vec<usize>,
    /// The positions that may follow.
    pub(super) follow: Vec<Link>,
}

/// Positions that may follow another one, and what becomes of the counters.
#[derive(Clone)]
pub(super) struct Link {
    /// Shared by all positions that they may follow.
    pub(super) targets: Rc<BTreeSet<usize>>,
    pub(super) counting: Counting,
}

impl Positions {
    pub(super) fn of(particle: &Particle, plan: &Plan, component: &str) -> Result<Self, Error> {
        let mut builder = Builder {
            plan,
            component,
            around: Vec::new(),
            links: 0,
            positions: Self {
                list: Vec::new(),
                counters: Vec::new(),
                whole: Part::default(),
            },
        };
        let (whole, _) = builder.particle(particle, 0)?;
        if builder.links > MAX_PLACES {
            let message = format!("the content model needs more than {MAX_PLACES} steps");
            let error = Error::new(component, particle.line, message);
            return Err(error.of_kind(ErrorKind::Unsupported));
        }
        Ok(Self {
            whole,
            ..builder.positions
        })
    }

    /// For each position, the first one that differs in nothing but the element before it:
    /// the two are one state.
    pub(super) fn twins(&self) -> Vec<usize> {
        let mut known = HashMap::new();
        let positions = self.list.iter().enumerate();
        let twins = positions.map(|(number, position)| {
            let follow = position.follow.iter();
            let follow: Vec<_> = follow
                .map(|it| (Rc::as_ptr(&it.targets), it.counting))
                .collect();
            let is_last = self.whole.last.contains(&number);
            let key = (is_last, &position.counters, follow);
            *known.entry(key).or_insert(number)
        });
        twins.collect()
    }

    /// The bounds of the counters around a position.
    pub(super) fn bounds(&self, position: usize) -> Vec<Bounds> {
        let counters = self.list[position].counters.iter();
        counters.map(|&it| self.counters[it].bounds).collect()
    }
}

struct Builder<'p> {
    plan: &'p Plan,
    component: &'p str,
    /// The counters around what is built.
    around: Vec<usize>,
    /// Number of links, those that are too many included, which are not kept.
    links: usize,
    positions: Positions,
}

impl Builder<'_> {
    /// Builds a particle whose first element has `slot`; gives back the slot
    /// after its last.
    fn particle(&mut self, particle: &Particle, slot: usize) -> Result<(Part, usize), Error> {
        if self.plan.counts(particle, self.around.len()) {
            return self.counted(particle, slot);
        }
        let mut end = slot;
        let mut whole = Part::default();
        let mut before = BTreeSet::new();
        let copies = copies(particle);
        for copy in 1..=copies {
            let (part, after) = self.term(particle, slot)?;
            end = after;
            if particle.max.is_none() && copy == copies {
                self.connect(&part.last, &part.first, false);
            }
            // Copies are taken from the first on and none is left out, so that
            // each follows only the one before it.
            if copy == 1 {
                whole.first.clone_from(&part.first);
                whole.nullable = particle.min == 0 || part.nullable;
            } else {
                self.connect(&before, &part.first, false);
            }
            if copy >= particle.min || part.nullable {
                whole.last.extend(&part.last);
            }
            before = part.last;
        }
        Ok((whole, end))
    }

    /// Builds a particle with one copy and a counter.
    fn counted(&mut self, particle: &Particle, slot: usize) -> Result<(Part, usize), Error> {
        let number = |it: usize| u32::try_from(it).unwrap_or(u32::MAX);
        let counter = self.positions.counters.len();
        self.positions.counters.push(Counter {
            bounds: Bounds {
                min: number(particle.min),
                max: particle.max.map(number),
            },
            particle,
        });
        self.around.push(counter);
        let (mut part, end) = self.term(particle, slot)?;
        self.connect(&part.last, &part.first, true);
        self.around.pop();
        if part.nullable {
            // Those that are missing may be there and empty.
            self.positions.counters[counter].bounds.min = 0;
        }
        part.nullable |= particle.min == 0;
        Ok((part, end))
    }

    fn term(&mut self, particle: &Particle, slot: usize) -> Result<(Part, usize), Error> {
        match &particle.term {
            Term::Element(_) => {
                let position = self.positions.list.len();
                if position == MAX_POSITIONS {
                    let message =
                        format!("more than {MAX_POSITIONS} occurrences are not supported");
                    return Err(Error::new(self.component, particle.line, message)
                        .of_kind(ErrorKind::Unsupported));
                }
                self.positions.list.push(Position {
                    slot,
                    counters: self.around.clone(),
                    follow: Vec::new(),
                });
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
                    let (part, after) = self.particle(particle, end)?;
                    end = after;
                    whole = self.concatenate(whole, part);
                }
                Ok((whole, end))
            }
            Term::Choice(parts) => {
                let mut whole = Part::default();
                let mut end = slot;
                for particle in parts {
                    let (part, after) = self.particle(particle, end)?;
                    end = after;
                    whole.nullable |= part.nullable;
                    whole.first.extend(part.first);
                    whole.last.extend(part.last);
                }
                Ok((whole, end))
            }
        }
    }

    fn concatenate(&mut self, left: Part, mut right: Part) -> Part {
        self.connect(&left.last, &right.first, false);
        let mut first = left.first;
        if left.nullable {
            first.append(&mut right.first);
        }
        let mut last = right.last;
        if right.nullable {
            // The greater set takes up the smaller one.
            let mut before = left.last;
            before.append(&mut last);
            last = before;
        }
        Part {
            nullable: left.nullable && right.nullable,
            first,
            last,
        }
    }

    fn connect(&mut self, from: &BTreeSet<usize>, to: &BTreeSet<usize>, again: bool) {
        if to.is_empty() {
            return;
        }
        let link = Link {
            targets: Rc::new(to.clone()),
            counting: Counting {
                keep: self.around.len(),
                again,
            },
        };
        self.links = self.links.saturating_add(from.len());
        if self.links > MAX_PLACES {
            return;
        }
        for &position in from {
            self.positions.list[position].follow.push(link.clone());
        }
    }
}
