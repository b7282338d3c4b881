//! Reports of a conversion: what was found wrong on the way in, what has
//! no PGN form on the way out.

use core::fmt;
use std::borrow::Cow;

use cif_runtime::excerpt::Excerpt;
use cif_types::Severity;
use serde::{Serialize, Serializer};

use crate::catalogue::{self, Description};
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
    /// A tag pair with a field of its own that stands more than once; all of them are kept as tag
    /// pairs, and the field takes its value from none.
    DoubledTag {
        /// Its name.
        name: &'static str,
    },
    /// The result is not the one that the tag pair `Result` gives.
    ResultDiffers {
        /// The result behind the moves, as it is spelt.
        spelling: String,
        /// That of the tag pair.
        tag: cif_types::model::Result,
    },
    /// The result is not that of mate or stalemate on the board, and no tag pair gives another.
    ResultAgainstRules {
        /// The result behind the moves, as it is spelt.
        spelling: String,
        /// That by the rules.
        ended: cif_types::model::Result,
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

impl FindingKind {
    /// Its description, with the permanent id.
    pub fn description(&self) -> &'static Description {
        match self {
            Self::Text(fault) => fault.description(),
            Self::NoMove { .. } => &catalogue::NO_MOVE,
            Self::IllegalMove { .. } => &catalogue::ILLEGAL_MOVE,
            Self::NoRules { .. } => &catalogue::NO_RULES,
            Self::NothingBeforeVariation => &catalogue::NOTHING_BEFORE_VARIATION,
            Self::TooDeep => &catalogue::TOO_DEEP,
            Self::Contradiction {
                name: "PlyCount", ..
            } => &catalogue::PLY_COUNT,
            Self::Contradiction { .. } => &catalogue::CONTRADICTION,
            Self::DoubledTag { .. } => &catalogue::DOUBLED_TAG,
            Self::ResultDiffers { .. } | Self::ResultAgainstRules { .. } => {
                &catalogue::RESULT_DIFFERS
            }
            Self::TooManyCommands => &catalogue::TOO_MANY_COMMANDS,
            Self::Character(_) => &catalogue::CHARACTER,
            Self::More { .. } => &catalogue::MORE,
        }
    }

    /// The permanent id: `pgn:no-move`.
    pub fn id(&self) -> &'static str {
        self.description().id
    }

    /// The id without its beginning.
    pub fn name(&self) -> &'static str {
        self.description().name()
    }

    /// The severity.
    pub fn severity(&self) -> Severity {
        self.description().severity
    }
}

impl fmt::Display for FindingKind {
    /// The fault, in one line without a full stop.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(kind) => kind.fmt(f),
            Self::NoMove { spelling, reason } => {
                write!(
                    f,
                    "`{spelling}`: {reason}; kept as text with the rest of its line"
                )
            }
            Self::IllegalMove { spelling } => {
                write!(f, "`{spelling}` is against the rules")
            }
            Self::NoRules { reason } => write!(f, "{reason}; the moves are kept as text"),
            Self::NothingBeforeVariation => {
                f.write_str("the variation has no move before it; kept as text")
            }
            Self::TooDeep => f.write_str("too many variations in each other; kept as text"),
            Self::Contradiction { name, value, fact } => write!(
                f,
                "{name} says `{}`, {fact}; kept as a tag pair alone",
                Excerpt::of(value)
            ),
            Self::DoubledTag { name } => write!(
                f,
                "{name} stands more than once; all are kept as tag pairs alone"
            ),
            Self::ResultDiffers { spelling, tag } => write!(
                f,
                "the moves end with `{spelling}`, and Result says `{}`; both are kept",
                tag.as_str()
            ),
            Self::ResultAgainstRules { spelling, ended } => write!(
                f,
                "the moves end with `{spelling}`, and by the rules the game has ended {}; kept behind \
                 the moves alone",
                ended.as_str()
            ),
            Self::TooManyCommands => {
                f.write_str("too many commands for a move, or for the game; kept as text")
            }
            Self::More { count } => {
                write!(
                    f,
                    "{count} more findings in this game, which are not listed"
                )
            }
            Self::Character(char) => write!(
                f,
                "the character U+{:04X} cannot stand in XML; left out",
                u32::from(*char)
            ),
        }
    }
}

impl fmt::Display for Finding {
    /// In one line: `3:5: error[pgn:no-move]: ...`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, location } = self;
        write!(f, "{location}: {}[{}]: {kind}", kind.severity(), kind.id())
    }
}

/// As a finding of a check is written, with a location as [`Location`] has it.
impl Serialize for Finding {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (place, description) = (self.location, self.kind.description());
        Object::new(place, description, self.kind.to_string()).serialize(serializer)
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
    /// Its description, with the permanent id.
    pub fn description(&self) -> &'static Description {
        if self.what == Self::EVALUATION_TIME {
            return &catalogue::NO_EVALUATION_TIME;
        }
        &catalogue::NO_FORM
    }

    /// A loss that few readers miss.
    pub(crate) const EVALUATION_TIME: &'static str = "the time of an evaluation";

    /// The loss in one line without a full stop, and without the plies.
    pub fn message(&self) -> String {
        [&*self.what, " has no PGN form"].concat()
    }

    /// Of the game as a whole.
    pub(crate) fn whole(what: impl Into<Cow<'static, str>>) -> Self {
        Self {
            what: what.into(),
            ply: None,
        }
    }
}

impl fmt::Display for Loss {
    /// In one line: `ply 3: warning[pgn:no-form]: ...`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(ply) = self.ply {
            write!(f, "ply {ply}: ")?;
        }
        let Description { severity, id, .. } = self.description();
        write!(f, "{severity}[{id}]: {}", self.message())
    }
}

/// As a finding of a check is written, with the plies in place of a location.
impl Serialize for Loss {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let place = Plies { ply: self.ply };
        Object::new(place, self.description(), self.message()).serialize(serializer)
    }
}

/// A finding or a loss as JSON has it.
#[derive(Serialize)]
struct Object<P> {
    #[serde(flatten)]
    place: P,
    id: &'static str,
    name: &'static str,
    severity: Severity,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<&'static str>,
}

#[derive(Serialize)]
struct Plies {
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u32>,
}

impl<P> Object<P> {
    fn new(place: P, description: &Description, message: String) -> Self {
        Self {
            place,
            id: description.id,
            name: description.name(),
            severity: description.severity,
            message,
            help: description.help,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_and_losses_are_lines_and_json() {
        let finding = Finding {
            kind: FindingKind::NothingBeforeVariation,
            location: Location {
                offset: 30,
                line: 3,
                column: 5,
            },
        };
        let line = "3:5: error[pgn:nothing-before-variation]: the variation has no move before it; kept as text";
        assert_eq!(finding.to_string(), line);
        let json = serde_json::to_value(&finding).expect("strings and numbers");
        assert_eq!(
            (&json["line"], &json["severity"]),
            (&3.into(), &"error".into())
        );

        let loss = Loss {
            ply: Some(3),
            ..Loss::whole("a drawing")
        };
        let line = "ply 3: warning[pgn:no-form]: a drawing has no PGN form";
        assert_eq!(loss.to_string(), line);
        let json = serde_json::to_value(&loss).expect("strings and numbers");
        assert_eq!(
            (&json["ply"], &json["name"]),
            (&3.into(), &"no-form".into())
        );
    }
}
