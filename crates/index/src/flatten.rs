//! From games that share entries to games with whole heads. What the sections
//! said goes into each game; what has no place in a game is reported.

use std::fmt;
use std::io;

use cif_types::{CifItem, EntryKind, Game, Index, IndexChoice, IndexType};

use crate::entries::{Entries, Moment, Taken, Written};
use crate::loss::{Loss, Place, Reason};
use crate::settle::Settling;

/// Writes out in each game what it refers to.
///
/// Items are given in the order of the archive; a section may be given as a
/// whole or in parts ([`cif_types::Section`]). Where game and entry both say
/// something, which the format forbids, the entry's value counts, as it
/// does for [`effective_head`](cif_validator::effective_head).
///
/// Values that come from an entry have the place that they had in its text
/// alone, which means nothing in the archive.
///
/// In memory are at most 1 MB of the text of entries and 4 MB of what was
/// looked up, and about 11 bytes for each entry, or up to 170 where ids lie far
/// apart; a temporary file without a name holds the rest. In WebAssembly, which
/// has none, the text of entries stays in memory.
///
/// # Several threads
///
/// Order matters to [`Flattener::define`] and [`Flattener::claim`], which take
/// next to no time unless a section is claimed. What takes time can be done by
/// any thread and in any order: [`Written::of`] before them, and
/// [`Claim::settle`] after them.
#[derive(Default)]
pub struct Flattener {
    entries: Entries,
    /// The number of games, and of entries of listings, so far.
    game: u64,
    listed: u64,
    losses: Vec<Loss>,
}

impl fmt::Debug for Flattener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Flattener")
            .field("game", &self.game)
            .field("listed", &self.listed)
            .field("losses", &self.losses)
            .finish_non_exhaustive()
    }
}

/// The part of the sections before an item that it may take.
pub struct Claim {
    entries: Entries,
    moment: Moment,
    /// The number of the game, or of the listing's first entry.
    number: u64,
    /// The entry of the game.
    entry: Option<(u32, Taken)>,
}

impl fmt::Debug for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Claim")
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

impl Flattener {
    /// A flattener for an archive.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the rest of an item in a flat archive: games with whole heads,
    /// documents without ids, data and information as they are. Sections are
    /// kept in mind and leave nothing behind, but for listings, which no game
    /// refers to: they stay, their entries with whole heads.
    pub fn item<'a>(&mut self, mut item: CifItem<'a>) -> Option<CifItem<'a>> {
        let mut losses = self.claim(&item)?.settle(&mut item);
        self.losses.append(&mut losses);
        Some(item)
    }

    /// Writes out in a game what it refers to.
    pub fn game(&mut self, game: &mut Game<'_>) {
        let mut losses = self.claim_of(game).settle_game(game);
        self.losses.append(&mut losses);
    }

    /// Keeps the entries of a section in mind, for the items after it.
    pub fn define(&mut self, written: Written) {
        for (kind, id, entry) in written.0 {
            let reason = match id {
                None => Reason::Nameless(entry.text),
                Some(id) if self.entries.define(kind, id, &entry) => Reason::Repeated(entry.text),
                Some(_) => continue,
            };
            self.losses.push(Loss {
                place: Place::Section(entry.position),
                kind,
                id,
                reason,
            });
        }
    }

    /// Returns the claim of an item: all that was defined before it, and a game
    /// the entry that it names, if no game before it has. Nothing for a section
    /// that games refer to, which is kept in mind and leaves nothing behind.
    pub fn claim(&mut self, item: &CifItem<'_>) -> Option<Claim> {
        match item {
            CifItem::Game(game) => Some(self.claim_of(game)),
            CifItem::Index(index) if index.r#type() == IndexType::Listing => {
                let number = self.listed + 1;
                self.listed += games_of(index);
                Some(self.claim_with(number, None))
            }
            CifItem::Index(_) | CifItem::Namebase(_) => {
                self.define(Written::of(item));
                None
            }
            CifItem::Document(_) | CifItem::Data(_) | CifItem::Info(_) => {
                Some(self.claim_with(0, None))
            }
        }
    }

    fn claim_of(&mut self, game: &Game<'_>) -> Claim {
        self.game += 1;
        let head = game.info.head.as_ref();
        let id = head.and_then(|head| head.id.as_ref()).map(|id| id.get());
        self.claim_with(self.game, id.map(|id| (id, self.entries.take(id))))
    }

    fn claim_with(&self, number: u64, entry: Option<(u32, Taken)>) -> Claim {
        Claim {
            entries: self.entries.clone(),
            moment: self.entries.now(),
            number,
            entry,
        }
    }

    /// Takes the losses since the last call. To be asked for now and then:
    /// losses wait in memory.
    pub fn losses(&mut self) -> Vec<Loss> {
        std::mem::take(&mut self.losses)
    }

    /// The error of the file for entries since the last call, to be asked for
    /// now and then. Where it cannot be written, all stays in memory;
    /// where it cannot be read, entries are missing from games, and reported as
    /// if they were not there.
    pub fn take_error(&mut self) -> Option<io::Error> {
        self.entries.take_error()
    }

    /// Returns the losses since the last call of [`Flattener::losses`], and the
    /// entries that nothing referred to. All claims are to be settled before.
    ///
    /// An error as [`Flattener::take_error`] returns it.
    pub fn finish(self) -> impl Iterator<Item = io::Result<Loss>> {
        let Self {
            entries, losses, ..
        } = self;
        let kept = entries.clone();
        let error = std::iter::once_with(move || kept.take_error()).flatten();
        let losses = losses.into_iter().map(Ok);
        let kinds = EntryKind::ALL.into_iter();
        let unused = kinds.flat_map(move |kind| unused(entries.clone(), kind));
        error.map(Err).chain(losses).chain(unused)
    }
}

/// The entries of a kind that nothing referred to.
fn unused(entries: Entries, kind: EntryKind) -> impl Iterator<Item = io::Result<Loss>> {
    let mut from = Some(0);
    std::iter::from_fn(move || {
        let (id, entry) = entries.unused(kind, from?)?;
        from = id.checked_add(1);
        let Some(entry) = entry else {
            from = None;
            return entries.take_error().map(Err);
        };
        Some(Ok(Loss {
            place: Place::Section(entry.position),
            kind,
            id: Some(id),
            reason: Reason::Unused(entry.text),
        }))
    })
}

fn games_of(index: &Index<'_>) -> u64 {
    let games = index.items.iter();
    let games = games.filter(|it| matches!(it, IndexChoice::Game(_)));
    games.count() as u64
}

impl Claim {
    /// Makes of an item what remains of it in a flat archive; gives what is
    /// lost.
    pub fn settle(self, item: &mut CifItem<'_>) -> Vec<Loss> {
        match item {
            CifItem::Game(game) => return self.settle_game(game),
            // An index says nothing of a document but its id.
            CifItem::Document(document) => document.id = None,
            CifItem::Index(index) => return self.settle_listing(index),
            _ => {}
        }
        Vec::new()
    }

    fn settle_game(self, game: &mut Game<'_>) -> Vec<Loss> {
        let place = Place::Game(self.number);
        let mut settling = Settling::new(&self.entries, self.moment, place);
        settling.game(game, self.entry);
        settling.losses
    }

    fn settle_listing(self, index: &mut Index<'_>) -> Vec<Loss> {
        let mut losses = Vec::new();
        let mut number = self.number;
        for entry in &mut index.items {
            if let IndexChoice::Game(game) = entry {
                let place = Place::Listing(number);
                let mut settling = Settling::new(&self.entries, self.moment, place);
                settling.head(&mut game.base);
                losses.append(&mut settling.losses);
                number += 1;
            }
        }
        losses
    }
}
