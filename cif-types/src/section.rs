//! Index and namebase sections entry by entry. A section is one item of an
//! archive and may hold an entry for each of its games: as one value it would
//! be many times as large as its text. A section in memory is a [`Section`];
//! where even its text is too large, the stream cuts it into [`SECTIONS`].

use std::fmt;

use cif_runtime::{IntoOwned, Limits, Spanned, document};

use crate::roots::{self, IndexItem, NamebaseItem};
use crate::{
    CifItem, CutError, Index, IndexChoice, IndexType, ItemReading, Namebase, NamebaseChoice, Piece,
    PieceKind, Stream, lenient, tables,
};

/// The children of an archive that a [`Cutter`](crate::cut::Cutter) can cut into
/// their entries.
pub const SECTIONS: [&str; 2] = ["index", "namebase"];

/// A section whose entries come from a stream, as pieces of their own.
#[derive(Clone, Copy, Debug)]
pub struct OpenSection {
    kind: Kind,
    index_type: Option<Spanned<IndexType>>,
}

impl OpenSection {
    /// The section that begins with this start tag: what its attributes say,
    /// as a section without entries.
    pub fn of(tag: &str) -> Option<(Self, CifItem<'static>)> {
        let name = tag.strip_prefix('<')?;
        let end = name.find(|c: char| !c.is_ascii_alphanumeric());
        Self::named(name.get(..end?)?.as_bytes(), tag)
    }

    /// The same of a section of this name whose start tag ends a text.
    pub fn named(name: &[u8], text: &str) -> Option<(Self, CifItem<'static>)> {
        let kind = match name {
            b"index" => Kind::Index,
            b"namebase" => Kind::Namebase,
            _ => return None,
        };
        let item = attributes(text, kind);
        let index_type = match &item {
            CifItem::Index(index) => index.r#type,
            _ => None,
        };
        Some((Self { kind, index_type }, item))
    }

    /// Returns true if nothing refers to its entries.
    pub fn is_listing(&self) -> bool {
        self.index_type
            .is_some_and(|it| it.value == IndexType::Listing)
    }

    /// Reads a piece of it as a section of one entry, which has of the
    /// attributes but the type of an index.
    pub fn read<'p>(&self, piece: &'p mut Piece<'_>) -> ItemReading<'p, CifItem<'p>> {
        let index_type = self.index_type;
        let mut reading = match self.kind {
            Kind::Index => {
                let reading = piece.read::<roots::Index>();
                mapped(reading, |item| index_of(item, index_type))
            }
            Kind::Namebase => mapped(piece.read::<roots::Namebase>(), namebase_of),
        };
        lenient::settle_item(&mut reading);
        reading
    }
}

/// A section that is read entry by entry.
pub struct Section<'s> {
    stream: Stream<&'s [u8]>,
    kind: Kind,
    /// The purpose of the index: said once, and meant for every entry.
    index_type: Option<Spanned<IndexType>>,
}

impl fmt::Debug for Section<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Section")
            .field("kind", &self.kind)
            .field("index_type", &self.index_type)
            .finish_non_exhaustive()
    }
}

/// A part of a section.
pub struct Part<'s> {
    /// The part as a piece of the archive.
    pub piece: Piece<'s>,
    kind: Kind,
    index_type: &'s mut Option<Spanned<IndexType>>,
}

impl fmt::Debug for Part<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Part")
            .field("piece", &self.piece)
            .field("kind", &self.kind)
            .finish_non_exhaustive()
    }
}

/// The sections, in the order of [`roots::PARTS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Index,
    Namebase,
}

impl<'s> Section<'s> {
    /// The section that a piece of an archive holds, if it holds one. A piece that
    /// cannot be cut is none. The piece has to be checked anyway, and reports
    /// whether it is valid as a whole.
    pub fn of(piece: &'s Piece<'_>, limits: &Limits) -> Option<Self> {
        if piece.kind != PieceKind::Item {
            return None;
        }
        let bytes = piece.text().as_bytes();
        let stream = || Stream::of_part(bytes, &tables::SCHEMA, limits).starting_at(piece.base);
        let mut trial = stream();
        trial.next_piece().ok()??.check();
        let kind = match trial.root()? {
            0 => Kind::Index,
            _ => Kind::Namebase,
        };
        Some(Self {
            stream: stream(),
            kind,
            index_type: None,
        })
    }

    /// The next part: first the section's start tag, then its entries, then
    /// its end. Places count from the beginning of the archive.
    ///
    /// # Errors
    /// As for [`Stream::next_piece`].
    pub fn next_part(&mut self) -> Result<Option<Part<'_>>, CutError> {
        let piece = self.stream.next_piece()?;
        Ok(piece.map(|piece| Part {
            piece,
            kind: self.kind,
            index_type: &mut self.index_type,
        }))
    }
}

impl Part<'_> {
    /// Reads the part as a section of its own: the start tag as a section
    /// without entries, an entry as a section of one entry. Attributes stand
    /// in the first alone, but for the type of an index, which is in each.
    pub fn read(&mut self) -> ItemReading<'_, CifItem<'_>> {
        let index_type = &mut *self.index_type;
        if self.piece.kind == PieceKind::Head {
            let item = attributes(self.piece.text(), self.kind);
            if let CifItem::Index(index) = &item {
                index_type.clone_from(&index.r#type);
            }
            let reading = self.piece.examine();
            return ItemReading {
                text: reading.text,
                item: Some(item),
                violations: reading.violations,
                misplaced: reading.misplaced,
                dropped: reading.dropped,
                mentions: reading.mentions,
            };
        }
        let open = OpenSection {
            kind: self.kind,
            index_type: *index_type,
        };
        open.read(&mut self.piece)
    }
}

/// The section that begins with this start tag, without its entries.
fn attributes(head: &str, kind: Kind) -> CifItem<'static> {
    let limits = Limits::default();
    // An unclosed element is read to the end, and nobody asks for violations.
    match kind {
        Kind::Index => {
            let index = document::read::<roots::Index>(head, &limits).value;
            CifItem::Index(index.into_owned())
        }
        Kind::Namebase => {
            let namebase = document::read::<roots::Namebase>(head, &limits).value;
            CifItem::Namebase(namebase.into_owned())
        }
    }
}

fn index_of(item: IndexItem<'_>, index_type: Option<Spanned<IndexType>>) -> CifItem<'_> {
    let (span, entry) = match item {
        IndexItem::Game(it) => (it.span, IndexChoice::Game(it)),
        IndexItem::Document(it) => (it.span, IndexChoice::Document(it)),
    };
    let index = Index {
        r#type: index_type,
        items: vec![entry],
        ..Index::default()
    };
    CifItem::Index(Spanned::new(index, span))
}

fn namebase_of(item: NamebaseItem<'_>) -> CifItem<'_> {
    let (span, entry) = match item {
        NamebaseItem::Site(it) => (it.span, NamebaseChoice::Site(it)),
        NamebaseItem::Event(it) => (it.span, NamebaseChoice::Event(it)),
        NamebaseItem::Team(it) => (it.span, NamebaseChoice::Team(it)),
        NamebaseItem::Player(it) => (it.span, NamebaseChoice::Player(it)),
        NamebaseItem::Source(it) => (it.span, NamebaseChoice::Source(it)),
        NamebaseItem::Annotator(it) => (it.span, NamebaseChoice::Annotator(it)),
        NamebaseItem::Sponsor(it) => (it.span, NamebaseChoice::Sponsor(it)),
        NamebaseItem::Creator(it) => (it.span, NamebaseChoice::Creator(it)),
        NamebaseItem::Phrase(it) => (it.span, NamebaseChoice::Phrase(it)),
    };
    let namebase = Namebase {
        items: vec![entry],
        ..Namebase::default()
    };
    CifItem::Namebase(Spanned::new(namebase, span))
}

fn mapped<T, U>(reading: ItemReading<'_, T>, map: impl FnOnce(T) -> U) -> ItemReading<'_, U> {
    ItemReading {
        text: reading.text,
        item: reading.item.map(map),
        violations: reading.violations,
        misplaced: reading.misplaced,
        dropped: reading.dropped,
        mentions: reading.mentions,
    }
}
