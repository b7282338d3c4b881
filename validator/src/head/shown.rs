//! The flags of a game that its moves can contradict, as bits: what a head
//! says, and what a main line shows, are compared by them.

use cif_types::{GameFlagsChoice, GameHead, Span};

use crate::rejected::RejectedParts;

/// A flag that says something of the moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MoveFlag {
    Annotated,
    HandicapCastling,
    IllegalMove,
    InvalidMove,
    MirroredCastling,
    NullMove,
}

impl MoveFlag {
    pub(crate) const ALL: [Self; 6] = [
        Self::Annotated,
        Self::HandicapCastling,
        Self::IllegalMove,
        Self::InvalidMove,
        Self::MirroredCastling,
        Self::NullMove,
    ];

    /// The name of its element.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Annotated => "annotated",
            Self::HandicapCastling => "handicapCastling",
            Self::IllegalMove => "illegalMove",
            Self::InvalidMove => "invalidMove",
            Self::MirroredCastling => "mirroredCastling",
            Self::NullMove => "nullMove",
        }
    }

    /// The flag of an element, and where it stands.
    pub(crate) const fn of(flag: &GameFlagsChoice<'_>) -> Option<(Self, Span)> {
        Some(match flag {
            GameFlagsChoice::Annotated(it) => (Self::Annotated, it.span),
            GameFlagsChoice::HandicapCastling(it) => (Self::HandicapCastling, it.span),
            GameFlagsChoice::IllegalMove(it) => (Self::IllegalMove, it.span),
            GameFlagsChoice::InvalidMove(it) => (Self::InvalidMove, it.span),
            GameFlagsChoice::MirroredCastling(it) => (Self::MirroredCastling, it.span),
            GameFlagsChoice::NullMove(it) => (Self::NullMove, it.span),
            _ => return None,
        })
    }
}

/// Such flags of each board; a game on one board has those of the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct MoveFlags([u8; 2]);

impl MoveFlags {
    /// Returns the flags that a head gives.
    pub(crate) fn of(head: &GameHead<'_>, rejected: &RejectedParts<'_>) -> Self {
        let mut flags = Self::default();
        for (board, section) in head.flags.iter().enumerate() {
            let items = section.items.iter().filter_map(MoveFlag::of);
            for (flag, span) in items {
                if !rejected.touches(span) {
                    flags.insert(flag, board);
                }
            }
        }
        flags
    }

    pub(crate) fn insert(&mut self, flag: MoveFlag, board: usize) {
        if let Some(bits) = self.0.get_mut(board) {
            *bits |= 1 << flag as u8;
        }
    }

    pub(crate) fn contains(self, flag: MoveFlag, board: usize) -> bool {
        let bits = self.0.get(board);
        bits.is_some_and(|bits| bits & (1 << flag as u8) != 0)
    }
}
