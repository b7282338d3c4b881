//! The contents of an item wherever they stand: comments, data, dates, lives of
//! players and predefined names. An item is walked over once for the rules on
//! these, which need not know where such a thing can stand. What the schema
//! refused is left out, and where there is nothing, nothing is allocated.

mod data;
mod head;
mod moves;
mod namebase;

use cif_types::{
    ArchiveData, ArchiveDataChoice, ArchiveInfo, BLOb, CifItem, Comment, Date, Document,
    DocumentChoice, Game, GameDataChoice, Index, IndexChoice, MoveStyle, MoveStyleID, Signature,
    Span, Spanned, Variant,
};

pub(crate) use data::Data;

use crate::predefined::Predefined;
use crate::rejected::RejectedParts;

/// The contents of an item.
pub(crate) struct Contents<'c> {
    /// The item.
    pub(crate) item: &'c CifItem<'c>,
    /// Its comments, in the order of the text.
    pub(crate) notes: Vec<Note<'c>>,
    /// The data in it. That of a game is named within the game, that of a
    /// data section within the archive.
    pub(crate) blobs: Vec<Data<'c>>,
    /// Its dates.
    pub(crate) dates: Vec<Dated<'c>>,
    /// The players of which birth and death are given in one place.
    pub(crate) lives: Vec<Life<'c>>,
    /// The names with a colon.
    pub(crate) names: Vec<Name<'c>>,
    /// The parts of the item that the schema refused.
    pub(crate) rejected: &'c RejectedParts<'c>,
    /// The number of places of comments met so far.
    places: u32,
}

/// A comment.
#[derive(Clone, Copy)]
pub(crate) struct Note<'c> {
    /// The comment.
    pub(crate) comment: &'c Comment<'c>,
    /// Its location.
    pub(crate) place: NotePlace,
}

/// The place of comments that say the same in several languages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct NotePlace {
    /// The kind of place.
    pub(crate) kind: NoteKind,
    /// Tells the places of one item apart.
    number: u32,
}

/// The subject of a comment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum NoteKind {
    /// The archive.
    Archive,
    /// A style of moves.
    Style,
    /// A game, from its head.
    Game,
    /// Games that refer to it as a phrase.
    Phrase,
    /// A line of moves, before them.
    Prologue,
    /// The move after it.
    Earlier,
    /// The move before it.
    After,
    /// A line of moves, after them.
    Epilogue,
}

impl NoteKind {
    /// The place in words, after a comment: "after one move".
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Archive => "on the archive",
            Self::Style => "on one style",
            Self::Game => "on the game",
            Self::Phrase => "of one phrase",
            Self::Prologue => "before one line",
            Self::Earlier => "before one move",
            Self::After => "after one move",
            Self::Epilogue => "at the end of one line",
        }
    }
}

/// A date and the name of its element.
#[derive(Clone, Copy)]
pub(crate) struct Dated<'c> {
    /// The element: `birth`.
    pub(crate) name: &'static str,
    /// The date.
    pub(crate) date: &'c Date<'c>,
}

/// When a player was born, and when the player died.
#[derive(Clone, Copy)]
pub(crate) struct Life<'c> {
    pub(crate) birth: &'c Date<'c>,
    pub(crate) death: &'c Date<'c>,
}

/// A name with a colon.
#[derive(Clone, Copy)]
pub(crate) struct Name<'c> {
    /// The kind of thing that it names.
    pub(crate) kind: Predefined,
    /// The name, colon included.
    pub(crate) text: &'c str,
    /// The value that it is, or is a part of.
    pub(crate) span: Span,
}

impl<'c> Contents<'c> {
    /// Walks over an item.
    pub(crate) fn of(item: &'c CifItem<'c>, rejected: &'c RejectedParts<'c>) -> Self {
        let mut contents = Self {
            item,
            notes: Vec::new(),
            blobs: Vec::new(),
            dates: Vec::new(),
            lives: Vec::new(),
            names: Vec::new(),
            rejected,
            places: 0,
        };
        match item {
            CifItem::Game(game) => contents.game(game),
            CifItem::Document(document) => contents.document(document),
            CifItem::Data(data) => contents.data(data),
            CifItem::Namebase(namebase) => contents.namebase(namebase),
            CifItem::Index(index) => contents.index(index),
            CifItem::Info(info) => contents.info(info),
        }
        contents
    }

    /// Returns whether several comments stand at one place.
    pub(crate) fn shares_places(&self) -> bool {
        self.notes.len() > self.places as usize
    }

    fn game(&mut self, game: &'c Game<'c>) {
        if let Some(variant) = &game.variant {
            self.variant(variant, variant.span);
        }
        self.signature(game.signature.as_ref());
        if let Some(head) = &game.info.head {
            self.head(head);
        }
        self.moves(&game.moves);
        for item in game.data.iter().flat_map(|data| &data.items) {
            if let GameDataChoice::Blob(blob) = item {
                self.blob(blob);
            }
        }
    }

    fn document(&mut self, document: &'c Document<'c>) {
        if let DocumentChoice::Blob(blob) = &document.choice {
            self.blob(blob);
        }
    }

    fn data(&mut self, data: &'c ArchiveData<'c>) {
        for item in &data.items {
            match item {
                ArchiveDataChoice::Blob(blob) => self.blob(blob),
                ArchiveDataChoice::Movestyle(style) => self.style(style),
                ArchiveDataChoice::Resource(_) | ArchiveDataChoice::Tag(_) => {}
            }
        }
    }

    fn style(&mut self, style: &'c MoveStyle<'c>) {
        self.style_name(&style.identifier);
        self.signature(style.signature.as_ref());
        if let Some(comment) = &style.description {
            self.lone_note(comment, comment.span, NoteKind::Style);
        }
    }

    fn index(&mut self, index: &'c Index<'c>) {
        // The creator of an index is nobody of that kind, known or not: that
        // is a rule of its own.
        self.signature(index.signature.as_ref());
        for entry in &index.items {
            if let IndexChoice::Game(entry) = entry {
                self.signature(entry.signature.as_ref());
                self.head(&entry.base);
            }
        }
    }

    fn info(&mut self, info: &'c ArchiveInfo<'c>) {
        self.signature(Some(&info.creator));
        for signature in &info.modifiedby {
            self.signature(Some(signature));
        }
        self.signature(info.signature.as_ref());
        if let Some(variants) = &info.content.variants {
            for variant in variants.iter() {
                self.variant(variant, variants.span);
            }
        }
        let mut place = None;
        for text in info.description.iter().flat_map(|it| &it.text) {
            self.note(text, text.span, NoteKind::Archive, &mut place);
        }
    }

    /// A comment of a place that may have several; the number of the place is
    /// given out with the first.
    fn note(
        &mut self,
        comment: &'c Comment<'c>,
        span: Span,
        kind: NoteKind,
        place: &mut Option<u32>,
    ) {
        if self.rejected.touches(span) {
            return;
        }
        let number = *place.get_or_insert(self.places);
        self.places = self.places.max(number.saturating_add(1));
        let place = NotePlace { kind, number };
        self.notes.push(Note { comment, place });
    }

    /// The only comment of its place.
    fn lone_note(&mut self, comment: &'c Comment<'c>, span: Span, kind: NoteKind) {
        self.note(comment, span, kind, &mut None);
    }

    fn blob(&mut self, blob: &'c Spanned<BLOb<'c>>) {
        if !self.rejected.touches(blob.span) {
            self.blobs.push(Data::new(blob));
        }
    }

    fn date(&mut self, name: &'static str, date: Option<&'c Spanned<Date<'c>>>) {
        if let Some(date) = self.fit(date) {
            self.dates.push(Dated { name, date });
        }
    }

    fn life(&mut self, birth: Option<&'c Spanned<Date<'c>>>, death: Option<&'c Spanned<Date<'c>>>) {
        self.date("birth", birth);
        self.date("death", death);
        if let (Some(birth), Some(death)) = (self.fit(birth), self.fit(death)) {
            self.lives.push(Life { birth, death });
        }
    }

    /// A value, unless the schema refused it.
    fn fit<T>(&self, value: Option<&'c Spanned<T>>) -> Option<&'c Spanned<T>> {
        value.filter(|value| !self.rejected.touches(value.span))
    }

    fn signature(&mut self, signature: Option<&'c Spanned<Signature<'c>>>) {
        if let Some(signature) = signature
            && signature.starts_with(':')
        {
            self.name(Predefined::Signature, signature, signature.span);
        }
    }

    fn variant(&mut self, variant: &'c Variant<'c>, span: Span) {
        if let Variant::ColonName(name) = variant {
            self.name(Predefined::Variant, name, span);
        }
    }

    fn style_name(&mut self, style: &'c Spanned<MoveStyleID<'c>>) {
        if let MoveStyleID::ColonName(name) = &style.value {
            self.name(Predefined::MoveStyle, name, style.span);
        }
    }

    fn name(&mut self, kind: Predefined, text: &'c str, span: Span) {
        if !self.rejected.touches(span) {
            self.names.push(Name { kind, text, span });
        }
    }
}
