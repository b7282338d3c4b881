//! The losses of a flat archive: what it cannot keep, and what was not found.

use std::fmt;

use cif_types::EntryKind;
use cif_types::source::Position;

/// Something that an archive with sections said and its flat form does not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// The place that it was to have.
    pub place: Place,
    /// The kind of the entry that it is about.
    pub kind: EntryKind,
    /// The id of the entry, if it has one.
    pub id: Option<u32>,
    /// The reason of the loss.
    pub reason: Reason,
}

/// The place that something was to have; games and entries count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a game.
    Game(u64),
    /// In an entry of a listing.
    Listing(u64),
    /// Nowhere: an entry is lost itself. It stands there, if that is known
    /// ([`Written::located`](crate::Written::located)).
    Section(Option<Position>),
}

/// The reason of a loss.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// No entry before the reference has the id. The reference is gone.
    Undefined,
    /// The entry is that of another game already. The reference is gone.
    Taken,
    /// A member is defined there in another way than by what refers to it; the
    /// entry's value is gone.
    Overridden(&'static str),
    /// The entry's value cannot stand where it would be written out.
    Unfit(String),
    /// The id is that of another entry already. What this one says is gone.
    Repeated(String),
    /// Nothing refers to the entry. What it says is gone.
    Unused(String),
    /// The entry has no id. What it says is gone.
    Nameless(String),
    /// A link among the moves led to the game; its text is kept.
    Link,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(number) => write!(f, "game {number}: "),
            Self::Listing(number) => write!(f, "entry {number} of listings: "),
            Self::Section(_) => Ok(()),
        }
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let section = self.kind.section();
        write!(f, "{}the {section} entry of the {}", self.place, self.kind)?;
        if let Some(id) = self.id {
            write!(f, " {id}")?;
        }
        match &self.reason {
            Reason::Undefined => f.write_str(" is not defined before it is referred to"),
            Reason::Taken => f.write_str(" is that of another game already"),
            Reason::Overridden(member) => {
                write!(f, " has another `{member}` than what refers to it")
            }
            Reason::Unfit(text) => write!(f, " says `{text}`, which does not fit a head"),
            Reason::Repeated(_) => f.write_str(" is not the first with its id"),
            Reason::Unused(_) => f.write_str(" is referred to by nothing"),
            Reason::Nameless(_) => f.write_str(" has no id"),
            Reason::Link => f.write_str(" is what a link leads to, and ids are not kept"),
        }
    }
}
