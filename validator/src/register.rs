//! Enters what an item refers to and defines into what is remembered of the
//! archive, and asks the rules about it.

use cif_types::Span;

use crate::archive::{Archive, Defines};
use crate::context::{Leads, Nameless, NewEntry, Reference};
use crate::desk::{Desk, Waiting};
use crate::fingerprint::Fingerprint;
use crate::judge::Event;
use crate::kinds::{KINDS, Kind};
use crate::late::Says;
use crate::mark::Mark;
use crate::place::{Places, Spot};
use crate::rule::Told;
use crate::schema_layer;
use crate::space::Space;
use crate::tell::tell;

/// The register, open at one item.
pub(crate) struct Register<'r, 's, 't> {
    pub(crate) archive: &'r mut Archive,
    pub(crate) desk: &'r mut Desk<'s>,
    pub(crate) places: &'r Places<'t>,
    pub(crate) waiting: &'r mut Vec<Waiting>,
}

impl Register<'_, '_, '_> {
    pub(crate) fn event(&mut self, event: Event) {
        match event {
            Event::Refer {
                space,
                id,
                span,
                says,
            } => self.refer(space, id, span, says),
            Event::ReferStyle { name, span } => {
                if let Some(id) = self.archive.style_number(&name) {
                    self.refer(Space::Style, id, span, Says::Nothing);
                }
                self.report_forgotten(&Spot::Span(span));
            }
            Event::DefineStyle { name, span } => {
                match self.archive.style_number(&name) {
                    Some(id) => self.define(Space::Style, id, span, Defines::Name, None),
                    None => self.archive.define_unreadable(Space::Style),
                }
                self.report_forgotten(&Spot::Tag(span));
            }
            Event::Define {
                space,
                id,
                span,
                defines,
                data,
            } => self.define(space, id, span, defines, data),
            Event::Blob { name, span } => {
                let mark = self.mark(&Spot::Span(span));
                self.archive.define_blob(name, mark);
                self.report_forgotten(&Spot::Span(span));
            }
            Event::List {
                space,
                id,
                span,
                certain,
            } => {
                let mark = self.mark(&Spot::Tag(span));
                self.archive.list(space, id, mark, certain);
                self.report_forgotten(&Spot::Tag(span));
            }
            Event::Unreadable(space) => self.archive.define_unreadable(space),
            Event::Nameless { space, span } if self.archive.has_index() => {
                let before = None;
                self.nameless(&Nameless { space, before }, span);
            }
            Event::Nameless { space, span } => {
                let mark = || Mark::new(&self.places.kept(&Spot::Tag(span)));
                self.archive.add_anonymous(space, mark);
            }
            Event::Index(span) => {
                for (space, anonymous) in self.archive.begin_index() {
                    if let Some(first) = anonymous.first {
                        let before = Some((anonymous.count, first));
                        self.nameless(&Nameless { space, before }, span);
                    }
                }
            }
        }
    }

    fn define(
        &mut self,
        space: Space,
        id: u32,
        span: Span,
        defines: Defines,
        data: Option<Fingerprint>,
    ) {
        let mark = self.mark(&Spot::Tag(span));
        let used = self.desk.defined(space, id, mark, &defines, self.archive);
        let [same_id, same_data] = self.archive.define(space, id, mark, defines, data, used);
        self.archive.memory.give_back(self.desk.given_back());
        self.report_forgotten(&Spot::Tag(span));
        if self.archive.has_unused() {
            self.desk.close_from(mark.offset());
        }
        if same_id.is_some() || same_data.is_some() {
            let entry = NewEntry {
                space,
                id,
                same_id,
                same_data,
            };
            self.tell(&Spot::Tag(span), &KINDS.entry, |check| check(&entry));
        }
    }

    fn refer(&mut self, space: Space, id: u32, span: Span, says: Says) {
        let Some((to, is_used)) = self.archive.entry(space, id) else {
            self.hold(space, id, &Spot::Span(span), says);
            return;
        };
        // Many refer to one entry of a namebase, and who did first does not
        // matter: its line need not be looked up.
        if is_used && !space.is_index() {
            return;
        }
        let mark = self.mark(&Spot::Span(span));
        let used = self.archive.refer(space, id, mark);
        if used.is_none() {
            return;
        }
        let reference = Reference {
            space,
            id,
            leads: Leads::To {
                mark: to,
                later: false,
                used,
            },
        };
        let spot = Spot::Span(span);
        self.tell(&spot, &KINDS.reference, |check| check(&reference));
    }

    /// A reference to an entry that has not come.
    fn hold(&mut self, space: Space, id: u32, spot: &Spot, says: Says) {
        if self.archive.memory.is_full() {
            self.archive.memory.forget();
            self.report_forgotten(spot);
            return;
        }
        // What is only counted needs no excerpt.
        let place = if self.desk.is_full() {
            self.places.kept(spot)
        } else {
            self.places.place(spot)
        };
        let (waiting, bytes) = self.desk.hold(space, id, place, says);
        self.archive.memory.take(bytes);
        self.waiting.extend(waiting);
    }

    /// Reports, once, that something is not remembered.
    fn report_forgotten(&mut self, spot: &Spot) {
        if let Some(limit) = self.archive.memory.take_report() {
            let finding = schema_layer::forgotten(limit, self.places.place(spot));
            self.waiting.push(Waiting::Ready(finding));
        }
    }

    fn nameless(&mut self, nameless: &Nameless, span: Span) {
        let spot = Spot::Tag(span);
        self.tell(&spot, &KINDS.anonymous, |check| check(nameless));
    }

    fn tell<F: Copy>(
        &mut self,
        spot: &Spot,
        kind: &'static Kind<F>,
        ask: impl Fn(F) -> Option<Told>,
    ) {
        let place = self.places.place(spot);
        let told = tell(&place, kind, ask);
        self.waiting.extend(told.map(Waiting::Ready));
    }

    fn mark(&self, spot: &Spot) -> Mark {
        Mark::new(&self.places.kept(spot))
    }
}
