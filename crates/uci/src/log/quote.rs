//! Lines of engines as fastchess repeats them where it warns of one:
//!
//! ```text
//! Warning; Illegal PV move - move c5f8 from Fish
//! Info; info depth 4 score cp 20 pv d7f8 c5f8
//! Position; startpos
//! Moves; e2e4
//! ```
//!
//! The four may stand in one line, with ` :: ` between them. What is repeated
//! was said before, in the midst of a search: it is the end of no line and
//! the beginning of no search.

use super::speaker::Speaker;

/// A line that repeats what an engine said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Quote<'a> {
    /// The engine, where the line names it.
    pub(super) speaker: Option<Speaker<'a>>,
    /// The bytes of the line that the engine wrote.
    pub(super) start: usize,
    pub(super) end: usize,
}

const MARK: &str = "Info; ";
const SEPARATOR: &str = " :: ";

/// Finds what a line repeats.
pub(super) fn find(text: &str) -> Option<Quote<'_>> {
    let mark = text.find("Info; info ")?;
    let before = text.get(..mark)?;
    // Nothing else comes before it, or the warning.
    let warning = before.strip_suffix(SEPARATOR);
    let begins = |text: &str| text.is_empty() || text.ends_with("--- ");
    let is_alone = begins(before);
    let is_behind_warning = warning.is_some_and(|warning| {
        warning
            .find("Warning; ")
            .is_some_and(|at| begins(&warning[..at]))
    });
    if !is_alone && !is_behind_warning {
        return None;
    }
    let start = mark + MARK.len();
    let length = text.get(start..)?.find(SEPARATOR);
    let name = warning.and_then(|warning| warning.rsplit_once(" from "));
    let name = name
        .map(|(_, name)| name.trim())
        .filter(|name| !name.is_empty());
    Some(Quote {
        speaker: name.map(|name| Speaker {
            name: Some(name),
            number: None,
            thread: None,
        }),
        start,
        end: length.map_or(text.len(), |length| start + length),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeated_lines_are_found() {
        for (line, name, said) in [
            ("Info; info depth 4 pv d7f8", None, "info depth 4 pv d7f8"),
            (
                "Warning; Illegal PV move - move c5f8 from Fish 2 :: Info; info depth 5 pv d7f8 :: \
                 Position; startpos :: Moves; e2e4",
                Some("Fish 2"),
                "info depth 5 pv d7f8",
            ),
            (
                "fastchess --- Info; info depth 5 :: Position; startpos",
                None,
                "info depth 5",
            ),
        ] {
            let found = find(line).expect(line);
            assert_eq!(found.speaker.and_then(|it| it.name), name, "{line}");
            assert_eq!(&line[found.start..found.end], said);
        }
        for line in [
            "info depth 4",
            "info string Info; info depth 4",
            "Info; infos",
            "Warning; No info line available to extract score from engine Fish",
            "Warning; Illegal PV move - move c5f8 from Fish",
            "Position; startpos",
            "",
        ] {
            assert_eq!(find(line), None, "{line}");
        }
    }
}
