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

pub mod accuracy;
mod better;
mod gather;
mod phases;

use core::fmt;

use cif_text::legality::Side;
use cif_text::square::BoardLetter;
use cif_text::tables::{Evaluation, Score, Side as Winner, Time};
use cif_types::{Game, StandardID, StartPosition};
use cif_uci::info::Bound;

pub use self::phases::Phases;

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

impl ReviewOptions {
    /// The place of the board among the sections of a game: 1 for the second of
    /// two boards.
    pub fn section(&self, game: &Game<'_>) -> usize {
        usize::from(game.tandem() && self.board == Some(BoardLetter::B))
    }
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

/// The points of win chance, of a hundred, from which a loss is judged an inaccuracy, a mistake
/// and a blunder: those that lichess judges by.
pub const CHANCES_LOST: [f64; 3] = [5.0, 10.0, 15.0];

/// The evaluations and times of a game.
#[derive(Clone, Debug, Default, PartialEq)]
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
    /// The phases of the game, where its rules are known.
    pub phases: Phases,
    /// White's win chance at the start, in percent: that of its evaluation, or of the usual start
    /// position.
    start_chance: Option<f64>,
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
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
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
    /// White's chance to win the position, in percent: [`accuracy::win_chance`].
    pub chance: Option<f64>,
    /// The points of the player's win chance that the move gave away.
    pub chance_lost: Option<f64>,
    /// The accuracy of the move, in percent: [`accuracy::move_accuracy`].
    pub accuracy: Option<f64>,
    /// The mark for the win chance given away: see [`CHANCES_LOST`].
    pub judgement: Option<Mark>,
    /// The variation at the ply, counted from 0, that has a better move, where the move is marked
    /// and the game has such a variation: one that does not begin with a move marked as bad, nor
    /// with one that is evaluated as worse for the player.
    pub better: Option<usize>,
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

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The cost of the moves of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Summary {
    /// The moves whose loss is known.
    pub moves: u64,
    /// Their cost together, in centipawns.
    pub loss: u64,
    /// Inaccuracies, mistakes, blunders, by centipawns.
    pub marks: [u64; 3],
    /// The same by win chances.
    pub judgements: [u64; 3],
    /// The accuracy of the moves, in percent.
    pub accuracy: Option<f64>,
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
            review.start_chance = match review.start {
                Some(said) => Some(accuracy::win_chance(&said.evaluation)),
                None => is_usual_start(game).then(accuracy::at_start),
            };
            review.judge_chances();
            better::find(game, &mut review.plies);
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
            let counted = [
                (ply.mark, &mut summary.marks),
                (ply.judgement, &mut summary.judgements),
            ];
            for (mark, counts) in counted {
                if let Some(count) = mark.and_then(|mark| counts.get_mut(mark as usize)) {
                    *count += 1;
                }
            }
        }
        summary.accuracy = self.accuracy(side);
        summary
    }

    /// The accuracy of the moves of a side, in percent.
    fn accuracy(&self, side: Side) -> Option<f64> {
        let after = self.plies.iter().map(|ply| ply.chance);
        let chances: Vec<_> = std::iter::once(self.start_chance).chain(after).collect();
        let plies = self.plies.iter().enumerate();
        let moves = plies.filter(|(_, ply)| ply.side == side);
        let moves = moves.filter_map(|(number, ply)| Some((number, ply.accuracy?)));
        accuracy::of_moves(&chances, moves)
    }

    /// Judges the moves by the win chances that they gave away.
    fn judge_chances(&mut self) {
        let mut before = self.start_chance;
        for ply in &mut self.plies {
            let after = ply.said.map(|it| accuracy::win_chance(&it.evaluation));
            ply.chance = after;
            if let (Some(before), Some(after)) = (before, after) {
                let lost = match ply.side {
                    Side::White => before - after,
                    Side::Black => after - before,
                };
                let lost = lost.max(0.0);
                ply.chance_lost = Some(lost);
                ply.accuracy = Some(accuracy::move_accuracy(lost));
                let [inaccuracy, mistake, blunder] = CHANCES_LOST;
                ply.judgement = match lost {
                    _ if lost >= blunder => Some(Mark::Blunder),
                    _ if lost >= mistake => Some(Mark::Mistake),
                    _ if lost >= inaccuracy => Some(Mark::Inaccuracy),
                    _ => None,
                };
            }
            before = after;
        }
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

/// True for a game of plain chess from its start.
fn is_usual_start(game: &Game<'_>) -> bool {
    game.variant().to_string() == ":Chess"
        && game.startposition() == StartPosition::StandardID(StandardID::Standard)
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
