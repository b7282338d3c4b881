//! The findings on their way out, in the order of the text. Some are known only
//! later: a reference may lead to an entry that comes after it, and whether an
//! entry is used is known at the end. What comes after such a place waits.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::iter;

use cif_types::EntryKind;

use crate::Severity;
use crate::archive::{Archive, Defines};
use crate::context::{LateEntry, Reference, Resolution};
use crate::finding::{Finding, Location};
use crate::ignored::Ignored;
use crate::late::Says;
use crate::options::{Options, Summary};
use crate::packed_location::PackedLocation;
use crate::report::Report;
use crate::reports::{self, Unlisted};
use crate::rule::Rule;
use crate::rule_table::{RULE_TABLE, findings};
use crate::schema_layer;
use crate::selection::Selection;
use crate::sink::{Grade, Sink};

/// The place of findings that only instructions for the whole archive leave out: its beginning.
const ANYWHERE: u64 = 0;

/// The queue.
pub(crate) struct FindingQueue<'s> {
    sink: Sink<'s>,
    selection: &'s Selection,
    pub(crate) ignored: Ignored<'s>,
    /// The beginning of the piece whose findings are counted.
    begin: u64,
    /// The number of findings that may still be handed over.
    remaining: usize,
    /// The number of findings that may wait.
    max_waiting: usize,
    queue: VecDeque<Waiting>,
    /// The offset from which on findings may come in between until the end: what
    /// stands there or after it waits.
    closed_from: Option<u64>,
    /// References to entries not seen yet. A tree never has to be copied to
    /// grow.
    open: BTreeMap<(EntryKind, u32), Open>,
    /// Bytes that were needed for these and are not any more.
    given_back: usize,
    /// The outcomes of tickets.
    found: HashMap<u64, Found>,
    /// The places of tickets of which an outcome is only counted, where an instruction of an
    /// item or a section is in force.
    scoped: HashMap<u64, u64>,
    next_ticket: u64,
    /// True if the writers of the archive signed its moves, once known.
    trusted: Option<bool>,
    /// Findings whose severity depends on that and that are only counted: how
    /// many there are of each pair of severities, trusted and not.
    pending_trust: BTreeMap<[Option<Severity>; 2], u64>,
    pub(crate) summary: Summary,
}

/// References to one entry not seen yet.
struct Open {
    first: PackedLocation,
    /// Those that may be handed over, and those of which more than their
    /// number matters.
    held: Vec<Held>,
    /// The number of those that are only counted, where no instruction is in force.
    counted: u64,
    /// True if the first is one of these.
    first_counted: bool,
}

impl Open {
    /// Bytes at the most of the references to one entry, where the nodes of the
    /// tree are half full.
    const SIZE: usize = 2 * size_of::<((EntryKind, u32), Self)>() + 32;
}

/// A reference to an entry not seen yet.
struct Held {
    ticket: u64,
    says: Says,
    /// True if what comes of it is only counted.
    counted: bool,
}

impl Held {
    /// Bytes at the most, in a list that grows to its double.
    const fn size(says: &Says) -> usize {
        2 * size_of::<Self>() + says.size()
    }
}

/// The outcome of a ticket: the entry that came too late.
struct Found {
    packed: PackedLocation,
    /// The first reference to it.
    first: PackedLocation,
    late: Option<Box<LateEntry>>,
}

/// A finding, or what will be one.
pub(crate) enum Waiting {
    Ready(Finding),
    /// An error or a warning, by the trust that the archive deserves.
    PendingTrust(Finding),
    Open {
        kind: EntryKind,
        id: u32,
        location: Location,
        ticket: u64,
    },
}

impl Waiting {
    pub(crate) fn offset(&self) -> u64 {
        match self {
            Self::Ready(finding) | Self::PendingTrust(finding) => finding.location.offset,
            Self::Open { location, .. } => location.offset,
        }
    }
}

impl<'s> FindingQueue<'s> {
    pub(crate) fn new(sink: Sink<'s>, options: &'s Options) -> Self {
        Self {
            sink,
            selection: &options.selection,
            ignored: Ignored::new(options),
            begin: 0,
            remaining: options.max_findings,
            max_waiting: options.max_waiting,
            queue: VecDeque::new(),
            closed_from: None,
            open: BTreeMap::new(),
            given_back: 0,
            found: HashMap::new(),
            scoped: HashMap::new(),
            next_ticket: 0,
            trusted: None,
            pending_trust: BTreeMap::new(),
            summary: Summary::default(),
        }
    }

    /// Opens a ticket for a reference to an entry not seen yet, unless nobody
    /// learns of it, whatever comes of it. `says` is what the head says that holds
    /// it. Gives the bytes as well that are taken.
    pub(crate) fn hold(
        &mut self,
        kind: EntryKind,
        id: u32,
        location: Location,
        says: Says,
    ) -> (Option<Waiting>, usize) {
        let packed = PackedLocation::new(&location);
        let offset = location.offset;
        let resolution = [
            Resolution::Dangling,
            Resolution::Listed { location: packed },
            Resolution::later(packed, None),
            Resolution::later(packed, Some(packed)),
        ];
        let found = resolution.into_iter().any(|resolution| {
            let reference = Reference {
                kind,
                id,
                resolution,
            };
            let mut rules = RULE_TABLE.reference.iter();
            rules.any(|(rule, check)| self.wants(rule, offset) && check(&reference).is_some())
        });
        let found = found || self.may_report(says.worst(kind, id, packed).as_ref(), offset);
        let mut bytes = 0;
        let open = self.open.entry((kind, id)).or_insert_with(|| {
            bytes += Open::SIZE;
            Open {
                first: packed,
                held: Vec::new(),
                counted: 0,
                first_counted: false,
            }
        });
        if !found {
            return (None, bytes);
        }
        let ticket = self.next_ticket;
        self.next_ticket += 1;
        bytes += Held::size(&says);
        if open.held.is_empty() {
            // There is one, as a rule.
            open.held.reserve_exact(1);
        }
        open.held.push(Held {
            ticket,
            says,
            counted: false,
        });
        let waiting = Waiting::Open {
            kind,
            id,
            location,
            ticket,
        };
        (Some(waiting), bytes)
    }

    /// The bytes that are not needed any more since the last call.
    pub(crate) const fn given_back(&mut self) -> usize {
        std::mem::replace(&mut self.given_back, 0)
    }

    /// Returns whether there is a wanted report on an entry that comes too late.
    fn may_report(&self, late: Option<&LateEntry>, offset: u64) -> bool {
        let says = |check: &dyn Fn(&LateEntry) -> Vec<Report>| {
            late.is_some_and(|late| !check(late).is_empty())
        };
        let mut rules = RULE_TABLE.late.iter();
        rules.any(|(rule, check)| self.wants(rule, offset) && says(check))
    }

    /// An entry has come: references to it came too early. Gives the first.
    pub(crate) fn defined(
        &mut self,
        kind: EntryKind,
        id: u32,
        packed: PackedLocation,
        defines: &Defines,
        archive: &Archive,
    ) -> Option<PackedLocation> {
        if self.open.is_empty() {
            return None;
        }
        let open = self.open.remove(&(kind, id))?;
        self.given_back += Open::SIZE;
        for held in open.held {
            self.given_back += Held::size(&held.says);
            let late = held.says.meets(kind, id, packed, defines, archive);
            let found = Found {
                packed,
                first: open.first,
                late,
            };
            if !held.counted {
                self.found.insert(held.ticket, found);
            } else if let Some(offset) = self.scoped.remove(&held.ticket) {
                self.count_found(kind, id, &found, offset);
            } else {
                self.count_late(found.late.as_deref(), ANYWHERE);
            }
        }
        let again = open.counted - u64::from(open.first_counted);
        for (used, number) in [
            (None, u64::from(open.first_counted)),
            (Some(open.first), again),
        ] {
            let resolution = Resolution::later(packed, used);
            self.count_references(
                &Reference {
                    kind,
                    id,
                    resolution,
                },
                number,
                ANYWHERE,
            );
        }
        Some(open.first)
    }

    /// It is known whether the writers of the archive signed its moves. The
    /// first word stands.
    pub(crate) fn trust(&mut self, trusted: bool) {
        if self.trusted.is_none() {
            self.trusted = Some(trusted);
            self.flush();
        }
    }

    /// Returns true if the writers of the archive are known to have signed its moves.
    pub(crate) fn is_trusted(&self) -> bool {
        self.trusted.unwrap_or(false)
    }

    /// Returns the severity of a finding in a signed archive, and in another.
    fn pending_trust(&self, offset: u64, id: &str, name: &str) -> [Option<Severity>; 2] {
        [Severity::Error, Severity::Warning].map(|it| self.severity_at(offset, id, name, it))
    }

    /// From here on what is counted stands in the piece that begins there.
    pub(crate) fn begin(&mut self, offset: u64) {
        self.begin = offset;
    }

    /// Returns the severity of a finding at a place, or nothing where it is not wanted.
    fn severity_at(
        &self,
        offset: u64,
        id: &str,
        name: &str,
        declared: Severity,
    ) -> Option<Severity> {
        let severity = self.selection.severity(id, name, declared);
        severity.filter(|_| !self.ignored.has(offset, id, name))
    }

    /// Returns whether whatever comes is only counted.
    pub(crate) fn is_full(&self) -> bool {
        self.queue.len() >= self.remaining.min(self.max_waiting)
    }

    /// Counts findings that are not handed over; gives how many are wanted.
    pub(crate) fn count(&mut self, id: &str, name: &str, declared: Severity, number: u64) -> u64 {
        match self.severity_at(self.begin, id, name, declared) {
            Some(severity) => {
                self.summary.count_many(severity, number);
                number
            }
            None => 0,
        }
    }

    /// The same of violations by their ids.
    pub(crate) fn count_violations(&mut self, unlisted: Vec<(Cow<'static, str>, u64)>) -> u64 {
        let unlisted = unlisted.into_iter();
        let counts = unlisted
            .map(|(id, number)| self.count(&id, &schema_layer::name(&id), Severity::Error, number));
        counts.sum()
    }

    /// The same of reports of a rule.
    pub(crate) fn count_reports(&mut self, unlisted: &Unlisted, number: u64) -> u64 {
        let Rule { id, name, .. } = unlisted.rule;
        if !unlisted.pending_trust {
            return self.count(id, name, unlisted.severity, number);
        }
        let severities = self.pending_trust(self.begin, id, name);
        if severities == [None, None] {
            return 0;
        }
        *self.pending_trust.entry(severities).or_default() += number;
        number
    }

    /// Counts the findings that were left to trust. Where nobody has
    /// signed until the end, nobody does.
    fn count_by_trust(&mut self) {
        let trusted = self.is_trusted();
        for ([error, warning], number) in std::mem::take(&mut self.pending_trust) {
            let severity = if trusted { error } else { warning };
            if let Some(severity) = severity {
                self.summary.count_many(severity, number);
            }
        }
    }

    /// From here on findings wait for the end, or for [`Self::reopen`].
    pub(crate) fn close_from(&mut self, offset: u64) {
        let closed = self.closed_from.map_or(offset, |it| it.min(offset));
        self.closed_from = Some(closed);
    }

    /// Nothing can come in between any more.
    pub(crate) fn reopen(&mut self) {
        self.closed_from = None;
    }

    /// Takes on the findings of an item, in the order of the text. What will
    /// not be handed over is only counted.
    pub(crate) fn take(&mut self, items: impl IntoIterator<Item = Waiting>) {
        for waiting in items {
            let Some(waiting) = self.take_at_once(waiting) else {
                continue;
            };
            let full = self.is_full();
            match waiting {
                Waiting::Ready(finding) => match self.severity(&finding) {
                    None => {}
                    Some(severity) if full && !is_always_shown(&finding) => {
                        self.summary.count(severity);
                    }
                    Some(_) => self.queue.push_back(Waiting::Ready(finding)),
                },
                Waiting::PendingTrust(finding) => {
                    let severities =
                        self.pending_trust(finding.location.offset, &finding.id, &finding.name);
                    let waits = match severities {
                        [None, None] => continue,
                        [trusted, not] => trusted != not && self.trusted.is_none(),
                    };
                    if full {
                        *self.pending_trust.entry(severities).or_default() += 1;
                    } else if waits {
                        self.queue.push_back(Waiting::PendingTrust(finding));
                    } else {
                        let trusted = self.is_trusted();
                        self.queue.push_back(graded(finding, trusted));
                    }
                }
                Waiting::Open {
                    kind,
                    id,
                    location,
                    ticket,
                } if full => self.give_up(kind, id, &location, ticket),
                Waiting::Open { .. } => self.queue.push_back(waiting),
            }
        }
        self.flush();
    }

    /// Hands over a finding that need not wait where the order does not matter; gives it back
    /// where it does.
    fn take_at_once(&mut self, waiting: Waiting) -> Option<Waiting> {
        let Sink::AnyOrder(sink) = &mut self.sink else {
            return Some(waiting);
        };
        match waiting {
            Waiting::Ready(finding) => self.hand_over(finding),
            Waiting::PendingTrust(finding) if self.trusted.is_none() => {
                sink(finding.clone(), Grade::ByTrust);
                let Finding { id, name, .. } = &finding;
                let severities = self.pending_trust(finding.location.offset, id, name);
                *self.pending_trust.entry(severities).or_default() += 1;
            }
            waiting => return Some(waiting),
        }
        None
    }

    /// A reference that got a ticket is only counted after all.
    fn give_up(&mut self, kind: EntryKind, id: u32, location: &Location, ticket: u64) {
        if let Some(found) = self.found.remove(&ticket) {
            self.count_found(kind, id, &found, location.offset);
        } else if let Some(open) = self.open.get_mut(&(kind, id)) {
            if self.ignored.is_scoped(location.offset) {
                self.scoped.insert(ticket, location.offset);
            } else {
                open.counted += 1;
                open.first_counted |= open.first.offset() == location.offset;
            }
            // Tickets are given out in order.
            let at = open.held.binary_search_by_key(&ticket, |held| held.ticket);
            if let Some(held) = at.ok().and_then(|at| open.held.get_mut(at)) {
                held.counted = true;
            }
            let scoped = &self.scoped;
            let is_spent = |held: &mut Held| {
                held.counted && held.says.is_nothing() && !scoped.contains_key(&held.ticket)
            };
            while let Some(held) = open.held.pop_if(is_spent) {
                self.given_back += Held::size(&held.says);
            }
            if open.held.is_empty() {
                open.held = Vec::new();
            }
        }
    }

    /// The end of the archive: what is still open leads nowhere, and what is
    /// known only now comes in between.
    pub(crate) fn finish(
        &mut self,
        archive: &Archive,
        unused: impl Iterator<Item = (EntryKind, u32, PackedLocation)>,
        last: Vec<Finding>,
    ) -> Summary {
        let mut late = in_order(unused, last).peekable();
        while let Some(waiting) = self.queue.front() {
            let offset = waiting.offset();
            while let Some(late) = late.next_if(|it| it.offset() < offset) {
                self.late(late);
            }
            if let Some(waiting) = self.queue.pop_front() {
                self.resolve(waiting, Some(archive));
            }
        }
        late.for_each(|it| self.late(it));
        for ((kind, id), open) in std::mem::take(&mut self.open) {
            if let Some(resolution) = resolution_at_end(archive, kind, id) {
                let reference = Reference {
                    kind,
                    id,
                    resolution,
                };
                self.count_references(&reference, open.counted, ANYWHERE);
                for held in open.held {
                    if let Some(offset) = self.scoped.remove(&held.ticket) {
                        self.count_references(&reference, 1, offset);
                    }
                }
            }
        }
        self.count_by_trust();
        self.summary
    }

    /// The check stops before the end: nobody knows what is open.
    pub(crate) fn abandon(&mut self) -> Summary {
        self.closed_from = None;
        // Nobody has signed the moves as yet.
        self.trusted.get_or_insert(false);
        self.count_by_trust();
        let found = &self.found;
        self.queue.retain(|waiting| match waiting {
            Waiting::Ready(_) | Waiting::PendingTrust(_) => true,
            Waiting::Open { ticket, .. } => found.contains_key(ticket),
        });
        self.flush();
        self.summary
    }

    /// Hands over what is ready, up to the first finding that is not.
    fn flush(&mut self) {
        while let Some(waiting) = self.queue.pop_front() {
            let closed = self.closed_from.is_some_and(|it| waiting.offset() >= it);
            let rest = if closed {
                Some(waiting)
            } else {
                self.resolve(waiting, None)
            };
            if let Some(rest) = rest {
                self.queue.push_front(rest);
                return;
            }
        }
    }

    /// Hands over what came of a finding; gives it back where nobody knows.
    fn resolve(&mut self, waiting: Waiting, end: Option<&Archive>) -> Option<Waiting> {
        let (kind, id, location, ticket) = match waiting {
            Waiting::Ready(finding) => {
                self.hand_over(finding);
                return None;
            }
            Waiting::PendingTrust(finding) => {
                let end = end.map(|_| false);
                let Some(trusted) = self.trusted.or(end) else {
                    return Some(Waiting::PendingTrust(finding));
                };
                if let Waiting::Ready(finding) = graded(finding, trusted) {
                    self.hand_over(finding);
                }
                return None;
            }
            Waiting::Open {
                kind,
                id,
                location,
                ticket,
            } => (kind, id, location, ticket),
        };
        let (resolution, late) = match (self.found.remove(&ticket), end) {
            (Some(found), _) => (found.resolution(location.offset), found.late),
            (None, Some(archive)) => (resolution_at_end(archive, kind, id)?, None),
            (None, None) => {
                return Some(Waiting::Open {
                    kind,
                    id,
                    location,
                    ticket,
                });
            }
        };
        let mut found: Vec<_> = self
            .wanted_findings(
                &Reference {
                    kind,
                    id,
                    resolution,
                },
                &location,
            )
            .collect();
        found.extend(late.iter().flat_map(|late| said_late(late, &location)));
        for finding in found {
            self.hand_over(finding);
        }
        None
    }

    /// Returns the wanted findings of the rules on a reference.
    fn wanted_findings(
        &self,
        reference: &Reference,
        location: &Location,
    ) -> impl Iterator<Item = Finding> {
        let found = findings(location, &RULE_TABLE.reference, move |check| {
            check(reference)
        });
        found.filter(|finding| self.severity(finding).is_some())
    }

    /// Counts what the rules say of a reference at a place to an entry that came too late.
    fn count_found(&mut self, kind: EntryKind, id: u32, found: &Found, offset: u64) {
        let resolution = found.resolution(offset);
        self.count_references(
            &Reference {
                kind,
                id,
                resolution,
            },
            1,
            offset,
        );
        self.count_late(found.late.as_deref(), offset);
    }

    /// Counts what the rules say of a number of references alike, as at this place.
    fn count_references(&mut self, reference: &Reference, number: u64, offset: u64) {
        if number == 0 {
            return;
        }
        let location = at(offset);
        let found = findings(&location, &RULE_TABLE.reference, |check| check(reference));
        for finding in found {
            if let Some(severity) = self.severity(&finding) {
                self.summary.count_many(severity, number);
            }
        }
    }

    /// Counts what the rules say of an entry that came too late, as at this place.
    fn count_late(&mut self, late: Option<&LateEntry>, offset: u64) {
        let location = at(offset);
        for finding in late.iter().flat_map(|late| said_late(late, &location)) {
            if let Some(severity) = self.severity(&finding) {
                self.summary.count(severity);
            }
        }
    }

    fn late(&mut self, late: Late) {
        match late {
            Late::Finding(finding) => self.hand_over(*finding),
            Late::Unused(kind, id, packed) => {
                let location = packed.unpack();
                let found = findings(&location, &RULE_TABLE.unused, |check| check(kind, id));
                found.for_each(|finding| self.hand_over(finding));
            }
        }
    }

    /// Returns whether findings of a rule are wanted, trust aside.
    fn wants(&self, rule: &Rule, offset: u64) -> bool {
        let severity = self.severity_at(offset, rule.id, rule.name, rule.severity);
        severity.is_some()
    }

    /// Returns the severity of a finding, or nothing where it is not wanted.
    fn severity(&self, finding: &Finding) -> Option<Severity> {
        let Finding {
            id, name, severity, ..
        } = finding;
        self.severity_at(finding.location.offset, id, name, *severity)
    }

    fn hand_over(&mut self, mut finding: Finding) {
        let Some(severity) = self.severity(&finding) else {
            return;
        };
        self.summary.count(severity);
        if self.remaining > 0 || is_always_shown(&finding) {
            self.remaining = self.remaining.saturating_sub(1);
            finding.severity = severity;
            self.sink.take(finding);
        }
    }
}

impl Found {
    /// Returns where the reference at a place leads.
    fn resolution(&self, offset: u64) -> Resolution {
        let is_first = self.first.offset() == offset;
        Resolution::later(self.packed, (!is_first).then_some(self.first))
    }
}

/// The place of what is only counted.
fn at(offset: u64) -> Location {
    Location {
        offset,
        ..Location::default()
    }
}

/// Returns where a reference leads of which the entry has not come until the end;
/// nothing where nobody knows, because an entry could not be read.
fn resolution_at_end(archive: &Archive, kind: EntryKind, id: u32) -> Option<Resolution> {
    if archive.has_unreadable(kind) {
        return None;
    }
    match archive.listed(kind, id) {
        None => Some(Resolution::Dangling),
        Some((packed, true)) => Some(Resolution::Listed { location: packed }),
        Some((_, false)) => None,
    }
}

/// Returns what the rules say at a reference of an entry that came too late.
fn said_late(late: &LateEntry, location: &Location) -> impl Iterator<Item = Finding> {
    RULE_TABLE.late.iter().flat_map(move |(rule, check)| {
        let late = check(late).into_iter();
        late.map(move |report| reports::finding(rule, report, location.clone(), None))
    })
}

/// Returns whether a finding is handed over however many there are: without it
/// nobody knows that some rules are silent.
fn is_always_shown(finding: &Finding) -> bool {
    finding.id == schema_layer::ID_LIMIT
}

/// A finding that is an error in an archive to be trusted.
fn graded(finding: Finding, trusted: bool) -> Waiting {
    let severity = if trusted {
        Severity::Error
    } else {
        Severity::Warning
    };
    Waiting::Ready(Finding {
        severity,
        ..finding
    })
}

/// Merges the findings that are known only at the end of the archive, in the order of the text.
fn in_order(
    unused: impl Iterator<Item = (EntryKind, u32, PackedLocation)>,
    mut found: Vec<Finding>,
) -> impl Iterator<Item = Late> {
    found.sort_by_key(|finding| finding.location.offset);
    let mut found = found.into_iter().map(Box::new).peekable();
    let mut unused = unused.peekable();
    iter::from_fn(move || {
        let offset = found.peek().map_or(u64::MAX, |it| it.location.offset);
        let unused = unused.next_if(|(.., packed)| packed.offset() <= offset);
        let unused = unused.map(|(kind, id, packed)| Late::Unused(kind, id, packed));
        unused.or_else(|| found.next().map(Late::Finding))
    })
}

/// A finding that is known only at the end of the archive.
enum Late {
    /// An entry that nothing refers to.
    Unused(EntryKind, u32, PackedLocation),
    /// A finding on something else.
    Finding(Box<Finding>),
}

impl Late {
    fn offset(&self) -> u64 {
        match self {
            Self::Unused(.., packed) => packed.offset(),
            Self::Finding(finding) => finding.location.offset,
        }
    }
}
