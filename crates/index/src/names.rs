//! The namebase of an archive while it is written: which names were given an
//! id, and the entries that are still to be written.

use std::collections::HashMap;
use std::collections::hash_map::Entry as Slot;

use cif_runtime::Value;
use cif_types::{
    EntryKind, NAnnotator, NCreator, NEvent, NPhrase, NPlayer, NSite, NSource, NSponsor, NTeam,
    NamebaseChoice, NamebaseID,
};
use cif_validator::{Canonical, Fingerprint};
use serde::Serialize;

use crate::LAST_ID;

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
    ids: [HashMap<Fingerprint, Known>; EntryKind::NAMES.len()],
    /// Entries that were not yet written.
    pub(crate) entries: Vec<NamebaseChoice<'static>>,
    /// The id of entries while they are compared.
    pub(crate) none: NamebaseID,
    last: u32,
    /// The names that may still be remembered.
    remaining: usize,
}

impl Names {
    pub(crate) fn new(last: u32) -> Self {
        Self {
            ids: Default::default(),
            entries: Vec::new(),
            none: NamebaseID::placeholder(),
            last: last.min(LAST_ID),
            remaining: MOST,
        }
    }

    /// The number of names.
    pub(crate) fn count(&self) -> usize {
        self.ids.iter().map(HashMap::len).sum()
    }

    /// The id of an entry, new or known. The entry itself where there are no
    /// more ids, where as many names are remembered as may be, and where it says the same as another one in another spelling
    /// (`1.50` and `1.5`): a namebase has but one of them, and the spelling of
    /// each is kept.
    pub(crate) fn id<N: Name>(&mut self, entry: N) -> Result<NamebaseID, N> {
        let Some(print) = Fingerprint::of_value(&entry) else {
            return Err(entry);
        };
        let spelling = print.short();
        let other = || Fingerprint::by_value(&entry);
        let other = (!entry.is_canonical()).then(other).flatten();
        let print = other.unwrap_or(print);
        let Some(ids) = self.ids.get_mut(name_number(N::KIND)) else {
            return Err(entry);
        };
        let next = u32::try_from(ids.len()).unwrap_or(u32::MAX);
        match ids.entry(print) {
            Slot::Occupied(known) if known.get().spelling != spelling => Err(entry),
            Slot::Occupied(known) => Ok(known.get().id),
            Slot::Vacant(_) if next >= self.last || self.remaining == 0 => Err(entry),
            Slot::Vacant(slot) => {
                let Ok(id) = NamebaseID::new(next.saturating_add(1)) else {
                    return Err(entry);
                };
                slot.insert(Known { id, spelling });
                self.remaining -= 1;
                self.entries.push(entry.numbered(id));
                Ok(id)
            }
        }
    }
}

/// The number of a kind among those of a namebase.
const fn name_number(kind: EntryKind) -> usize {
    (kind as usize).saturating_sub(EntryKind::NAMES[0] as usize)
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
