//! One game while it takes what it refers to: its entry in the index, then the
//! names in its head.

use cif_runtime::record::Record;
use cif_runtime::{IntoOwned, Spanned};
use cif_types::{
    EntryKind, Extraneous, GEvent, GPlayer, GSource, Game, GameHead, NamebaseChoice, NamebaseID,
    Signature, seat_at_one_board,
};
use cif_validator::effective_head;

use crate::entries::{Entries, Moment, Taken, read_game, read_name, read_section};
use crate::loss::{Loss, Place, Reason};
use crate::refers;
use crate::shared::{Differing, Give};

/// A game that takes what it refers to, or an entry of a listing.
pub(crate) struct Settling<'e> {
    entries: &'e Entries,
    moment: Moment,
    place: Place,
    pub(crate) losses: Vec<Loss>,
}

impl<'e> Settling<'e> {
    /// One for which only those entries count that were there at the moment.
    pub(crate) fn new(entries: &'e Entries, moment: Moment, place: Place) -> Self {
        Self {
            entries,
            moment,
            place,
            losses: Vec::new(),
        }
    }

    /// Writes out in a game what it refers to; `entry` is what it got that
    /// names it.
    pub(crate) fn game(&mut self, game: &mut Game<'_>, entry: Option<(u32, Taken)>) {
        let tandem = game.tandem();
        let inherits = game.info.head.as_mut().and_then(|head| head.id.take());
        if let (Some((id, taken)), Some(head)) = (entry, game.info.head.as_mut()) {
            let signature = game.signature.as_ref();
            self.inherit(head, id, &taken, signature, tandem);
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
                place: self.place,
                kind: EntryKind::Game,
                id: Some(id.get()),
                reason: Reason::Link,
            });
        });
    }

    /// Takes over what the index entry of a game says.
    fn inherit(
        &mut self,
        head: &mut GameHead<'_>,
        id: u32,
        taken: &Taken,
        signature: Option<&Spanned<Signature<'_>>>,
        tandem: bool,
    ) {
        let text = match taken {
            Taken::Now(place) => self.entries.text(*place),
            Taken::Earlier => return self.lose(EntryKind::Game, Some(id), Reason::Taken),
            Taken::Never => None,
        };
        let Some(text) = text else {
            return self.lose(EntryKind::Game, Some(id), Reason::Undefined);
        };
        let Some(entry) = read_game(&text) else {
            self.lose(EntryKind::Game, Some(id), Reason::Unfit(text));
            return;
        };
        // A signature is a promise of its own, and nobody gives one by a guess.
        let theirs = entry.signature.as_ref().map_or("", |it| it.as_str());
        if theirs != signature.map_or("", |it| it.as_str()) {
            self.lose(EntryKind::Game, Some(id), Reason::Overridden("@signature"));
        }
        let mut base = entry.base;
        base.id = None;
        if !tandem {
            seat_at_one_board(&mut base.players);
        }
        if *head == GameHead::default() {
            *head = base;
            return;
        }
        let mut merged = effective_head(head, Some(&base));
        let reverse = effective_head(&base, Some(head));
        let mut differing = Differing::default();
        merged.join(&reverse, &mut differing);
        for section in differing.0 {
            self.lose(EntryKind::Game, Some(id), Reason::Overridden(section));
        }
        *head = merged;
    }

    /// Writes out the names that a head refers to.
    pub(crate) fn head(&mut self, head: &mut GameHead<'_>) {
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
            && let Some(entry) = self.section(EntryKind::Event, id, take_event)
        {
            self.give(EntryKind::Event, id, &entry, event);
        }
        let mut taken = None;
        for id in [event.siteid.take(), event.siteid_element.take()] {
            if let Some(id) = id
                && let Some(entry) = self.section(EntryKind::Site, id, take_event)
            {
                match taken.replace(id) {
                    Some(first) if *first != *id => self.other_site(id, &entry, event),
                    _ => self.give(EntryKind::Site, id, &entry, event),
                }
            }
        }
        for id in [event.sponsorid.take(), event.sponsorid_element.take()] {
            if let Some(id) = id
                && let Some(NamebaseChoice::Sponsor(entry)) = self.name(EntryKind::Sponsor, id)
            {
                self.give_one(
                    EntryKind::Sponsor,
                    id,
                    entry.value.text,
                    &mut event.sponsor,
                    "sponsor",
                );
            }
        }
    }

    /// A second site, of which nothing is taken: parts of two sites are none.
    fn other_site<'a>(&mut self, id: Spanned<NamebaseID>, site: &GEvent<'a>, event: &GEvent<'a>) {
        let before = self.losses.len();
        self.give(EntryKind::Site, id, site, &mut event.clone());
        if self.losses.len() == before {
            self.lose(
                EntryKind::Site,
                Some(id.get()),
                Reason::Overridden("siteid"),
            );
        }
    }

    fn player(&mut self, player: &mut GPlayer<'_>) {
        if let Some(id) = player.id.take()
            && let Some(entry) = self.section(EntryKind::Player, id, take_white)
        {
            self.give(EntryKind::Player, id, &entry, player);
        }
        if let Some(id) = player.teamid.take()
            && let Some(entry) = self.section(EntryKind::Team, id, take_white)
        {
            let theirs = entry.team.unwrap_or_default();
            let team = player.team.get_or_insert_default();
            self.give(EntryKind::Team, id, &theirs.value, &mut team.value);
        }
    }

    fn source(&mut self, source: &mut GSource<'_>) {
        if let Some(id) = source.id.take()
            && let Some(entry) = self.section(EntryKind::Source, id, take_source)
        {
            self.give(EntryKind::Source, id, &entry, source);
        }
    }

    fn extraneous(&mut self, extraneous: &mut Extraneous<'_>) {
        if let Some(id) = extraneous.annotatorid.take()
            && let Some(NamebaseChoice::Annotator(entry)) = self.name(EntryKind::Annotator, id)
        {
            let own = &mut extraneous.annotator;
            self.give_one(EntryKind::Annotator, id, entry.value.text, own, "annotator");
        }
        if let Some(id) = extraneous.creatorid.take()
            && let Some(NamebaseChoice::Creator(entry)) = self.name(EntryKind::Creator, id)
        {
            let text = entry.value.text.value;
            if let Ok(creator) = Signature::new(text.as_str().to_owned()) {
                let own = &mut extraneous.creator;
                self.give_one(EntryKind::Creator, id, creator.into(), own, "creator");
            } else {
                let reason = Reason::Unfit(text.as_str().to_owned());
                self.lose(EntryKind::Creator, Some(id.get()), reason);
            }
        }
        if let Some(id) = extraneous.phraseid.take()
            && let Some(NamebaseChoice::Phrase(entry)) = self.name(EntryKind::Phrase, id)
        {
            let own = &mut extraneous.comment;
            let comment = Box::new(entry.value.base.into());
            self.give_one(EntryKind::Phrase, id, comment, own, "comment");
        }
    }

    /// The entry of a namebase that a reference names.
    fn name(
        &mut self,
        kind: EntryKind,
        id: Spanned<NamebaseID>,
    ) -> Option<NamebaseChoice<'static>> {
        let text = self.entries.find(kind, id.get(), self.moment);
        let entry = text.as_deref().and_then(read_name);
        if entry.is_none() {
            self.lose(kind, Some(id.get()), Reason::Undefined);
        }
        entry
    }

    /// The section that says what an entry does.
    fn section<S>(
        &mut self,
        kind: EntryKind,
        id: Spanned<NamebaseID>,
        take: fn(&mut GameHead<'_>) -> Option<S>,
    ) -> Option<S> {
        let text = self.entries.find(kind, id.get(), self.moment);
        let section = text.and_then(|text| read_section(kind, &text, take));
        if section.is_none() {
            self.lose(kind, Some(id.get()), Reason::Undefined);
        }
        section
    }

    /// Gives a section what an entry says.
    fn give<'a, S: Record<'a>>(
        &mut self,
        kind: EntryKind,
        id: Spanned<NamebaseID>,
        entry: &S,
        section: &mut S,
    ) {
        let mut give = Give::default();
        section.join(entry, &mut give);
        for member in give.overridden {
            self.lose(kind, Some(id.get()), Reason::Overridden(member));
        }
    }

    fn give_one<T: PartialEq>(
        &mut self,
        kind: EntryKind,
        id: Spanned<NamebaseID>,
        theirs: T,
        own: &mut Option<T>,
        member: &'static str,
    ) {
        match own {
            None => *own = Some(theirs),
            Some(own) if *own == theirs => {}
            Some(_) => self.lose(kind, Some(id.get()), Reason::Overridden(member)),
        }
    }

    fn lose(&mut self, kind: EntryKind, id: Option<u32>, reason: Reason) {
        self.losses.push(Loss {
            place: self.place,
            kind,
            id,
            reason,
        });
    }
}

fn take_event(head: &mut GameHead<'_>) -> Option<GEvent<'static>> {
    Some(head.event.take()?.value.into_owned())
}

fn take_source(head: &mut GameHead<'_>) -> Option<GSource<'static>> {
    Some(head.source.take()?.value.into_owned())
}

/// Takes the player of White, and nobody else.
fn take_white(head: &mut GameHead<'_>) -> Option<GPlayer<'static>> {
    Some(head.players.first_mut()?.white.take()?.value.into_owned())
}
