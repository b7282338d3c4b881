//! What a check remembers of an archive: for each entry of an index or a
//! namebase its place, what it defines and whether anything refers to it. This
//! and one item are all that is in memory, so entries are kept small: there
//! may be millions.

use std::collections::HashMap;
use std::collections::hash_map::Entry as Slot;
use std::num::NonZeroU64;
use std::sync::Arc;
use std::sync::{PoisonError, RwLock, RwLockWriteGuard};

use crate::finding::Place;
use crate::fingerprint::Fingerprint;
use crate::head::{Facts, Members, Repeated};
use crate::ids::Ids;
use crate::space::Space;

/// A place that is remembered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    offset: u64,
    /// From 1.
    line: NonZeroU64,
    column: u32,
    length: u32,
}

impl Mark {
    pub(crate) fn new(place: &Place) -> Self {
        let narrow = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        Self {
            offset: place.offset,
            line: NonZeroU64::new(place.line).unwrap_or(NonZeroU64::MIN),
            column: narrow(place.column),
            length: narrow(place.length),
        }
    }

    /// Bytes from the beginning of the archive.
    pub(crate) const fn offset(self) -> u64 {
        self.offset
    }

    pub(crate) fn place(self) -> Place {
        Place {
            offset: self.offset,
            length: u64::from(self.length),
            line: self.line.get(),
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
    /// What refers to it first.
    used: Option<Mark>,
}

impl Entry {
    /// Whether anything refers to it.
    pub(crate) const fn is_used(&self) -> bool {
        self.used.is_some()
    }
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

impl Defines {
    /// Whether the entry stands in a listing.
    pub(crate) const fn is_listed(&self) -> bool {
        matches!(self, Self::Listed)
    }
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
    /// The application that vouches for the game.
    pub(crate) signature: Arc<str>,
    /// What some of its values come to.
    pub(crate) facts: Facts,
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
    tables: [Table; Space::COUNT],
    /// Whether there was an index section other than a listing.
    has_index: bool,
    anonymous: [Anonymous; 2],
    /// The names of move styles as numbers.
    styles: HashMap<Box<str>, u32>,
    /// The names of BLObs in data sections.
    blobs: HashMap<Box<str>, Mark>,
}

/// The entries of one kind.
#[derive(Default, Debug)]
struct Table {
    by_id: Ids,
    entries: Vec<(u32, Entry)>,
    /// Those of a namebase by what they say, their ids aside.
    by_data: foldhash::HashMap<Fingerprint, Mark>,
    /// Entries that nothing refers to.
    unused: usize,
    /// Whether an entry has an id that the schema refused: a reference that
    /// seems to lead nowhere may mean it.
    unreadable: bool,
}

/// Games, or documents, without an id, written before any index.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Anonymous {
    /// How many there are.
    pub(crate) count: u64,
    /// The first of them.
    pub(crate) first: Option<Mark>,
}

impl Archive {
    /// The entry that an id names.
    pub(crate) fn entry(&self, space: Space, id: u32) -> Option<&Entry> {
        let table = &self.tables[space as usize];
        let number = table.by_id.get(id)?;
        table.entries.get(number as usize).map(|(_, entry)| entry)
    }

    /// Remembers an entry. The first of an id stands, but one of a listing
    /// gives way to one that games inherit from. Gives the entry that stands
    /// in its way.
    pub(crate) fn define(
        &mut self,
        space: Space,
        id: u32,
        mark: Mark,
        defines: Defines,
        used: Option<Mark>,
    ) -> Option<Mark> {
        let table = &mut self.tables[space as usize];
        let counts = |defines: &Defines, used: Option<Mark>| {
            usize::from(used.is_none() && space.must_be_used() && !defines.is_listed())
        };
        let number = u32::try_from(table.entries.len()).unwrap_or(u32::MAX);
        match table.by_id.insert(id, number) {
            None => {
                table.unused += counts(&defines, used);
                let entry = Entry {
                    mark,
                    defines,
                    used,
                };
                table.entries.push((id, entry));
                None
            }
            Some(number) => {
                let (_, known) = table.entries.get_mut(number as usize)?;
                match (known.defines.is_listed(), defines.is_listed()) {
                    (true, false) => {
                        table.unused += counts(&defines, used);
                        *known = Entry {
                            mark,
                            defines,
                            used,
                        };
                        None
                    }
                    (false, true) => None,
                    _ => Some(known.mark),
                }
            }
        }
    }

    /// Remembers that something refers to an entry; gives what did so first.
    pub(crate) fn refer(&mut self, space: Space, id: u32, mark: Mark) -> Option<Mark> {
        let table = &mut self.tables[space as usize];
        let number = table.by_id.get(id)?;
        let (_, entry) = table.entries.get_mut(number as usize)?;
        if entry.used.is_none() {
            entry.used = Some(mark);
            if space.must_be_used() && !entry.defines.is_listed() {
                table.unused = table.unused.saturating_sub(1);
            }
            return None;
        }
        entry.used
    }

    /// Whether there are entries that nothing refers to.
    pub(crate) fn has_unused(&self) -> bool {
        self.tables.iter().any(|table| table.unused > 0)
    }

    /// The entries that nothing refers to and something should.
    pub(crate) fn unused(&self) -> impl Iterator<Item = (Space, u32, Mark)> {
        let spaces = Space::ALL
            .into_iter()
            .filter(|space| space.must_be_used())
            .filter(|space| self.tables[*space as usize].unused > 0);
        spaces.flat_map(|space| {
            let entries = self.tables[space as usize].entries.iter();
            entries
                .filter(|(_, entry)| entry.used.is_none() && !entry.defines.is_listed())
                .map(move |(id, entry)| (space, *id, entry.mark))
        })
    }

    /// Remembers what a namebase entry says; gives the entry that says the
    /// same.
    pub(crate) fn define_data(
        &mut self,
        space: Space,
        data: Fingerprint,
        mark: Mark,
    ) -> Option<Mark> {
        match self.tables[space as usize].by_data.entry(data) {
            Slot::Vacant(slot) => {
                slot.insert(mark);
                None
            }
            Slot::Occupied(slot) => Some(*slot.get()),
        }
    }

    /// Remembers that an entry has no readable id.
    pub(crate) fn define_unreadable(&mut self, space: Space) {
        self.tables[space as usize].unreadable = true;
    }

    /// The BLOb of a data section that has this name.
    pub(crate) fn blob(&self, name: &str) -> Option<Mark> {
        self.blobs.get(name).copied()
    }

    /// Remembers a BLOb of a data section; the first of a name stands.
    pub(crate) fn define_blob(&mut self, name: Box<str>, mark: Mark) {
        self.blobs.entry(name).or_insert(mark);
    }

    /// Whether an id that is not known may all the same be that of an entry.
    pub(crate) fn has_unreadable(&self, space: Space) -> bool {
        self.tables[space as usize].unreadable
    }

    /// The number that stands for the name of a move style.
    pub(crate) fn style_number(&mut self, name: &str) -> u32 {
        if let Some(&number) = self.styles.get(name) {
            return number;
        }
        let number = u32::try_from(self.styles.len()).unwrap_or(u32::MAX);
        self.styles.insert(name.into(), number);
        number
    }

    /// Whether there was an index section other than a listing.
    pub(crate) const fn has_index(&self) -> bool {
        self.has_index
    }

    /// Remembers an index section other than a listing; gives the games, or
    /// documents, without an id before the first one.
    pub(crate) fn begin_index(&mut self) -> [(Space, Anonymous); 2] {
        self.has_index = true;
        let [games, documents] = std::mem::take(&mut self.anonymous);
        [(Space::Game, games), (Space::Document, documents)]
    }

    /// Remembers a game or a document without an id.
    pub(crate) fn add_anonymous(&mut self, space: Space, mark: impl FnOnce() -> Mark) {
        if let Some(anonymous) = self.anonymous.get_mut(space as usize) {
            anonymous.count += 1;
            anonymous.first.get_or_insert_with(mark);
        }
    }
}

/// What is remembered, open to be written: from the first time that it is
/// needed, so that others who read are kept waiting seldom.
pub(crate) struct Opened<'a> {
    shared: &'a RwLock<Archive>,
    own: Option<RwLockWriteGuard<'a, Archive>>,
}

impl<'a> Opened<'a> {
    pub(crate) fn new(shared: &'a RwLock<Archive>) -> Self {
        Self { shared, own: None }
    }

    pub(crate) fn archive(&mut self) -> &mut Archive {
        let open = || self.shared.write().unwrap_or_else(PoisonError::into_inner);
        self.own.get_or_insert_with(open)
    }
}
