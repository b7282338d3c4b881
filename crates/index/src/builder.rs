//! From games with whole heads to games that share entries: each game is
//! changed in place, and what it now refers to waits to be written before it.

use std::fmt;

use cif_runtime::Spanned;
use cif_runtime::record::Record;
use cif_types::{
    CifItem, Document, EntryKind, Extraneous, GEvent, GPlayer, GSource, Game, GameHead, Index,
    IndexChoice, IndexDocument, IndexGame, IndexID, NAnnotator, NCreator, NEvent, NPhrase, NPlayer,
    NSite, NSource, NSponsor, NTeam, Namebase, NamebaseID, Players, Signature, Token,
};

use crate::names::{Name, Names};
use crate::shared::Shared;
use crate::weight::weight;
use crate::{Counts, LAST_ID, refers};

/// The parts of games that move to shared sections.
#[derive(Clone, Default, Debug)]
pub struct Sharing {
    /// Heads move to the entries of an index.
    pub index: bool,
    /// Names move to the entries of a namebase.
    pub namebase: bool,
    /// The application that makes the index, if it is to be named. Predefined
    /// names (`:PGN`) are not for it: rule IX-010.
    pub creator: Option<Signature<'static>>,
}

/// Moves heads to an index, and names to a namebase.
///
/// Games are given in the order of the archive. Sections may be asked for at
/// any time, once for each batch of games: they hold what the games since the
/// last time refer to and no section held before, and stand before those
/// games in the archive.
///
/// In memory are at most 60 bytes for each distinct name, and the entries for
/// which no section was asked yet.
pub struct Builder {
    sharing: Sharing,
    names: Names,
    entries: Vec<IndexChoice<'static>>,
    /// Bytes of their values.
    weight: usize,
    /// The ids given last.
    games: u32,
    documents: u32,
    last: u32,
    counts: Counts,
}

impl fmt::Debug for Builder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder")
            .field("sharing", &self.sharing)
            .field("counts", &self.counts)
            .finish_non_exhaustive()
    }
}

/// The reason why an item was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refused {
    /// It refers to an entry of the archive that it comes from. What refers
    /// goes through a [`Flattener`](crate::Flattener) first.
    Refers(EntryKind, u32),
    /// There are no more ids: an index has 16,777,215 of a kind.
    Full,
    /// A section other than a listing, or the information of an archive.
    Section,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refers(kind, id) => {
                write!(
                    f,
                    "it refers to the {kind} {id} of another index or namebase"
                )
            }
            Self::Full => write!(f, "an index has no more than {LAST_ID} ids of a kind"),
            Self::Section => f.write_str("it is neither a game nor a document nor data"),
        }
    }
}

impl std::error::Error for Refused {}

impl Builder {
    /// A builder for an archive.
    pub fn new(sharing: Sharing) -> Self {
        Self::with_ids(sharing, LAST_ID)
    }

    /// The same with fewer ids of each kind.
    pub(crate) fn with_ids(sharing: Sharing, last: u32) -> Self {
        Self {
            sharing,
            names: Names::new(last),
            entries: Vec::new(),
            weight: 0,
            games: 0,
            documents: 0,
            last,
            counts: Counts::default(),
        }
    }

    /// Returns true if games share anything at all.
    pub fn shares(&self) -> bool {
        self.sharing.index || self.sharing.namebase
    }

    /// Counts of all items so far, for the archive's `content`.
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// The number of distinct names in the namebase, those of sections not yet
    /// asked for included.
    pub fn names(&self) -> usize {
        self.names.count()
    }

    /// Takes from a game what others can share. A name for which no id is left
    /// stays in the game.
    ///
    /// # Errors
    /// [`Refused::Refers`] and [`Refused::Full`]; then nothing has changed.
    pub fn game(&mut self, game: &mut Game<'static>) -> Result<(), Refused> {
        if let Some((kind, id)) = refers::first(game).filter(|_| self.shares()) {
            return Err(Refused::Refers(kind, id));
        }
        let id = self.sharing.index.then(|| next(&mut self.games, self.last));
        let id = id.transpose()?;
        self.counts.game(game);
        if let Some(head) = game.info.head.as_mut().filter(|_| self.sharing.namebase) {
            self.head(head);
        }
        let Some(id) = id else {
            return Ok(());
        };
        let head = game.info.head.get_or_insert_with(Spanned::default);
        let mut base = std::mem::take(&mut head.value);
        if is_reversed(&base.players) {
            head.players = std::mem::take(&mut base.players);
        }
        base.id = Some(id.into());
        head.id = Some(id.into());
        let signature = game.signature.clone();
        self.weight += weight(&base);
        let entry = IndexGame { base, signature };
        self.entries.push(IndexChoice::Game(entry.into()));
        Ok(())
    }

    /// Gives a document its entry in the index.
    ///
    /// # Errors
    /// As for [`Builder::game`].
    pub fn document(&mut self, document: &mut Document<'static>) -> Result<(), Refused> {
        if let Some(id) = document.id.as_ref().filter(|_| self.shares()) {
            return Err(Refused::Refers(EntryKind::Document, id.get()));
        }
        if self.sharing.index {
            let id = next(&mut self.documents, self.last)?;
            document.id = Some(id.into());
            let entry = IndexDocument { id: id.into() };
            self.entries.push(IndexChoice::Document(entry.into()));
        }
        self.counts.documents += 1;
        Ok(())
    }

    /// Bytes of the values in entries for which no section was asked yet.
    pub fn waiting(&self) -> usize {
        self.weight + self.names.weight
    }

    /// The sections that stand before what was given since the last call: a
    /// namebase, then an index, each only where it has entries.
    pub fn sections(&mut self) -> Vec<CifItem<'static>> {
        let mut sections = Vec::new();
        (self.weight, self.names.weight) = (0, 0);
        if !self.names.entries.is_empty() {
            let namebase = Namebase {
                items: std::mem::take(&mut self.names.entries),
                ..Namebase::default()
            };
            sections.push(CifItem::Namebase(namebase.into()));
        }
        if !self.entries.is_empty() {
            let index = Index {
                creator: self.sharing.creator.clone().map(Into::into),
                items: std::mem::take(&mut self.entries),
                ..Index::default()
            };
            sections.push(CifItem::Index(index.into()));
        }
        sections
    }

    fn head(&mut self, head: &mut GameHead<'static>) {
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

    /// The site is referred to beside the event and not by its entry: where an
    /// address is written for a site, each game has one of its own.
    fn event(&mut self, event: &mut GEvent<'static>) {
        event.siteid = self.share::<NSite<'static>, _>(event);
        event.eventid = self.share::<NEvent<'static>, _>(event);
        if let Some(text) = event.sponsor.take() {
            let id = self.names.none.into();
            match self.names.id(NSponsor { id, text }) {
                Ok(id) => event.sponsorid = Some(id.into()),
                Err(entry) => event.sponsor = Some(entry.text),
            }
        }
    }

    /// The team is referred to beside the player and not by its entry: players
    /// change teams.
    fn player(&mut self, player: &mut GPlayer<'static>) {
        player.id = self.share::<NPlayer<'static>, _>(player);
        if let Some(team) = &mut player.team {
            player.teamid = self.share::<NTeam<'static>, _>(&mut team.value);
        }
        if player.teamid.is_some() {
            player.team = None;
        }
    }

    fn source(&mut self, source: &mut GSource<'static>) {
        source.id = self.share::<NSource<'static>, _>(source);
    }

    /// Moves what a section shares with an entry into one; gives the entry's id.
    fn share<N, S>(&mut self, section: &mut S) -> Option<Spanned<NamebaseID>>
    where
        N: Name + Shared<'static, S>,
        S: Record<'static> + Default,
    {
        self.names.share::<N, S>(section).map(Into::into)
    }

    fn extraneous(&mut self, extraneous: &mut Extraneous<'static>) {
        let none = self.names.none;
        if let Some(text) = extraneous.annotator.take() {
            let id = none.into();
            match self.names.id(NAnnotator { id, text }) {
                Ok(id) => extraneous.annotatorid = Some(id.into()),
                Err(entry) => extraneous.annotator = Some(entry.text),
            }
        }
        // An empty signature is none of the names that an entry can hold.
        let creator = extraneous.creator.as_ref();
        if let Some(Ok(text)) = creator.map(|it| Token::new(it.as_str().to_owned())) {
            let (id, text) = (none.into(), text.into());
            if let Ok(id) = self.names.id(NCreator { id, text }) {
                extraneous.creatorid = Some(id.into());
                extraneous.creator = None;
            }
        }
        if let Some(comment) = extraneous.comment.take() {
            let (id, base) = (none.into(), comment.value);
            match self.names.id(NPhrase { base, id }) {
                Ok(id) => extraneous.phraseid = Some(id.into()),
                Err(entry) => extraneous.comment = Some(Box::new(entry.base.into())),
            }
        }
    }
}

/// The id after the one given last.
fn next(given: &mut u32, last: u32) -> Result<IndexID, Refused> {
    if *given >= last {
        return Err(Refused::Full);
    }
    let id = IndexID::new(*given + 1).map_err(|_| Refused::Full)?;
    *given += 1;
    Ok(id)
}

/// A player of Black and one of White after it, and nobody else: at two
/// boards where the game is played on two, and in wrong order otherwise. An
/// entry of an index does not say which, so that they stay with the game.
fn is_reversed(players: &[Players<'_>]) -> bool {
    matches!(
        players,
        [
            Players {
                white: None,
                black: Some(_),
            },
            Players {
                white: Some(_),
                black: None,
            },
        ]
    )
}

#[cfg(test)]
mod tests {
    use cif_runtime::IntoOwned;

    use super::*;

    fn games(heads: &[&str]) -> Vec<Game<'static>> {
        let text = |head: &&str| {
            format!("<cif><game><info><head>{head}</head></info><moves/></game></cif>")
        };
        let game = |text: String| match cif_types::read(&text).value.value.items.pop() {
            Some(cif_types::ArchiveItem::Game(game)) => game.value.into_owned(),
            _ => panic!("it is a game"),
        };
        heads.iter().map(text).map(game).collect()
    }

    #[test]
    fn names_without_an_id_stay() {
        let heads = [
            "<event><location>A</location><title>B</title><sponsor>C</sponsor></event>\
             <white><name>D</name><team><name>E</name></team></white>\
             <source><title>F</title></source>\
             <extraneous><annotator>G</annotator><creator>H</creator>\
             <comment>I</comment></extraneous>",
            "<event><location>K</location><title>L</title><sponsor>M</sponsor></event>\
             <white><name>N</name><team><name>O</name></team></white>\
             <source><title>P</title></source>\
             <extraneous><annotator>Q</annotator><creator>R</creator>\
             <comment>S</comment></extraneous>",
        ];
        let [mut first, second] = <[Game<'static>; 2]>::try_from(games(&heads)).expect("two");
        let sharing = Sharing {
            namebase: true,
            ..Sharing::default()
        };
        let mut builder = Builder::with_ids(sharing, 1);
        let whole = first.clone();
        builder.game(&mut first).expect("a flat game");
        assert_ne!(first, whole);
        assert_eq!(builder.names(), 9);
        let mut again = second.clone();
        builder.game(&mut again).expect("a flat game");
        assert_eq!(again, second);
        let mut known = whole;
        builder.game(&mut known).expect("a flat game");
        assert_eq!(known, first);
        assert_eq!(builder.names(), 9);
    }

    #[test]
    fn what_waits_is_weighed() {
        let long = "x".repeat(1000);
        let head =
            format!("<white><name>{long}</name></white><tags><tag name='A'>{long}</tag></tags>");
        for (index, namebase, least) in
            [(true, false, 2000), (false, true, 1000), (true, true, 2000)]
        {
            let mut builder = Builder::new(Sharing {
                index,
                namebase,
                creator: None,
            });
            let [mut game] = <[Game<'static>; 1]>::try_from(games(&[&head])).expect("one");
            builder.game(&mut game).expect("a flat game");
            assert!((least..least + 100).contains(&builder.waiting()));
            builder.sections();
            assert_eq!(builder.waiting(), 0);
        }
    }

    #[test]
    fn a_full_index_takes_no_more() {
        let sharing = Sharing {
            index: true,
            ..Sharing::default()
        };
        let mut builder = Builder::with_ids(sharing, 1);
        let mut games = games(&["", "<white/>"]);
        assert_eq!(builder.game(&mut games[0]), Ok(()));
        let whole = games[1].clone();
        assert_eq!(builder.game(&mut games[1]), Err(Refused::Full));
        assert_eq!(games[1], whole);
        assert_eq!(builder.counts().games, 1);
    }

    #[test]
    fn what_refers_is_refused() {
        let cases = [
            ("<event eventid='1'/>", EntryKind::Event, 1),
            ("<event siteid='2'/>", EntryKind::Site, 2),
            ("<event sponsorid='3'/>", EntryKind::Sponsor, 3),
            ("<event><siteid>4</siteid></event>", EntryKind::Site, 4),
            (
                "<event><sponsorid>5</sponsorid></event>",
                EntryKind::Sponsor,
                5,
            ),
            ("<white id='6'/>", EntryKind::Player, 6),
            ("<black><teamid>7</teamid></black>", EntryKind::Team, 7),
            ("<source id='8'/>", EntryKind::Source, 8),
            ("<extraneous annotatorid='9'/>", EntryKind::Annotator, 9),
            ("<extraneous creatorid='10'/>", EntryKind::Creator, 10),
            ("<extraneous phraseid='11'/>", EntryKind::Phrase, 11),
        ];
        for (head, kind, id) in cases {
            for sharing in [(true, false), (false, true)] {
                let (index, namebase) = sharing;
                let mut builder = Builder::new(Sharing {
                    index,
                    namebase,
                    creator: None,
                });
                let mut game = games(&[head]).remove(0);
                let refused = builder.game(&mut game);
                assert_eq!(refused, Err(Refused::Refers(kind, id)), "{head}");
            }
        }
    }
}
