//! The kinds of entries that an id can refer to. The entries of each kind are
//! numbered on their own: event 1 and player 1 have nothing to do with each other.

use std::fmt;

use cif_runtime::{Span, Spanned};

use crate::{NamebaseChoice, NamebaseID};

/// Declares the kinds, by the section that their entries stand in, each with the name
/// of one entry.
macro_rules! kinds {
    (
        $dollar:tt
        index { $($(#[$index_doc:meta])* $index:ident $index_name:literal,)* }
        namebase { $($(#[$doc:meta])* $kind:ident $name:literal,)* }
        data { $($(#[$data_doc:meta])* $data:ident $data_name:literal,)* }
    ) => {
        /// A kind of entries with ids of their own.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum EntryKind {
            $($(#[$index_doc])* $index,)*
            $($(#[$doc])* $kind,)*
            $($(#[$data_doc])* $data,)*
        }

        impl EntryKind {
            /// All kinds, in order.
            pub const ALL: [Self; [$($index_name,)* $($name,)* $($data_name),*].len()] =
                [$(Self::$index,)* $(Self::$kind,)* $(Self::$data),*];

            /// The kinds of the entries of a namebase, in order.
            pub const NAMES: [Self; [$($name),*].len()] = [$(Self::$kind),*];

            /// The name of one entry: that of its element, move styles aside.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$index => $index_name,)*
                    $(Self::$kind => $name,)*
                    $(Self::$data => $data_name,)*
                }
            }

            /// The kind of section that its entries stand in.
            pub const fn section(self) -> &'static str {
                match self {
                    $(Self::$index)|* => "index",
                    $(Self::$kind)|* => "namebase",
                    $(Self::$data)|* => "data",
                }
            }
        }

        /// Runs the same code on the entry of a namebase, whatever its kind is.
        #[macro_export]
        macro_rules! with_entry {
            ($dollar choice:expr, $dollar entry:ident => $dollar code:expr) => {
                match $dollar choice {
                    $($crate::NamebaseChoice::$kind($dollar entry) => $dollar code,)*
                }
            };
        }

        impl NamebaseChoice<'_> {
            /// The kind of the entry.
            pub const fn kind(&self) -> EntryKind {
                match self {
                    $(Self::$kind(_) => EntryKind::$kind,)*
                }
            }
        }
    };
}

kinds! {
    $
    index {
        /// A game.
        Game "game",
        /// A document.
        Document "document",
    }
    namebase {
        /// A site.
        Site "site",
        /// An event.
        Event "event",
        /// A team.
        Team "team",
        /// A player.
        Player "player",
        /// A source.
        Source "source",
        /// An annotator.
        Annotator "annotator",
        /// A sponsor.
        Sponsor "sponsor",
        /// A creator of games.
        Creator "creator",
        /// A phrase, which stands for a comment.
        Phrase "phrase",
    }
    data {
        /// A move style, whose name stands for an id.
        Style "move style",
    }
}

impl EntryKind {
    /// The number of kinds.
    pub const COUNT: usize = Self::ALL.len();

    /// The kind of this name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Returns true if something has to refer to each entry. A phrase may wait for
    /// its first use, and so may a style.
    pub const fn must_be_used(self) -> bool {
        !matches!(self, Self::Phrase | Self::Style)
    }

    /// Returns true if its entries stand in an index.
    pub const fn is_index(self) -> bool {
        matches!(self, Self::Game | Self::Document)
    }

    /// Returns true if its entries stand in a namebase.
    pub const fn is_namebase(self) -> bool {
        !self.is_index() && !matches!(self, Self::Style)
    }
}

impl fmt::Display for EntryKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl NamebaseChoice<'_> {
    /// The id of the entry.
    pub const fn id(&self) -> &Spanned<NamebaseID> {
        with_entry!(self, entry => &entry.value.id)
    }

    /// The place of the entry.
    pub const fn span(&self) -> Span {
        with_entry!(self, entry => entry.span)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_numbered_in_order() {
        for (number, kind) in EntryKind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, number, "{kind}");
            assert_eq!(EntryKind::of_name(kind.name()), Some(kind));
        }
        let names = EntryKind::ALL.into_iter().filter(|kind| kind.is_namebase());
        assert!(names.eq(EntryKind::NAMES));
    }
}
