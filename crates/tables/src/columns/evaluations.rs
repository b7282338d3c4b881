//! The columns of the evaluations table.

use cif_text::tables::{Evaluation, Score, Side};

use crate::column::{Definition, Rows};
use crate::columns;
use crate::kind::Kind;
use crate::rows::Place;
use crate::rows::at::At;
use crate::rows::evaluation::EvaluationRow;

/// A row for each evaluation of each engine.
pub(crate) struct Evaluations;

impl Rows for Evaluations {
    type Row<'r> = EvaluationRow<'r>;
}

impl columns::InGame for EvaluationRow<'_> {
    fn place(&self) -> Place<'_> {
        self.place
    }
}

impl columns::InLine for EvaluationRow<'_> {
    fn at(&self) -> At {
        self.of.at
    }
}

type Row = Definition<Evaluations>;

pub(crate) static COLUMNS: &[Row] = &[
    columns::source(),
    columns::game(),
    columns::board(),
    columns::line(),
    Row::new(
        "ply",
        Kind::UInt16,
        "The number of the ply after which the position is evaluated; 0 for the start \
         position, 65535 for those behind that.",
        |row, out| out.number(Some(row.of.at.ply.min(u32::from(u16::MAX)))),
    ),
    Row::new(
        "engine",
        Kind::Utf8,
        "The name of the engine, or its number; null where the archive does not say.",
        |row, out| out.text(row.of.engine_name),
    )
    .or_null(),
    Row::new(
        "score_cp",
        Kind::Int32,
        "The score in centipawns, from White's point of view; null for a mate.",
        |row, out| out.number(centipawns(&row.of.evaluation)),
    )
    .or_null(),
    Row::new(
        "mate",
        Kind::Int32,
        "The moves to mate, negative where Black mates; 0 for a mate on the board.",
        |row, out| out.number(mate(&row.of.evaluation)),
    )
    .or_null(),
    Row::new(
        "bound",
        Kind::Utf8,
        "`lower` or `upper`, from White's point of view, where the score is a bound.",
        |row, out| out.text(row.of.bound),
    )
    .or_null(),
    Row::new(
        "depth",
        Kind::Int32,
        "The depth of the search in plies.",
        |row, out| out.number(row.of.evaluation.depth),
    )
    .or_null(),
    Row::new(
        "seldepth",
        Kind::Int32,
        "The selective depth of the search in plies.",
        |row, out| out.number(row.of.seldepth),
    )
    .or_null(),
    Row::new(
        "time_ms",
        Kind::Int64,
        "The time of the search in milliseconds.",
        |row, out| {
            out.number(
                row.of
                    .evaluation
                    .centiseconds
                    .and_then(|it| it.checked_mul(10)),
            );
        },
    )
    .or_null(),
    Row::new(
        "nodes",
        Kind::Int64,
        "The nodes that were searched.",
        |row, out| out.number(row.of.nodes),
    )
    .or_null(),
    Row::new(
        "pv",
        Kind::Utf8,
        "The line that the engine expects, in UCI.",
        |row, out| out.text(row.of.pv),
    )
    .or_null(),
    Row::new(
        "multipv",
        Kind::Int32,
        "The rank of the line among several.",
        |row, out| out.number(row.of.multipv),
    )
    .or_null(),
];

/// The score in centipawns, where it is no mate.
pub(super) fn centipawns(evaluation: &Evaluation) -> Option<i64> {
    match evaluation.score() {
        Score::Centipawns(score) => Some(score),
        Score::Mate { .. } => None,
    }
}

/// The moves to mate, where it is one.
pub(super) fn mate(evaluation: &Evaluation) -> Option<i64> {
    match evaluation.score() {
        Score::Centipawns(_) => None,
        Score::Mate { winner, moves } => {
            let moves = i64::from(moves);
            Some(if winner == Side::White { moves } else { -moves })
        }
    }
}
