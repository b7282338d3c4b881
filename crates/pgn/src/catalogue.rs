//! The kinds of findings and losses: the id of each, which never changes, its
//! severity, and its documentation.

use cif_types::Severity;

/// The description of a kind of finding.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Description {
    /// The permanent id: `pgn:` and a name.
    pub id: &'static str,
    /// The severity of its findings.
    pub severity: Severity,
    /// True if something of the game is not in what was made of it.
    pub is_loss: bool,
    /// The finding in general, as a sentence without full stop.
    pub title: &'static str,
    /// A remedy, where there is one.
    pub help: Option<&'static str>,
}

impl Description {
    /// A description without help, of a kind by which nothing is lost.
    pub const fn new(id: &'static str, severity: Severity, title: &'static str) -> Self {
        Self {
            id,
            severity,
            is_loss: false,
            title,
            help: None,
        }
    }

    /// The same of a kind by which something is lost.
    #[must_use]
    pub const fn loss(mut self) -> Self {
        self.is_loss = true;
        self
    }

    /// The same with a remedy.
    #[must_use]
    pub const fn help(mut self, help: &'static str) -> Self {
        self.help = Some(help);
        self
    }

    /// The id without its beginning.
    pub fn name(&self) -> &'static str {
        self.id.split_once(':').map_or(self.id, |(_, name)| name)
    }
}

macro_rules! descriptions {
    ($($name:ident = $id:literal, $severity:ident, $title:literal $(, $with:ident($($help:literal)?))*;)*) => {
        $(
            #[doc = concat!($title, ".")]
            pub static $name: Description =
                Description::new(concat!("pgn:", $id), Severity::$severity, $title)
                    $(.$with($($help)?))*;
        )*

        /// The descriptions of all findings of an import, and of the losses of an export.
        pub static ALL: &[&Description] = &[$(&$name),*];
    };
}

descriptions! {
    NO_MOVE = "no-move", Error,
        "A move that names none of the position, or two; it is kept as text with the rest of its line",
        help("correct the move and convert again; as text nothing of it is lost");
    NOTHING_BEFORE_VARIATION = "nothing-before-variation", Error,
        "A variation with no move before it, which has no place in CIF; it is kept as text";
    TOO_DEEP = "too-deep", Error,
        "A variation that stands in too many others; it is kept as text";
    MORE = "more", Error,
        "A game of PGN with more than 1,000 findings; the rest is only counted";
    CHARACTER = "character", Warning,
        "A character that XML cannot hold; it is left out, and U+FFFD stands for it in what is kept as text",
        loss();
    ILLEGAL_MOVE = "illegal-move", Warning,
        "A move against the rules; it is marked, and the game goes on";
    NO_RULES = "no-rules", Warning,
        "A variant or start position that is not known; the moves are kept as text";
    CONTRADICTION = "contradiction", Warning,
        "A tag pair that says what cannot be: a date or round that does not exist, or a result that \
         the moves do not show; it is kept as a tag pair alone",
        help("correct the tag pair and convert again");
    PLY_COUNT = "ply-count", Info,
        "A tag pair PlyCount with another number of plies than there are moves, as many programs \
         write it; it is kept as a tag pair alone";
    DOUBLED_TAG = "doubled-tag", Warning,
        "A tag pair that stands more than once in a game; which of them counts, nobody knows, and all \
         are kept as tag pairs alone",
        help("remove the wrong one and convert again");
    RESULT_DIFFERS = "result-differs", Warning,
        "A result behind the moves that is not the one of the tag pair Result, or not that of mate or \
         stalemate on the board; both are kept, and the tag pair counts unless it is *",
        help("correct the one that is wrong");
    TOO_MANY_COMMANDS = "too-many-commands", Warning,
        "Comments of a move with more than 256 data in commands like [%csl ..], or of a game with \
         more than 131072; they are kept as text";
    UNCLOSED_COMMENT = "unclosed-comment", Warning,
        "A comment without its end", help("add the missing `}`");
    NESTED_COMMENT = "nested-comment", Warning,
        "A comment that has others in braces of their own; it is read up to the brace that balances \
         its first one, and PGN ends it at the first closing one",
        help("remove the braces within the comment");
    UNCLOSED_VARIATION = "unclosed-variation", Warning,
        "A variation without its end", help("add the missing `)`");
    UNOPENED_VARIATION = "unopened-variation", Warning,
        "The end of a variation that was not begun", help("remove it, or add the missing `(`");
    MALFORMED_TAG = "malformed-tag", Warning,
        "A tag pair that cannot be read; it is kept as text",
        help("a tag pair is written [Name \"value\"]; it is kept as text");
    BARE_QUOTE = "bare-quote", Warning,
        "A tag pair with a quotation mark in its value, or a backslash at the end of it, that has no \
         backslash before it; it is taken for a part of the value, and other programs read it otherwise",
        help("write `\\\"` for a quotation mark and `\\\\` for a backslash; two lines may have run together");
    UNKNOWN_TOKEN = "unknown-token", Warning,
        "Something among the moves that is no PGN, or that PGN reserves; it is kept as text where it stands";
    BEHIND_RESULT = "behind-result", Warning,
        "Something other than comments behind the result of a game; it is kept as text",
        help("put a blank line behind the result if another game begins there, or remove the result");
    MISSING_RESULT = "missing-result", Warning,
        "A game that ends without its result", help("a game ends with 1-0, 0-1, 1/2-1/2 or *");
    MIXED_ENCODING = "mixed-encoding", Warning,
        "A game of no single encoding", help("what is no UTF-8 is read as Windows-1252");
    DAMAGED_TEXT = "damaged-text", Warning,
        "Bytes that are no character of the encoding of their file, like half of one at its end",
        help("they are read as U+FFFD; look whether something of the file is missing, or was added by another program");
    NO_FORM = "no-form", Warning,
        "Something of an archive that PGN cannot hold; it is left out", loss();
    NO_EVALUATION_TIME = "no-evaluation-time", Info,
        "The time that an engine took for an evaluation, which PGN cannot hold; it is left out", loss();
}

/// A game that is larger than the limit; it is left out. Readers find it, and no import.
pub static TOO_LARGE: Description = Description::new(
    "pgn:too-large",
    Severity::Error,
    "A game that is larger than the limit; it is left out",
)
.loss();

/// A game that is not UTF-8. [`Game::encoding_note`](crate::text::Game::encoding_note) finds it, and no
/// import.
pub static CHARSET: Description = Description::new(
    "pgn:charset",
    Severity::Info,
    "A game that is not UTF-8; to people it is said once of a file",
);

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn ids_are_unique() {
        let ids: BTreeSet<_> = ALL.iter().map(|it| it.id).collect();
        assert_eq!(ids.len(), ALL.len());
    }
}
