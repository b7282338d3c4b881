//! The kinds of entries. The ids of each kind count on their own: event 1 and
//! player 1 have nothing to do with each other.

use std::fmt;

/// A kind of entry of an index or a namebase.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A game of an index.
    Game,
    /// A document of an index.
    Document,
    /// A site.
    Site,
    /// An event.
    Event,
    /// A team.
    Team,
    /// A player.
    Player,
    /// A source.
    Source,
    /// An annotator.
    Annotator,
    /// A sponsor.
    Sponsor,
    /// A creator of games.
    Creator,
    /// A phrase, which stands for a comment.
    Phrase,
}

impl Kind {
    /// All, in order.
    pub(crate) const ALL: [Self; 11] = [
        Self::Game,
        Self::Document,
        Self::Site,
        Self::Event,
        Self::Team,
        Self::Player,
        Self::Source,
        Self::Annotator,
        Self::Sponsor,
        Self::Creator,
        Self::Phrase,
    ];

    /// Those of a namebase.
    pub(crate) const NAMES: [Self; 9] = [
        Self::Site,
        Self::Event,
        Self::Team,
        Self::Player,
        Self::Source,
        Self::Annotator,
        Self::Sponsor,
        Self::Creator,
        Self::Phrase,
    ];

    /// The name of its element.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Document => "document",
            Self::Site => "site",
            Self::Event => "event",
            Self::Team => "team",
            Self::Player => "player",
            Self::Source => "source",
            Self::Annotator => "annotator",
            Self::Sponsor => "sponsor",
            Self::Creator => "creator",
            Self::Phrase => "phrase",
        }
    }

    /// Its number among those of a namebase.
    pub(crate) const fn name_number(self) -> usize {
        (self as usize).saturating_sub(Self::Site as usize)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_numbered_in_order() {
        for (number, kind) in Kind::NAMES.into_iter().enumerate() {
            assert_eq!(kind.name_number(), number, "{kind}");
        }
        for (number, kind) in Kind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, number, "{kind}");
        }
    }
}
