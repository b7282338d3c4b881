//! The flags of a move.

use core::fmt;

use crate::terminals::{self, Terminal};

/// A flag after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flag {
    /// En passant.
    EnPassant,
    /// The piece moves so, but the position forbids it.
    Illegal,
    /// The piece does not move so at all.
    Invalid,
    /// Castling in a handicap game without the rook.
    HandicapCastling,
    /// Castling with king and queen exchanged in the start position.
    MirroredCastling,
}

impl Flag {
    /// All flags, in the order of the table of terminals.
    pub const ALL: [Self; 5] = [
        Self::EnPassant,
        Self::Illegal,
        Self::Invalid,
        Self::HandicapCastling,
        Self::MirroredCastling,
    ];

    /// The flag's line in the table of terminals.
    pub const fn terminal(self) -> &'static Terminal {
        match self {
            Self::EnPassant => &terminals::EN_PASSANT,
            Self::Illegal => &terminals::ILLEGAL,
            Self::Invalid => &terminals::INVALID,
            Self::HandicapCastling => &terminals::HANDICAP_CASTLING,
            Self::MirroredCastling => &terminals::MIRRORED_CASTLING,
        }
    }

    /// The flag that stands at `at`, and where it ends.
    pub(super) fn at(bytes: &[u8], at: usize) -> Option<(Self, usize)> {
        Self::ALL.into_iter().find_map(|flag| {
            let len = flag.terminal().len_at(bytes, at)?;
            Some((flag, at + len))
        })
    }
}

impl fmt::Display for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.terminal().text())
    }
}
