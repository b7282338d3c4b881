//! Findings of a check of one game, each with the move that it is about.

use cif_text::board::Board;
use cif_text::moves::{Token, tokens};
use cif_types::{ArchiveItem, Game, Severity, VariationNode, Violation, frame};
use cif_validator::{Finding, Options, check_str};
use serde::{Deserialize, Serialize};

/// The end of an archive with one game.
const END: &str = "\n  <info><version>1.0</version><creator/><created>2026-01-31</created>\
                   <content games=\"1\"/></info>";

/// Findings of a game at the most; one with more of them has one fault all over.
pub const MOST_FINDINGS: usize = 200;

/// A finding about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct GameFinding {
    /// Its severity.
    pub severity: Severity,
    /// Its permanent id, like `MV-003`.
    pub id: String,
    /// The fault, in one line.
    pub message: String,
    /// A way to fix it, where one is known.
    pub help: Option<String>,
    /// The move that it is about, by its number among all moves of the game, those of
    /// variations included, in the order of the text.
    pub ply: Option<usize>,
}

/// A violation that was found where an archive was read, which is about no move.
impl From<Violation> for GameFinding {
    fn from(violation: Violation) -> Self {
        Self {
            severity: Severity::Error,
            id: violation.id.into_owned(),
            message: violation.message,
            help: violation.help,
            ply: None,
        }
    }
}

/// A finding of reading a game of PGN, with its line in the file.
impl From<&cif_pgn::Finding> for GameFinding {
    fn from(finding: &cif_pgn::Finding) -> Self {
        let description = finding.kind.description();
        Self {
            severity: description.severity,
            id: description.id.to_owned(),
            message: format!("line {}: {}", finding.location.line, finding.kind),
            help: None,
            ply: None,
        }
    }
}

/// A style may be defined in a section of the archive that is not at hand.
const UNDEFINED_STYLE: &str = "MV-008";

/// The findings of a game whose head is whole, checked as the only game of an archive, by the
/// schema, the rules of CIF and those of chess, but for what is defined elsewhere in its archive.
/// A game that cannot be written has none.
pub fn findings(game: &Game<'_>) -> Vec<GameFinding> {
    let mut text = frame::BEGIN.to_owned();
    if frame::push("game", game, &mut text).is_err() {
        return Vec::new();
    }
    let length = text.len();
    text += END;
    text += frame::END;
    let options = Options {
        rulebook: Some(&cif_chess::Rules),
        excerpts: false,
        max_findings: MOST_FINDINGS,
        ..Options::default()
    };
    let Ok(mut found) = check_str(&text, &options) else {
        return Vec::new();
    };
    // Of the archive around the game nothing is true.
    found.retain(|finding| offset(finding) < length && finding.id != UNDEFINED_STYLE);
    if found.is_empty() {
        return Vec::new();
    }
    let plies = plies(&text);
    let placed = found.into_iter().map(|finding| {
        let at = offset(&finding);
        let after = plies.partition_point(|begin| *begin <= at);
        let is_move = plies.first().is_some_and(|first| *first <= at);
        GameFinding {
            severity: finding.severity,
            id: finding.id.into_owned(),
            message: finding.message,
            help: finding.help,
            ply: is_move.then(|| after - 1),
        }
    });
    placed.collect()
}

/// The first byte of a finding.
fn offset(finding: &Finding) -> usize {
    usize::try_from(finding.location.offset).unwrap_or(usize::MAX)
}

/// The first bytes of all moves of the game in an archive.
fn plies(text: &str) -> Vec<usize> {
    let archive = cif_types::read(text).value;
    let Some(ArchiveItem::Game(game)) = archive.items.first() else {
        return Vec::new();
    };
    let board = game.board();
    let mut plies = Vec::new();
    let mut open = vec![(game.moves.base.nodes.iter(), true)];
    while let Some((nodes, reads)) = open.last_mut() {
        match nodes.next() {
            None => drop(open.pop()),
            Some(VariationNode::Epilogue(_)) => *reads = false,
            Some(VariationNode::Var(line)) => open.push((line.nodes.iter(), true)),
            Some(VariationNode::Text(text)) if *reads => {
                let begin = text.span.range().start;
                plies.extend(moves(&text.value, &board).map(|at| begin + at));
            }
            Some(_) => {}
        }
    }
    plies
}

/// The first bytes of the moves in a text.
fn moves(text: &str, board: &Board) -> impl Iterator<Item = usize> {
    tokens(text, board).filter_map(|found| match found.token {
        Token::Move(_) => Some(found.range.start),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(moves: &str) -> Vec<GameFinding> {
        let text = format!("<cif><game><info/><moves>{moves}</moves></game>{END}</cif>");
        let archive = cif_types::read(&text).value;
        match archive.items.first() {
            Some(ArchiveItem::Game(game)) => findings(game),
            _ => panic!("there is a game"),
        }
    }

    #[test]
    fn findings_are_at_their_moves() {
        let found = of("e2e4 f7f6 <var>e7e5 <post>good</post> e4e6</var> d1h5 a7a6");
        let places: Vec<_> = found.iter().map(|it| (it.id.as_str(), it.ply)).collect();
        assert_eq!(places, [("MV-003", Some(3)), ("MV-003", Some(5))]);
    }

    #[test]
    fn a_sound_game_has_no_findings() {
        assert_eq!(of("e2e4 e7e5"), []);
        assert_eq!(
            of("e2e4 <startstyle>Sharp</startstyle> e7e5 <endstyle>Sharp</endstyle>"),
            []
        );
    }
}
