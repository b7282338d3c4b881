//! Scores of engines as chances, by the one formula that reviews of games use.

use std::sync::Arc;

use cif_annotate::review::accuracy;
use datafusion::arrow::array::{ArrayRef, Float64Array};
use datafusion::arrow::datatypes::DataType;
use datafusion::error::Result;

use super::Function;
use super::argument::{Kind, optional, required};
use super::udf::Inputs;

pub(super) const FUNCTIONS: &[Function] = &[
    Function {
        name: "win_chance",
        alias: None,
        arguments: &[
            required("score_cp", Kind::Integer),
            optional("mate", Kind::Integer),
        ],
        about: "White's chance to win, in percent, at a score in centipawns from White's point of \
                view. Where that is null a mate counts as ten pawns for the side that gives it; of a mate on \
                the board, 0, it is not known which side that is, and the chance is null.",
        example: "round(win_chance(100), 2)",
        gives: "59.1",
        returns: || DataType::Float64,
        call: win_chance,
    },
    Function {
        name: "move_accuracy",
        alias: None,
        arguments: &[required("chance_lost", Kind::Number)],
        about: "The accuracy of a move, from 0 to 100, that gave away so many points of the \
                player's win chance.",
        example: "round(move_accuracy(5), 2)",
        gives: "79.82",
        returns: || DataType::Float64,
        call: move_accuracy,
    },
];

/// The centipawns that every better score counts as, and a mate.
const CAP: i64 = accuracy::CAP.cast_signed();

fn win_chance(inputs: &Inputs) -> Result<ArrayRef> {
    let chance = |row| {
        let score = inputs
            .integer(0, row)
            .or_else(|| match inputs.integer(1, row)? {
                0 => None,
                mate if mate > 0 => Some(i64::MAX),
                _ => Some(i64::MIN),
            })?;
        // No more than the cap, which any float holds.
        #[allow(clippy::cast_precision_loss)]
        Some(accuracy::win_chance_of(score.clamp(-CAP, CAP) as f64))
    };
    let chances: Float64Array = inputs.rows().map(chance).collect();
    Ok(Arc::new(chances))
}

fn move_accuracy(inputs: &Inputs) -> Result<ArrayRef> {
    let accuracy = |row| inputs.number(0, row).map(accuracy::move_accuracy);
    let accuracies: Float64Array = inputs.rows().map(accuracy).collect();
    Ok(Arc::new(accuracies))
}
