//! Entries while an archive is flattened: their written text, which is a small
//! part of what their values take, and is read again at each use. In memory is
//! for each entry where its text is.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cif_runtime::{IntoOwned, Limits, Span, WriteElement, Writer, document};
use cif_types::source::{Position, Source};
use cif_types::{
    CifItem, EntryKind, GameHead, IndexChoice, IndexGame, NamebaseChoice, roots, with_entry,
};
use cif_validator::Canonical;

use crate::store::Store;

/// The entries of all kinds, for several threads.
#[derive(Clone, Default)]
pub(crate) struct Entries(Arc<Mutex<Tables>>);

/// A moment: which entries there were.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Moment(u64);

/// The answer to a game that asks for its entry.
#[derive(Debug)]
pub(crate) enum Taken {
    /// The entry, if it can be read.
    Now(Place),
    /// Nothing, for another game has it.
    Earlier,
    /// Nothing, for there is none.
    Never,
}

/// The place of a text in the store.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place(u64);

struct Tables {
    store: Store,
    kinds: [Places; EntryKind::ALL.len()],
    /// The pages that all kinds may have.
    most: usize,
}

impl Default for Tables {
    fn default() -> Self {
        Self {
            store: Store::default(),
            kinds: Default::default(),
            most: PAGES,
        }
    }
}

impl Tables {
    /// Returns true if one more entry goes beyond the bound.
    fn is_full_for(&self, kind: EntryKind, id: u32) -> bool {
        let pages = || self.kinds.iter().map(|it| it.0.len()).sum::<usize>();
        !self.kinds[kind as usize].0.contains_key(&(id / PAGE)) && pages() >= self.most
    }
}

impl Entries {
    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps an entry. Returns whether another one has the id and does not say
    /// the same. Where there is no more room for it, that is the error.
    pub(crate) fn define(&self, kind: EntryKind, id: u32, entry: &WrittenEntry) -> bool {
        let tables = &mut *self.tables();
        if tables.is_full_for(kind, id) {
            let error = "there are too many entries of indices and namebases to keep";
            tables.store.fail(io::Error::other(error));
            return false;
        }
        let place = tables.store.end();
        match tables.kinds[kind as usize].insert(id, place) {
            None => {
                tables.store.put(&entry.text, entry.position);
                false
            }
            Some(known) => tables.store.get(known).as_ref() != Some(&entry.text),
        }
    }

    /// This moment.
    pub(crate) fn now(&self) -> Moment {
        Moment(self.tables().store.end())
    }

    /// Takes the entry of a game, so that no other game can.
    pub(crate) fn take(&self, id: u32) -> Taken {
        match self.tables().kinds[EntryKind::Game as usize].used(id) {
            None => Taken::Never,
            Some((_, true)) => Taken::Earlier,
            Some((place, false)) => Taken::Now(Place(place)),
        }
    }

    /// The text at a place.
    pub(crate) fn text(&self, place: Place) -> Option<String> {
        self.tables().store.get(place.0)
    }

    /// The text of an entry that was there at a moment; from now on it counts
    /// as used.
    pub(crate) fn find(&self, kind: EntryKind, id: u32, moment: Moment) -> Option<String> {
        let tables = &mut *self.tables();
        let places = &mut tables.kinds[kind as usize];
        let place = places.get(id).filter(|place| *place < moment.0)?;
        places.used(id);
        tables.store.get(place)
    }

    /// The first entry of a kind, from an id on, that was never used.
    pub(crate) fn unused(&self, kind: EntryKind, from: u32) -> Option<(u32, Option<WrittenEntry>)> {
        let tables = &mut *self.tables();
        let (id, place) = tables.kinds[kind as usize].unused(from)?;
        let store = &mut tables.store;
        let entry = store.get(place).map(|text| WrittenEntry {
            text,
            position: store.position(place),
        });
        Some((id, entry))
    }

    /// Returns the error of the file for entries, once.
    pub(crate) fn take_error(&self) -> Option<io::Error> {
        self.tables().store.take_error()
    }
}

/// The places of the texts of one kind of entries.
#[derive(Default)]
struct Places(BTreeMap<u32, Box<Page>>);

/// The number of ids in a page: few, for ids may lie far apart.
const PAGE: u32 = 16;

/// The pages of all kinds: with some 160 bytes for each, 128 MB. Those are 12
/// million entries with ids one after the other, and 800,000 far apart.
const PAGES: usize = 800_000;

/// Ids one after the other. A place counts from 1, and 0 is none.
struct Page {
    places: [u64; PAGE as usize],
    used: u16,
}

impl Places {
    /// The place that the id has already, or nothing where it is new.
    fn insert(&mut self, id: u32, place: u64) -> Option<u64> {
        let page = self.0.entry(id / PAGE).or_insert_with(|| {
            Box::new(Page {
                places: [0; PAGE as usize],
                used: 0,
            })
        });
        let slot = &mut page.places[(id % PAGE) as usize];
        let known = slot.checked_sub(1);
        if known.is_none() {
            *slot = place + 1;
        }
        known
    }

    fn get(&self, id: u32) -> Option<u64> {
        let page = self.0.get(&(id / PAGE))?;
        page.places[(id % PAGE) as usize].checked_sub(1)
    }

    /// Marks an entry as used; its place, and whether it was used before.
    fn used(&mut self, id: u32) -> Option<(u64, bool)> {
        let page = self.0.get_mut(&(id / PAGE))?;
        let place = page.places[(id % PAGE) as usize].checked_sub(1)?;
        let bit = 1 << (id % PAGE);
        let was = page.used & bit != 0;
        page.used |= bit;
        Some((place, was))
    }

    fn unused(&self, from: u32) -> Option<(u32, u64)> {
        let pages = self.0.range(from / PAGE..);
        let mut slots = pages.flat_map(|(number, page)| {
            (0..PAGE).filter_map(move |slot| {
                let place = page.places[slot as usize].checked_sub(1)?;
                (page.used & (1 << slot) == 0).then_some((number * PAGE + slot, place))
            })
        });
        slots.find(|(id, _)| *id >= from)
    }
}

/// Entries as they are kept: written. To write them takes more time than
/// anything else that is done with a section, and can be done by any thread.
#[derive(Debug, Default)]
pub struct Written(pub(crate) Vec<(EntryKind, Option<u32>, WrittenEntry)>);

/// An entry as it is kept.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct WrittenEntry {
    pub(crate) text: String,
    /// Its position in the archive, where that is known.
    pub(crate) position: Option<Position>,
}

impl Written {
    /// The entries of a section, or of a part of one; none of anything else.
    pub fn of(item: &CifItem<'_>) -> Self {
        Self::with(item, None)
    }

    /// The same with the position of each in the source that the item was read from,
    /// for what is reported of it.
    pub fn located(item: &CifItem<'_>, source: &Source<'_>) -> Self {
        Self::with(item, Some(source))
    }

    fn with(item: &CifItem<'_>, source: Option<&Source<'_>>) -> Self {
        let position = |span: Span| {
            let source = source.filter(|_| span != Span::NONE)?;
            Some(source.position(span.start as usize))
        };
        Self(match item {
            CifItem::Index(index) => {
                let entries = index.items.iter();
                entries.filter_map(|it| of_index(it, position)).collect()
            }
            CifItem::Namebase(names) => {
                let entries = names.items.iter();
                entries.map(|it| of_namebase(it, position)).collect()
            }
            _ => Vec::new(),
        })
    }
}

/// Nothing for a document, of which an index says but its id.
fn of_index(
    entry: &IndexChoice<'_>,
    position: impl Fn(Span) -> Option<Position>,
) -> Option<(EntryKind, Option<u32>, WrittenEntry)> {
    match entry {
        IndexChoice::Game(it) => {
            let id = it.base.id.as_ref().map(|id| id.get());
            let entry = WrittenEntry {
                text: written(EntryKind::Game, &it.value),
                position: position(it.span),
            };
            Some((EntryKind::Game, id, entry))
        }
        IndexChoice::Document(_) => None,
    }
}

fn of_namebase(
    entry: &NamebaseChoice<'_>,
    position: impl Fn(Span) -> Option<Position>,
) -> (EntryKind, Option<u32>, WrittenEntry) {
    let kind = entry.kind();
    let (text, span) = with_entry!(entry, it => (written(kind, &it.value), it.span));
    let position = position(span);
    let id = entry.id().get();
    (kind, Some(id), WrittenEntry { text, position })
}

/// The text of an entry, on one line.
fn written(kind: EntryKind, entry: &impl WriteElement) -> String {
    let mut writer = Writer::default();
    writer.start(kind.name());
    entry.write_attributes(&mut writer);
    // Where white space counts, none is added.
    writer.mixed();
    entry.write_content(&mut writer);
    writer.end();
    writer.take().trim().to_owned()
}

/// The game of an index with this text.
pub(crate) fn read_game(text: &str) -> Option<IndexGame<'static>> {
    let document = format!("<index>{text}</index>");
    let index = document::read::<roots::Index>(&document, &Limits::default());
    match index.value.value.items.into_iter().next()? {
        IndexChoice::Game(game) => Some(game.value.into_owned()),
        IndexChoice::Document(_) => None,
    }
}

/// Takes from the head of a game that says what the entry of a namebase with this
/// text does: its elements are those of a section. A section of players has White
/// alone. A head is large, and stays where it is.
pub(crate) fn read_section<S>(
    kind: EntryKind,
    text: &str,
    take: impl for<'t> FnOnce(&mut GameHead<'t>) -> Option<S>,
) -> Option<S> {
    let (open, close) = match kind {
        EntryKind::Site | EntryKind::Event => ("<event>", "</event>"),
        EntryKind::Player => ("<white>", "</white>"),
        EntryKind::Team => ("<white><team>", "</team></white>"),
        EntryKind::Source => ("<source>", "</source>"),
        _ => return None,
    };
    let elements = elements(text);
    let document = format!("<index><game>{open}{elements}{close}</game></index>");
    let mut index = document::read::<roots::Index>(&document, &Limits::default());
    match index.value.value.items.first_mut()? {
        IndexChoice::Game(game) => take(&mut game.value.base),
        IndexChoice::Document(_) => None,
    }
}

/// The text between the tags of an entry.
fn elements(text: &str) -> &str {
    let (_, inside) = text.split_once('>').unwrap_or_default();
    inside
        .rsplit_once("</")
        .map_or("", |(elements, _)| elements)
}

/// The entry of a namebase with these elements, and what they are in the one
/// spelling that entries with the same values share.
pub(crate) fn read_elements(
    kind: EntryKind,
    elements: &str,
) -> Option<(NamebaseChoice<'static>, Option<String>)> {
    let name = kind.name();
    let entry = read_name(&format!("<{name} id=\"0\">{elements}</{name}>"))?;
    if with_entry!(&entry, it => it.value.is_canonical()) {
        return Some((entry, None));
    }
    let canonical = with_entry!(&entry, it => {
        let mut it = it.value.clone();
        it.make_canonical();
        written(kind, &it)
    });
    Some((entry, Some(self::elements(&canonical).to_owned())))
}

/// The entry of a namebase with this text.
pub(crate) fn read_name(text: &str) -> Option<NamebaseChoice<'static>> {
    let document = format!("<namebase>{text}</namebase>");
    let namebase = document::read::<roots::Namebase>(&document, &Limits::default());
    let entry = namebase.value.value.items.into_iter().next()?;
    Some(entry.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_come_back_from_their_text() {
        let text =
            "<player id=\"3\"><name>A &amp; B</name><birth utc=\"true\">1821</birth></player>";
        let Some(NamebaseChoice::Player(player)) = read_name(text) else {
            panic!("it is a player");
        };
        assert_eq!(&*written(EntryKind::Player, &player.value), text);
        let text = "<game id=\"3\"><white/><tags><tag name=\"a\"> b </tag></tags></game>";
        let game = read_game(text).expect("it is a game");
        assert_eq!(&*written(EntryKind::Game, &game), text);
        assert!(read_game("<document id=\"1\"/>").is_none());
        assert!(read_name("").is_none());
    }

    fn entry(text: &str) -> WrittenEntry {
        WrittenEntry {
            text: text.to_owned(),
            position: None,
        }
    }

    #[test]
    fn the_first_entry_of_an_id_stands() {
        let entries = Entries::default();
        let before = entries.now();
        assert!(!entries.define(EntryKind::Site, 7, &entry("a")));
        assert!(!entries.define(EntryKind::Site, 7, &entry("a")));
        assert!(entries.define(EntryKind::Site, 7, &entry("b")));
        assert!(!entries.define(EntryKind::Site, 70_000, &entry("c")));
        assert!(!entries.define(EntryKind::Site, 70_003, &entry("d")));
        let find = |id, moment| entries.find(EntryKind::Site, id, moment);
        let now = entries.now();
        assert_eq!(find(7, now).as_deref(), Some("a"));
        assert_eq!((find(8, now), find(70_000, before)), (None, None));
        let unused = |from| entries.unused(EntryKind::Site, from);
        assert_eq!(unused(0), Some((70_000, Some(entry("c")))));
        assert_eq!(unused(70_001), Some((70_003, Some(entry("d")))));
        assert_eq!(unused(70_004), None);
        assert!(entries.take_error().is_none());
    }

    #[test]
    fn one_game_takes_an_entry() {
        let entries = Entries::default();
        entries.define(EntryKind::Game, 1, &entry("a"));
        let Taken::Now(place) = entries.take(1) else {
            panic!("it is there");
        };
        assert_eq!(entries.text(place).as_deref(), Some("a"));
        assert!(matches!(entries.take(1), Taken::Earlier));
        assert!(matches!(entries.take(2), Taken::Never));
    }

    #[test]
    fn more_entries_than_are_kept_are_an_error() {
        let entries = Entries::default();
        entries.tables().most = 2;
        for id in [1, 2, PAGE] {
            assert!(!entries.define(EntryKind::Player, id, &entry("a")));
        }
        assert!(entries.take_error().is_none());
        // The third page, of whatever kind.
        assert!(!entries.define(EntryKind::Game, 1, &entry("a")));
        assert!(entries.take_error().is_some());
        assert!(!entries.define(EntryKind::Player, 3, &entry("a")));
        assert!(entries.take_error().is_none());
    }
}
