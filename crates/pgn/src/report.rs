//! Reports of a conversion: what was found wrong on the way in, what has
//! no PGN form on the way out.

use core::fmt;
use std::borrow::Cow;

use cif_runtime::excerpt::Excerpt;

use crate::text::{FaultKind, Location};

/// Something that a PGN file says badly, or that CIF cannot say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Its kind.
    pub kind: FindingKind,
    /// Its location in the file.
    pub location: Location,
}

/// The kinds of findings in a PGN file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FindingKind {
    /// The text is at fault.
    Text(FaultKind),
    /// A move that names none of the position, or more than one; it and the
    /// rest of its line are kept as text.
    NoMove {
        /// The move as it is spelt.
        spelling: String,
        /// The reason.
        reason: &'static str,
    },
    /// A move against the rules; it is marked and the game goes on.
    IllegalMove {
        /// The move as it is spelt.
        spelling: String,
    },
    /// The moves are kept as text, for the rules or the start position are
    /// not known.
    NoRules {
        /// The reason.
        reason: &'static str,
    },
    /// A variation with no move before it; kept as text.
    NothingBeforeVariation,
    /// A variation in too many others; kept as text.
    TooDeep,
    /// A tag pair that says what the moves do not show: another number of
    /// plies, another result than that of the last position, a date or a
    /// round that does not exist. It is kept as a tag pair.
    Contradiction {
        /// Its name.
        name: &'static str,
        /// Its value.
        value: String,
        /// The fact against it, as the end of a sentence.
        fact: Cow<'static, str>,
    },
    /// The result is not the one that the tag pair `Result` gives.
    ResultDiffers {
        /// The result behind the moves, as it is spelt.
        spelling: String,
        /// That of the tag pair.
        tag: cif_types::model::Result,
    },
    /// The comments of a ply, or of the game, hold more data in commands than
    /// are read; they are text.
    TooManyCommands,
    /// A character that XML cannot hold; left out, and U+FFFD in what is kept
    /// as it is spelt.
    Character(char),
    /// There is more to be said of the game.
    More {
        /// The number of further findings.
        count: usize,
    },
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.location)?;
        match &self.kind {
            FindingKind::Text(kind) => kind.fmt(f),
            FindingKind::NoMove { spelling, reason } => {
                write!(
                    f,
                    "`{spelling}`: {reason}; kept as text with the rest of its line"
                )
            }
            FindingKind::IllegalMove { spelling } => {
                write!(f, "`{spelling}` is against the rules")
            }
            FindingKind::NoRules { reason } => write!(f, "{reason}; the moves are kept as text"),
            FindingKind::NothingBeforeVariation => {
                f.write_str("the variation has no move before it; kept as text")
            }
            FindingKind::TooDeep => f.write_str("too many variations in each other; kept as text"),
            FindingKind::Contradiction { name, value, fact } => write!(
                f,
                "{name} says `{}`, {fact}; kept as a tag pair alone",
                Excerpt::of(value)
            ),
            FindingKind::ResultDiffers { spelling, tag } => write!(
                f,
                "the moves end with `{spelling}`, and Result says `{}`; both are kept",
                tag.as_str()
            ),
            FindingKind::TooManyCommands => {
                f.write_str("too many commands for a move, or for the game; kept as text")
            }
            FindingKind::More { count } => {
                write!(
                    f,
                    "{count} more findings in this game, which are not listed"
                )
            }
            FindingKind::Character(char) => write!(
                f,
                "the character U+{:04X} cannot stand in XML; left out",
                u32::from(*char)
            ),
        }
    }
}

/// Something of a game that has no PGN form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The path of an element or attribute, like `head/flags`.
    pub what: Cow<'static, str>,
    /// The plies before it, where it stands among the moves.
    pub ply: Option<u32>,
}

impl Loss {
    /// Of the game as a whole.
    pub(crate) fn whole(what: impl Into<Cow<'static, str>>) -> Self {
        Self {
            what: what.into(),
            ply: None,
        }
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ply {
            Some(ply) => write!(f, "ply {ply}: {} has no PGN form", self.what),
            None => write!(f, "{} has no PGN form", self.what),
        }
    }
}
