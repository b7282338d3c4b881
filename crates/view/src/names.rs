//! Entries of the namebase that a head refers to.

use std::collections::BTreeMap;

use cif_types::{Comment, GameHead, IntoOwned, NEvent, NPlayer, NSite, NSource, NamebaseChoice};
use cif_types::{EntryKind, NamebaseID, Reference, Spanned, references, references_within};

/// An id, where there is one.
type Id<'i> = Option<&'i Spanned<NamebaseID>>;

/// The entries that are wanted, found or not, by their kind and id.
#[derive(Debug, Default)]
pub struct Names(BTreeMap<(EntryKind, u32), Option<NamebaseChoice<'static>>>);

impl Names {
    /// The entries that a head refers to, still to be found.
    pub fn wanted(head: &GameHead<'_>) -> Self {
        let mut names = Self::default();
        names.want(references(head));
        names
    }

    fn want(&mut self, references: Vec<Reference>) {
        for Reference { kind, id, .. } in references {
            self.0.entry((kind, id)).or_default();
        }
    }

    /// Wants what the entries found so far refer to themselves.
    pub fn follow(&mut self) {
        let found = self.0.values().flatten();
        let references = found.flat_map(references_within).collect();
        self.want(references);
    }

    /// Returns whether an entry is wanted that has not been found.
    pub fn are_missing(&self) -> bool {
        self.0.values().any(Option::is_none)
    }

    /// Takes an entry that is wanted, the first of its id, and says whether it
    /// was.
    pub fn take(&mut self, entry: NamebaseChoice<'_>) -> bool {
        let key = (entry.kind(), entry.id().get());
        match self.0.get_mut(&key) {
            Some(place @ None) => {
                *place = Some(entry.into_owned());
                true
            }
            _ => false,
        }
    }

    fn get(&self, kind: EntryKind, id: Id<'_>) -> Option<&NamebaseChoice<'static>> {
        self.0.get(&(kind, id?.get()))?.as_ref()
    }

    pub(crate) fn event(&self, id: Id<'_>) -> Option<&NEvent<'static>> {
        match self.get(EntryKind::Event, id)? {
            NamebaseChoice::Event(it) => Some(it),
            _ => None,
        }
    }

    pub(crate) fn site(&self, id: Id<'_>) -> Option<&NSite<'static>> {
        match self.get(EntryKind::Site, id)? {
            NamebaseChoice::Site(it) => Some(it),
            _ => None,
        }
    }

    pub(crate) fn player(&self, id: Id<'_>) -> Option<&NPlayer<'static>> {
        match self.get(EntryKind::Player, id)? {
            NamebaseChoice::Player(it) => Some(it),
            _ => None,
        }
    }

    pub(crate) fn source(&self, id: Id<'_>) -> Option<&NSource<'static>> {
        match self.get(EntryKind::Source, id)? {
            NamebaseChoice::Source(it) => Some(it),
            _ => None,
        }
    }

    pub(crate) fn team(&self, id: Id<'_>) -> Option<&str> {
        match self.get(EntryKind::Team, id)? {
            NamebaseChoice::Team(it) => it.name.as_ref().map(|name| &*name.value),
            _ => None,
        }
    }

    pub(crate) fn annotator(&self, id: Id<'_>) -> Option<&str> {
        match self.get(EntryKind::Annotator, id)? {
            NamebaseChoice::Annotator(it) => Some(it.text.as_str()),
            _ => None,
        }
    }

    pub(crate) fn sponsor(&self, id: Id<'_>) -> Option<&str> {
        match self.get(EntryKind::Sponsor, id)? {
            NamebaseChoice::Sponsor(it) => Some(it.text.as_str()),
            _ => None,
        }
    }

    pub(crate) fn phrase(&self, id: Id<'_>) -> Option<&Comment<'static>> {
        match self.get(EntryKind::Phrase, id)? {
            NamebaseChoice::Phrase(it) => Some(&it.base),
            _ => None,
        }
    }
}
