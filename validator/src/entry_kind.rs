//! What an id can refer to. The entries of each kind are numbered on their
//! own: event 1 and player 1 have nothing to do with each other.

/// A kind of entries with ids of their own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum EntryKind {
    /// The games of an index.
    Game,
    /// The documents of an index.
    Document,
    /// The kinds of a namebase.
    Site,
    Event,
    Team,
    Player,
    Source,
    Annotator,
    Sponsor,
    Creator,
    Phrase,
    /// The move styles of data sections, whose names stand for ids.
    Style,
}

impl EntryKind {
    pub(crate) const ALL: [Self; 12] = [
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
        Self::Style,
    ];

    pub(crate) const COUNT: usize = Self::ALL.len();

    /// Whether something has to refer to each entry. A phrase may wait for its
    /// first use, and so may a style.
    pub(crate) const fn must_be_used(self) -> bool {
        !matches!(self, Self::Phrase | Self::Style)
    }

    /// Whether its entries stand in an index.
    pub(crate) const fn is_index(self) -> bool {
        matches!(self, Self::Game | Self::Document)
    }

    /// Whether its entries stand in a namebase.
    pub(crate) const fn is_namebase(self) -> bool {
        !self.is_index() && !matches!(self, Self::Style)
    }

    /// The kind of section that its entries stand in.
    pub(crate) const fn section(self) -> &'static str {
        match self {
            Self::Game | Self::Document => "index",
            Self::Style => "data",
            _ => "namebase",
        }
    }

    /// The name of one entry.
    pub(crate) const fn name(self) -> &'static str {
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
            Self::Style => "move style",
        }
    }
}
