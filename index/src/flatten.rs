//! From games that share entries to games with whole heads. What the sections
//! said goes into each game; what has no place in a game is told.

use cif_runtime::Spanned;
use cif_types::{
    CifItem, Document, Extraneous, GEvent, GPlayer, GSource, Game, GameHead, Index, IndexChoice,
    IndexType, Namebase, NamebaseChoice, NamebaseID, Signature, TeamInfo,
};
use cif_validator::effective_head;

use crate::Kind;
use crate::entries::{Entries, read_game, read_name, written};
use crate::loss::{Loss, Place, Reason};
use crate::refers;
use crate::shared::Shared;

/// Writes out in each game what it refers to.
///
/// Items are given in the order of the archive; a section may be given as a
/// whole or in parts ([`cif_types::Section`]). Where game and entry both say
/// something, which the format forbids, the game's own value stands, as it
/// does for [`effective_head`].
///
/// Values that come from an entry have the place that they had in its text
/// alone, which means nothing in the archive.
///
/// In memory are the written text of each name of a namebase, and that of
/// each index entry until its game has come.
#[derive(Default)]
pub struct Flattener {
    games: Entries,
    names: [Entries; Kind::NAMES.len()],
    /// How many games, and entries of listings, have come.
    game: u64,
    listed: u64,
    place: Option<Place>,
    losses: Vec<Loss>,
}

impl Flattener {
    /// A flattener for an archive.
    pub fn new() -> Self {
        Self::default()
    }

    /// What remains of an item in a flat archive: games with whole heads,
    /// documents without ids, data and information as they are. Sections are
    /// kept in mind and leave nothing behind, but for listings, which no game
    /// refers to: they stay, their entries with whole heads.
    pub fn item<'a>(&mut self, mut item: CifItem<'a>) -> Option<CifItem<'a>> {
        match &mut item {
            CifItem::Game(game) => self.game(game),
            CifItem::Document(document) => Self::document(document),
            CifItem::Index(index) if index.r#type() == IndexType::Listing => self.listing(index),
            CifItem::Index(index) => {
                self.index(index);
                return None;
            }
            CifItem::Namebase(namebase) => {
                self.namebase(namebase);
                return None;
            }
            CifItem::Data(_) | CifItem::Info(_) => {}
        }
        Some(item)
    }

    /// What was lost since the last call. To be asked for now and then: losses
    /// wait in memory.
    pub fn losses(&mut self) -> Vec<Loss> {
        std::mem::take(&mut self.losses)
    }

    /// What was lost since the last call of [`Flattener::losses`], and the
    /// entries that nothing referred to.
    pub fn finish(mut self) -> Vec<Loss> {
        self.place = None;
        let kinds = std::iter::once(Kind::Game).chain(Kind::NAMES);
        let tables = std::iter::once(self.games).chain(self.names);
        let mut losses = self.losses;
        for (kind, entries) in kinds.zip(tables) {
            losses.extend(entries.unused().into_iter().map(|(id, text)| Loss {
                place: Place::Archive,
                kind,
                id: Some(id),
                reason: Reason::Unused(text.into()),
            }));
        }
        losses
    }

    /// Writes out in a game what it refers to.
    pub fn game(&mut self, game: &mut Game<'_>) {
        self.game += 1;
        self.place = Some(Place::Game(self.game));
        let inherits = game.info.head.as_mut().and_then(|head| head.id.take());
        if let (Some(id), Some(head)) = (inherits, game.info.head.as_mut()) {
            let signature = game.signature.as_ref();
            self.inherit(head, id.get(), signature);
        }
        if let Some(head) = &mut game.info.head {
            self.head(head);
        }
        // Then there is a head for the sake of the id alone.
        let empty = |head: &Spanned<GameHead<'_>>| head.value == GameHead::default();
        if inherits.is_some() && game.info.head.as_ref().is_some_and(empty) {
            game.info.head = None;
        }
        refers::unlink(&mut game.moves, |id| {
            self.losses.push(Loss {
                place: Place::Game(self.game),
                kind: Kind::Game,
                id: Some(id.get()),
                reason: Reason::Link,
            });
        });
    }

    /// An index says nothing of a document but its id.
    fn document(document: &mut Document<'_>) {
        document.id = None;
    }

    fn listing(&mut self, index: &mut Index<'_>) {
        for entry in &mut index.items {
            if let IndexChoice::Game(game) = entry {
                self.listed += 1;
                self.place = Some(Place::Listing(self.listed));
                self.head(&mut game.base);
            }
        }
    }

    fn index(&mut self, index: &Index<'_>) {
        self.place = None;
        for entry in &index.items {
            let IndexChoice::Game(game) = entry else {
                continue;
            };
            let text = written("game", &game.value);
            match &game.base.id {
                None => self.lose(Kind::Game, None, Reason::Nameless(text.into())),
                Some(id) => {
                    if let Some(text) = self.games.define(id.get(), text) {
                        self.lose(Kind::Game, Some(id.get()), Reason::Repeated(text.into()));
                    }
                }
            }
        }
    }

    fn namebase(&mut self, namebase: &Namebase<'_>) {
        self.place = None;
        for entry in &namebase.items {
            let (kind, id, text) = match entry {
                NamebaseChoice::Site(it) => (Kind::Site, &it.id, written("site", &it.value)),
                NamebaseChoice::Event(it) => (Kind::Event, &it.id, written("event", &it.value)),
                NamebaseChoice::Team(it) => (Kind::Team, &it.id, written("team", &it.value)),
                NamebaseChoice::Player(it) => (Kind::Player, &it.id, written("player", &it.value)),
                NamebaseChoice::Source(it) => (Kind::Source, &it.id, written("source", &it.value)),
                NamebaseChoice::Annotator(it) => {
                    (Kind::Annotator, &it.id, written("annotator", &it.value))
                }
                NamebaseChoice::Sponsor(it) => {
                    (Kind::Sponsor, &it.id, written("sponsor", &it.value))
                }
                NamebaseChoice::Creator(it) => {
                    (Kind::Creator, &it.id, written("creator", &it.value))
                }
                NamebaseChoice::Phrase(it) => (Kind::Phrase, &it.id, written("phrase", &it.value)),
            };
            let entries = self.names.get_mut(kind.name_number());
            if let Some(text) = entries.and_then(|it| it.define(id.get(), text)) {
                self.lose(kind, Some(id.get()), Reason::Repeated(text.into()));
            }
        }
    }

    /// Takes over what the index entry of a game says.
    fn inherit(
        &mut self,
        head: &mut GameHead<'_>,
        id: u32,
        signature: Option<&Spanned<Signature<'_>>>,
    ) {
        let Some(text) = self.games.take(id) else {
            let taken = self.games.has_seen(id);
            let reason = if taken {
                Reason::Taken
            } else {
                Reason::Undefined
            };
            self.lose(Kind::Game, Some(id), reason);
            return;
        };
        let Some(entry) = read_game(&text) else {
            self.lose(Kind::Game, Some(id), Reason::Unfit(text.into()));
            return;
        };
        // A signature is a promise of its own, and nobody gives one by a guess.
        let theirs = entry.signature.as_ref().map_or("", |it| it.as_str());
        if theirs != signature.map_or("", |it| it.as_str()) {
            self.lose(Kind::Game, Some(id), Reason::Overridden("@signature"));
        }
        let mut base = entry.base;
        base.id = None;
        if *head == GameHead::default() {
            *head = base;
            return;
        }
        let merged = effective_head(head, Some(&base));
        let reverse = effective_head(&base, Some(head));
        for section in differing(&merged, &reverse) {
            self.lose(Kind::Game, Some(id), Reason::Overridden(section));
        }
        *head = merged;
    }

    /// Writes out the names that a head refers to.
    fn head(&mut self, head: &mut GameHead<'_>) {
        if let Some(event) = &mut head.event {
            self.event(event);
        }
        for players in &mut head.players {
            let players = [&mut players.white, &mut players.black];
            for player in players.into_iter().flatten() {
                self.player(player);
            }
        }
        if let Some(source) = &mut head.source {
            self.source(source);
        }
        for extraneous in &mut head.extraneous {
            self.extraneous(extraneous);
        }
    }

    fn event(&mut self, event: &mut GEvent<'_>) {
        if let Some(id) = event.eventid.take()
            && let Some(NamebaseChoice::Event(entry)) = self.name(Kind::Event, id)
        {
            self.give(Kind::Event, id, entry.value, event);
        }
        for id in [event.siteid.take(), event.siteid_element.take()] {
            if let Some(id) = id
                && let Some(NamebaseChoice::Site(entry)) = self.name(Kind::Site, id)
            {
                self.give(Kind::Site, id, entry.value, event);
            }
        }
        for id in [event.sponsorid.take(), event.sponsorid_element.take()] {
            if let Some(id) = id
                && let Some(NamebaseChoice::Sponsor(entry)) = self.name(Kind::Sponsor, id)
            {
                self.give_one(
                    Kind::Sponsor,
                    id,
                    entry.value.text,
                    &mut event.sponsor,
                    "sponsor",
                );
            }
        }
    }

    fn player(&mut self, player: &mut GPlayer<'_>) {
        if let Some(id) = player.id.take()
            && let Some(NamebaseChoice::Player(entry)) = self.name(Kind::Player, id)
        {
            self.give(Kind::Player, id, entry.value, player);
        }
        if let Some(id) = player.teamid.take()
            && let Some(NamebaseChoice::Team(entry)) = self.name(Kind::Team, id)
        {
            let team = player
                .team
                .get_or_insert_with(|| TeamInfo::default().into());
            self.give(Kind::Team, id, entry.value, &mut team.value);
        }
    }

    fn source(&mut self, source: &mut GSource<'_>) {
        if let Some(id) = source.id.take()
            && let Some(NamebaseChoice::Source(entry)) = self.name(Kind::Source, id)
        {
            self.give(Kind::Source, id, entry.value, source);
        }
    }

    fn extraneous(&mut self, extraneous: &mut Extraneous<'_>) {
        if let Some(id) = extraneous.annotatorid.take()
            && let Some(NamebaseChoice::Annotator(entry)) = self.name(Kind::Annotator, id)
        {
            let own = &mut extraneous.annotator;
            self.give_one(Kind::Annotator, id, entry.value.text, own, "annotator");
        }
        if let Some(id) = extraneous.creatorid.take()
            && let Some(NamebaseChoice::Creator(entry)) = self.name(Kind::Creator, id)
        {
            let text = entry.value.text.value;
            if let Ok(creator) = Signature::new(text.as_str().to_owned()) {
                let own = &mut extraneous.creator;
                self.give_one(Kind::Creator, id, creator.into(), own, "creator");
            } else {
                let reason = Reason::Unfit(text.as_str().to_owned());
                self.lose(Kind::Creator, Some(id.get()), reason);
            }
        }
        if let Some(id) = extraneous.phraseid.take()
            && let Some(NamebaseChoice::Phrase(entry)) = self.name(Kind::Phrase, id)
        {
            let own = &mut extraneous.comment;
            self.give_one(Kind::Phrase, id, entry.value.base.into(), own, "comment");
        }
    }

    /// The entry of a namebase that a reference names.
    fn name(&mut self, kind: Kind, id: Spanned<NamebaseID>) -> Option<NamebaseChoice<'static>> {
        let entries = self.names.get_mut(kind.name_number())?;
        let entry = entries.text(id.get()).and_then(read_name);
        if entry.is_none() {
            self.lose(kind, Some(id.get()), Reason::Undefined);
        }
        entry
    }

    fn give<S>(
        &mut self,
        kind: Kind,
        id: Spanned<NamebaseID>,
        entry: impl Shared<S>,
        section: &mut S,
    ) {
        entry.give(section, &mut |member| {
            self.lose(kind, Some(id.get()), Reason::Overridden(member));
        });
    }

    fn give_one<T: PartialEq>(
        &mut self,
        kind: Kind,
        id: Spanned<NamebaseID>,
        theirs: Spanned<T>,
        own: &mut Option<Spanned<T>>,
        member: &'static str,
    ) {
        match own {
            None => *own = Some(theirs),
            Some(own) if *own == theirs => {}
            Some(_) => self.lose(kind, Some(id.get()), Reason::Overridden(member)),
        }
    }

    fn lose(&mut self, kind: Kind, id: Option<u32>, reason: Reason) {
        let place = self.place.unwrap_or(Place::Archive);
        self.losses.push(Loss {
            place,
            kind,
            id,
            reason,
        });
    }
}

/// The sections in which two heads differ.
fn differing(one: &GameHead<'_>, other: &GameHead<'_>) -> impl Iterator<Item = &'static str> {
    macro_rules! sections {
        ($($section:ident)*) => {
            [$((stringify!($section), one.$section != other.$section)),*]
        };
    }
    let sections = sections!(
        flags characteristics event players source time opening extraneous tags
    );
    let differing = sections.into_iter().filter(|(_, differ)| *differ);
    differing.map(|(section, _)| section)
}
