//! The namebase of an archive while it is written: which names were given an
//! id, and the entries that are still to be written.

use std::collections::HashMap;

use cif_runtime::Value;
use cif_runtime::record::Record;
use cif_types::{
    EntryKind, NAnnotator, NCreator, NEvent, NPhrase, NPlayer, NSite, NSource, NSponsor, NTeam,
    NamebaseChoice, NamebaseID, with_entry,
};
use cif_validator::{Canonical, Fingerprint};
use serde::Serialize;

use crate::LAST_ID;
use crate::entries::read_elements;
use crate::shared::{self, Clear, Shared};
use crate::weight::weight;

/// An entry of a namebase.
pub(crate) trait Name: Serialize + Canonical + Clone {
    const KIND: EntryKind;

    /// The entry with its id.
    fn numbered(self, id: NamebaseID) -> NamebaseChoice<'static>;
}

macro_rules! names {
    ($($entry:ident $kind:ident,)*) => {$(
        impl Name for $entry<'static> {
            const KIND: EntryKind = EntryKind::$kind;

            fn numbered(mut self, id: NamebaseID) -> NamebaseChoice<'static> {
                self.id = id.into();
                NamebaseChoice::$kind(self.into())
            }
        }
    )*};
}

names! {
    NSite Site,
    NEvent Event,
    NTeam Team,
    NPlayer Player,
    NSource Source,
    NAnnotator Annotator,
    NSponsor Sponsor,
    NCreator Creator,
    NPhrase Phrase,
}

/// The names of all kinds that are remembered, at up to 60 bytes each.
const MOST: usize = 1_800_000;

/// A name that has an id.
struct Known {
    id: NamebaseID,
    /// A part of the fingerprint of its spelling.
    spelling: u32,
}

/// The ids of names, each known by its fingerprint alone.
pub(crate) struct Names {
    ids: [HashMap<Fingerprint, Known>; EntryKind::COUNT],
    /// Entries that were not yet written.
    pub(crate) entries: Vec<NamebaseChoice<'static>>,
    /// Bytes of their values.
    pub(crate) weight: usize,
    /// The id of entries while they are compared.
    pub(crate) none: NamebaseID,
    last: u32,
    /// The names that may still be remembered.
    remaining: usize,
    /// The elements of the entry that is looked for.
    text: String,
}

/// The answer to an entry that asks for its id.
enum Found {
    /// It has one.
    Known(NamebaseID),
    /// It gets the next.
    New(NamebaseID),
    /// There is none for it.
    None,
}

impl Names {
    pub(crate) fn new(last: u32) -> Self {
        Self {
            ids: Default::default(),
            entries: Vec::new(),
            weight: 0,
            none: NamebaseID::placeholder(),
            last: last.min(LAST_ID),
            remaining: MOST,
            text: String::new(),
        }
    }

    /// The number of names.
    pub(crate) fn count(&self) -> usize {
        self.ids.iter().map(HashMap::len).sum()
    }

    /// Moves what a section shares with an entry into one, and returns its id.
    /// `None` where the section says nothing of it, and where it keeps it, as for
    /// [`Names::id`].
    pub(crate) fn share<N, S>(&mut self, section: &mut S) -> Option<NamebaseID>
    where
        N: Name + Shared<'static, S>,
        S: Record<'static> + Default,
    {
        let mut text = std::mem::take(&mut self.text);
        text.clear();
        self.text = shared::written(section, N::FIELDS_OF_SECTION, text)?;
        if self.text.is_empty() {
            return None;
        }
        let id = self.id_of_elements(N::KIND)?;
        section.join(&S::default(), &mut Clear(N::FIELDS_OF_SECTION));
        Some(id)
    }

    /// The id of the entry with the elements of the text at hand, which is read
    /// only where it is new.
    fn id_of_elements(&mut self, kind: EntryKind) -> Option<NamebaseID> {
        let print = Fingerprint::of_text(&self.text);
        let spelling = print.short();
        if let Some(known) = self.ids[kind as usize].get(&print) {
            return (known.spelling == spelling).then_some(known.id);
        }
        let (mut entry, canonical) = read_elements(kind, &self.text)?;
        let print = canonical.map_or(print, |text| Fingerprint::of_text(&text));
        match self.find(kind, print, spelling) {
            Found::Known(id) => Some(id),
            Found::New(id) => {
                with_entry!(&mut entry, it => it.id = id.into());
                self.keep(print, Known { id, spelling }, entry);
                Some(id)
            }
            Found::None => None,
        }
    }

    /// The id of an entry, new or known. The entry itself where there are no
    /// more ids, where as many names are remembered as may be, and where it says the
    /// same as another one in another spelling (`1.50` and `1.5`): a namebase has but
    /// one of them, and the spelling of each is kept.
    pub(crate) fn id<N: Name>(&mut self, entry: N) -> Result<NamebaseID, N> {
        let Some(print) = Fingerprint::of_value(&entry) else {
            return Err(entry);
        };
        let spelling = print.short();
        let other = || Fingerprint::by_value(&entry);
        let other = (!entry.is_canonical()).then(other).flatten();
        let print = other.unwrap_or(print);
        match self.find(N::KIND, print, spelling) {
            Found::Known(id) => Ok(id),
            Found::New(id) => {
                self.keep(print, Known { id, spelling }, entry.numbered(id));
                Ok(id)
            }
            Found::None => Err(entry),
        }
    }

    /// Finds the id for an entry with this fingerprint and spelling.
    fn find(&self, kind: EntryKind, print: Fingerprint, spelling: u32) -> Found {
        let ids = &self.ids[kind as usize];
        match ids.get(&print) {
            Some(known) if known.spelling == spelling => Found::Known(known.id),
            Some(_) => Found::None,
            None => {
                let next = u32::try_from(ids.len()).unwrap_or(u32::MAX);
                let is_free = next < self.last && self.remaining > 0;
                let id = NamebaseID::new(next.saturating_add(1)).ok();
                id.filter(|_| is_free).map_or(Found::None, Found::New)
            }
        }
    }

    /// Keeps a new entry.
    fn keep(&mut self, print: Fingerprint, known: Known, entry: NamebaseChoice<'static>) {
        self.ids[entry.kind() as usize].insert(print, known);
        self.remaining -= 1;
        self.weight += with_entry!(&entry, it => weight(&it.value));
        self.entries.push(entry);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_beyond_those_remembered_stays() {
        let mut names = Names::new(LAST_ID);
        names.remaining = 1;
        let site = |text: &str| NSite {
            location: Some(std::borrow::Cow::<str>::Owned(text.to_owned()).into()),
            ..NSite::new(NamebaseID::placeholder())
        };
        assert!(names.id(site("Riga")).is_ok());
        assert!(names.id(site("Oslo")).is_err());
        assert!(names.id(site("Riga")).is_ok());
        assert_eq!((names.count(), names.entries.len()), (1, 1));
    }
}
