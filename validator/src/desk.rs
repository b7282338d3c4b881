//! Where findings go out, in the order of the text. A reference whose entry
//! has not been seen yet may still be a reference to something that comes
//! later; it is held open, and what comes after it waits behind it.

use std::collections::{HashMap, VecDeque};

use crate::Severity;
use crate::archive::{Archive, Mark};
use crate::context::Unresolved;
use crate::finding::{Finding, Place, Related};
use crate::options::Summary;
use crate::rule::Check;
use crate::rules::RULES;
use crate::space::Space;

/// The desk.
pub(crate) struct Desk<'s> {
    sink: &'s mut dyn FnMut(Finding),
    /// How many findings may still be taken on.
    room: usize,
    queue: VecDeque<Waiting>,
    /// The tickets of references to entries not seen yet.
    open: HashMap<(Space, u32), Vec<u64>>,
    /// What came of a ticket: where the entry is.
    found: HashMap<u64, Mark>,
    next_ticket: u64,
    pub(crate) summary: Summary,
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
    pub(crate) fn new(sink: &'s mut dyn FnMut(Finding), max_findings: usize) -> Self {
        Self {
            sink,
            room: max_findings,
            queue: VecDeque::new(),
            open: HashMap::new(),
            found: HashMap::new(),
            next_ticket: 0,
            summary: Summary::default(),
        }
    }

    /// Opens a ticket for a reference to an entry not seen yet.
    pub(crate) fn hold(&mut self, space: Space, id: u32, place: Place) -> Waiting {
        let ticket = self.next_ticket;
        self.next_ticket += 1;
        // What will not be handed over need not be known.
        if self.room > 0 {
            self.open.entry((space, id)).or_default().push(ticket);
        }
        Waiting::Open {
            space,
            id,
            place,
            ticket,
        }
    }

    /// An entry has come: references to it came too early.
    pub(crate) fn defined(&mut self, space: Space, id: u32, mark: Mark) {
        for ticket in self.open.remove(&(space, id)).into_iter().flatten() {
            self.found.insert(ticket, mark);
        }
    }

    /// Takes on the findings of an item, in the order of the text.
    pub(crate) fn take(&mut self, items: impl IntoIterator<Item = Waiting>) {
        for waiting in items {
            if self.room == 0 {
                self.summary.count(match &waiting {
                    Waiting::Ready(finding) => finding.severity,
                    Waiting::Open { .. } => Severity::Error,
                });
                continue;
            }
            self.room -= 1;
            self.queue.push_back(waiting);
        }
        self.flush(None);
    }

    /// The end of the archive: what is still open leads nowhere.
    pub(crate) fn finish(&mut self, archive: &Archive) -> Summary {
        self.flush(Some(archive));
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
                        (None, Some(archive)) if archive.has_unreadable(space) => {}
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
        for rule in RULES {
            let Check::Reference(check) = rule.check else {
                continue;
            };
            let Some(told) = check(unresolved) else {
                continue;
            };
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

    fn hand_over(&mut self, finding: Finding) {
        self.summary.count(finding.severity);
        (self.sink)(finding);
    }
}
