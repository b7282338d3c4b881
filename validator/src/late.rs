//! Heads that refer to an entry which has not come yet. What such a head says
//! is kept in a few bytes; when the entry comes, both are compared, as far as
//! that goes.
//!
//! Kept is which members are there, and not what they say. So nothing is said of
//! how many sections game and entry have together, nor of values that the one
//! gives and the other contradicts.

use std::sync::Arc;

use cif_types::EntryKind;

use crate::archive::{Archive, Defines, Links, Named};
use crate::context::LateEntry;
use crate::head::{Members, Part};
use crate::packed_location::PackedLocation;

/// The members of the head that holds a reference.
#[derive(Debug)]
pub(crate) enum Says {
    /// Nothing that the entry could say as well.
    Nothing,
    /// Members of the section that refers to a namebase, one bit for each
    /// number.
    Section { part: Part, board: u8, set: u32 },
    /// The head of a game that refers to an index.
    Head(Box<HeadSays>),
}

/// The members of the head of a game.
#[derive(Debug)]
pub(crate) struct HeadSays {
    /// The members that are there.
    pub(crate) set: Members,
    /// True if there may be two boards.
    pub(crate) boards: bool,
    /// The application that signed the game; nothing where the schema
    /// refused to say.
    pub(crate) signature: Option<Arc<str>>,
}

/// Bytes that an allocation takes beside what it holds.
const ALLOCATION: usize = 16;

impl Says {
    /// Returns what it means that the entry comes after all; nothing where head and
    /// entry go together.
    pub(crate) fn meets(
        &self,
        kind: EntryKind,
        id: u32,
        location: PackedLocation,
        defines: &Defines,
        archive: &Archive,
    ) -> Option<Box<LateEntry>> {
        let mut late = LateEntry {
            kind,
            id,
            location,
            again: Members::default(),
            named: Vec::new(),
            signatures: None,
        };
        match (self, defines) {
            (Self::Section { part, board, set }, Defines::Members { set: theirs, .. }) => {
                let theirs = Members::of_section(*part, *board, *theirs).with_aliases();
                late.again = Members::of_section(*part, *board, *set).and(&theirs);
            }
            (Self::Head(own), Defines::Head(entry)) => {
                let shifted = |part: Part| {
                    let kind = part.repeated().filter(|_| own.boards);
                    kind.is_some_and(|kind| entry.counts[kind as usize].is_none())
                };
                let said = own.set.iter().filter(|it| !shifted(it.part));
                let said: Members = said.collect();
                late.again = said.iter().filter(|it| entry.set.says(*it)).collect();
                let rest = said.iter().filter(|it| !late.again.contains(*it));
                let rest: Members = rest.collect();
                let named = entry.references.iter().flat_map(|it| archive.named(*it));
                let both = named.map(|named| Named {
                    set: named.set.and(&rest),
                    ..named
                });
                late.named = both.filter(|named| !named.set.is_empty()).collect();
                let signatures = own.signature.as_ref().zip(entry.signature.as_ref());
                late.signatures = signatures
                    .filter(|(own, theirs)| own != theirs)
                    .map(|(own, theirs)| [Arc::clone(own), Arc::clone(theirs)]);
            }
            _ => {}
        }
        let same = late.again.is_empty() && late.named.is_empty() && late.signatures.is_none();
        (!same).then(|| Box::new(late))
    }

    /// The most that can come of it: an entry that says all that the head says.
    pub(crate) fn worst(
        &self,
        kind: EntryKind,
        id: u32,
        location: PackedLocation,
    ) -> Option<LateEntry> {
        let (again, signature) = match self {
            Self::Nothing => return None,
            Self::Section { part, board, set } => (Members::of_section(*part, *board, *set), None),
            Self::Head(own) => (own.set, own.signature.as_ref()),
        };
        let links = Links::default();
        Some(LateEntry {
            kind,
            id,
            location,
            again,
            named: vec![Named {
                kind,
                id,
                location,
                set: again,
                links,
            }],
            signatures: signature.map(|it| [Arc::clone(it), Arc::clone(it)]),
        })
    }

    /// Bytes that it takes beside its own.
    pub(crate) const fn size(&self) -> usize {
        match self {
            Self::Head(_) => size_of::<HeadSays>() + ALLOCATION,
            Self::Nothing | Self::Section { .. } => 0,
        }
    }

    /// Returns whether nothing can come of it.
    pub(crate) const fn is_nothing(&self) -> bool {
        matches!(self, Self::Nothing)
    }
}
