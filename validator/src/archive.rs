//! The memory of a check: for each entry of an index or a
//! namebase its place, what it defines and whether anything refers to it. This
//! and one item are all that is in memory, so entries are kept small: there
//! may be millions. What they take is counted, and has a bound
//! ([`cif_types::Limits::ids`]). Once it is reached nothing more is remembered,
//! and what is not remembered is never taken for missing.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::{PoisonError, RwLock, RwLockWriteGuard};

use cif_types::GameHead;
use foldhash::HashSet;

use cif_types::EntryKind;

use crate::fingerprint::Fingerprint;
use crate::head::{Facts, HeadReference, Member, Members, Part, Repeated};
use crate::ids::Ids;
use crate::memory::Memory;
use crate::packed_location::PackedLocation;

/// The definitions of an entry.
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

/// The head of an index entry. Entries whose heads differ in the ids that they
/// refer to alone share one, which has none of them ([`InheritedHead`]).
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct EntryHead {
    /// The members it defines.
    pub(crate) set: Members,
    /// The number of sections of each kind, where that is known.
    pub(crate) counts: [Option<u8>; Repeated::ALL.len()],
    /// Its references, as the parts of [`crate::head::Member`].
    pub(crate) references: Box<[EntryReference]>,
    /// The application that signed the game; nothing where the schema
    /// refused to say.
    pub(crate) signature: Option<Arc<str>>,
    /// Facts derived from some of its values.
    pub(crate) facts: Facts,
}

/// A reference of an index entry to a namebase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct EntryReference {
    pub(crate) member: Member,
    pub(crate) kind: EntryKind,
    pub(crate) id: u32,
}

impl From<HeadReference> for EntryReference {
    fn from(reference: HeadReference) -> Self {
        let HeadReference {
            member, kind, id, ..
        } = reference;
        Self { member, kind, id }
    }
}

/// The head of an index entry with the ids that it refers to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InheritedHead<'a> {
    pub(crate) location: PackedLocation,
    pub(crate) head: &'a EntryHead,
    ids: &'a [u32],
}

impl<'a> InheritedHead<'a> {
    /// Returns the references of the entry.
    pub(crate) fn references(self) -> impl Iterator<Item = EntryReference> + 'a {
        let references = self.head.references.iter().zip(self.ids);
        references.map(|(&reference, &id)| EntryReference { id, ..reference })
    }
}

/// All that is remembered.
#[derive(Debug)]
pub(crate) struct Archive {
    tables: [Table; EntryKind::COUNT],
    /// The heads of index entries, and the ids that they refer to.
    heads: HashSet<Arc<EntryHead>>,
    referred: Vec<u32>,
    /// True if there was an index section other than a listing.
    has_index: bool,
    anonymous: [Anonymous; 2],
    /// The heads of index entries with their values, for custom rules.
    written_heads: HashMap<u32, Box<GameHead<'static>>>,
    /// The names of move styles as numbers.
    styles: HashMap<Box<str>, u32>,
    /// The names of BLObs in data sections.
    blobs: HashMap<Box<str>, PackedLocation>,
    /// The memory that all this takes, and the open references of the queue.
    pub(crate) memory: Memory,
}

/// The entries of one kind, as columns: each has a number in all that its kind
/// needs.
#[derive(Default, Debug)]
struct Table {
    by_id: Ids,
    locations: Vec<PackedLocation>,
    /// Ids, with [`USED`] where something refers to the entry.
    ids: Vec<u32>,
    /// Of an index: what refers first to the entry.
    first_uses: Vec<Option<PackedLocation>>,
    /// Of games: the heads, and where the ids begin that they refer to.
    heads: Vec<Arc<EntryHead>>,
    referred: Vec<u32>,
    /// Of some kinds of names: the members that they define.
    members: Vec<(u32, Links)>,
    /// Those of a namebase by what they say, their ids aside.
    by_data: Data,
    /// Those of listings, which have ids of their own: where each is, and
    /// whether its section is certainly a listing.
    listed: Ids,
    listings: Vec<(PackedLocation, bool)>,
    /// Entries that nothing refers to.
    unused: usize,
    /// True if an entry has an id that the schema refused or nobody remembers:
    /// a reference that seems to lead nowhere may mean it.
    unreadable: bool,
}

/// Marks an id as that of an entry that something refers to, or that nothing can
/// refer to because another has the id. Ids have 24 bits, and of move styles
/// there are fewer than this.
const USED: u32 = 1 << 31;

/// The numbers of entries by their fingerprints, in parts: where a table grows,
/// the old and the new one are there at the same time.
#[derive(Default, Debug)]
struct Data([foldhash::HashMap<[u32; 3], u32>; 16]);

impl Data {
    /// Bytes of an entry at the most.
    const COST: usize = 40;

    fn part(key: [u32; 3]) -> usize {
        key[0] as usize % 16
    }

    fn get(&self, key: [u32; 3]) -> Option<u32> {
        self.0[Self::part(key)].get(&key).copied()
    }

    fn insert(&mut self, key: [u32; 3], number: u32) {
        self.0[Self::part(key)].insert(key, number);
    }
}

/// Bytes at the most of what is found by a text, beside the text: a place in a
/// table that doubles, and what an allocation takes.
const NAMED: usize = 128;

/// An entry of a namebase that a head takes its members from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named {
    pub(crate) kind: EntryKind,
    pub(crate) id: u32,
    /// Its location.
    pub(crate) location: PackedLocation,
    /// The members that it defines.
    pub(crate) set: Members,
    /// The entries that it refers to.
    pub(crate) links: Links,
}

/// Games, or documents, without an id, written before any index.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Anonymous {
    /// The number of them.
    pub(crate) count: u64,
    /// The first of them.
    pub(crate) first: Option<PackedLocation>,
}

impl Archive {
    /// An archive of which so many bytes are remembered.
    pub(crate) fn new(limit: usize) -> Self {
        Self {
            tables: Default::default(),
            heads: HashSet::default(),
            referred: Vec::new(),
            has_index: false,
            anonymous: Default::default(),
            written_heads: HashMap::new(),
            styles: HashMap::new(),
            blobs: HashMap::new(),
            memory: Memory::new(limit),
        }
    }

    /// Returns where the entry is that an id names, and whether anything refers to
    /// it.
    pub(crate) fn entry(&self, kind: EntryKind, id: u32) -> Option<(PackedLocation, bool)> {
        let table = &self.tables[kind as usize];
        let number = table.by_id.get(id)? as usize;
        let is_used = table.ids.get(number)? & USED != 0;
        Some((*table.locations.get(number)?, is_used))
    }

    /// The head of the index entry that an id names.
    pub(crate) fn head(&self, id: u32) -> Option<InheritedHead<'_>> {
        let table = &self.tables[EntryKind::Game as usize];
        let number = table.by_id.get(id)? as usize;
        let head = table.heads.get(number)?;
        let ids = self.referred.get(*table.referred.get(number)? as usize..);
        Some(InheritedHead {
            location: *table.locations.get(number)?,
            head,
            ids: ids?.get(..head.references.len())?,
        })
    }

    /// The head of the index entry that an id names, with its values.
    pub(crate) fn written_head(&self, id: u32) -> Option<&GameHead<'static>> {
        self.written_heads.get(&id).map(|head| &**head)
    }

    /// Remembers the head of an index entry, whose text has so many bytes. The first
    /// of an id stands.
    pub(crate) fn keep_head(&mut self, id: u32, head: Box<GameHead<'static>>, length: usize) {
        if self.memory.is_full() {
            self.memory.forget();
        } else if let Entry::Vacant(slot) = self.written_heads.entry(id) {
            slot.insert(head);
            // A value is larger than its text, and so are elements than their tags.
            self.memory
                .take(NAMED + size_of::<GameHead<'_>>() + 4 * length);
        }
    }

    /// The entry of a listing that has an id: where it is, and whether its
    /// section is certainly a listing.
    pub(crate) fn listed(&self, kind: EntryKind, id: u32) -> Option<(PackedLocation, bool)> {
        let table = &self.tables[kind as usize];
        let number = table.listed.get(id)?;
        table.listings.get(number as usize).copied()
    }

    /// Remembers an entry of a listing, or of an index of which that is not
    /// certain. The first of an id stands.
    pub(crate) fn list(
        &mut self,
        kind: EntryKind,
        id: u32,
        location: PackedLocation,
        certain: bool,
    ) {
        let table = &mut self.tables[kind as usize];
        if let Some(known) = table.listed.get(id) {
            if let Some((_, known)) = table.listings.get_mut(known as usize) {
                *known &= certain;
            }
        } else if self.memory.is_full() {
            table.unreadable = true;
            self.memory.forget();
        } else {
            let number = count(table.listings.len());
            let bytes = table.listed.insert(id, number);
            table.listings.push((location, certain));
            self.memory
                .take(bytes + size_of::<(PackedLocation, bool)>());
        }
    }

    /// Remembers an entry, and what one of a namebase says. The first of an id
    /// stands, and so does the first that says something. Gives the entries of
    /// the same id and of the same data.
    pub(crate) fn define(
        &mut self,
        kind: EntryKind,
        id: u32,
        location: PackedLocation,
        defines: Defines,
        data: Option<Fingerprint>,
        used: Option<PackedLocation>,
    ) -> [Option<PackedLocation>; 2] {
        let table = &mut self.tables[kind as usize];
        let mark_of = |number: u32| table.locations.get(number as usize).copied();
        let data = data.map(Fingerprint::key);
        let same_id = table.by_id.get(id).and_then(mark_of);
        let same_data = data.and_then(|it| table.by_data.get(it)).and_then(mark_of);
        let data = data.filter(|_| same_data.is_none());
        if same_id.is_some() && data.is_none() {
            return [same_id, same_data];
        }
        if self.memory.is_full() {
            table.unreadable |= same_id.is_none();
            self.memory.forget();
            return [same_id, same_data];
        }
        let number = count(table.locations.len());
        let mut bytes = size_of::<PackedLocation>() + size_of::<u32>();
        if let Some(data) = data {
            table.by_data.insert(data, number);
            bytes += Data::COST;
        }
        let mut is_used = used.is_some();
        if same_id.is_some() {
            // Nothing leads to it; what says the same is compared with it.
            is_used = true;
        } else {
            bytes += table.by_id.insert(id, number);
            table.unused += usize::from(!is_used && kind.must_be_used());
        }
        table.locations.push(location);
        table.ids.push(if is_used { id | USED } else { id });
        if kind.is_index() {
            table.first_uses.push(used);
            bytes += size_of::<Option<PackedLocation>>();
        }
        match defines {
            Defines::Name => {}
            Defines::Members { set, links } => {
                table.members.push((set, links));
                bytes += size_of::<(u32, Links)>();
            }
            Defines::Head(mut head) => {
                table.referred.push(count(self.referred.len()));
                let ids = head.references.iter_mut();
                self.referred
                    .extend(ids.map(|it| std::mem::take(&mut it.id)));
                bytes += size_of::<u32>() * (1 + head.references.len());
                bytes += size_of::<Arc<EntryHead>>();
                let head = if let Some(known) = self.heads.get(&*head) {
                    Arc::clone(known)
                } else {
                    bytes += NAMED + size_of::<EntryHead>();
                    bytes += size_of_val(&*head.references);
                    bytes += head.signature.as_ref().map_or(0, |it| it.len());
                    let head = Arc::<EntryHead>::from(head);
                    self.heads.insert(Arc::clone(&head));
                    head
                };
                table.heads.push(head);
            }
        }
        self.memory.take(bytes);
        [same_id, same_data]
    }

    /// Remembers that something refers to an entry; gives what did so first, of
    /// an entry of an index.
    pub(crate) fn refer(
        &mut self,
        kind: EntryKind,
        id: u32,
        location: PackedLocation,
    ) -> Option<PackedLocation> {
        let table = &mut self.tables[kind as usize];
        let number = table.by_id.get(id)? as usize;
        let entry = table.ids.get_mut(number)?;
        if *entry & USED == 0 {
            *entry |= USED;
            if let Some(first) = table.first_uses.get_mut(number) {
                *first = Some(location);
            }
            if kind.must_be_used() {
                table.unused = table.unused.saturating_sub(1);
            }
            return None;
        }
        *table.first_uses.get(number)?
    }

    /// Returns whether there are entries that nothing refers to.
    pub(crate) fn has_unused(&self) -> bool {
        self.tables.iter().any(|table| table.unused > 0)
    }

    /// The entries that nothing refers to and something should, in the order of
    /// the text.
    pub(crate) fn unused(&self) -> impl Iterator<Item = (EntryKind, u32, PackedLocation)> {
        let kinds = EntryKind::ALL
            .into_iter()
            .filter(|kind| kind.must_be_used())
            .filter(|kind| self.tables[*kind as usize].unused > 0);
        // Those of one kind are in order already.
        let of_kind = |kind: EntryKind| {
            let table = &self.tables[kind as usize];
            let entries = table.ids.iter().zip(&table.locations);
            let unused = entries.filter(|(id, _)| **id & USED == 0);
            unused
                .map(move |(id, location)| (kind, *id, *location))
                .peekable()
        };
        let mut kinds: Vec<_> = kinds.map(of_kind).collect();
        std::iter::from_fn(move || {
            let first = kinds.iter_mut().filter_map(|kind| {
                let offset = kind.peek()?.2.offset();
                Some((offset, kind))
            });
            first.min_by_key(|(offset, _)| *offset)?.1.next()
        })
    }

    /// The entries of a namebase that a reference of a head leads to: the one
    /// that it names, and the site of an event.
    pub(crate) fn named(&self, reference: EntryReference) -> impl Iterator<Item = Named> {
        let EntryReference { member, kind, id } = reference;
        let named = |kind: EntryKind, id| {
            let table = &self.tables[kind as usize];
            let number = table.by_id.get(id)? as usize;
            let &(set, links) = table.members.get(number)?;
            let fits = match kind {
                EntryKind::Event | EntryKind::Site => member.part == Part::Event,
                EntryKind::Player => matches!(member.part, Part::White | Part::Black),
                EntryKind::Source => member.part == Part::Source,
                _ => false,
            };
            let set = Members::of_section(member.part, member.board, set);
            let location = *table.locations.get(number)?;
            let named = Named {
                kind,
                id,
                location,
                set: set.with_aliases(),
                links,
            };
            fits.then_some(named)
        };
        let first = named(kind, id);
        let site = first.as_ref().filter(|_| kind == EntryKind::Event);
        let site = site.and_then(|event| named(EntryKind::Site, event.links.first?.id()));
        first.into_iter().chain(site)
    }

    /// Remembers that an entry has no readable id.
    pub(crate) fn define_unreadable(&mut self, kind: EntryKind) {
        self.tables[kind as usize].unreadable = true;
    }

    /// The BLOb of a data section that has this name.
    pub(crate) fn blob(&self, name: &str) -> Option<PackedLocation> {
        self.blobs.get(name).copied()
    }

    /// Remembers a BLOb of a data section; the first of a name stands.
    pub(crate) fn define_blob(&mut self, name: Box<str>, location: PackedLocation) {
        if self.memory.is_full() {
            self.memory.forget();
            return;
        }
        let bytes = NAMED + name.len();
        if let Entry::Vacant(slot) = self.blobs.entry(name) {
            slot.insert(location);
            self.memory.take(bytes);
        }
    }

    /// Returns whether an id that is not known may be that of an entry.
    pub(crate) fn has_unreadable(&self, kind: EntryKind) -> bool {
        self.tables[kind as usize].unreadable
    }

    /// The number that stands for the name of a move style; nothing for a new
    /// one where nothing more is remembered.
    pub(crate) fn style_number(&mut self, name: &str) -> Option<u32> {
        if let Some(&number) = self.styles.get(name) {
            return Some(number);
        }
        if self.memory.is_full() {
            self.memory.forget();
            return None;
        }
        let number = count(self.styles.len());
        self.styles.insert(name.into(), number);
        self.memory.take(NAMED + name.len());
        Some(number)
    }

    /// Returns whether there was an index section other than a listing.
    pub(crate) const fn has_index(&self) -> bool {
        self.has_index
    }

    /// Remembers an index section other than a listing; gives the games, or
    /// documents, without an id before the first one.
    pub(crate) fn begin_index(&mut self) -> [(EntryKind, Anonymous); 2] {
        self.has_index = true;
        let [games, documents] = std::mem::take(&mut self.anonymous);
        [(EntryKind::Game, games), (EntryKind::Document, documents)]
    }

    /// Remembers a game or a document without an id.
    pub(crate) fn add_anonymous(
        &mut self,
        kind: EntryKind,
        location: impl FnOnce() -> PackedLocation,
    ) {
        if let Some(anonymous) = self.anonymous.get_mut(kind as usize) {
            anonymous.count += 1;
            anonymous.first.get_or_insert_with(location);
        }
    }
}

/// The archive, open to be written: from the first time that it is
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

/// Returns a length as the number of the next entry.
fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
