//! Brings the rules to an item: works out once what several rules need, hands
//! it to them, and collects what they say together with the item's references
//! and definitions.

use std::sync::Arc;

use cif_text::legality::Rulebook;
use cif_types::{
    ArchiveData, ArchiveDataChoice, BLOb, CifItem, Document, Game, GameDataChoice, GameHead, Index,
    IndexChoice, IndexType, MoveStyle, Namebase, NamebaseChoice, NamebaseID, Span, Spanned,
};

use crate::archive::{Archive, Defines, EntryHead, EntryReference};
use crate::contents::Contents;
use crate::context::{
    BlobsContext, GameContext, HeadContext, IndexContext, InfoContext, Inherited,
};
use crate::fingerprint::Fingerprint;
use crate::head::{Head, NameEntry};
use crate::kinds::{KINDS, look};
use crate::moves::{Moves, style_name};
use crate::options::{Legality, Options};
use crate::refused::Refused;
use crate::replay;
use crate::report::Report;
use crate::rule::Rule;
use crate::space::Space;

/// Judges items one after the other; its memory is used again and again.
#[derive(Default)]
pub(crate) struct Judge {
    head: Head,
    /// The rules of chess, where games are to be replayed.
    rulebook: Option<&'static dyn Rulebook>,
    /// Whether a game's own signature is believed.
    believing: bool,
    /// The signature met last: an archive has few, and many entries.
    signature: Arc<str>,
    /// What is said of the item.
    verdict: Verdict,
}

/// What is said of an item.
#[derive(Default)]
pub(crate) struct Verdict {
    /// What the rules say.
    pub(crate) reports: Vec<(&'static Rule, Report)>,
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
    ReferStyle {
        name: Box<str>,
        span: Span,
    },
    /// The definition of a move style.
    DefineStyle {
        name: Box<str>,
        span: Span,
    },
    /// A game or a document without an id.
    Nameless {
        space: Space,
        span: Span,
    },
    /// An index section other than a listing.
    Index(Span),
    /// A BLOb of a data section, by its name.
    Blob {
        name: Box<str>,
        span: Span,
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
        let said = !refused.component("Game/@tandem");
        let tandem = said.then(|| game.tandem());
        let head = game.info.head.as_ref();
        match head {
            Some(head) => self.head.read(head, tandem != Some(false), refused),
            None => self.head.clear(),
        }
        self.head.read_beside(&game.info, refused);
        self.verdict.reversed_players = self.head.reversed_players;

        let id = head.and_then(|head| head.id.as_ref());
        let entry = id.and_then(|id| Inherited::of(archive, id.get(), id.span));
        let board = tandem
            .filter(|_| !refused.component("Game/@boardsize"))
            .and_then(|tandem| GameContext::board(game, tandem));
        let vouched = !refused.component("Game/@signature")
            && game
                .signature
                .as_ref()
                .is_some_and(|it| vouches(it.as_str()));
        let (replay, start) = match (self.rulebook, board) {
            (Some(rulebook), Some(board)) => replay::set_up(rulebook, game, board, refused),
            _ => (None, None),
        };
        let replay = replay.filter(|_| !(self.believing && vouched));
        let moves = board.map(|board| Moves::read(&game.moves, board, refused, replay));
        let context = GameContext {
            game,
            span: game.span,
            tandem,
            head: &self.head,
            entry,
            entry_unknown: entry.is_none() && id.is_some() || refused.component("GameHead/@id"),
            moves: moves.as_ref(),
            start: start.as_ref(),
            vouched,
            refused,
        };
        let out = &mut self.verdict.reports;
        look(&KINDS.game, out, |check, reports| check(&context, reports));
        let written = head.map(|head| &head.value);
        self.judge_head(written, entry, archive, refused);

        let blobs = game.data.iter().flat_map(|data| &data.items);
        let blobs = blobs.filter_map(|it| match it {
            GameDataChoice::Blob(blob) => Some(blob),
            GameDataChoice::Engine(_) => None,
        });
        self.blobs(&blob_names(blobs, refused), None);

        match id {
            Some(id) => self.refer(Space::Game, id.get(), id.span),
            None if refused.component("GameHead/@id") => {}
            None => self.nameless(Space::Game, game.span),
        }
        self.head_references();
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
        let id = document.id.as_ref().filter(|id| !refused.touches(id.span));
        match id {
            Some(id) => self.refer(Space::Document, id.get(), id.span),
            None if refused.component("Document/@id") => {}
            None => self.nameless(Space::Document, document.span),
        }
    }

    fn index(&mut self, index: &Spanned<Index<'_>>, refused: &Refused<'_>, archive: &Archive) {
        let context = IndexContext { index, refused };
        let out = &mut self.verdict.reports;
        look(&KINDS.index, out, |check, reports| check(&context, reports));
        // Where the type cannot be read, nothing is inherited: that is the
        // reading in which no rule says anything wrong.
        let listing = index.r#type() == IndexType::Listing || refused.component("Index/@type");
        if !listing {
            self.verdict.events.push(Event::Index(index.span));
        }
        for entry in &index.items {
            match entry {
                IndexChoice::Game(entry) => {
                    self.head.read(&entry.base, false, refused);
                    if !refused.is_broken() {
                        self.judge_head(Some(&entry.base), None, archive, refused);
                        self.head_references();
                    }
                    let defines = if listing {
                        Defines::Listed
                    } else {
                        let signature = entry.signature();
                        if *self.signature != *signature.as_str() {
                            self.signature = signature.as_str().into();
                        }
                        Defines::Head(Box::new(self.entry_head()))
                    };
                    match &entry.base.id {
                        Some(id) => self.define(Space::Game, id.get(), entry.span, defines, None),
                        None if refused.component("GameHead/@id") => {
                            self.verdict.events.push(Event::Unreadable(Space::Game));
                        }
                        None => {}
                    }
                }
                IndexChoice::Document(entry) if entry.id.span.is_none() => {
                    self.verdict.events.push(Event::Unreadable(Space::Document));
                }
                IndexChoice::Document(entry) => {
                    let defines = if listing {
                        Defines::Listed
                    } else {
                        Defines::Name
                    };
                    self.define(Space::Document, entry.id.get(), entry.span, defines, None);
                }
            }
        }
    }

    /// What is remembered of the head read last.
    fn entry_head(&self) -> EntryHead {
        let references = self.head.references.iter().map(|it| EntryReference {
            member: it.member,
            space: it.space,
            id: it.id,
        });
        EntryHead {
            set: self.head.set,
            counts: self.head.counts(),
            references: references.collect(),
            signature: Arc::clone(&self.signature),
            facts: self.head.facts,
        }
    }

    fn namebase(&mut self, namebase: &Namebase<'_>, refused: &Refused<'_>) {
        for entry in &namebase.items {
            let members = Defines::Members;
            let name = Defines::Name;
            let (space, id, span, defines) = match entry {
                NamebaseChoice::Site(it) => (Space::Site, &it.id, it.span, members(it.defines())),
                NamebaseChoice::Event(it) => {
                    self.name_reference(Space::Site, it.siteid.as_ref(), refused);
                    self.name_reference(Space::Sponsor, it.sponsorid.as_ref(), refused);
                    (Space::Event, &it.id, it.span, members(it.defines()))
                }
                NamebaseChoice::Team(it) => (Space::Team, &it.id, it.span, name),
                NamebaseChoice::Player(it) => {
                    self.name_reference(Space::Team, it.teamid.as_ref(), refused);
                    (Space::Player, &it.id, it.span, members(it.defines()))
                }
                NamebaseChoice::Source(it) => {
                    (Space::Source, &it.id, it.span, members(it.defines()))
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
        entry: Option<Inherited<'_>>,
        archive: &Archive,
        refused: &Refused<'_>,
    ) {
        let context = HeadContext {
            written,
            head: &self.head,
            entry,
            archive,
            refused,
        };
        let out = &mut self.verdict.reports;
        look(&KINDS.head, out, |check, reports| check(&context, reports));
    }

    fn head_references(&mut self) {
        for index in 0..self.head.references.len() {
            let it = self.head.references[index];
            self.refer(it.space, it.id, it.span);
        }
    }

    fn refer(&mut self, space: Space, id: u32, span: Span) {
        self.verdict.events.push(Event::Refer { space, id, span });
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

    /// A reference from one entry of a namebase to another.
    fn name_reference(
        &mut self,
        space: Space,
        id: Option<&Spanned<NamebaseID>>,
        refused: &Refused<'_>,
    ) {
        let id = id.filter(|id| !refused.touches(id.span) && !refused.is_broken());
        if let Some(id) = id {
            self.refer(space, id.get(), id.span);
        }
    }
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
