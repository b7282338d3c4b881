//! Enters what an item refers to and defines into what is remembered of the
//! archive, and asks the rules about it.

use cif_types::{EntryKind, Span};

use crate::anchor::Anchor;
use crate::archive::{Archive, Defines};
use crate::check_kinds::Checks;
use crate::context::{Nameless, NewEntry, Reference, Resolution};
use crate::finding_queue::{FindingQueue, Waiting};
use crate::fingerprint::Fingerprint;
use crate::late::Says;
use crate::locator::Locator;
use crate::packed_location::PackedLocation;
use crate::report::Report;
use crate::rule_runner::Event;
use crate::rule_table::{RULE_TABLE, findings};
use crate::schema_layer;

/// The register, open at one item.
pub(crate) struct Register<'r, 's, 't> {
    pub(crate) archive: &'r mut Archive,
    pub(crate) queue: &'r mut FindingQueue<'s>,
    pub(crate) locator: &'r Locator<'t>,
    pub(crate) waiting: &'r mut Vec<Waiting>,
}

impl Register<'_, '_, '_> {
    pub(crate) fn event(&mut self, event: Event) {
        match event {
            Event::Refer {
                kind,
                id,
                span,
                says,
            } => self.refer(kind, id, span, says),
            Event::ReferStyle { name, span } => {
                if let Some(id) = self.archive.style_number(&name) {
                    self.refer(EntryKind::Style, id, span, Says::Nothing);
                }
                self.report_forgotten(&Anchor::Span(span));
            }
            Event::DefineStyle { name, span } => {
                match self.archive.style_number(&name) {
                    Some(id) => self.define(EntryKind::Style, id, span, Defines::Name, None),
                    None => self.archive.define_unreadable(EntryKind::Style),
                }
                self.report_forgotten(&Anchor::Tag(span));
            }
            Event::Define {
                kind,
                id,
                span,
                defines,
                data,
            } => self.define(kind, id, span, defines, data),
            Event::Blob { name, span } => {
                let location = self.packed(&Anchor::Span(span));
                self.archive.define_blob(name, location);
                self.report_forgotten(&Anchor::Span(span));
            }
            Event::List {
                kind,
                id,
                span,
                certain,
            } => {
                let location = self.packed(&Anchor::Tag(span));
                self.archive.list(kind, id, location, certain);
                self.report_forgotten(&Anchor::Tag(span));
            }
            Event::Head { id, head, span } => {
                self.archive.keep_head(id, head, span.range().len());
                self.report_forgotten(&Anchor::Tag(span));
            }
            Event::Unreadable(kind) => self.archive.define_unreadable(kind),
            Event::Nameless { kind, span } if self.archive.has_index() => {
                let before = None;
                self.nameless(&Nameless { kind, before }, span);
            }
            Event::Nameless { kind, span } => {
                let location =
                    || PackedLocation::new(&self.locator.without_excerpt(&Anchor::Tag(span)));
                self.archive.add_anonymous(kind, location);
            }
            Event::Index(span) => {
                for (kind, anonymous) in self.archive.begin_index() {
                    if let Some(first) = anonymous.first {
                        let before = Some((anonymous.count, first));
                        self.nameless(&Nameless { kind, before }, span);
                    }
                }
            }
        }
    }

    fn define(
        &mut self,
        kind: EntryKind,
        id: u32,
        span: Span,
        defines: Defines,
        data: Option<Fingerprint>,
    ) {
        let location = self.packed(&Anchor::Tag(span));
        let used = self
            .queue
            .defined(kind, id, location, &defines, self.archive);
        let [same_id, same_data] = self.archive.define(kind, id, location, defines, data, used);
        self.archive.memory.give_back(self.queue.given_back());
        self.report_forgotten(&Anchor::Tag(span));
        if self.archive.has_unused() {
            self.queue.close_from(location.offset());
        }
        if same_id.is_some() || same_data.is_some() {
            let entry = NewEntry {
                kind,
                id,
                same_id,
                same_data,
            };
            self.ask(&Anchor::Tag(span), &RULE_TABLE.entry, |check| check(&entry));
        }
    }

    fn refer(&mut self, kind: EntryKind, id: u32, span: Span, says: Says) {
        let Some((to, is_used)) = self.archive.entry(kind, id) else {
            self.hold(kind, id, &Anchor::Span(span), says);
            return;
        };
        // Many refer to one entry of a namebase, and who did first does not
        // matter: its line need not be looked up.
        if is_used && !kind.is_index() {
            return;
        }
        let location = self.packed(&Anchor::Span(span));
        let used = self.archive.refer(kind, id, location);
        if used.is_none() {
            return;
        }
        let reference = Reference {
            kind,
            id,
            resolution: Resolution::Entry {
                location: to,
                later: false,
                used,
            },
        };
        let anchor = Anchor::Span(span);
        self.ask(&anchor, &RULE_TABLE.reference, |check| check(&reference));
    }

    /// A reference to an entry that has not come.
    fn hold(&mut self, kind: EntryKind, id: u32, anchor: &Anchor, says: Says) {
        if self.archive.memory.is_full() {
            self.archive.memory.forget();
            self.report_forgotten(anchor);
            return;
        }
        // What is only counted needs no excerpt.
        let location = if self.queue.is_full() {
            self.locator.without_excerpt(anchor)
        } else {
            self.locator.location(anchor)
        };
        let (waiting, bytes) = self.queue.hold(kind, id, location, says);
        self.archive.memory.take(bytes);
        self.waiting.extend(waiting);
    }

    /// Reports, once, that something is not remembered.
    fn report_forgotten(&mut self, anchor: &Anchor) {
        if let Some(limit) = self.archive.memory.take_report() {
            let finding = schema_layer::forgotten(limit, self.locator.location(anchor));
            self.waiting.push(Waiting::Ready(finding));
        }
    }

    fn nameless(&mut self, nameless: &Nameless, span: Span) {
        let anchor = Anchor::Tag(span);
        self.ask(&anchor, &RULE_TABLE.anonymous, |check| check(nameless));
    }

    fn ask<F: Copy>(
        &mut self,
        anchor: &Anchor,
        checks: &'static Checks<F>,
        ask: impl Fn(F) -> Option<Report>,
    ) {
        let location = self.locator.location(anchor);
        let findings = findings(&location, checks, ask);
        self.waiting.extend(findings.map(Waiting::Ready));
    }

    fn packed(&self, anchor: &Anchor) -> PackedLocation {
        PackedLocation::new(&self.locator.without_excerpt(anchor))
    }
}
