//! What a check remembers of an archive: for each entry of an index or a
//! namebase its place and what it defines, and for each kind of entries which
//! ids are there. This and one item are all that is in memory.

use std::collections::HashMap;

use crate::finding::Place;
use crate::head::{Members, Repeated};
use crate::space::Space;

/// A place that is remembered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    offset: u64,
    line: u64,
    column: u32,
    length: u32,
}

impl Mark {
    pub(crate) fn new(place: &Place) -> Self {
        let narrow = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        Self {
            offset: place.offset,
            line: place.line,
            column: narrow(place.column),
            length: narrow(place.length),
        }
    }

    pub(crate) fn place(self) -> Place {
        Place {
            offset: self.offset,
            length: u64::from(self.length),
            line: self.line,
            column: u64::from(self.column),
            excerpt: None,
        }
    }
}

/// An entry of an index or a namebase.
#[derive(Debug)]
pub(crate) struct Entry {
    /// Where it is.
    pub(crate) mark: Mark,
    /// What it says.
    pub(crate) defines: Defines,
}

/// What an entry defines.
#[derive(Debug)]
pub(crate) enum Defines {
    /// Nothing beyond its name.
    Name,
    /// Members of a section, one bit for each number.
    Members(u32),
    /// The head of a game.
    Head(Box<EntryHead>),
    /// Something that stands in a listing, which no game inherits from.
    Listed,
}

/// The head of an index entry.
#[derive(Debug)]
pub(crate) struct EntryHead {
    /// The members it defines.
    pub(crate) set: Members,
    /// How many sections of each kind it has.
    pub(crate) counts: [u8; Repeated::ALL.len()],
    /// What it refers to, as the parts of [`crate::head::Member`].
    pub(crate) references: Box<[EntryReference]>,
}

/// A reference of an index entry to a namebase.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EntryReference {
    pub(crate) member: crate::head::Member,
    pub(crate) space: Space,
    pub(crate) id: u32,
}

/// All that is remembered.
#[derive(Default, Debug)]
pub(crate) struct Archive {
    entries: [HashMap<u32, Entry>; Space::COUNT],
    /// The kinds of which an entry has an id that the schema refused: a
    /// reference that seems to lead nowhere may mean it.
    unreadable: [bool; Space::COUNT],
}

impl Archive {
    /// The entry that an id names.
    pub(crate) fn entry(&self, space: Space, id: u32) -> Option<&Entry> {
        self.entries[space as usize].get(&id)
    }

    /// Remembers an entry. The first of an id stands, but one of a listing
    /// gives way to one that games inherit from.
    pub(crate) fn define(&mut self, space: Space, id: u32, entry: Entry) {
        let entries = &mut self.entries[space as usize];
        match entries.get(&id) {
            Some(known)
                if !matches!(known.defines, Defines::Listed)
                    || matches!(entry.defines, Defines::Listed) => {}
            _ => {
                entries.insert(id, entry);
            }
        }
    }

    /// Remembers that an entry has no readable id.
    pub(crate) fn define_unreadable(&mut self, space: Space) {
        self.unreadable[space as usize] = true;
    }

    /// Whether an id that is not known may all the same be that of an entry.
    pub(crate) fn has_unreadable(&self, space: Space) -> bool {
        self.unreadable[space as usize]
    }
}
