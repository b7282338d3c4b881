//! Where findings go out, in the order of the text. A reference whose entry
//! has not been seen yet may still be a reference to something that comes
//! later; it is held open, and what comes after it waits behind it.

use std::collections::{HashMap, VecDeque};

use crate::Severity;
use crate::archive::{Archive, Mark};
use crate::context::Unresolved;
use crate::finding::{Finding, Place, Related};
use crate::options::{Options, Summary};
use crate::rule::{Check, Rule, Told};
use crate::rules::RULES;
use crate::selection::Selection;
use crate::space::Space;

/// The desk.
pub(crate) struct Desk<'s> {
    sink: &'s mut dyn FnMut(Finding),
    selection: &'s Selection,
    /// How many findings may still be taken on.
    room: usize,
    queue: VecDeque<Waiting>,
    /// References to entries not seen yet.
    open: HashMap<(Space, u32), Held>,
    /// What came of a ticket: where the entry is.
    found: HashMap<u64, Mark>,
    next_ticket: u64,
    pub(crate) summary: Summary,
}

/// The references to an entry not seen yet.
#[derive(Default)]
struct Held {
    /// The tickets of those that may be handed over.
    tickets: Vec<u64>,
    /// How many are only counted.
    counted: u64,
}

/// A finding, or what will be one.
pub(crate) enum Waiting {
    Ready(Finding),
    Open {
        space: Space,
        id: u32,
        place: Place,
        ticket: u64,
    },
}

impl Waiting {
    pub(crate) fn offset(&self) -> u64 {
        match self {
            Self::Ready(finding) => finding.place.offset,
            Self::Open { place, .. } => place.offset,
        }
    }
}

impl<'s> Desk<'s> {
    pub(crate) fn new(sink: &'s mut dyn FnMut(Finding), options: &'s Options) -> Self {
        Self {
            sink,
            selection: &options.selection,
            room: options.max_findings,
            queue: VecDeque::new(),
            open: HashMap::new(),
            found: HashMap::new(),
            next_ticket: 0,
            summary: Summary::default(),
        }
    }

    /// Opens a ticket for a reference to an entry not seen yet, unless nobody
    /// is told, whatever comes of it.
    pub(crate) fn hold(&mut self, space: Space, id: u32, place: Place) -> Option<Waiting> {
        let any = |desk: &Self, defined_later| {
            let unresolved = Unresolved {
                space,
                id,
                defined_later,
            };
            desk.told(&unresolved).next().is_some()
        };
        if !any(self, None) && !any(self, Some(Mark::new(&place))) {
            return None;
        }
        let held = self.open.entry((space, id)).or_default();
        // What will not be handed over need not be known one by one.
        if self.room == 0 {
            held.counted += 1;
            return None;
        }
        let ticket = self.next_ticket;
        self.next_ticket += 1;
        held.tickets.push(ticket);
        Some(Waiting::Open {
            space,
            id,
            place,
            ticket,
        })
    }

    /// An entry has come: references to it came too early.
    pub(crate) fn defined(&mut self, space: Space, id: u32, mark: Mark) {
        let Some(held) = self.open.remove(&(space, id)) else {
            return;
        };
        for ticket in held.tickets {
            self.found.insert(ticket, mark);
        }
        self.count_references(space, id, Some(mark), held.counted);
    }

    /// Takes on the findings of an item, in the order of the text.
    pub(crate) fn take(&mut self, items: impl IntoIterator<Item = Waiting>) {
        for waiting in items {
            match &waiting {
                Waiting::Ready(finding) => {
                    let Some(severity) = self.severity(finding) else {
                        continue;
                    };
                    if self.room == 0 {
                        self.summary.count(severity);
                        continue;
                    }
                }
                &Waiting::Open {
                    space, id, ticket, ..
                } if self.room == 0 => {
                    self.give_up(space, id, ticket);
                    continue;
                }
                Waiting::Open { .. } => {}
            }
            self.room -= 1;
            self.queue.push_back(waiting);
        }
        self.flush(None);
    }

    /// A reference that got a ticket is only counted after all.
    fn give_up(&mut self, space: Space, id: u32, ticket: u64) {
        if let Some(mark) = self.found.remove(&ticket) {
            self.count_references(space, id, Some(mark), 1);
        } else if let Some(held) = self.open.get_mut(&(space, id)) {
            // The ticket stays in the list, where it does no harm and need not
            // be looked for.
            held.counted += 1;
        }
    }

    /// The end of the archive: what is still open leads nowhere.
    pub(crate) fn finish(&mut self, archive: &Archive) -> Summary {
        self.flush(Some(archive));
        for ((space, id), held) in std::mem::take(&mut self.open) {
            if !archive.has_unreadable(space) {
                self.count_references(space, id, None, held.counted);
            }
        }
        self.summary
    }

    /// The check stops before the end: nobody knows what is open.
    pub(crate) fn abandon(&mut self) -> Summary {
        let found = &self.found;
        self.queue.retain(|waiting| match waiting {
            Waiting::Ready(_) => true,
            Waiting::Open { ticket, .. } => found.contains_key(ticket),
        });
        self.flush(None);
        self.summary
    }

    /// Hands over what is ready, up to the first finding that is not.
    fn flush(&mut self, end: Option<&Archive>) {
        while let Some(waiting) = self.queue.pop_front() {
            match waiting {
                Waiting::Ready(finding) => self.hand_over(finding),
                Waiting::Open {
                    space,
                    id,
                    place,
                    ticket,
                } => {
                    let defined_later = self.found.remove(&ticket);
                    match (defined_later, end) {
                        (None, None) => {
                            self.queue.push_front(Waiting::Open {
                                space,
                                id,
                                place,
                                ticket,
                            });
                            return;
                        }
                        (None, Some(archive)) if archive.has_unreadable(space) => self.room += 1,
                        (defined_later, _) => self.reference(
                            &Unresolved {
                                space,
                                id,
                                defined_later,
                            },
                            &place,
                        ),
                    }
                }
            }
        }
    }

    /// Hands over what the rules say of a reference.
    fn reference(&mut self, unresolved: &Unresolved, place: &Place) {
        let told: Vec<_> = self.told(unresolved).collect();
        // Whoever said nothing leaves the room to another.
        self.room += usize::from(told.is_empty());
        for (rule, _, told) in told {
            let related = unresolved.defined_later.map(|mark| Related {
                place: mark.place(),
                label: "defined here".to_owned(),
            });
            self.hand_over(Finding {
                id: rule.id.into(),
                name: rule.name.into(),
                severity: rule.severity,
                message: told.message,
                help: Some(told.help.to_owned()),
                clause: rule.clause.to_owned(),
                place: place.clone(),
                fix: None,
                related: related.into_iter().collect(),
            });
        }
    }

    /// Counts what the rules say of a number of references alike.
    fn count_references(
        &mut self,
        space: Space,
        id: u32,
        defined_later: Option<Mark>,
        number: u64,
    ) {
        let unresolved = Unresolved {
            space,
            id,
            defined_later,
        };
        let severities: Vec<_> = self
            .told(&unresolved)
            .map(|(_, severity, _)| severity)
            .collect();
        for severity in severities {
            self.summary.count_many(severity, number);
        }
    }

    /// What the rules that are wanted say of a reference.
    fn told(
        &self,
        unresolved: &Unresolved,
    ) -> impl Iterator<Item = (&'static Rule, Severity, Told)> {
        RULES.iter().filter_map(move |rule| {
            let Check::Reference(check) = rule.check else {
                return None;
            };
            let severity = self.selection.severity(rule.id, rule.name, rule.severity)?;
            Some((rule, severity, check(unresolved)?))
        })
    }

    /// How grave a finding is, or nothing where it is not wanted.
    fn severity(&self, finding: &Finding) -> Option<Severity> {
        let Finding {
            id, name, severity, ..
        } = finding;
        self.selection.severity(id, name, *severity)
    }

    fn hand_over(&mut self, mut finding: Finding) {
        let Some(severity) = self.severity(&finding) else {
            return;
        };
        finding.severity = severity;
        self.summary.count(severity);
        (self.sink)(finding);
    }
}
