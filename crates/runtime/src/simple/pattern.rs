//! The patterns of a type: whichever form of automaton each has.

use crate::simple::dfa::{CharacterDfa, Dfa};

/// The patterns of one derivation step, as one automaton.
#[derive(Clone, Copy, Debug)]
pub enum Pattern {
    /// Over bytes.
    Bytes(&'static Dfa),
    /// Over characters.
    Characters(&'static CharacterDfa),
}

impl Pattern {
    /// Returns true if `text` as a whole fits.
    pub fn accepts(self, text: &str) -> bool {
        match self {
            Self::Bytes(dfa) => dfa.accepts(text),
            Self::Characters(dfa) => dfa.accepts(text),
        }
    }

    /// The offset of the first character that cannot stand where it does; the
    /// length of a text that only ends too early.
    pub(crate) fn viable(self, text: &str) -> usize {
        match self {
            Self::Bytes(dfa) => dfa.viable(text),
            Self::Characters(dfa) => dfa.viable(text),
        }
    }

    /// The patterns as the schema has them, joined by `|`.
    pub const fn source(self) -> &'static str {
        match self {
            Self::Bytes(dfa) => dfa.source,
            Self::Characters(dfa) => dfa.source,
        }
    }
}
