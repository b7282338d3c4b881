//! Brings the rules to an item: works out once what several rules need, hands
//! it to them, and collects what they say together with the item's references
//! and definitions.

use std::sync::Arc;

use cif_text::legality::Rulebook;
use cif_types::{
    ArchiveData, ArchiveDataChoice, BLOb, CifItem, Document, Game, GameDataChoice, GameHead, Index,
    IndexChoice, IndexGame, IndexType, MoveStyle, Namebase, NamebaseChoice, NamebaseID, Span,
    Spanned,
};

use crate::archive::{Archive, Defines, EntryHead, EntryReference, Link, Links};
use crate::contents::Contents;
use crate::context::{
    BlobsContext, GameContext, HeadContext, IndexContext, InfoContext, Inherited,
};
use crate::fingerprint::Fingerprint;
use crate::head::{Head, Member, NameEntry, Part};
use crate::kinds::{KINDS, look};
use crate::late::{HeadSays, Says};
use crate::moves::{Moves, style_name};
use crate::options::{Legality, Options};
use crate::refused::Refused;
use crate::replay;
use crate::report::Reported;
use crate::space::Space;

/// Judges items one after the other; its memory is used again and again.
#[derive(Default)]
pub(crate) struct Judge {
    head: Head,
    /// The rules of chess, where games are to be replayed.
    rulebook: Option<&'static dyn Rulebook>,
    /// Whether a game's own signature is believed.
    believing: bool,
    /// Whether nobody knows the type of the index of which this is a part.
    pub(crate) untyped: bool,
    /// How many reports of a rule on one item are listed.
    most_reports: usize,
    /// The signature met last: an archive has few, and many entries.
    signature: Arc<str>,
    /// What is said of the item.
    verdict: Verdict,
}

/// What is said of an item.
#[derive(Default)]
pub(crate) struct Verdict {
    /// What the rules say.
    pub(crate) reports: Reported,
    /// What the item refers to and defines, in the order of the text.
    pub(crate) events: Vec<Event>,
    /// A player of Black and one of White after it, in a game on one board.
    pub(crate) reversed_players: Option<[Span; 2]>,
    /// How many games and documents it is.
    pub(crate) games: u64,
    pub(crate) documents: u64,
    /// Whether it could not be read, so that nobody knows how many games and
    /// documents there are.
    pub(crate) uncounted: bool,
}

/// A reference or a definition.
pub(crate) enum Event {
    Refer {
        space: Space,
        id: u32,
        span: Span,
        /// What the head says that holds it.
        says: Says,
    },
    Define {
        space: Space,
        id: u32,
        span: Span,
        defines: Defines,
        /// What an entry of a namebase says.
        data: Option<Fingerprint>,
    },
    /// The use of a move style.
    ReferStyle { name: Box<str>, span: Span },
    /// The definition of a move style.
    DefineStyle { name: Box<str>, span: Span },
    /// A game or a document without an id.
    Nameless { space: Space, span: Span },
    /// An index section other than a listing.
    Index(Span),
    /// A BLOb of a data section, by its name.
    Blob { name: Box<str>, span: Span },
    /// An entry of a listing, or of an index of which that is not certain.
    List {
        space: Space,
        id: u32,
        span: Span,
        certain: bool,
    },
    /// An entry whose id cannot be read.
    Unreadable(Space),
}

impl Judge {
    pub(crate) fn new(options: &Options) -> Self {
        let replays = options.legality != Legality::Never;
        Self {
            rulebook: options.rulebook.filter(|_| replays),
            believing: options.legality == Legality::Auto,
            most_reports: options.limits.violations,
            ..Self::default()
        }
    }

    /// Judges an item by itself and by what is remembered of the archive.
    pub(crate) fn item(
        &mut self,
        item: &CifItem<'_>,
        refused: &Refused<'_>,
        archive: &Archive,
    ) -> Verdict {
        self.verdict.reports.begin(self.most_reports);
        match item {
            CifItem::Game(game) => {
                self.verdict.games += 1;
                if !refused.is_broken() {
                    self.game(game, refused, archive);
                }
            }
            CifItem::Document(document) => {
                self.verdict.documents += 1;
                if !refused.is_broken() {
                    self.document(document, refused);
                }
            }
            CifItem::Index(index) => self.index(index, refused, archive),
            CifItem::Namebase(namebase) => self.namebase(namebase, refused),
            CifItem::Data(data) => self.data(data, refused, archive),
            CifItem::Info(info) => {
                let context = InfoContext { info, refused };
                let out = &mut self.verdict.reports;
                look(&KINDS.info, out, |check, reports| check(&context, reports));
            }
        }
        // What is no well-formed XML may be one item or several.
        self.verdict.uncounted = refused.is_broken();
        if !refused.is_broken() {
            let contents = Contents::of(item, refused);
            let out = &mut self.verdict.reports;
            look(&KINDS.contents, out, |check, reports| {
                check(&contents, reports);
            });
        }
        std::mem::take(&mut self.verdict)
    }

    fn game(&mut self, game: &Spanned<Game<'_>>, refused: &Refused<'_>, archive: &Archive) {
        let said = !refused.hides_attribute("Game", "tandem", game.span);
        let tandem = said.then(|| game.tandem());
        let head = game.info.head.as_ref();
        match head {
            Some(head) => {
                let place = ("GameHead", head.span);
                self.head.read(head, place, tandem != Some(false), refused);
            }
            None => self.head.clear(),
        }
        self.head.read_beside(&game.info, refused);
        self.verdict.reversed_players = self.head.reversed_players;

        let id = head.and_then(|head| head.id.as_ref());
        let id_unread = id.is_none() && hides_id(game, refused);
        let entry = id.and_then(|id| Inherited::of(archive, id.get(), id.span));
        let hidden =
            entry.is_none() && (id_unread || id.is_some() && archive.has_unreadable(Space::Game));
        let board = tandem
            .filter(|_| !refused.hides_attribute("Game", "boardsize", game.span))
            .and_then(|tandem| GameContext::board(game, tandem));
        let signature = game.signature.as_ref();
        let vouched = signature.is_some_and(|it| vouches(it.as_str()));
        let (replay, start) = match (self.rulebook, board) {
            (Some(rulebook), Some(board)) => replay::set_up(rulebook, game, board, refused),
            _ => (None, None),
        };
        let replay = replay.filter(|_| !(self.believing && vouched));
        let board = board.filter(|_| !game.moves.span.is_none());
        let moves = board.map(|board| Moves::read(&game.moves, board, refused, replay));
        let context = GameContext {
            game,
            span: game.span,
            tandem,
            head: &self.head,
            entry,
            entry_unknown: entry.is_none() && id.is_some() || id_unread,
            entry_hidden: hidden,
            moves: moves.as_ref(),
            start: start.as_ref(),
            vouched,
            refused,
        };
        let out = &mut self.verdict.reports;
        look(&KINDS.game, out, |check, reports| check(&context, reports));
        let written = head.map(|head| &head.value);
        self.judge_head(written, (entry, hidden), archive, refused);

        let blobs = game.data.iter().flat_map(|data| &data.items);
        let blobs = blobs.filter_map(|it| match it {
            GameDataChoice::Blob(blob) => Some(blob),
            GameDataChoice::Engine(_) => None,
        });
        self.blobs(&blob_names(blobs, refused), None);

        match id {
            Some(id) => {
                let says = match entry {
                    None => self.says(game, tandem, refused),
                    Some(_) => Says::Nothing,
                };
                self.refer(Space::Game, id.get(), id.span, says);
            }
            None if id_unread => {}
            None => self.nameless(Space::Game, game.span),
        }
        self.head_references(entry);
        for (name, span) in moves.iter().flat_map(|moves| &moves.styles) {
            let (name, span) = ((*name).into(), *span);
            self.verdict.events.push(Event::ReferStyle { name, span });
        }
    }

    /// Data that the items of the archive share.
    fn data(&mut self, data: &ArchiveData<'_>, refused: &Refused<'_>, archive: &Archive) {
        for item in &data.items {
            if let ArchiveDataChoice::Movestyle(style) = item {
                self.style(style, refused);
            }
        }
        let blobs = data.items.iter().filter_map(|it| match it {
            ArchiveDataChoice::Blob(blob) => Some(blob),
            _ => None,
        });
        let names = blob_names(blobs, refused);
        if !refused.is_broken() {
            self.blobs(&names, Some(archive));
        }
        for (name, span) in names {
            let name = name.into();
            self.verdict.events.push(Event::Blob { name, span });
        }
    }

    /// A move style.
    fn style(&mut self, style: &Spanned<MoveStyle<'_>>, refused: &Refused<'_>) {
        let id = &style.identifier;
        if refused.touches(id.span) {
            self.verdict.events.push(Event::Unreadable(Space::Style));
        } else if let (name, false) = style_name(id) {
            let (name, span) = (name.into(), style.span);
            self.verdict.events.push(Event::DefineStyle { name, span });
        }
    }

    /// The BLObs of one scope.
    fn blobs(&mut self, names: &[(&str, Span)], before: Option<&Archive>) {
        if names.is_empty() {
            return;
        }
        let context = BlobsContext { names, before };
        let out = &mut self.verdict.reports;
        look(&KINDS.blobs, out, |check, reports| check(&context, reports));
    }

    fn document(&mut self, document: &Spanned<Document<'_>>, refused: &Refused<'_>) {
        match &document.id {
            Some(id) => self.refer(Space::Document, id.get(), id.span, Says::Nothing),
            None if refused.hides_attribute("Document", "id", document.span) => {}
            None => self.nameless(Space::Document, document.span),
        }
    }

    fn index(&mut self, index: &Spanned<Index<'_>>, refused: &Refused<'_>, archive: &Archive) {
        let context = IndexContext { index, refused };
        let out = &mut self.verdict.reports;
        look(&KINDS.index, out, |check, reports| check(&context, reports));
        // Where the type cannot be read, nobody knows what the entries are, and
        // nothing is said of what refers to them.
        let unknown = self.untyped || is_untyped(refused, index.span);
        let listing = index.r#type() == IndexType::Listing;
        let listed = (unknown || listing).then_some(!unknown);
        if listed.is_none() {
            self.verdict.events.push(Event::Index(index.span));
        }
        if refused.is_broken() {
            self.unreadable([Space::Game, Space::Document]);
        }
        for entry in &index.items {
            let (space, id, span) = match entry {
                IndexChoice::Game(entry) => {
                    let place = ("IndexGame", entry.span);
                    self.head.read(&entry.base, place, false, refused);
                    if !refused.is_broken() {
                        self.judge_head(Some(&entry.base), (None, false), archive, refused);
                        self.head_references(None);
                    }
                    let id = entry.base.id.as_ref();
                    if id.is_none() && refused.hides_attribute("IndexGame", "id", entry.span) {
                        self.unreadable([Space::Game]);
                    }
                    (Space::Game, id, entry.span)
                }
                IndexChoice::Document(entry) if entry.id.span.is_none() => {
                    self.unreadable([Space::Document]);
                    (Space::Document, None, entry.span)
                }
                IndexChoice::Document(entry) => (Space::Document, Some(&entry.id), entry.span),
            };
            let Some(id) = id.map(|id| id.get()) else {
                continue;
            };
            if let Some(certain) = listed {
                self.verdict.events.push(Event::List {
                    space,
                    id,
                    span,
                    certain,
                });
                continue;
            }
            let defines = match entry {
                IndexChoice::Game(entry) => self.entry_head(entry, refused),
                IndexChoice::Document(_) => Defines::Name,
            };
            self.define(space, id, span, defines, None);
        }
    }

    /// Notes that entries of these kinds cannot be read.
    fn unreadable(&mut self, spaces: impl IntoIterator<Item = Space>) {
        let events = spaces.into_iter().map(Event::Unreadable);
        self.verdict.events.extend(events);
    }

    /// What is remembered of the head read last, which is that of an entry.
    fn entry_head(&mut self, entry: &Spanned<IndexGame<'_>>, refused: &Refused<'_>) -> Defines {
        let references = self.head.references.iter();
        let references = references.map(|it| EntryReference::from(*it)).collect();
        let known = !refused.hides_attribute("IndexGame", "signature", entry.span);
        Defines::Head(Box::new(EntryHead {
            set: self.head.set,
            counts: self.head.counts(),
            references,
            signature: known.then(|| self.shared(entry.signature().as_str())),
            facts: self.head.facts,
        }))
    }

    /// A signature that is kept; an archive has few, and many entries.
    fn shared(&mut self, signature: &str) -> Arc<str> {
        if *self.signature != *signature {
            self.signature = signature.into();
        }
        Arc::clone(&self.signature)
    }

    fn namebase(&mut self, namebase: &Namebase<'_>, refused: &Refused<'_>) {
        if refused.is_broken() {
            let names = Space::ALL.into_iter().filter(|it| it.is_namebase());
            self.unreadable(names);
        }
        for entry in &namebase.items {
            let members = |set, first, sponsor| {
                let links = Links { first, sponsor };
                Defines::Members { set, links }
            };
            let name = Defines::Name;
            let (space, id, span, defines) = match entry {
                NamebaseChoice::Site(it) => {
                    let defines = members(it.defines(), None, None);
                    (Space::Site, &it.id, it.span, defines)
                }
                NamebaseChoice::Event(it) => {
                    let site = self.name_reference(Space::Site, it.siteid.as_ref(), refused);
                    let sponsor =
                        self.name_reference(Space::Sponsor, it.sponsorid.as_ref(), refused);
                    let defines = members(it.defines(), site, sponsor);
                    (Space::Event, &it.id, it.span, defines)
                }
                NamebaseChoice::Team(it) => (Space::Team, &it.id, it.span, name),
                NamebaseChoice::Player(it) => {
                    let team = self.name_reference(Space::Team, it.teamid.as_ref(), refused);
                    let defines = members(it.defines(), team, None);
                    (Space::Player, &it.id, it.span, defines)
                }
                NamebaseChoice::Source(it) => {
                    let defines = members(it.defines(), None, None);
                    (Space::Source, &it.id, it.span, defines)
                }
                NamebaseChoice::Annotator(it) => (Space::Annotator, &it.id, it.span, name),
                NamebaseChoice::Sponsor(it) => (Space::Sponsor, &it.id, it.span, name),
                NamebaseChoice::Creator(it) => (Space::Creator, &it.id, it.span, name),
                NamebaseChoice::Phrase(it) => (Space::Phrase, &it.id, it.span, name),
            };
            if id.span.is_none() {
                self.verdict.events.push(Event::Unreadable(space));
            } else {
                let whole = !refused.touches(span);
                let data = whole.then(|| Fingerprint::of(entry)).flatten();
                self.define(space, id.get(), span, defines, data);
            }
        }
    }

    fn judge_head(
        &mut self,
        written: Option<&GameHead<'_>>,
        (entry, entry_hidden): (Option<Inherited<'_>>, bool),
        archive: &Archive,
        refused: &Refused<'_>,
    ) {
        let context = HeadContext {
            written,
            head: &self.head,
            entry,
            entry_hidden,
            archive,
            refused,
        };
        let out = &mut self.verdict.reports;
        look(&KINDS.head, out, |check, reports| check(&context, reports));
    }

    /// The references of the head read last, which inherits from an entry.
    fn head_references(&mut self, entry: Option<Inherited<'_>>) {
        for index in 0..self.head.references.len() {
            let it = self.head.references[index];
            let Member { part, board, .. } = it.member;
            let set = self.head.set.section(part, board);
            let says = match entry {
                // What the entry names as well is a fault of its own.
                Some(entry) if entry.head.set.says(it.member) => Says::Nothing,
                Some(entry) => Says::Section {
                    part,
                    board,
                    set: set | entry.head.set.section(part, board),
                },
                None => Says::Section { part, board, set },
            };
            self.refer(it.space, it.id, it.span, says);
        }
    }

    /// What the head read last says, which is that of a game.
    fn says(
        &mut self,
        game: &Spanned<Game<'_>>,
        tandem: Option<bool>,
        refused: &Refused<'_>,
    ) -> Says {
        let boards = tandem != Some(false);
        let shifted = |part: Part| {
            let kind = part.repeated().filter(|_| boards);
            kind.is_some_and(|kind| self.head.sections(kind).is_none())
        };
        let members = self.head.set.iter().filter(|it| !shifted(it.part));
        let set = members.collect();
        let known = !refused.hides_attribute("Game", "signature", game.span);
        let signature = known.then(|| self.shared(game.signature().as_str()));
        Says::Head(Box::new(HeadSays {
            set,
            boards,
            signature,
        }))
    }

    fn refer(&mut self, space: Space, id: u32, span: Span, says: Says) {
        self.verdict.events.push(Event::Refer {
            space,
            id,
            span,
            says,
        });
    }

    fn define(
        &mut self,
        space: Space,
        id: u32,
        span: Span,
        defines: Defines,
        data: Option<Fingerprint>,
    ) {
        self.verdict.events.push(Event::Define {
            space,
            id,
            span,
            defines,
            data,
        });
    }

    fn nameless(&mut self, space: Space, span: Span) {
        self.verdict.events.push(Event::Nameless { space, span });
    }

    /// A reference from one entry of a namebase to another, which it gives.
    fn name_reference(
        &mut self,
        space: Space,
        id: Option<&Spanned<NamebaseID>>,
        refused: &Refused<'_>,
    ) -> Option<Link> {
        let id = id.filter(|id| !refused.touches(id.span) && !refused.is_broken());
        if let Some(id) = id {
            self.refer(space, id.get(), id.span, Says::Nothing);
        }
        id.and_then(|id| Link::new(id.get()))
    }
}

/// Whether nobody knows the type of the index in this span.
pub(crate) fn is_untyped(refused: &Refused<'_>, index: Span) -> bool {
    refused.hides_attribute("Index", "type", index)
}

/// Whether a game may have an id that was not read.
fn hides_id(game: &Spanned<Game<'_>>, refused: &Refused<'_>) -> bool {
    let head = game.info.head.as_ref();
    game.info.span.is_none()
        || head.is_none() && refused.hides_element("GameInfo", "head", game.info.span)
        || refused.hides_attribute("GameHead", "id", game.span)
}

/// Whether this is the signature of an application that vouches for moves.
pub(crate) fn vouches(signature: &str) -> bool {
    !matches!(signature, "" | ":PGN")
}

/// The names of BLObs, each with its place.
fn blob_names<'b>(
    blobs: impl Iterator<Item = &'b Spanned<BLOb<'b>>>,
    refused: &Refused<'_>,
) -> Vec<(&'b str, Span)> {
    let names = blobs.filter_map(|blob| blob.name.as_ref());
    let names = names.filter(|name| !refused.touches(name.span));
    names.map(|name| (name.as_str(), name.span)).collect()
}
