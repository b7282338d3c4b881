//! The kinds of entries that an id can refer to. The entries of each kind are
//! numbered on their own: event 1 and player 1 have nothing to do with each other.

/// Declares the kinds, each with its section and the name of one entry.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $section:literal $name:literal;)*) => {
        /// A kind of entries with ids of their own.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub(crate) enum EntryKind {
            $($(#[$doc])* $kind,)*
        }

        impl EntryKind {
            /// All kinds.
            pub(crate) const ALL: [Self; [$($name),*].len()] = [$(Self::$kind),*];

            /// Returns the kind of section that its entries stand in.
            pub(crate) const fn section(self) -> &'static str {
                match self {
                    $(Self::$kind => $section,)*
                }
            }

            /// Returns the name of one entry.
            pub(crate) const fn name(self) -> &'static str {
                match self {
                    $(Self::$kind => $name,)*
                }
            }
        }
    };
}

kinds! {
    Game "index" "game";
    Document "index" "document";
    Site "namebase" "site";
    Event "namebase" "event";
    Team "namebase" "team";
    Player "namebase" "player";
    Source "namebase" "source";
    Annotator "namebase" "annotator";
    Sponsor "namebase" "sponsor";
    Creator "namebase" "creator";
    Phrase "namebase" "phrase";
    /// The move styles, whose names stand for ids.
    Style "data" "move style";
}

impl EntryKind {
    /// The number of kinds.
    pub(crate) const COUNT: usize = Self::ALL.len();

    /// Returns whether something has to refer to each entry. A phrase may wait for
    /// its first use, and so may a style.
    pub(crate) const fn must_be_used(self) -> bool {
        !matches!(self, Self::Phrase | Self::Style)
    }

    /// Returns whether its entries stand in an index.
    pub(crate) const fn is_index(self) -> bool {
        matches!(self, Self::Game | Self::Document)
    }

    /// Returns whether its entries stand in a namebase.
    pub(crate) const fn is_namebase(self) -> bool {
        !self.is_index() && !matches!(self, Self::Style)
    }
}
