//! Enters what an item refers to and defines into what is remembered of the
//! archive, and asks the rules about it.

use cif_types::Span;

use crate::archive::{Archive, Defines, Mark};
use crate::context::{Leads, Nameless, NewEntry, Reference};
use crate::desk::{Desk, Waiting};
use crate::fingerprint::Fingerprint;
use crate::judge::Event;
use crate::kinds::{KINDS, Kind};
use crate::late::Says;
use crate::place::{Places, Spot};
use crate::rule::Told;
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
                let id = self.archive.style_number(&name);
                self.refer(Space::Style, id, span, Says::Nothing);
            }
            Event::DefineStyle { name, span } => {
                let id = self.archive.style_number(&name);
                self.define(Space::Style, id, span, Defines::Name, None);
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
            }
            Event::List {
                space,
                id,
                span,
                certain,
            } => {
                let mark = self.mark(&Spot::Tag(span));
                self.archive.list(space, id, mark, certain);
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
        let same_id = self.archive.define(space, id, mark, defines, used);
        let same_data = data.and_then(|it| self.archive.define_data(space, it, mark));
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
        let Some(entry) = self.archive.entry(space, id) else {
            let place = self.places.place(&Spot::Span(span));
            self.waiting.extend(self.desk.hold(space, id, place, says));
            return;
        };
        let to = entry.mark;
        // Many refer to one entry of a namebase, and who did first does not
        // matter: its line need not be looked up.
        let unmarked = !space.is_index() && entry.is_used();
        if unmarked {
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
