//! Brings the rules to an item: works out once what several rules need, hands
//! it to them, and collects what they say together with the item's references
//! and definitions.

use std::sync::Arc;

use cif_text::legality::Rulebook;
use cif_types::{
    ArchiveData, ArchiveDataChoice, BLOb, CifItem, Document, EntryKind, Game, GameDataChoice,
    GameHead, Index, IndexChoice, IndexGame, IndexType, IntoOwned, MoveStyle, Namebase,
    NamebaseChoice, NamebaseID, Span, Spanned, components,
};

use crate::archive::{Archive, Defines, EntryHead, EntryReference, Link, Links};
use crate::contents::Contents;
use crate::context::{
    BlobsContext, GameContext, HeadContext, IndexContext, InfoContext, Inherited,
};
use crate::custom_rule::CustomRules;
use crate::fingerprint::Fingerprint;
use crate::head::{Head, Member, NameEntry, Part};
use crate::item_context::ItemContext;
use crate::late::{HeadSays, Says};
use crate::moves::{Moves, style_name};
use crate::options::{Legality, Options};
use crate::rejected::RejectedParts;
use crate::replay;
use crate::reports::Reported;
use crate::rule_table::{RULE_TABLE, look};

/// Judges items one after the other; its memory is used again and again.
#[derive(Default)]
pub(crate) struct RuleRunner {
    head: Head,
    /// The rules of the program.
    custom: CustomRules,
    /// The rules of chess, where games are to be replayed.
    rulebook: Option<&'static dyn Rulebook>,
    /// True if a game's own signature is believed.
    trusts_signature: bool,
    /// True if nobody knows the type of the index of which this is a part.
    pub(crate) untyped: bool,
    /// The number of reports of a rule on one item that are listed.
    most_reports: usize,
    /// The signature met last: an archive has few, and many entries.
    signature: Arc<str>,
    /// The result for the item.
    result: ItemResult,
}

/// The result for one item.
#[derive(Default)]
pub(crate) struct ItemResult {
    /// The reports of the rules.
    pub(crate) reports: Reported,
    /// The references and definitions of the item, in the order of the text.
    pub(crate) events: Vec<Event>,
    /// The number of games, and of documents, that it is.
    pub(crate) games: u64,
    pub(crate) documents: u64,
    /// True if it could not be read, so that nobody knows how many games and
    /// documents there are.
    pub(crate) uncounted: bool,
}

/// A reference or a definition.
pub(crate) enum Event {
    Refer {
        kind: EntryKind,
        id: u32,
        span: Span,
        /// The members of the head that holds it.
        says: Says,
    },
    Define {
        kind: EntryKind,
        id: u32,
        span: Span,
        defines: Defines,
        /// The fingerprint of an entry of a namebase.
        data: Option<Fingerprint>,
    },
    /// The use of a move style.
    ReferStyle { name: Box<str>, span: Span },
    /// The definition of a move style.
    DefineStyle { name: Box<str>, span: Span },
    /// A game or a document without an id.
    Nameless { kind: EntryKind, span: Span },
    /// An index section other than a listing.
    Index(Span),
    /// A BLOb of a data section, by its name.
    Blob { name: Box<str>, span: Span },
    /// An entry of a listing, or of an index of which that is not certain.
    List {
        kind: EntryKind,
        id: u32,
        span: Span,
        certain: bool,
    },
    /// The head of an entry of an index with its values, for custom rules.
    Head {
        id: u32,
        head: Box<GameHead<'static>>,
        span: Span,
    },
    /// An entry whose id cannot be read.
    Unreadable(EntryKind),
}

impl RuleRunner {
    pub(crate) fn new(options: &Options) -> Self {
        let replays = options.legality != Legality::Never;
        Self {
            custom: options.custom_rules,
            rulebook: options.rulebook.filter(|_| replays),
            trusts_signature: options.legality == Legality::Auto,
            most_reports: options.limits.violations,
            ..Self::default()
        }
    }

    /// Judges an item by itself and by what is remembered of the archive.
    pub(crate) fn item(
        &mut self,
        item: &CifItem<'_>,
        rejected: &RejectedParts<'_>,
        archive: &Archive,
    ) -> ItemResult {
        self.result.reports.begin(self.most_reports);
        match item {
            CifItem::Game(game) => {
                self.result.games += 1;
                if !rejected.is_broken() {
                    self.game(game, rejected, archive);
                }
            }
            CifItem::Document(document) => {
                self.result.documents += 1;
                if !rejected.is_broken() {
                    self.document(document, rejected);
                }
            }
            CifItem::Index(index) => self.index(index, rejected, archive),
            CifItem::Namebase(namebase) => self.namebase(namebase, rejected),
            CifItem::Data(data) => self.data(data, rejected, archive),
            CifItem::Info(info) => {
                let context = InfoContext { info, rejected };
                let out = &mut self.result.reports;
                look(&RULE_TABLE.info, out, |check, reports| {
                    check(&context, reports);
                });
            }
        }
        // What is no well-formed XML may be one item or several.
        self.result.uncounted = rejected.is_broken();
        if !rejected.is_broken() {
            let contents = Contents::of(item, rejected);
            let out = &mut self.result.reports;
            look(&RULE_TABLE.contents, out, |check, reports| {
                check(&contents, reports);
            });
            if !self.custom.is_empty() {
                let context = ItemContext::new(item, rejected, archive, self.rulebook);
                let out = &mut self.result.reports;
                self.custom.check(&context, out);
            }
        }
        std::mem::take(&mut self.result)
    }

    fn game(&mut self, game: &Spanned<Game<'_>>, rejected: &RejectedParts<'_>, archive: &Archive) {
        let tandem = GameContext::known_tandem(game, rejected);
        let head = game.info.head.as_ref();
        match head {
            Some(head) => {
                let element = (components::game_head::SELF, head.span);
                self.head.read(head, element, rejected);
            }
            None => self.head.clear(),
        }
        self.head.read_beside(&game.info, rejected);

        let id = head.and_then(|head| head.id.as_ref());
        let id_unread = id.is_none() && hides_id(game, rejected);
        let entry = id.and_then(|id| Inherited::of(archive, id.get(), id.span));
        let hidden = entry.is_none()
            && (id_unread || id.is_some() && archive.has_unreadable(EntryKind::Game));
        let board = GameContext::known_board(game, rejected);
        let signature = game.signature.as_ref();
        let is_signed = signature.is_some_and(|it| is_signed(it.as_str()));
        let (replay, start_faults) = match (self.rulebook, board) {
            (Some(rulebook), Some(board)) => {
                replay::set_up(rulebook, game, board, rejected, self.most_reports)
            }
            _ => (None, Vec::new()),
        };
        let replay = replay.filter(|_| !(self.trusts_signature && is_signed));
        let board = board.filter(|_| !game.moves.span.is_none());
        let moves =
            board.map(|board| Moves::read(game, board, rejected, replay, self.most_reports));
        let context = GameContext {
            game,
            span: game.span,
            tandem,
            head: &self.head,
            entry,
            entry_unknown: entry.is_none() && id.is_some() || id_unread,
            entry_hidden: hidden,
            moves: moves.as_ref(),
            start_faults: &start_faults,
            is_signed,
            rejected,
        };
        let out = &mut self.result.reports;
        look(&RULE_TABLE.game, out, |check, reports| {
            check(&context, reports);
        });
        let written = head.map(|head| &head.value);
        self.check_head(written, (entry, hidden), archive, rejected);

        let blobs = game.data.iter().flat_map(|data| &data.items);
        let blobs = blobs.filter_map(|it| match it {
            GameDataChoice::Blob(blob) => Some(blob),
            GameDataChoice::Engine(_) => None,
        });
        self.blobs(&blob_names(blobs, rejected), None);

        match id {
            Some(id) => {
                let says = match entry {
                    None => self.says(game, tandem, rejected),
                    Some(_) => Says::Nothing,
                };
                self.refer(EntryKind::Game, id.get(), id.span, says);
            }
            None if id_unread => {}
            None => self.nameless(EntryKind::Game, game.span),
        }
        self.head_references(entry);
        for (name, span) in moves.iter().flat_map(|moves| &moves.styles) {
            let (name, span) = ((*name).into(), *span);
            self.result.events.push(Event::ReferStyle { name, span });
        }
    }

    /// Data that the items of the archive share.
    fn data(&mut self, data: &ArchiveData<'_>, rejected: &RejectedParts<'_>, archive: &Archive) {
        for item in &data.items {
            if let ArchiveDataChoice::Movestyle(style) = item {
                self.style(style, rejected);
            }
        }
        let blobs = data.items.iter().filter_map(|it| match it {
            ArchiveDataChoice::Blob(blob) => Some(blob),
            _ => None,
        });
        let names = blob_names(blobs, rejected);
        if !rejected.is_broken() {
            self.blobs(&names, Some(archive));
        }
        for (name, span) in names {
            let name = name.into();
            self.result.events.push(Event::Blob { name, span });
        }
    }

    /// A move style.
    fn style(&mut self, style: &Spanned<MoveStyle<'_>>, rejected: &RejectedParts<'_>) {
        let id = &style.identifier;
        if rejected.touches(id.span) {
            self.result.events.push(Event::Unreadable(EntryKind::Style));
        } else if let (name, false) = style_name(id) {
            let (name, span) = (name.into(), style.span);
            self.result.events.push(Event::DefineStyle { name, span });
        }
    }

    /// The BLObs of one scope.
    fn blobs(&mut self, names: &[(&str, Span)], before: Option<&Archive>) {
        if names.is_empty() {
            return;
        }
        let context = BlobsContext { names, before };
        let out = &mut self.result.reports;
        look(&RULE_TABLE.blobs, out, |check, reports| {
            check(&context, reports);
        });
    }

    fn document(&mut self, document: &Spanned<Document<'_>>, rejected: &RejectedParts<'_>) {
        match &document.id {
            Some(id) => self.refer(EntryKind::Document, id.get(), id.span, Says::Nothing),
            None if rejected.hides(components::document::ID, document.span) => {}
            None => self.nameless(EntryKind::Document, document.span),
        }
    }

    fn index(
        &mut self,
        index: &Spanned<Index<'_>>,
        rejected: &RejectedParts<'_>,
        archive: &Archive,
    ) {
        let context = IndexContext { index, rejected };
        let out = &mut self.result.reports;
        look(&RULE_TABLE.index, out, |check, reports| {
            check(&context, reports);
        });
        // Where the type cannot be read, nobody knows what the entries are, and
        // nothing is said of what refers to them.
        let unknown = self.untyped || is_untyped(rejected, index.span);
        let listing = index.r#type() == IndexType::Listing;
        let listed = (unknown || listing).then_some(!unknown);
        if listed.is_none() {
            self.result.events.push(Event::Index(index.span));
        }
        if rejected.is_broken() {
            self.unreadable([EntryKind::Game, EntryKind::Document]);
        }
        for entry in &index.items {
            let (kind, id, span) = match entry {
                IndexChoice::Game(entry) => {
                    let element = (components::index_game::SELF, entry.span);
                    self.head.read(&entry.base, element, rejected);
                    if !rejected.is_broken() {
                        self.check_head(Some(&entry.base), (None, false), archive, rejected);
                        self.head_references(None);
                    }
                    let id = entry.base.id.as_ref();
                    if id.is_none() && rejected.hides(components::index_game::ID, entry.span) {
                        self.unreadable([EntryKind::Game]);
                    }
                    (EntryKind::Game, id, entry.span)
                }
                IndexChoice::Document(entry) if entry.id.span.is_none() => {
                    self.unreadable([EntryKind::Document]);
                    (EntryKind::Document, None, entry.span)
                }
                IndexChoice::Document(entry) => (EntryKind::Document, Some(&entry.id), entry.span),
            };
            let Some(id) = id.map(|id| id.get()) else {
                continue;
            };
            if let Some(certain) = listed {
                self.result.events.push(Event::List {
                    kind,
                    id,
                    span,
                    certain,
                });
                continue;
            }
            let defines = match entry {
                IndexChoice::Game(entry) => self.entry_head(entry, rejected),
                IndexChoice::Document(_) => Defines::Name,
            };
            self.define(kind, id, span, defines, None);
            if let IndexChoice::Game(entry) = entry
                && !self.custom.is_empty()
                && !rejected.is_broken()
            {
                let head = Box::new(entry.base.clone().into_owned());
                self.result.events.push(Event::Head { id, head, span });
            }
        }
    }

    /// Notes that entries of these kinds cannot be read.
    fn unreadable(&mut self, kinds: impl IntoIterator<Item = EntryKind>) {
        let events = kinds.into_iter().map(Event::Unreadable);
        self.result.events.extend(events);
    }

    /// Returns the definitions of the head read last, which is that of an entry.
    fn entry_head(
        &mut self,
        entry: &Spanned<IndexGame<'_>>,
        rejected: &RejectedParts<'_>,
    ) -> Defines {
        let references = self.head.references.iter();
        let references = references.map(|it| EntryReference::from(*it)).collect();
        let known = !rejected.hides(components::index_game::SIGNATURE, entry.span);
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

    fn namebase(&mut self, namebase: &Namebase<'_>, rejected: &RejectedParts<'_>) {
        if rejected.is_broken() {
            let names = EntryKind::ALL.into_iter().filter(|it| it.is_namebase());
            self.unreadable(names);
        }
        for entry in &namebase.items {
            let members = |set, first, sponsor| {
                let links = Links { first, sponsor };
                Defines::Members { set, links }
            };
            let defines = match entry {
                NamebaseChoice::Site(it) => members(it.defines(), None, None),
                NamebaseChoice::Event(it) => {
                    let site = self.name_reference(EntryKind::Site, it.siteid.as_ref(), rejected);
                    let sponsor =
                        self.name_reference(EntryKind::Sponsor, it.sponsorid.as_ref(), rejected);
                    members(it.defines(), site, sponsor)
                }
                NamebaseChoice::Player(it) => {
                    let team = self.name_reference(EntryKind::Team, it.teamid.as_ref(), rejected);
                    members(it.defines(), team, None)
                }
                NamebaseChoice::Source(it) => members(it.defines(), None, None),
                NamebaseChoice::Team(_)
                | NamebaseChoice::Annotator(_)
                | NamebaseChoice::Sponsor(_)
                | NamebaseChoice::Creator(_)
                | NamebaseChoice::Phrase(_) => Defines::Name,
            };
            let (kind, id, span) = (entry.kind(), entry.id(), entry.span());
            if id.span.is_none() {
                self.result.events.push(Event::Unreadable(kind));
            } else {
                let whole = !rejected.touches(span);
                let data = whole.then(|| Fingerprint::of(entry)).flatten();
                self.define(kind, id.get(), span, defines, data);
            }
        }
    }

    fn check_head(
        &mut self,
        written: Option<&GameHead<'_>>,
        (entry, entry_hidden): (Option<Inherited<'_>>, bool),
        archive: &Archive,
        rejected: &RejectedParts<'_>,
    ) {
        let context = HeadContext {
            written,
            head: &self.head,
            entry,
            entry_hidden,
            archive,
            rejected,
        };
        let out = &mut self.result.reports;
        look(&RULE_TABLE.head, out, |check, reports| {
            check(&context, reports);
        });
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
            self.refer(it.kind, it.id, it.span, says);
        }
    }

    /// Returns the members of the head read last, which is that of a game.
    fn says(
        &mut self,
        game: &Spanned<Game<'_>>,
        tandem: Option<bool>,
        rejected: &RejectedParts<'_>,
    ) -> Says {
        let boards = tandem != Some(false);
        let shifted = |part: Part| {
            let kind = part.repeated().filter(|_| boards);
            kind.is_some_and(|kind| self.head.sections(kind).is_none())
        };
        let members = self.head.set.iter().filter(|it| !shifted(it.part));
        let set = members.collect();
        let known = !rejected.hides(components::game::SIGNATURE, game.span);
        let signature = known.then(|| self.shared(game.signature().as_str()));
        Says::Head(Box::new(HeadSays {
            set,
            boards,
            signature,
        }))
    }

    fn refer(&mut self, kind: EntryKind, id: u32, span: Span, says: Says) {
        self.result.events.push(Event::Refer {
            kind,
            id,
            span,
            says,
        });
    }

    fn define(
        &mut self,
        kind: EntryKind,
        id: u32,
        span: Span,
        defines: Defines,
        data: Option<Fingerprint>,
    ) {
        self.result.events.push(Event::Define {
            kind,
            id,
            span,
            defines,
            data,
        });
    }

    fn nameless(&mut self, kind: EntryKind, span: Span) {
        self.result.events.push(Event::Nameless { kind, span });
    }

    /// A reference from one entry of a namebase to another, which it gives.
    fn name_reference(
        &mut self,
        kind: EntryKind,
        id: Option<&Spanned<NamebaseID>>,
        rejected: &RejectedParts<'_>,
    ) -> Option<Link> {
        let id = id.filter(|id| !rejected.touches(id.span));
        if let Some(id) = id {
            self.refer(kind, id.get(), id.span, Says::Nothing);
        }
        id.and_then(|id| Link::new(id.get()))
    }
}

/// Returns whether nobody knows the type of the index in this span.
pub(crate) fn is_untyped(rejected: &RejectedParts<'_>, index: Span) -> bool {
    rejected.hides(components::index::TYPE, index)
}

/// Returns whether a game may have an id that was not read.
fn hides_id(game: &Spanned<Game<'_>>, rejected: &RejectedParts<'_>) -> bool {
    let info = game.info.span;
    info.is_none()
        || rejected.has_another(components::game::INFO, info)
        || rejected.hides(components::game_info::HEAD, info)
        || rejected.hides(components::game_head::ID, game.span)
}

/// Returns whether this is the signature of an application that signs moves.
pub(crate) fn is_signed(signature: &str) -> bool {
    !matches!(signature, "" | ":PGN")
}

/// The names of BLObs, each with its element.
fn blob_names<'b>(
    blobs: impl Iterator<Item = &'b Spanned<BLOb<'b>>>,
    rejected: &RejectedParts<'_>,
) -> Vec<(&'b str, Span)> {
    let names = blobs.filter_map(|blob| blob.name.as_ref());
    let names = names.filter(|name| !rejected.touches(name.span));
    names.map(|name| (name.as_str(), name.span)).collect()
}
