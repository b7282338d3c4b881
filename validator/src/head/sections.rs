//! The sections of a head as records: their fields are the members, by the
//! numbers that they have there, for the walk over a head and for the merging of a
//! game's head with that of its entry.
//!
//! Elements are leaves: what they contain, attributes included, is one value. A
//! field that the schema notes as a `section` has members of its own, and is none.

use cif_types::record::{Data, Field, FieldKind, Joiner, Record, Visitor};
use cif_types::{
    Characteristics, Extraneous, GEvent, GPlayer, GSource, NEvent, NPlayer, NSite, NSource,
    Opening, Span, Spanned, TeamInfo, TimeInfo,
};

pub(crate) const CHARACTERISTICS: &[Field] = Characteristics::FIELDS;
pub(crate) const EVENT: &[Field] = GEvent::FIELDS;
pub(crate) const PLAYER: &[Field] = GPlayer::FIELDS;
pub(crate) const TEAM: &[Field] = TeamInfo::FIELDS;
pub(crate) const SOURCE: &[Field] = GSource::FIELDS;
pub(crate) const TIME: &[Field] = TimeInfo::FIELDS;
pub(crate) const OPENING: &[Field] = Opening::FIELDS;
pub(crate) const EXTRANEOUS: &[Field] = Extraneous::FIELDS;

/// A section of a game's head.
pub(crate) trait Section<'a> {
    /// Visits the members that are there, each with its number and place.
    fn visit(&self, visit: impl FnMut(u8, Span));

    /// Takes over what only the other one has.
    fn inherit(&mut self, from: &Self);
}

impl<'a, R: Record<'a>> Section<'a> for Spanned<R> {
    fn visit(&self, visit: impl FnMut(u8, Span)) {
        self.value.visit(&mut Members { number: 0, visit });
    }

    fn inherit(&mut self, from: &Self) {
        self.value.join(&from.value, &mut Inherit);
    }
}

/// A walk over the members that are there.
struct Members<F> {
    number: u8,
    visit: F,
}

impl<F: FnMut(u8, Span)> Visitor for Members<F> {
    fn field<'a, D: Data<'a>>(&mut self, field: &'static Field, data: &D) {
        if !data.is_absent() && field.note("section").is_none() {
            (self.visit)(self.number, data.span());
        }
        self.number += 1;
    }
}

/// Gives a section what it does not have.
struct Inherit;

impl Joiner for Inherit {
    fn field<'a, D>(&mut self, _: &'static Field, own: &mut D, other: &D)
    where
        D: Data<'a> + Clone + PartialEq,
    {
        if own.is_absent() {
            own.clone_from(other);
        }
    }
}

impl<'a, S: Section<'a>> Section<'a> for Box<S> {
    fn visit(&self, visit: impl FnMut(u8, Span)) {
        (**self).visit(visit);
    }

    fn inherit(&mut self, from: &Self) {
        (**self).inherit(from);
    }
}

/// An entry of a namebase whose elements a game can inherit.
pub(crate) trait NameEntry {
    /// The members of the game's section that it defines, one bit for each
    /// number.
    fn defines(&self) -> u32;
}

/// Declares the section of a head that has all elements of an entry.
macro_rules! name_entries {
    ($($entry:ident in $section:ident,)*) => {$(
        impl NameEntry for $entry<'_> {
            fn defines(&self) -> u32 {
                const FIELDS: &[Field] = $entry::<'static>::FIELDS;
                const BITS: [u32; FIELDS.len()] = bits(FIELDS, $section);
                let mut defined = Defined { bits: BITS.iter(), members: 0 };
                self.visit(&mut defined);
                defined.members
            }
        }
    )*};
}

name_entries! {
    NEvent in EVENT,
    NSite in EVENT,
    NPlayer in PLAYER,
    NSource in SOURCE,
}

/// A walk over the fields of an entry, with the bit of the member of each.
struct Defined<'b> {
    bits: std::slice::Iter<'b, u32>,
    members: u32,
}

impl Visitor for Defined<'_> {
    fn field<'a, D: Data<'a>>(&mut self, _: &'static Field, data: &D) {
        let bit = self.bits.next().copied().unwrap_or_default();
        if !data.is_absent() {
            self.members |= bit;
        }
    }
}

/// The bits of an entry's elements by their numbers in the section; its
/// attributes have none.
const fn bits<const N: usize>(entry: &[Field], section: &[Field]) -> [u32; N] {
    let mut bits = [0; N];
    let mut at = 0;
    while at < N {
        if matches!(entry[at].kind, FieldKind::Child) {
            bits[at] = 1 << number(section, entry[at].name);
        }
        at += 1;
    }
    bits
}

/// The number of a member, looked up when the crate is compiled; attributes carry
/// an `@`.
pub(crate) const fn number(members: &[Field], name: &str) -> u8 {
    let mut at = 0;
    while at < members.len() {
        let is_attribute = matches!(members[at].kind, FieldKind::Attribute);
        let (known, wanted) = (members[at].name.as_bytes(), name.as_bytes());
        let same = match wanted {
            [b'@', wanted @ ..] => is_attribute && same(known, wanted),
            _ => !is_attribute && same(known, wanted),
        };
        if same {
            #[allow(clippy::cast_possible_truncation)] // There are far fewer than 256.
            return at as u8;
        }
        at += 1;
    }
    panic!("no member of the section has this name")
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}
