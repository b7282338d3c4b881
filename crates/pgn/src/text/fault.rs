//! Faults of the text of a game. The text is kept anyway.

use core::fmt;

use crate::catalogue::{self, Description};

/// Something wrong in the text of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Its kind.
    pub kind: FaultKind,
    /// Its offset from the beginning of the game in bytes.
    pub at: u32,
}

/// The kinds of faults in the text of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FaultKind {
    /// A comment has no closing brace.
    UnclosedComment,
    /// A comment holds others in braces of their own; PGN ends it at the first
    /// closing brace.
    NestedComment,
    /// A variation has no closing parenthesis.
    UnclosedVariation,
    /// A closing parenthesis has no opening one.
    UnopenedVariation,
    /// A tag pair that cannot be read.
    MalformedTag,
    /// A quotation mark in the value of a tag pair, or a backslash at its end, has no backslash
    /// before it.
    BareQuote,
    /// A token that is no PGN, or reserved by it.
    UnknownToken,
    /// Something other than comments stands behind the result.
    BehindResult,
    /// The game has no result at its end.
    NoResult,
    /// Not all of the text is of the encoding that was found or asked for.
    Encoding,
    /// Here is no character of the encoding that the file was decoded from.
    Damage,
}

impl FaultKind {
    /// Its description, with the permanent id.
    pub fn description(self) -> &'static Description {
        match self {
            Self::UnclosedComment => &catalogue::UNCLOSED_COMMENT,
            Self::NestedComment => &catalogue::NESTED_COMMENT,
            Self::UnclosedVariation => &catalogue::UNCLOSED_VARIATION,
            Self::UnopenedVariation => &catalogue::UNOPENED_VARIATION,
            Self::MalformedTag => &catalogue::MALFORMED_TAG,
            Self::BareQuote => &catalogue::BARE_QUOTE,
            Self::UnknownToken => &catalogue::UNKNOWN_TOKEN,
            Self::BehindResult => &catalogue::BEHIND_RESULT,
            Self::NoResult => &catalogue::MISSING_RESULT,
            Self::Encoding => &catalogue::MIXED_ENCODING,
            Self::Damage => &catalogue::DAMAGED_TEXT,
        }
    }

    /// One short line.
    pub const fn message(self) -> &'static str {
        match self {
            Self::UnclosedComment => "the comment is not closed",
            Self::NestedComment => {
                "the comment has braces in it; PGN ends it at the first closing one"
            }
            Self::UnclosedVariation => "the variation is not closed",
            Self::UnopenedVariation => "this closes no variation",
            Self::MalformedTag => "the tag pair cannot be read",
            Self::BareQuote => {
                "a quotation mark or backslash in the value has no backslash before it"
            }
            Self::UnknownToken => "this is no PGN; kept as text",
            Self::BehindResult => "the game goes on behind its result; kept as text",
            Self::NoResult => "the game has no result at its end",
            Self::Encoding => "the text is not of one encoding",
            Self::Damage => "no whole character stands here; it is read as U+FFFD",
        }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}
