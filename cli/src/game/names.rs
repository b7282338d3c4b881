//! Entries of the namebase that a head refers to.

use std::collections::BTreeMap;

use cif_types::{Comment, GameHead, IntoOwned, NEvent, NPlayer, NSite, NSource, NamebaseChoice};
use cif_types::{NamebaseID, Spanned};

/// The kind of an entry; ids count for each kind on their own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Site,
    Event,
    Team,
    Player,
    Source,
    Annotator,
    Sponsor,
    Creator,
    Phrase,
}

/// An id, where there is one.
type Id<'i> = Option<&'i Spanned<NamebaseID>>;

/// The entries that are wanted, found or not.
#[derive(Debug, Default)]
pub(crate) struct Names(BTreeMap<(Kind, u32), Option<NamebaseChoice<'static>>>);

impl Names {
    /// The entries that a head refers to, still to be found.
    pub(crate) fn wanted(head: &GameHead<'_>) -> Self {
        let mut names = Self::default();
        if let Some(event) = &head.event {
            names.want(Kind::Event, event.eventid.as_ref());
            names.want(Kind::Site, event.siteid.as_ref());
            names.want(Kind::Site, event.siteid_element.as_ref());
            names.want(Kind::Sponsor, event.sponsorid.as_ref());
            names.want(Kind::Sponsor, event.sponsorid_element.as_ref());
        }
        for players in &head.players {
            for player in [&players.white, &players.black].into_iter().flatten() {
                names.want(Kind::Player, player.id.as_ref());
                names.want(Kind::Team, player.teamid.as_ref());
            }
        }
        if let Some(source) = &head.source {
            names.want(Kind::Source, source.id.as_ref());
        }
        for extraneous in &head.extraneous {
            names.want(Kind::Annotator, extraneous.annotatorid.as_ref());
            names.want(Kind::Creator, extraneous.creatorid.as_ref());
            names.want(Kind::Phrase, extraneous.phraseid.as_ref());
        }
        names
    }

    fn want(&mut self, kind: Kind, id: Id<'_>) {
        if let Some(id) = id {
            self.0.entry((kind, id.get())).or_default();
        }
    }

    /// Wants what the entries found so far refer to themselves.
    pub(crate) fn follow(&mut self) {
        let mut more = Self::default();
        for entry in self.0.values().flatten() {
            match entry {
                NamebaseChoice::Event(it) => {
                    more.want(Kind::Site, it.siteid.as_ref());
                    more.want(Kind::Sponsor, it.sponsorid.as_ref());
                }
                NamebaseChoice::Player(it) => more.want(Kind::Team, it.teamid.as_ref()),
                _ => {}
            }
        }
        for (key, _) in more.0 {
            self.0.entry(key).or_default();
        }
    }

    /// Returns whether an entry is wanted that has not been found.
    pub(crate) fn are_missing(&self) -> bool {
        self.0.values().any(Option::is_none)
    }

    /// Takes an entry that is wanted, the first of its id, and says whether it
    /// was.
    pub(crate) fn take(&mut self, entry: NamebaseChoice<'_>) -> bool {
        let key = match &entry {
            NamebaseChoice::Site(it) => (Kind::Site, it.id.get()),
            NamebaseChoice::Event(it) => (Kind::Event, it.id.get()),
            NamebaseChoice::Team(it) => (Kind::Team, it.id.get()),
            NamebaseChoice::Player(it) => (Kind::Player, it.id.get()),
            NamebaseChoice::Source(it) => (Kind::Source, it.id.get()),
            NamebaseChoice::Annotator(it) => (Kind::Annotator, it.id.get()),
            NamebaseChoice::Sponsor(it) => (Kind::Sponsor, it.id.get()),
            NamebaseChoice::Creator(it) => (Kind::Creator, it.id.get()),
            NamebaseChoice::Phrase(it) => (Kind::Phrase, it.id.get()),
        };
        match self.0.get_mut(&key) {
            Some(place @ None) => {
                *place = Some(entry.into_owned());
                true
            }
            _ => false,
        }
    }

    fn get(&self, kind: Kind, id: Id<'_>) -> Option<&NamebaseChoice<'static>> {
        self.0.get(&(kind, id?.get()))?.as_ref()
    }

    pub(crate) fn event(&self, id: Id<'_>) -> Option<&NEvent<'static>> {
        match self.get(Kind::Event, id)? {
            NamebaseChoice::Event(it) => Some(it),
            _ => None,
        }
    }

    pub(crate) fn site(&self, id: Id<'_>) -> Option<&NSite<'static>> {
        match self.get(Kind::Site, id)? {
            NamebaseChoice::Site(it) => Some(it),
            _ => None,
        }
    }

    pub(crate) fn player(&self, id: Id<'_>) -> Option<&NPlayer<'static>> {
        match self.get(Kind::Player, id)? {
            NamebaseChoice::Player(it) => Some(it),
            _ => None,
        }
    }

    pub(crate) fn source(&self, id: Id<'_>) -> Option<&NSource<'static>> {
        match self.get(Kind::Source, id)? {
            NamebaseChoice::Source(it) => Some(it),
            _ => None,
        }
    }

    pub(crate) fn team(&self, id: Id<'_>) -> Option<&str> {
        match self.get(Kind::Team, id)? {
            NamebaseChoice::Team(it) => it.name.as_ref().map(|name| &*name.value),
            _ => None,
        }
    }

    pub(crate) fn annotator(&self, id: Id<'_>) -> Option<&str> {
        match self.get(Kind::Annotator, id)? {
            NamebaseChoice::Annotator(it) => Some(it.text.as_str()),
            _ => None,
        }
    }

    pub(crate) fn sponsor(&self, id: Id<'_>) -> Option<&str> {
        match self.get(Kind::Sponsor, id)? {
            NamebaseChoice::Sponsor(it) => Some(it.text.as_str()),
            _ => None,
        }
    }

    pub(crate) fn phrase(&self, id: Id<'_>) -> Option<&Comment<'static>> {
        match self.get(Kind::Phrase, id)? {
            NamebaseChoice::Phrase(it) => Some(&it.base),
            _ => None,
        }
    }
}
