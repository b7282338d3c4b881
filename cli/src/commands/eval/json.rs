//! The same as one object of JSON.

use std::io::{self, Write};

use cif::annotate::review::{Mark, Review, Reviewed, Said};
use cif::text::legality::Side;
use cif::text::tables::{Score, Side as Winner};
use cif::uci::info::Bound;
use serde::{Serialize, Serializer};

use super::view::{Shown, View};

#[derive(Serialize)]
struct Object<'v> {
    game: usize,
    title: &'v str,
    /// Its code and its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    opening: Option<&'v str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    engine: Option<&'v str>,
    engines: Vec<EngineObject<'v>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<SaidObject>,
    plies: Plies<'v>,
    /// The ply with which the middle game begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    middlegame: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    endgame: Option<usize>,
    white: SideObject<'v>,
    black: SideObject<'v>,
}

/// The plies, each made up as it is written.
struct Plies<'v>(&'v View);

impl Serialize for Plies<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(View { review, moves, .. }) = self;
        let plies = review.plies.iter().zip(moves);
        serializer.collect_seq(plies.map(|(ply, shown)| self::ply(review, ply, shown)))
    }
}

#[derive(Serialize)]
struct EngineObject<'v> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'v str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'v str>,
    evaluations: usize,
}

/// Scores are from White's point of view, in centipawns or moves to mate.
#[derive(Serialize)]
struct SaidObject {
    #[serde(skip_serializing_if = "Option::is_none")]
    cp: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mate: Option<i32>,
    /// The side that mates: of a mate on the board its number, 0, does not tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bound: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    centiseconds: Option<u64>,
}

#[derive(Serialize)]
struct PlyObject<'v> {
    ply: usize,
    label: &'v str,
    side: &'static str,
    #[serde(rename = "move")]
    played: &'v str,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<SaidObject>,
    /// The engine of the score, in a match of engines.
    #[serde(skip_serializing_if = "Option::is_none")]
    engine: Option<&'v str>,
    /// In milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<u64>,
    /// In milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    time: Option<u64>,
    /// In centipawns.
    #[serde(skip_serializing_if = "Option::is_none")]
    loss: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'static str>,
    /// White's win chance after the move, in percent.
    #[serde(skip_serializing_if = "Option::is_none")]
    winchance: Option<f64>,
    /// The points of the player's win chance that the move gave away.
    #[serde(skip_serializing_if = "Option::is_none")]
    chancelost: Option<f64>,
    /// In percent.
    #[serde(skip_serializing_if = "Option::is_none")]
    accuracy: Option<f64>,
    /// The mark for the win chance given away.
    #[serde(skip_serializing_if = "Option::is_none")]
    judgement: Option<&'static str>,
    /// The moves of the line that the game has for a better one.
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    better: &'v [String],
}

#[derive(Serialize)]
struct SideObject<'v> {
    /// The engine that speaks after the moves of the side, in a match of engines.
    #[serde(skip_serializing_if = "Option::is_none")]
    engine: Option<&'v str>,
    moves: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    averageloss: Option<u64>,
    inaccuracies: u64,
    mistakes: u64,
    blunders: u64,
    /// In percent.
    #[serde(skip_serializing_if = "Option::is_none")]
    accuracy: Option<f64>,
    /// Inaccuracies, mistakes and blunders by win chances.
    bychance: [u64; 3],
}

/// Writes the object on a line.
pub(super) fn write(view: &View, game: usize, mut out: impl Write) -> io::Result<()> {
    let review = &view.review;
    let object = Object {
        game,
        title: &view.title,
        opening: view.opening.as_deref(),
        engine: review.chosen().and_then(|source| source.name.as_deref()),
        engines: review
            .sources
            .iter()
            .map(|source| EngineObject {
                id: source.number.as_deref(),
                name: source.name.as_deref(),
                evaluations: source.evaluations,
            })
            .collect(),
        start: review.start.as_ref().map(said),
        plies: Plies(view),
        middlegame: begin(review, review.phases.middlegame),
        endgame: begin(review, review.phases.endgame),
        white: side(review, Side::White),
        black: side(review, Side::Black),
    };
    serde_json::to_writer(&mut out, &object)?;
    writeln!(out)?;
    out.flush()
}

fn said(said: &Said) -> SaidObject {
    let (cp, mate, winner) = match said.evaluation.score() {
        Score::Centipawns(score) => (Some(score), None, None),
        Score::Mate {
            winner: Winner::White,
            moves,
        } => (None, Some(i32::from(moves)), Some("white")),
        Score::Mate {
            winner: Winner::Black,
            moves,
        } => (None, Some(-i32::from(moves)), Some("black")),
    };
    SaidObject {
        cp,
        mate,
        winner,
        bound: match said.bound {
            Bound::Exact => None,
            Bound::Lower => Some("lower"),
            Bound::Upper => Some("upper"),
        },
        depth: said.evaluation.depth,
        centiseconds: said.evaluation.centiseconds,
    }
}

/// The name of the engine that speaks after the moves of a side in a match.
fn engine(review: &Review, side: Side) -> Option<&str> {
    review.by_side?;
    review.speaker(side)?.name.as_deref()
}

fn ply<'v>(review: &'v Review, ply: &Reviewed, shown: &'v Shown) -> PlyObject<'v> {
    PlyObject {
        ply: ply.ply + 1,
        label: &shown.label,
        side: match ply.side {
            Side::White => "white",
            Side::Black => "black",
        },
        played: &shown.text,
        score: ply.said.as_ref().map(said),
        engine: engine(review, ply.side).filter(|_| ply.said.is_some()),
        clock: ply.clock.map(|time| time.milliseconds),
        time: ply.spent,
        loss: ply.loss,
        mark: ply.mark.map(Mark::name),
        winchance: ply.chance.map(rounded),
        chancelost: ply.chance_lost.map(rounded),
        accuracy: ply.accuracy.map(rounded),
        judgement: ply.judgement.map(Mark::name),
        better: &shown.better,
    }
}

/// The number of the ply with which a phase begins.
fn begin(review: &Review, phase: Option<usize>) -> Option<usize> {
    Some(review.plies.get(phase?)?.ply + 1)
}

/// Percent with two decimals.
pub(super) fn rounded(percent: f64) -> f64 {
    (percent * 100.0).round() / 100.0
}

fn side(review: &Review, side: Side) -> SideObject<'_> {
    let summary = review.summary(side);
    let [inaccuracies, mistakes, blunders] = summary.marks;
    SideObject {
        engine: engine(review, side),
        moves: summary.moves,
        averageloss: summary.average(),
        inaccuracies,
        mistakes,
        blunders,
        accuracy: summary.accuracy.map(rounded),
        bychance: summary.judgements,
    }
}
