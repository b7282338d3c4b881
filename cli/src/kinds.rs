//! Reports that a conversion may make, each with an id that never changes.

use cif_pgn::FindingKind;
use cif_pgn::text::FaultKind;
use cif_types::excerpt::bounded;
use cif_validator::{Finding, Location, Severity};

/// The gravity of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weight {
    /// Worth knowing.
    Info,
    /// Wrong, but nothing is lost.
    Warning,
    /// A part of the game is there only as text.
    Error,
    /// Something of a game has no place in the output.
    Loss,
    /// A game is not there, or the source cannot be trusted to be whole.
    Gone,
}

impl Weight {
    pub(crate) fn severity(self) -> Severity {
        match self {
            Self::Info => Severity::Info,
            Self::Warning | Self::Loss => Severity::Warning,
            Self::Error | Self::Gone => Severity::Error,
        }
    }
}

/// A kind of finding.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Kind {
    /// `pgn:` and a name.
    pub(crate) id: &'static str,
    pub(crate) weight: Weight,
    /// The description, as the beginning of a sentence.
    pub(crate) what: &'static str,
    /// The remedy.
    pub(crate) help: Option<&'static str>,
}

impl Kind {
    /// The id without its beginning.
    pub(crate) fn name(&self) -> &'static str {
        self.id.split_once(':').map_or(self.id, |(_, name)| name)
    }

    /// A finding of this kind, in a conversion of this name.
    pub(crate) fn finding(&self, clause: &str, message: String, location: Location) -> Finding {
        Finding {
            id: self.id.into(),
            name: self.name().into(),
            severity: self.weight.severity(),
            message: bounded(message),
            help: self.help.map(str::to_owned),
            clause: clause.to_owned(),
            location,
            fix: None,
            related: Vec::new(),
        }
    }
}

macro_rules! kinds {
    ($($name:ident $id:literal $weight:ident, $what:literal, $help:expr;)*) => {
        $(pub(crate) static $name: Kind = Kind {
            id: concat!("pgn:", $id),
            weight: Weight::$weight,
            what: $what,
            help: $help,
        };)*

        /// All of them.
        pub(crate) static KINDS: &[&Kind] = &[$(&$name),*];
    };
}

kinds! {
    NO_MOVE "no-move" Error,
        "A move that names none of the position, or two; it is kept as text with the rest of its line",
        Some("correct the move and convert again; as text nothing of it is lost");
    NOTHING_BEFORE_VARIATION "nothing-before-variation" Error,
        "A variation with no move before it, which has no place in CIF; it is kept as text", None;
    TOO_DEEP "too-deep" Error,
        "A variation that stands in too many others; it is kept as text",
        Some("`--depth` sets the limit");
    TOO_LARGE "too-large" Gone,
        "A game that is larger than the limit; it is left out", Some("`--max-game` sets the limit");
    UNWRITABLE "unwritable" Gone,
        "A game that cannot be written as XML; it is left out", None;
    MORE "more" Error,
        "A game of which so much is to be said that the rest is only counted", None;
    CHARACTER "character" Loss,
        "A character that XML cannot hold; it is left out, and U+FFFD stands for it in what is kept as text",
        None;
    ILLEGAL_MOVE "illegal-move" Warning,
        "A move against the rules; it is marked, and the game goes on", None;
    NO_RULES "no-rules" Warning,
        "A variant or start position that is not known; the moves are kept as text", None;
    CONTRADICTION "contradiction" Warning,
        "A tag pair that says what cannot be: a date or round that does not exist, or a result that \
         the moves do not show; it is kept as a tag pair alone",
        Some("correct the tag pair and convert again");
    PLY_COUNT "ply-count" Info,
        "A tag pair PlyCount with another number of plies than there are moves, as many programs \
         write it; it is kept as a tag pair alone", None;
    RESULT_DIFFERS "result-differs" Warning,
        "A result behind the moves that is not the one of the tag pair Result; both are kept, and the \
         tag pair counts",
        Some("correct the one that is wrong");
    TOO_MANY_COMMANDS "too-many-commands" Warning,
        "Comments of a move with more than 256 data in commands like [%csl ..], or of a game with \
         more than 131072; they are kept as text", None;
    UNCLOSED_COMMENT "unclosed-comment" Warning,
        "A comment without its end", Some("add the missing `}`");
    NESTED_COMMENT "nested-comment" Warning,
        "A comment that has others in braces of their own; it is read up to the brace that balances \
         its first one, and PGN ends it at the first closing one",
        Some("remove the braces within the comment");
    UNCLOSED_VARIATION "unclosed-variation" Warning,
        "A variation without its end", Some("add the missing `)`");
    UNOPENED_VARIATION "unopened-variation" Warning,
        "The end of a variation that was not begun", Some("remove it, or add the missing `(`");
    MALFORMED_TAG "malformed-tag" Warning,
        "A tag pair that cannot be read; it is kept as text",
        Some("a tag pair is written [Name \"value\"]; it is kept as text");
    UNKNOWN_TOKEN "unknown-token" Warning,
        "Something among the moves that is no PGN, or that PGN reserves; it is kept as text where it stands",
        None;
    BEHIND_RESULT "behind-result" Warning,
        "Something other than comments behind the result of a game; it is kept as text",
        Some("put a blank line behind the result if another game begins there, or remove the result");
    MISSING_RESULT "missing-result" Warning,
        "A game that ends without its result", Some("a game ends with 1-0, 0-1, 1/2-1/2 or *");
    MIXED_ENCODING "mixed-encoding" Warning,
        "A game of no single encoding",
        Some("what is no UTF-8 is read as Windows-1252; `--charset` says otherwise");
    CHARSET "charset" Info,
        "A game that is not UTF-8; to people it is said once of a file",
        Some("`--charset` says otherwise");
    OTHER "other" Warning,
        "Something else that PGN says badly", None;
    NO_FORM "no-form" Loss,
        "Something of an archive that PGN cannot hold; it is left out", None;
    LEFT_OUT "left-out" Gone,
        "A game that cannot be written in the form of the output; it is left out", None;
    REFERENCE "reference" Loss,
        "A reference to nothing, or an entry of an index or a namebase that nothing refers to", None;
    NOT_KEPT "not-kept" Loss,
        "What a section says of itself and has no place in the output", None;
}

/// The id of a kind, or what all begin with, by which findings can be selected; a name is enough.
pub(crate) fn selector(text: &str) -> Option<&'static str> {
    let mut kinds = KINDS.iter();
    let found = kinds.find(|kind| kind.id == text || kind.name() == text);
    found
        .map(|kind| kind.id)
        .or((text == "pgn").then_some("pgn"))
}

/// The kind of something that was found in PGN.
pub(crate) fn of(kind: &FindingKind) -> &'static Kind {
    match kind {
        FindingKind::Text(fault) => match fault {
            FaultKind::UnclosedComment => &UNCLOSED_COMMENT,
            FaultKind::NestedComment => &NESTED_COMMENT,
            FaultKind::UnknownToken => &UNKNOWN_TOKEN,
            FaultKind::BehindResult => &BEHIND_RESULT,
            FaultKind::UnclosedVariation => &UNCLOSED_VARIATION,
            FaultKind::UnopenedVariation => &UNOPENED_VARIATION,
            FaultKind::MalformedTag => &MALFORMED_TAG,
            FaultKind::NoResult => &MISSING_RESULT,
            FaultKind::Encoding => &MIXED_ENCODING,
        },
        FindingKind::NoMove { .. } => &NO_MOVE,
        FindingKind::IllegalMove { .. } => &ILLEGAL_MOVE,
        FindingKind::NoRules { .. } => &NO_RULES,
        FindingKind::NothingBeforeVariation => &NOTHING_BEFORE_VARIATION,
        FindingKind::TooDeep => &TOO_DEEP,
        FindingKind::Contradiction {
            name: "PlyCount", ..
        } => &PLY_COUNT,
        FindingKind::Contradiction { .. } => &CONTRADICTION,
        FindingKind::Character(_) => &CHARACTER,
        FindingKind::ResultDiffers { .. } => &RESULT_DIFFERS,
        FindingKind::TooManyCommands => &TOO_MANY_COMMANDS,
        FindingKind::More { .. } => &MORE,
        _ => &OTHER,
    }
}

/// The page of a kind.
pub(crate) fn explain(kind: &Kind) -> String {
    let help = kind.help.map_or(String::new(), |help| {
        let mut chars = help.chars();
        let first = chars.next().map(|it| it.to_uppercase().to_string());
        format!("\n\n{}{}.", first.unwrap_or_default(), chars.as_str())
    });
    format!(
        "# {}: {}\n\n{}.\n\n- severity: {}\n- said by: `cif convert`{help}\n",
        kind.id,
        kind.name(),
        kind.what,
        kind.weight.severity(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documentation_names_all() {
        let page = include_str!("../../docs/cli.md");
        for kind in KINDS {
            assert!(page.contains(&format!("`{}`", kind.id)), "{}", kind.id);
        }
        let ids: std::collections::BTreeSet<_> = KINDS.iter().map(|kind| kind.id).collect();
        assert_eq!(ids.len(), KINDS.len());
    }
}
