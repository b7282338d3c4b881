//! What rules see: one item with what was worked out of it beforehand, and
//! what is remembered of the archive. A rule gets nothing else.

use cif_text::board::{Board, BoardSize};
use cif_types::{Game, Span};

use crate::archive::{Archive, Defines, Entry, EntryHead, Mark};
use crate::head::{Head, Member, Repeated, Sections};
use crate::moves::Moves;
use crate::refused::Refused;
use crate::space::Space;

/// A game.
pub(crate) struct GameContext<'c> {
    /// The game as it was read.
    pub(crate) game: &'c Game<'c>,
    /// Where it is.
    pub(crate) span: Span,
    /// Whether it is played on two boards; nothing where the schema refused
    /// to say.
    pub(crate) tandem: Option<bool>,
    /// Its head, walked over.
    pub(crate) head: &'c Head,
    /// The index entry that it inherits from, where there is one.
    pub(crate) entry: Option<Inherited<'c>>,
    /// Whether the game names an entry that it may inherit from, and that was
    /// not written before it: then its effective head is not known.
    pub(crate) entry_unknown: bool,
    /// Its moves, walked over; nothing where the board is not known.
    pub(crate) moves: Option<&'c Moves>,
    /// What the schema refused.
    pub(crate) refused: &'c Refused<'c>,
}

/// An index entry that a game inherits from.
#[derive(Clone, Copy)]
pub(crate) struct Inherited<'c> {
    /// Its head.
    pub(crate) head: &'c EntryHead,
    /// Where it is.
    pub(crate) mark: Mark,
    /// Its id.
    pub(crate) id: u32,
    /// Where the game refers to it.
    pub(crate) reference: Span,
}

impl<'c> Inherited<'c> {
    /// The entry that an id names, when games can inherit from it.
    pub(crate) fn of(archive: &'c Archive, id: u32, reference: Span) -> Option<Self> {
        match archive.entry(Space::Game, id)? {
            Entry {
                mark,
                defines: Defines::Head(head),
            } => Some(Self {
                head,
                mark: *mark,
                id,
                reference,
            }),
            _ => None,
        }
    }
}

impl GameContext<'_> {
    /// What the game's head says although the entry it inherits from says it:
    /// each member with its place, and its board in words.
    pub(crate) fn said_again(
        &self,
        entry: Inherited<'_>,
    ) -> impl Iterator<Item = (Member, Span, &'static str)> {
        let members = self.head.members.iter();
        members
            .filter(move |(member, _)| entry.head.set.contains(*member))
            .map(|&(member, span)| match member.board {
                0 => (member, span, ""),
                _ => (member, span, " of the second board"),
            })
    }

    /// Whether the game is known to be played on two boards.
    pub(crate) fn is_tandem(&self) -> bool {
        self.tandem == Some(true)
    }

    /// The board of the game, where it is known.
    pub(crate) fn board(game: &Game<'_>, tandem: bool) -> Option<Board> {
        let size = match &game.boardsize {
            Some(size) => size.as_str().parse().ok()?,
            None => BoardSize::default(),
        };
        Some(Board::new(size, tandem))
    }

    /// The sections of a kind in the game itself, and how many there are in
    /// the effective head; nothing where the schema refused one.
    pub(crate) fn sections(&self, kind: Repeated) -> Option<(Sections, u8)> {
        let own = self.head.sections(kind)?;
        let inherited = self
            .entry
            .map_or(0, |entry| entry.head.counts[kind as usize]);
        Some((own, own.count.max(inherited)))
    }

    /// Where to report that something is missing from the head: its start
    /// tag, or that of the game where it has none.
    pub(crate) fn head_span(&self) -> Span {
        let head = self.game.info.head.as_ref();
        head.map_or(self.span, |head| head.span)
    }
}

/// A head: that of a game with what it inherits, or that of an index entry.
pub(crate) struct HeadContext<'c> {
    /// The head, walked over.
    pub(crate) head: &'c Head,
    /// The index entry that the game inherits from.
    pub(crate) entry: Option<Inherited<'c>>,
    /// What is remembered of the archive.
    pub(crate) archive: &'c Archive,
}

/// A reference whose entry was not written before it.
pub(crate) struct Unresolved {
    /// What it refers to.
    pub(crate) space: Space,
    /// The id.
    pub(crate) id: u32,
    /// Where the entry is defined after all.
    pub(crate) defined_later: Option<Mark>,
}
