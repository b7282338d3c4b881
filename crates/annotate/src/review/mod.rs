//! The evaluations and times of a game read back, ply by ply, from its tables
//! and its move section, and what each move cost.
//!
//! ```
//! use cif_annotate::review::{Mark, Review, ReviewOptions};
//! # let text = r#"<cif><game><info><moveinfo>
//! # <table content="evaluation">+30,+25,-400</table></moveinfo></info>
//! # <moves>e2e4 e7e5 d1g4</moves></game>
//! # <info><version>1.0</version><creator/><created>2026-01-31</created>
//! # <content games="1"/></info></cif>"#;
//! # let archive = cif_types::read(text).value;
//! # let cif_types::ArchiveItem::Game(game) = &archive.items[0] else { panic!() };
//! // <table content="evaluation">+30,+25,-400</table> ... e2e4 e7e5 d1g4
//! let review = Review::of(game, &ReviewOptions::default());
//! let queen = &review.plies[2];
//! assert_eq!((queen.loss, queen.mark), (Some(425), Some(Mark::Blunder)));
//! ```

mod gather;

use cif_text::legality::Side;
use cif_text::square::BoardLetter;
use cif_text::tables::{Evaluation, Score, Side as Winner, Time};
use cif_types::Game;
use cif_uci::info::Bound;

/// The parts that are read, and the measure by which moves are judged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReviewOptions {
    /// The engine of the evaluations: its number, or a part of its name. Without
    /// it those of whoever has the most, or of two engines that played each
    /// other, each after the moves of one side.
    pub engine: Option<String>,
    /// The board of a tandem game; A unless given.
    pub board: Option<BoardLetter>,
    /// The measure.
    pub thresholds: Thresholds,
}

/// The losses, in centipawns, from which a move is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thresholds {
    /// As an inaccuracy.
    pub inaccuracy: u64,
    /// As a mistake.
    pub mistake: u64,
    /// As a blunder.
    pub blunder: u64,
    /// Scores beyond this, mates among them, count as this: what is won stays
    /// won.
    pub cap: u64,
}

impl Default for Thresholds {
    fn default() -> Self {
        Self {
            inaccuracy: 50,
            mistake: 100,
            blunder: 300,
            cap: 1000,
        }
    }
}

/// The evaluations and times of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// The sources of evaluations, in order of appearance.
    pub sources: Vec<Source>,
    /// The one that was chosen; none where there is none, or none fits, and
    /// none in a match.
    pub source: Option<usize>,
    /// In a match of two engines the one that speaks after White's moves and
    /// the one that speaks after Black's; each has nothing to say of the other
    /// positions.
    pub by_side: Option<[usize; 2]>,
    /// The evaluation of the start position.
    pub start: Option<Said>,
    /// The plies of the main line, in a tandem game those on the board.
    pub plies: Vec<Reviewed>,
}

/// A source of evaluations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The number of the engine; none where the game does not say.
    pub number: Option<String>,
    /// Its name.
    pub name: Option<String>,
    /// The number of positions of the main line that it evaluated.
    pub evaluations: usize,
}

/// An evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said {
    /// As a table holds it: from White's point of view.
    pub evaluation: Evaluation,
    /// The side, seen from White, on which the true score may lie.
    pub bound: Bound,
}

/// A ply, and what is known of it and of the position after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// Its number in the main line, from 0.
    pub ply: usize,
    /// The side that played it.
    pub side: Side,
    /// The evaluation of the position.
    pub said: Option<Said>,
    /// The reading of the player's clock.
    pub clock: Option<Time>,
    /// The time that the player thought, in milliseconds.
    pub spent: Option<u64>,
    /// The cost of the move for the player, in centipawns; unknown where one of
    /// the positions before and after it has no evaluation.
    pub loss: Option<u64>,
    /// The mark for that cost.
    pub mark: Option<Mark>,
}

/// A mark for a bad move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Not the best.
    Inaccuracy,
    /// Bad.
    Mistake,
    /// Very bad.
    Blunder,
}

impl Mark {
    /// The word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The sign behind a move.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

/// The cost of the moves of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The moves whose loss is known.
    pub moves: u64,
    /// Their cost together, in centipawns.
    pub loss: u64,
    /// Inaccuracies, mistakes, blunders.
    pub marks: [u64; 3],
}

impl Summary {
    /// The cost of a move on the average, in centipawns, rounded to the
    /// nearest.
    pub fn average(&self) -> Option<u64> {
        (self.loss + self.moves / 2).checked_div(self.moves)
    }
}

impl Review {
    /// Reads a game.
    pub fn of(game: &Game<'_>, options: &ReviewOptions) -> Self {
        let mut review = gather::gather(game, options);
        // That two engines differ is no mistake of a player.
        if review.by_side.is_none() {
            review.judge(&options.thresholds);
        }
        review
    }

    /// Returns true if there is nothing to show but moves.
    pub fn is_empty(&self) -> bool {
        let is_bare = |ply: &Reviewed| ply.said.is_none() && ply.clock.is_none();
        self.start.is_none()
            && self
                .plies
                .iter()
                .all(|it| is_bare(it) && it.spent.is_none())
    }

    /// The source that was chosen.
    pub fn chosen(&self) -> Option<&Source> {
        self.sources.get(self.source?)
    }

    /// The source that speaks after the moves of a side.
    pub fn speaker(&self, side: Side) -> Option<&Source> {
        let at = match (self.by_side, side) {
            (None, _) => self.source?,
            (Some([white, _]), Side::White) => white,
            (Some([_, black]), Side::Black) => black,
        };
        self.sources.get(at)
    }

    /// The cost of the moves of a side.
    pub fn summary(&self, side: Side) -> Summary {
        let mut summary = Summary::default();
        for ply in self.plies.iter().filter(|ply| ply.side == side) {
            if let Some(loss) = ply.loss {
                summary.moves += 1;
                summary.loss += loss;
            }
            if let Some(mark) = ply.mark
                && let Some(count) = summary.marks.get_mut(mark as usize)
            {
                *count += 1;
            }
        }
        summary
    }

    fn judge(&mut self, thresholds: &Thresholds) {
        let mut before = self
            .start
            .map(|said| capped(&said.evaluation, thresholds.cap));
        for ply in &mut self.plies {
            let after = ply
                .said
                .map(|said| capped(&said.evaluation, thresholds.cap));
            if let (Some(before), Some(after)) = (before, after) {
                let change = match ply.side {
                    Side::White => before - after,
                    Side::Black => after - before,
                };
                let loss = change.max(0).unsigned_abs();
                ply.loss = Some(loss);
                ply.mark = match loss {
                    _ if loss >= thresholds.blunder => Some(Mark::Blunder),
                    _ if loss >= thresholds.mistake => Some(Mark::Mistake),
                    _ if loss >= thresholds.inaccuracy => Some(Mark::Inaccuracy),
                    _ => None,
                };
            }
            before = after;
        }
    }
}

/// The score in centipawns, brought within the cap.
pub fn capped(evaluation: &Evaluation, cap: u64) -> i64 {
    // More than a table holds helps nobody, and two of them can be added.
    let cap = cap.min(1 << 32).cast_signed();
    match evaluation.score() {
        Score::Centipawns(score) => score.clamp(-cap, cap),
        Score::Mate {
            winner: Winner::White,
            ..
        } => cap,
        Score::Mate {
            winner: Winner::Black,
            ..
        } => -cap,
    }
}

/// A score as people write it: pawns, or `#` and the moves to mate.
pub fn score_text(evaluation: &Evaluation) -> String {
    match evaluation.score() {
        Score::Centipawns(score) => {
            let sign = if score < 0 { '-' } else { '+' };
            let size = score.unsigned_abs();
            format!("{sign}{}.{:02}", size / 100, size % 100)
        }
        Score::Mate { winner, moves } => {
            let sign = if winner == Winner::Black { "-" } else { "" };
            format!("#{sign}{moves}")
        }
    }
}
