//! Brings the rules to an item: works out once what several rules need, hands
//! it to them, and collects what they say together with the item's references
//! and definitions.

use cif_types::{
    CifItem, Document, Game, Index, IndexChoice, IndexType, Namebase, NamebaseChoice, NamebaseID,
    Span, Spanned,
};

use crate::archive::{Archive, Defines, EntryHead, EntryReference};
use crate::context::{GameContext, HeadContext, Inherited};
use crate::head::{Head, NameEntry};
use crate::moves::Moves;
use crate::options::Summary;
use crate::refused::Refused;
use crate::report::{Report, Reports};
use crate::rule::{Check, Rule};
use crate::rules::RULES;
use crate::space::Space;

/// Judges items one after the other; its memory is used again and again.
#[derive(Default)]
pub(crate) struct Judge {
    head: Head,
    /// What the rules say of the item.
    pub(crate) reports: Vec<(&'static Rule, Report)>,
    /// What the item refers to and defines, in the order of the text.
    pub(crate) events: Vec<Event>,
    /// A player of Black and one of White after it, in a game on one board.
    pub(crate) reversed_players: Option<[Span; 2]>,
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
    },
    /// An entry whose id cannot be read.
    Unreadable(Space),
}

impl Judge {
    /// Judges an item.
    pub(crate) fn item(
        &mut self,
        item: &CifItem<'_>,
        refused: &Refused<'_>,
        archive: &Archive,
        summary: &mut Summary,
    ) {
        match item {
            CifItem::Game(game) => {
                summary.games += 1;
                if !refused.is_broken() {
                    self.game(game, refused, archive);
                }
            }
            CifItem::Document(document) => {
                summary.documents += 1;
                if !refused.is_broken() {
                    self.document(document, refused);
                }
            }
            CifItem::Index(index) => self.index(index, refused, archive),
            CifItem::Namebase(namebase) => self.namebase(namebase, refused),
            CifItem::Data(_) | CifItem::Info(_) => {}
        }
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
        self.reversed_players = self.head.reversed_players;

        let id = head.and_then(|head| head.id.as_ref());
        let entry = id.and_then(|id| Inherited::of(archive, id.get(), id.span));
        let board = tandem
            .filter(|_| !refused.component("Game/@boardsize"))
            .and_then(|tandem| GameContext::board(game, tandem));
        let moves = board.map(|board| Moves::read(&game.moves, board));
        let context = GameContext {
            game,
            span: game.span,
            tandem,
            head: &self.head,
            entry,
            entry_unknown: entry.is_none() && id.is_some() || refused.component("GameHead/@id"),
            moves: moves.as_ref(),
            refused,
        };
        for rule in RULES {
            if let Check::Game(check) = rule.check {
                let out = &mut self.reports;
                check(&context, &mut Reports { rule, out });
            }
        }
        self.judge_head(entry, archive);

        if let Some(id) = id {
            self.refer(Space::Game, id.get(), id.span);
        }
        self.head_references();
    }

    fn document(&mut self, document: &Document<'_>, refused: &Refused<'_>) {
        let id = document.id.as_ref().filter(|id| !refused.touches(id.span));
        if let Some(id) = id {
            self.refer(Space::Document, id.get(), id.span);
        }
    }

    fn index(&mut self, index: &Index<'_>, refused: &Refused<'_>, archive: &Archive) {
        // Where the type cannot be read, nothing is inherited: that is the
        // reading in which no rule says anything wrong.
        let listing = index.r#type() == IndexType::Listing || refused.component("Index/@type");
        for entry in &index.items {
            match entry {
                IndexChoice::Game(entry) => {
                    self.head.read(&entry.base, false, refused);
                    if !refused.is_broken() {
                        self.judge_head(None, archive);
                        self.head_references();
                    }
                    let defines = if listing {
                        Defines::Listed
                    } else {
                        Defines::Head(Box::new(self.entry_head()))
                    };
                    match &entry.base.id {
                        Some(id) => self.define(Space::Game, id.get(), entry.span, defines),
                        None if refused.component("GameHead/@id") => {
                            self.events.push(Event::Unreadable(Space::Game));
                        }
                        None => {}
                    }
                }
                IndexChoice::Document(entry) if entry.id.span.is_none() => {
                    self.events.push(Event::Unreadable(Space::Document));
                }
                IndexChoice::Document(entry) => {
                    let defines = if listing {
                        Defines::Listed
                    } else {
                        Defines::Name
                    };
                    self.define(Space::Document, entry.id.get(), entry.span, defines);
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
        }
    }

    fn namebase(&mut self, namebase: &Namebase<'_>, refused: &Refused<'_>) {
        for entry in &namebase.items {
            match entry {
                NamebaseChoice::Site(it) => {
                    let defines = Defines::Members(it.defines());
                    self.name(Space::Site, &it.id, it.span, defines);
                }
                NamebaseChoice::Event(it) => {
                    self.name_reference(Space::Site, it.siteid.as_ref(), refused);
                    self.name_reference(Space::Sponsor, it.sponsorid.as_ref(), refused);
                    let defines = Defines::Members(it.defines());
                    self.name(Space::Event, &it.id, it.span, defines);
                }
                NamebaseChoice::Team(it) => self.name(Space::Team, &it.id, it.span, Defines::Name),
                NamebaseChoice::Player(it) => {
                    self.name_reference(Space::Team, it.teamid.as_ref(), refused);
                    let defines = Defines::Members(it.defines());
                    self.name(Space::Player, &it.id, it.span, defines);
                }
                NamebaseChoice::Source(it) => {
                    let defines = Defines::Members(it.defines());
                    self.name(Space::Source, &it.id, it.span, defines);
                }
                NamebaseChoice::Annotator(it) => {
                    self.name(Space::Annotator, &it.id, it.span, Defines::Name);
                }
                NamebaseChoice::Sponsor(it) => {
                    self.name(Space::Sponsor, &it.id, it.span, Defines::Name);
                }
                NamebaseChoice::Creator(it) => {
                    self.name(Space::Creator, &it.id, it.span, Defines::Name);
                }
                NamebaseChoice::Phrase(it) => {
                    self.name(Space::Phrase, &it.id, it.span, Defines::Name);
                }
            }
        }
    }

    fn judge_head(&mut self, entry: Option<Inherited<'_>>, archive: &Archive) {
        let context = HeadContext {
            head: &self.head,
            entry,
            archive,
        };
        for rule in RULES {
            if let Check::Head(check) = rule.check {
                let out = &mut self.reports;
                check(&context, &mut Reports { rule, out });
            }
        }
    }

    fn head_references(&mut self) {
        for index in 0..self.head.references.len() {
            let it = self.head.references[index];
            self.refer(it.space, it.id, it.span);
        }
    }

    fn refer(&mut self, space: Space, id: u32, span: Span) {
        self.events.push(Event::Refer { space, id, span });
    }

    fn define(&mut self, space: Space, id: u32, span: Span, defines: Defines) {
        self.events.push(Event::Define {
            space,
            id,
            span,
            defines,
        });
    }

    /// An entry of a namebase.
    fn name(&mut self, space: Space, id: &Spanned<NamebaseID>, span: Span, defines: Defines) {
        if id.span.is_none() {
            self.events.push(Event::Unreadable(space));
        } else {
            self.define(space, id.get(), span, defines);
        }
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
