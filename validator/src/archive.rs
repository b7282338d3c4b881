//! What a check remembers of an archive: for each entry of an index or a
//! namebase its place, what it defines and whether anything refers to it. This
//! and one item are all that is in memory, so entries are kept small: there
//! may be millions.

use std::collections::HashMap;
use std::collections::hash_map::Entry as Slot;
use std::num::{NonZeroU32, NonZeroU64};
use std::sync::Arc;
use std::sync::{PoisonError, RwLock, RwLockWriteGuard};

use crate::finding::Place;
use crate::fingerprint::Fingerprint;
use crate::head::{Facts, Member, Members, Part, Repeated};
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
    /// Members of a section, one bit for each number, and the entries that it
    /// names in its turn.
    Members { set: u32, links: Links },
    /// The head of a game.
    Head(Box<EntryHead>),
}

/// The entries that an entry of a namebase refers to.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Links {
    /// The site of an event, or the team of a player.
    pub(crate) first: Option<Link>,
    /// The sponsor of an event.
    pub(crate) sponsor: Option<Link>,
}

/// The id of an entry, and one more: then none takes no more memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link(NonZeroU32);

impl Link {
    pub(crate) fn new(id: u32) -> Option<Self> {
        id.checked_add(1).and_then(NonZeroU32::new).map(Self)
    }

    pub(crate) const fn id(self) -> u32 {
        self.0.get() - 1
    }
}

/// The head of an index entry.
#[derive(Debug)]
pub(crate) struct EntryHead {
    /// The members it defines.
    pub(crate) set: Members,
    /// How many sections of each kind it has, where that is known.
    pub(crate) counts: [Option<u8>; Repeated::ALL.len()],
    /// What it refers to, as the parts of [`crate::head::Member`].
    pub(crate) references: Box<[EntryReference]>,
    /// The application that vouches for the game; nothing where the schema
    /// refused to say.
    pub(crate) signature: Option<Arc<str>>,
    /// What some of its values come to.
    pub(crate) facts: Facts,
}

/// A reference of an index entry to a namebase.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EntryReference {
    pub(crate) member: Member,
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
    /// Those of listings, which have ids of their own: where each is, and
    /// whether its section is certainly a listing.
    listed: Ids,
    listings: Vec<(Mark, bool)>,
    /// Those of a namebase by what they say, their ids aside.
    by_data: foldhash::HashMap<Fingerprint, Mark>,
    /// Entries that nothing refers to.
    unused: usize,
    /// Whether an entry has an id that the schema refused: a reference that
    /// seems to lead nowhere may mean it.
    unreadable: bool,
}

/// An entry of a namebase that a head takes its members from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named {
    pub(crate) space: Space,
    pub(crate) id: u32,
    /// Where it is.
    pub(crate) mark: Mark,
    /// The members that it defines.
    pub(crate) set: Members,
    /// What it refers to.
    pub(crate) links: Links,
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

    /// The entry of a listing that has an id: where it is, and whether its
    /// section is certainly a listing.
    pub(crate) fn listed(&self, space: Space, id: u32) -> Option<(Mark, bool)> {
        let table = &self.tables[space as usize];
        let number = table.listed.get(id)?;
        table.listings.get(number as usize).copied()
    }

    /// Remembers an entry of a listing, or of an index of which that is not
    /// certain. The first of an id stands.
    pub(crate) fn list(&mut self, space: Space, id: u32, mark: Mark, certain: bool) {
        let table = &mut self.tables[space as usize];
        let number = u32::try_from(table.listings.len()).unwrap_or(u32::MAX);
        match table.listed.insert(id, number) {
            None => table.listings.push((mark, certain)),
            Some(known) => {
                if let Some((_, known)) = table.listings.get_mut(known as usize) {
                    *known &= certain;
                }
            }
        }
    }

    /// Remembers an entry. The first of an id stands. Gives the entry that
    /// stands in its way.
    pub(crate) fn define(
        &mut self,
        space: Space,
        id: u32,
        mark: Mark,
        defines: Defines,
        used: Option<Mark>,
    ) -> Option<Mark> {
        let table = &mut self.tables[space as usize];
        let number = u32::try_from(table.entries.len()).unwrap_or(u32::MAX);
        if let Some(known) = table.by_id.insert(id, number) {
            let (_, known) = table.entries.get(known as usize)?;
            return Some(known.mark);
        }
        table.unused += usize::from(used.is_none() && space.must_be_used());
        let entry = Entry {
            mark,
            defines,
            used,
        };
        table.entries.push((id, entry));
        None
    }

    /// Remembers that something refers to an entry; gives what did so first.
    pub(crate) fn refer(&mut self, space: Space, id: u32, mark: Mark) -> Option<Mark> {
        let table = &mut self.tables[space as usize];
        let number = table.by_id.get(id)?;
        let (_, entry) = table.entries.get_mut(number as usize)?;
        if entry.used.is_none() {
            entry.used = Some(mark);
            if space.must_be_used() {
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
                .filter(|(_, entry)| entry.used.is_none())
                .map(move |(id, entry)| (space, *id, entry.mark))
        })
    }

    /// The entries of a namebase that a reference of a head leads to: the one
    /// that it names, and the site of an event.
    pub(crate) fn named(&self, reference: EntryReference) -> impl Iterator<Item = Named> {
        let EntryReference { member, space, id } = reference;
        let named = |space: Space, id| {
            let entry = self.entry(space, id)?;
            let Defines::Members { set, links } = entry.defines else {
                return None;
            };
            let fits = match space {
                Space::Event | Space::Site => member.part == Part::Event,
                Space::Player => matches!(member.part, Part::White | Part::Black),
                Space::Source => member.part == Part::Source,
                _ => false,
            };
            let set = Members::of_section(member.part, member.board, set);
            let mark = entry.mark;
            let named = Named {
                space,
                id,
                mark,
                set: set.with_aliases(),
                links,
            };
            fits.then_some(named)
        };
        let first = named(space, id);
        let site = first.as_ref().filter(|_| space == Space::Event);
        let site = site.and_then(|event| named(Space::Site, event.links.first?.id()));
        first.into_iter().chain(site)
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
