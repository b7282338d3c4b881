//! All of a game as a viewer needs it, so that it needs no rules of chess: the head as lines,
//! the start position, and every move of the main line and of variations with the squares that
//! it changed and all that is said of it.
//!
//! As JSON a record is small: what is absent takes no room, names are short, and what a viewer
//! can work out is left out. The members say what the short names are.

mod build;
mod drawings;
mod position;

use cif_types::{Game, Severity};
use serde::Serialize;

use crate::comment::Markup;
use crate::findings::{GameFinding, findings};
use drawings::DrawingRecord;

/// A game as a viewer takes it. It is built by [`GameRecord::of`], and serialised.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct GameRecord {
    /// The names of the players, one against the other.
    title: String,
    /// The lines of the head: a name, and what is said under it.
    head: Vec<(String, String)>,
    /// The players of White and of Black, for each board of a tandem game.
    players: Vec<[String; 2]>,
    result: String,
    /// The boards; none where the start position cannot be played, or they have too many squares.
    boards: Vec<BoardRecord>,
    /// 0 where the start position cannot be played, and so are the ranks.
    files: u8,
    ranks: u8,
    /// Boards side by side.
    across: usize,
    #[serde(skip_serializing_if = "is_false")]
    tandem: bool,
    start: Start,
    /// The plies of the main line.
    plies: usize,
    /// The moves in the order of the text, so that a parent comes before its children.
    moves: Vec<MoveRecord>,
    /// Comments before and after the game as a whole.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    before: Vec<CommentRecord>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    after: Vec<CommentRecord>,
    /// A review for each board of which engines or clocks say anything.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reviews: Vec<ReviewRecord>,
    /// The findings about no move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    findings: Vec<FindingRecord>,
}

/// A board.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
struct BoardRecord {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Black sits below.
    #[serde(skip_serializing_if = "is_false")]
    flipped: bool,
}

/// The position before the first move, and what is said of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
struct Start {
    /// For each board its squares from a1 along the ranks, each the letter of its piece, upper
    /// case for White, or a dot.
    cells: Vec<String>,
    /// For each board the pieces in the pockets, where there are any pockets.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pockets: Vec<String>,
    #[serde(rename = "f", skip_serializing_if = "Option::is_none")]
    fen: Option<String>,
    #[serde(flatten)]
    said: Said,
}

/// A move.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
struct MoveRecord {
    /// The move before it, by its number from 0, or -1 for none; absent where that is the move
    /// before it in the list.
    #[serde(rename = "p", skip_serializing_if = "Option::is_none")]
    parent: Option<i64>,
    /// The move that it is an alternative to, where that is not the first one after its parent but
    /// begins a variation itself.
    #[serde(rename = "a", skip_serializing_if = "Option::is_none")]
    alternative: Option<usize>,
    /// As people write it.
    #[serde(rename = "s")]
    san: String,
    /// Its number and dots; absent where they follow from those of its parent, as `12...` and
    /// `13.` follow from `12.`.
    #[serde(rename = "n", skip_serializing_if = "Option::is_none")]
    label: Option<String>,
    /// The squares that it changed: numbers in the order of [`Start::cells`], all boards on end,
    /// each with the letter that stands there now, like `12.28P`.
    #[serde(rename = "d", skip_serializing_if = "String::is_empty")]
    changed: String,
    /// The squares that the move names, where they are not the two that it changed.
    #[serde(rename = "l", skip_serializing_if = "Option::is_none")]
    squares: Option<Vec<usize>>,
    /// The square of a king that is in check.
    #[serde(rename = "x", skip_serializing_if = "Option::is_none")]
    check: Option<usize>,
    /// The pockets after it, where they are others.
    #[serde(rename = "k", skip_serializing_if = "Option::is_none")]
    pockets: Option<Vec<String>>,
    /// FEN from the side to move on; the whole of it where there are pockets, and of two boards.
    #[serde(rename = "f", skip_serializing_if = "Option::is_none")]
    fen: Option<String>,
    /// Against the rules: `illegal` or `invalid`.
    #[serde(rename = "w", skip_serializing_if = "Option::is_none")]
    wrong: Option<&'static str>,
    /// NAGs: signs that stand right behind the move, then others.
    #[serde(rename = "g", skip_serializing_if = "String::is_empty")]
    close_signs: String,
    #[serde(rename = "h", skip_serializing_if = "Vec::is_empty")]
    signs: Vec<String>,
    /// A draw was offered.
    #[serde(rename = "D", skip_serializing_if = "is_false")]
    draw: bool,
    /// Comments before the move.
    #[serde(rename = "b", skip_serializing_if = "Vec::is_empty")]
    before: Vec<CommentRecord>,
    #[serde(flatten)]
    said: Said,
    /// Inaccuracy, mistake, blunder by win chances: 1, 2, 3.
    #[serde(rename = "j", skip_serializing_if = "Option::is_none")]
    judgement: Option<u8>,
    /// Points of win chance that it gave away.
    #[serde(rename = "q", skip_serializing_if = "Option::is_none")]
    lost: Option<f64>,
    /// The move that the game has a line for and that is better.
    #[serde(rename = "r", skip_serializing_if = "Option::is_none")]
    better: Option<usize>,
    #[serde(rename = "i", skip_serializing_if = "Vec::is_empty")]
    findings: Vec<FindingRecord>,
}

/// All that is said of a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
struct Said {
    /// The score, like `+0.35` or `#-3`.
    #[serde(rename = "e", skip_serializing_if = "Option::is_none")]
    score: Option<String>,
    /// White's win chance in percent.
    #[serde(rename = "v", skip_serializing_if = "Option::is_none")]
    chance: Option<f64>,
    #[serde(rename = "z", skip_serializing_if = "Option::is_none")]
    depth: Option<u64>,
    /// The player's clock, and the time for the move.
    #[serde(rename = "t", skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
    #[serde(rename = "u", skip_serializing_if = "Option::is_none")]
    spent: Option<String>,
    /// Drawings on the boards.
    #[serde(rename = "m", skip_serializing_if = "Vec::is_empty")]
    drawings: Vec<DrawingRecord>,
    /// Other data, in words.
    #[serde(rename = "o", skip_serializing_if = "Vec::is_empty")]
    data: Vec<String>,
    /// Comments after the move.
    #[serde(rename = "c", skip_serializing_if = "Vec::is_empty")]
    comments: Vec<CommentRecord>,
}

/// A comment.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct CommentRecord {
    #[serde(rename = "l", skip_serializing_if = "Option::is_none")]
    language: Option<String>,
    #[serde(rename = "t")]
    markup: Markup,
}

/// The review of the game on one board.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
struct ReviewRecord {
    /// The board.
    board: usize,
    /// The names of the engines.
    engine: String,
    /// The moves of the board's main line, by their numbers.
    line: Vec<usize>,
    /// White's win chance at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<f64>,
    /// The accuracy of White and of Black, in percent.
    accuracy: [Option<f64>; 2],
    /// Inaccuracies, mistakes and blunders by win chances.
    counts: [[u64; 3]; 2],
    /// The moves with which the middle game and the endgame begin, as places in `line`.
    phases: [Option<usize>; 2],
}

/// A finding.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct FindingRecord {
    severity: &'static str,
    id: String,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<String>,
}

impl GameRecord {
    /// The record of a game whose head is whole, as readers of streams of games give it, without
    /// findings.
    pub fn of(game: &Game<'_>) -> Self {
        build::record(game)
    }

    /// The same with the findings of a check: those that reading the game made, and those of
    /// the game as it is. What both find is shown once, at the move that it is about.
    pub fn checked(game: &Game<'_>, mut reading: Vec<GameFinding>) -> Self {
        // One after the other, for each may take as much memory as the game.
        let mut found = findings(game);
        // In the place of what the schema refused there is something else, of which rules know
        // nothing.
        if reading.iter().any(|it| it.id.starts_with("xsd:")) {
            found.retain(|finding| finding.ply.is_some());
        }
        let mut record = Self::of(game);
        let is_same = |one: &GameFinding, other: &GameFinding| {
            (&one.id, &one.message) == (&other.id, &other.message)
        };
        reading.retain(|finding| !found.iter().any(|other| is_same(finding, other)));
        for finding in reading.into_iter().chain(found) {
            let ply = finding.ply;
            let finding = FindingRecord::from(finding);
            match ply.and_then(|ply| record.moves.get_mut(ply)) {
                Some(played) => played.findings.push(finding),
                None => record.findings.push(finding),
            }
        }
        record
    }
}

impl From<GameFinding> for FindingRecord {
    fn from(finding: GameFinding) -> Self {
        Self {
            severity: match finding.severity {
                Severity::Error => "error",
                Severity::Warning => "warning",
                Severity::Info => "info",
            },
            id: finding.id,
            message: finding.message,
            help: finding.help,
        }
    }
}

// The signature that serde wants.
#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// Percent with one decimal.
fn rounded(percent: f64) -> f64 {
    (percent * 10.0).round() / 10.0
}

impl GameRecord {
    /// The plies of the main line.
    pub(crate) fn plies(&self) -> usize {
        self.plies
    }

    /// The accuracy of White and of Black on the first board.
    pub(crate) fn accuracy(&self) -> [Option<f64>; 2] {
        self.reviews.first().map_or([None; 2], |it| it.accuracy)
    }

    /// The number of findings.
    pub(crate) fn finding_count(&self) -> usize {
        let of_moves: usize = self.moves.iter().map(|it| it.findings.len()).sum();
        of_moves + self.findings.len()
    }
}
