//! The elements that an entry of a namebase shares with a section of a head. They
//! have the same names and types in both, so that no field is named here: what
//! the one says is written, and read as the other.
//!
//! ```text
//! <player id="3"><name>A</name><birth>1821</birth></player>     the entry
//! <white>        <name>A</name><birth>1821</birth><clock>5</clock></white>
//!                └──────────── shared ───────────┘└── the section's own ──┘
//! ```
//!
//! Attributes are not shared: those of an entry are its id, and those of a section
//! refer to entries.

use cif_runtime::record::{Data, Field, FieldKind, Joiner, Record, Visitor};
use cif_runtime::{Spanned, Value, Writer};
use cif_types::{GEvent, GPlayer, GSource, NEvent, NPlayer, NSite, NSource, NTeam, TeamInfo};

/// An entry whose elements are those of a section `S` of a head.
pub(crate) trait Shared<'a, S: Record<'a>>: Record<'a> {
    /// The shared fields, as bits by their numbers in the section.
    const FIELDS_OF_SECTION: u64 = shared(Self::FIELDS, S::FIELDS);
}

impl<'a> Shared<'a, GEvent<'a>> for NSite<'a> {}
impl<'a> Shared<'a, GEvent<'a>> for NEvent<'a> {}
impl<'a> Shared<'a, TeamInfo<'a>> for NTeam<'a> {}
impl<'a> Shared<'a, GPlayer<'a>> for NPlayer<'a> {}
impl<'a> Shared<'a, GSource<'a>> for NSource<'a> {}

/// The bits of the elements of an entry. An element that the section does not have
/// ends the build.
const fn shared(entry: &[Field], section: &[Field]) -> u64 {
    assert!(section.len() <= 64, "a bit for each field");
    let (mut bits, mut at) = (0, 0);
    while at < entry.len() {
        if matches!(entry[at].kind, FieldKind::Child) {
            let mut number = 0;
            while !is_element(&section[number], entry[at].name) {
                number += 1;
            }
            bits |= 1 << number;
        }
        at += 1;
    }
    bits
}

const fn is_element(field: &Field, name: &str) -> bool {
    if !matches!(field.kind, FieldKind::Child) || field.name.len() != name.len() {
        return false;
    }
    let mut at = 0;
    while at < name.len() {
        if field.name.as_bytes()[at] != name.as_bytes()[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// Writes fields of a section into a text, which is empty where they say nothing.
/// `None` where XML cannot hold them.
pub(crate) fn written<'a>(section: &impl Record<'a>, fields: u64, text: String) -> Option<String> {
    let mut writer = Writer::inside("entry", text);
    // Where white space counts, none is added.
    writer.mixed();
    let mut elements = Elements {
        writer,
        fields: Some(fields),
        role: FieldKind::Child,
        name: "",
    };
    section.visit(&mut elements);
    let (text, written) = elements.writer.leave();
    written.is_ok().then_some(text)
}

/// A walk that writes what it sees.
struct Elements {
    writer: Writer,
    /// The fields that are written, the next one in the lowest bit; all, within one
    /// of them.
    fields: Option<u64>,
    /// The field at hand.
    role: FieldKind,
    name: &'static str,
}

impl Visitor for Elements {
    fn field<'a, D: Data<'a>>(&mut self, field: &'static Field, data: &D) {
        let fields = self.fields;
        if fields.is_none_or(|fields| fields & 1 != 0) && !data.is_absent() {
            (self.fields, self.role, self.name) = (None, field.kind, field.name);
            data.visit(self);
        }
        self.fields = fields.map(|fields| fields >> 1);
    }

    fn value<'a, V: Value<'a>>(&mut self, value: &Spanned<V>) {
        match self.role {
            FieldKind::Attribute => self.writer.attribute(self.name, &value.value),
            FieldKind::Text => self.writer.text(&value.value.lexical()),
            FieldKind::Child | FieldKind::Part => self.writer.value(self.name, &value.value),
        }
    }

    fn element<'a, R: Record<'a>>(&mut self, element: &Spanned<R>) {
        self.writer.start(self.name);
        element.value.visit(self);
        self.writer.end();
    }
}

/// Takes fields away from a section, which is joined with one that says nothing.
pub(crate) struct Clear(pub(crate) u64);

impl Joiner for Clear {
    fn field<'a, D>(&mut self, _: &'static Field, own: &mut D, nothing: &D)
    where
        D: Data<'a> + Clone + PartialEq,
    {
        if self.0 & 1 != 0 {
            own.clone_from(nothing);
        }
        self.0 >>= 1;
    }
}

/// Gives a section what an entry says, read as such a section. What the section says
/// already stands; the name of each field that says otherwise is kept.
#[derive(Default)]
pub(crate) struct Give {
    pub(crate) overridden: Vec<&'static str>,
}

impl Joiner for Give {
    fn field<'a, D>(&mut self, field: &'static Field, own: &mut D, theirs: &D)
    where
        D: Data<'a> + Clone + PartialEq,
    {
        if own.is_absent() {
            own.clone_from(theirs);
        } else if !theirs.is_absent() && own != theirs {
            self.overridden.push(field.name);
        }
    }
}

/// Lists the fields in which two records differ.
#[derive(Default)]
pub(crate) struct Differing(pub(crate) Vec<&'static str>);

impl Joiner for Differing {
    fn field<'a, D>(&mut self, field: &'static Field, own: &mut D, other: &D)
    where
        D: Data<'a> + Clone + PartialEq,
    {
        if own != other {
            self.0.push(field.name);
        }
    }
}
