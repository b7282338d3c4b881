//! The view that rules have: one item with what was worked out of it beforehand,
//! and what is remembered of the archive. A rule gets nothing else.

use std::sync::Arc;

use cif_text::board::{Board, BoardSize};
use cif_text::square::BoardLetter;
use cif_types::built_in::NonNegativeInteger;
use cif_types::{
    ArchiveInfo, EntryKind, Game, GameDataChoice, GameHead, Index, MoveInfoTable, Span, Spanned,
    components,
};

use crate::archive::{Archive, EntryHead, EntryReference, InheritedHead, Named};
use crate::head::{Head, Member, Members, Part, Repeated, Sections};
use crate::instruction_fault::Fault;
use crate::moves::Moves;
use crate::packed_location::PackedLocation;
use crate::rejected::RejectedParts;
use crate::replay::StartFault;

/// A game.
pub(crate) struct GameContext<'c> {
    /// The game as it was read.
    pub(crate) game: &'c Game<'c>,
    /// Its location.
    pub(crate) span: Span,
    /// True if it is played on two boards; nothing where the schema refused
    /// to say.
    pub(crate) tandem: Option<bool>,
    /// Its head, walked over.
    pub(crate) head: &'c Head,
    /// The index entry that it inherits from, where there is one.
    pub(crate) entry: Option<Inherited<'c>>,
    /// True if the game names an entry that it may inherit from, and that was
    /// not written before it: then its effective head is not known.
    pub(crate) entry_unknown: bool,
    /// True if it may have an entry that stands before it and is not known,
    /// because it could not be read or is not remembered.
    pub(crate) entry_hidden: bool,
    /// Its moves, walked over; nothing where the board is not known.
    pub(crate) moves: Option<&'c Moves<'c>>,
    /// The faults of its start position.
    pub(crate) start_faults: &'c [StartFault],
    /// True if its own signature covers its moves.
    pub(crate) is_signed: bool,
    /// The parts that the schema refused.
    pub(crate) rejected: &'c RejectedParts<'c>,
}

/// An index entry that a game inherits from.
#[derive(Clone, Copy)]
pub(crate) struct Inherited<'c> {
    /// Its head; what it refers to is given by [`Inherited::references`].
    pub(crate) head: &'c EntryHead,
    /// Its location.
    pub(crate) location: PackedLocation,
    whole: InheritedHead<'c>,
    /// Its id.
    pub(crate) id: u32,
    /// The reference of the game to it.
    pub(crate) reference: Span,
}

impl<'c> Inherited<'c> {
    /// The entry that an id names.
    pub(crate) fn of(archive: &'c Archive, id: u32, reference: Span) -> Option<Self> {
        let whole = archive.head(id)?;
        Some(Self {
            head: whole.head,
            location: whole.location,
            whole,
            id,
            reference,
        })
    }

    /// The entries of namebases that it refers to.
    pub(crate) fn references(&self) -> impl Iterator<Item = EntryReference> + 'c {
        self.whole.references()
    }
}

impl GameContext<'_> {
    /// Returns what the game's head says although the entry it inherits from says
    /// it: each member with its place, and its board in words.
    pub(crate) fn said_again(
        &self,
        entry: Inherited<'_>,
    ) -> impl Iterator<Item = (Member, Span, &'static str)> {
        let members = self.head.members.iter();
        members
            .filter(move |(member, _)| entry.head.set.says(*member))
            .filter(move |(member, _)| !self.is_shifted(entry, member.part))
            .map(|&(member, span)| (member, span, member.of_second_board()))
    }

    /// Returns whether nobody knows which of two boards the sections of a part
    /// belong to, in the game or in its entry.
    fn is_shifted(&self, entry: Inherited<'_>, part: Part) -> bool {
        self.tandem != Some(false)
            && part.repeated().is_some_and(|kind| {
                self.head.sections(kind).is_none() || entry.head.counts[kind as usize].is_none()
            })
    }

    /// Returns whether the game is known to be played on two boards.
    pub(crate) fn is_tandem(&self) -> bool {
        self.tandem == Some(true)
    }

    /// Returns whether a game is played on two boards; nothing where the schema
    /// refused to say.
    pub(crate) fn known_tandem(
        game: &Spanned<Game<'_>>,
        rejected: &RejectedParts<'_>,
    ) -> Option<bool> {
        let said = !rejected.hides(components::game::TANDEM, game.span);
        said.then(|| game.tandem())
    }

    /// The board of a game, where it is known.
    pub(crate) fn known_board(
        game: &Spanned<Game<'_>>,
        rejected: &RejectedParts<'_>,
    ) -> Option<Board> {
        let tandem = Self::known_tandem(game, rejected)?;
        if rejected.hides(components::game::BOARDSIZE, game.span) {
            return None;
        }
        let size = match &game.boardsize {
            Some(size) => size.as_str().parse().ok()?,
            None => BoardSize::default(),
        };
        Some(Board::new(size, tandem))
    }

    /// The tables of move information that the schema accepts, each with the
    /// number of its section: that of its board in a tandem game.
    pub(crate) fn tables(&self) -> impl Iterator<Item = (usize, &Spanned<MoveInfoTable<'_>>)> {
        let sections = self.game.info.moveinfo.iter().enumerate();
        let tables = sections.flat_map(|(board, section)| {
            let tables = section.table.iter();
            tables.map(move |table| (board, table))
        });
        tables.filter(|(_, table)| !self.rejected.touches(table.span))
    }

    /// The plies that the tables of a section can have items for; nothing
    /// where they are not known.
    pub(crate) fn plies_on(&self, section: usize) -> Option<u64> {
        let moves = self.moves?;
        match (self.is_tandem(), section) {
            (false, _) => moves.plies(),
            // Of which board a section is, is not known beside one that was refused.
            _ if self.rejected.component(components::game_info::MOVEINFO) => None,
            (true, 0) => moves.plies_on(BoardLetter::A),
            (true, 1) => moves.plies_on(BoardLetter::B),
            _ => None,
        }
    }

    /// The engines of the game's data that have an id: the id, and where the
    /// engine is.
    pub(crate) fn engines(&self) -> impl Iterator<Item = (&Spanned<NonNegativeInteger<'_>>, Span)> {
        let items = self.game.data.iter().flat_map(|data| &data.items);
        items.filter_map(|item| match item {
            GameDataChoice::Engine(engine) => Some((engine.id.as_ref()?, engine.span)),
            GameDataChoice::Blob(_) => None,
        })
    }

    /// Returns true if an element of the game's `characteristics` may be there that was
    /// not read.
    pub(crate) fn hides_characteristic(&self, component: &str) -> bool {
        self.rejected.hides(component, self.span)
            || (self.rejected).hides(components::game_head::CHARACTERISTICS, self.span)
    }

    /// Returns whether something of the game's data may be there that was not read:
    /// the data themselves, or what is looked for inside of them.
    pub(crate) fn hides_data(&self, within: impl Fn(&RejectedParts<'_>, Span) -> bool) -> bool {
        self.rejected.hides(components::game::DATA, self.span) || within(self.rejected, self.span)
    }

    /// The sections of a kind in the game itself, and how many there are in
    /// the effective head; nothing where the schema refused one.
    pub(crate) fn sections(&self, kind: Repeated) -> Option<(Sections, u8)> {
        let own = self.head.sections(kind)?;
        let inherited = match self.entry {
            Some(entry) => entry.head.counts[kind as usize]?,
            None => 0,
        };
        Some((own, own.count.max(inherited)))
    }

    /// Returns where to report that something is missing from the head: its start
    /// tag, or that of the game where it has none.
    pub(crate) fn head_span(&self) -> Span {
        let head = self.game.info.head.as_ref();
        head.map_or(self.span, |head| head.span)
    }
}

/// A head: that of a game with what it inherits, or that of an index entry.
pub(crate) struct HeadContext<'c> {
    /// The head as it was read; nothing where a game has none.
    pub(crate) written: Option<&'c GameHead<'c>>,
    /// The head, walked over.
    pub(crate) head: &'c Head,
    /// The index entry that the game inherits from.
    pub(crate) entry: Option<Inherited<'c>>,
    /// True if the game may have an entry that stands before it and is not known,
    /// because it could not be read or is not remembered.
    pub(crate) entry_hidden: bool,
    /// The memory of the archive.
    pub(crate) archive: &'c Archive,
    /// The parts that the schema refused.
    pub(crate) rejected: &'c RejectedParts<'c>,
}

/// The BLObs of a game's data, or of a data section of the archive.
pub(crate) struct BlobsContext<'c> {
    /// The names that could be read, each with its place.
    pub(crate) names: &'c [(&'c str, Span)],
    /// For a data section, what is remembered of those before it.
    pub(crate) before: Option<&'c Archive>,
}

/// An index section.
pub(crate) struct IndexContext<'c> {
    /// The section as it was read.
    pub(crate) index: &'c Index<'c>,
    /// The parts that the schema refused.
    pub(crate) rejected: &'c RejectedParts<'c>,
}

/// The information on the archive, which comes last.
pub(crate) struct InfoContext<'c> {
    /// The information as it was read.
    pub(crate) info: &'c ArchiveInfo<'c>,
    /// The parts that the schema refused.
    pub(crate) rejected: &'c RejectedParts<'c>,
}

/// A reference to an entry.
pub(crate) struct Reference {
    /// The entries that it refers to.
    pub(crate) kind: EntryKind,
    /// The id.
    pub(crate) id: u32,
    /// The entry that it leads to.
    pub(crate) resolution: Resolution,
}

/// An entry that comes only after a reference to it, and what that means for
/// the head that holds the reference.
#[derive(Debug)]
pub(crate) struct LateEntry {
    /// Its kind.
    pub(crate) kind: EntryKind,
    /// Its id.
    pub(crate) id: u32,
    /// Its location.
    pub(crate) location: PackedLocation,
    /// Members that both the head and the entry define.
    pub(crate) again: Members,
    /// Members that both the head and an entry of a namebase define, to which the
    /// entry of an index refers.
    pub(crate) named: Vec<Named>,
    /// The signatures of game and entry, where they are not the same.
    pub(crate) signatures: Option<[Arc<str>; 2]>,
}

/// The outcome of looking a reference up.
#[derive(Clone, Copy)]
pub(crate) enum Resolution {
    /// To nothing in the archive.
    Dangling,
    /// To no entry but one of a listing.
    Listed {
        /// Its location.
        location: PackedLocation,
    },
    /// To an entry.
    Entry {
        /// The location of the entry.
        location: PackedLocation,
        /// True if the entry comes only after the reference.
        later: bool,
        /// The first reference to the entry, if that is another.
        used: Option<PackedLocation>,
    },
}

impl Resolution {
    /// To an entry that comes only after the reference.
    pub(crate) const fn later(location: PackedLocation, used: Option<PackedLocation>) -> Self {
        Self::Entry {
            location,
            later: true,
            used,
        }
    }
}

/// An entry of an index or a namebase, when it comes.
pub(crate) struct NewEntry {
    /// Its kind.
    pub(crate) kind: EntryKind,
    /// Its id.
    pub(crate) id: u32,
    /// The entry of the same kind with the same id.
    pub(crate) same_id: Option<PackedLocation>,
    /// The entry of the same kind that says the same.
    pub(crate) same_data: Option<PackedLocation>,
}

/// A game or a document without an id in an archive with an index.
pub(crate) struct Nameless {
    /// The kind of its entry.
    pub(crate) kind: EntryKind,
    /// Those that stand before the index, which is where they are reported;
    /// nothing for one that stands after it.
    pub(crate) before: Option<(u64, PackedLocation)>,
}

/// A number of items that the archive promises.
pub(crate) struct Count<'c> {
    /// The kind of items.
    pub(crate) kind: EntryKind,
    /// The number as it is written.
    pub(crate) said: &'c str,
    /// The items that are there.
    pub(crate) found: u64,
}

/// A fact that the reader of XML and schema sees.
pub(crate) enum ReaderFact {
    /// A document type declaration.
    Doctype,
    /// An instruction that nothing can be made of.
    UnknownInstruction(Fault),
    /// Items after the information on the archive.
    AfterInfo {
        /// The number of them.
        count: u64,
        /// The first of them.
        first: PackedLocation,
    },
}
