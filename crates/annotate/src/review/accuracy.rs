//! Win chances, and the accuracy of moves and of whole games, by the formulas that lichess
//! publishes at <https://lichess.org/page/accuracy>.
//!
//! A win chance is a percentage: 50 is an even game, and a mate counts as ten pawns. The
//! accuracy of a move falls with the win chance that it gave away; 100 gave away nothing. The
//! accuracy of a game is the middle between two means of those of its moves: the harmonic one,
//! on which bad moves weigh more, and one that is weighted by how much the win chance moved
//! around each move, so that quiet stretches weigh less.

use std::ops::Range;

use cif_text::tables::Evaluation;

use super::capped;

/// The centipawns that every better score counts as, and a mate.
pub const CAP: u64 = 1000;

/// The score of the usual start position where nobody evaluated it.
const START: f64 = 15.0;

/// The win chance of White, in percent.
pub fn win_chance(evaluation: &Evaluation) -> f64 {
    // No more than the cap, which any float holds.
    #[allow(clippy::cast_precision_loss)]
    win_chance_of(capped(evaluation, CAP) as f64)
}

/// The win chance of White at the usual start position.
pub(super) fn at_start() -> f64 {
    win_chance_of(START)
}

/// The win chance of White, in percent, for a score in centipawns.
pub fn win_chance_of(centipawns: f64) -> f64 {
    50.0 + 50.0 * (2.0 / (1.0 + (-0.003_682_08 * centipawns).exp()) - 1.0)
}

/// The accuracy of a move that gave away so many points of the player's win chance.
pub fn move_accuracy(lost: f64) -> f64 {
    if lost <= 0.0 {
        return 100.0;
    }
    (103.1668 * (-0.043_54 * lost).exp() - 3.1669).clamp(0.0, 100.0)
}

/// The accuracy of the moves at these places, each from one of the win chances to the next:
/// move 0 leads from chance 0 to chance 1. `None` where there is no such move, or one of
/// them has no chance before or after it.
pub(super) fn of_moves(
    chances: &[Option<f64>],
    moves: impl Iterator<Item = (usize, f64)>,
) -> Option<f64> {
    const NARROWEST: usize = 2;
    const WIDEST: usize = 8;
    let width = (chances.len().saturating_sub(1) / 10).clamp(NARROWEST, WIDEST);
    let (mut weighted, mut weights) = (0.0, 0.0);
    let (mut reciprocals, mut count) = (0.0, 0.0);
    for (number, accuracy) in moves {
        let weight = deviation(chances.get(window(number, width))?).clamp(0.5, 12.0);
        weighted += accuracy * weight;
        weights += weight;
        // One move of accuracy 0 would make the whole mean 0.
        reciprocals += 1.0 / accuracy.max(1.0);
        count += 1.0;
    }
    (count > 0.0).then(|| f64::midpoint(weighted / weights, count / reciprocals))
}

/// The win chances around a move: the last of them is the one after it, but at the
/// beginning.
const fn window(number: usize, width: usize) -> Range<usize> {
    let from = (number + 2).saturating_sub(width);
    from..from + width
}

/// The standard deviation of the chances that are known.
fn deviation(chances: &[Option<f64>]) -> f64 {
    let known = || chances.iter().flatten();
    let count: f64 = known().map(|_| 1.0).sum();
    if count == 0.0 {
        return 0.0;
    }
    let mean = known().sum::<f64>() / count;
    let variance = known().map(|it| (it - mean).powi(2)).sum::<f64>() / count;
    variance.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-9, "{one} is not {other}");
    }

    /// Values of another implementation of the published formulas, in Python.
    #[test]
    fn win_chances_are_those_of_the_formula() {
        for (evaluation, chance) in [
            ("+0", 50.0),
            ("+15", 51.380_429_102_931_544),
            ("+100", 59.102_589_719_161_28),
            ("-250", 28.485_195_256_375_974),
            ("+5000", 97.544_743_634_143_23),
            ("+31997", 97.544_743_634_143_23),
        ] {
            let Ok(evaluation) = evaluation.parse() else {
                panic!("{evaluation}");
            };
            close(win_chance(&evaluation), chance);
        }
        close(at_start(), 51.380_429_102_931_544);
    }

    #[test]
    fn accuracies_of_moves_are_those_of_the_formula() {
        for (lost, accuracy) in [
            (-3.0, 100.0),
            (0.0, 100.0),
            (5.0, 79.817_040_063_440_74),
            (20.0, 40.020_427_005_686_074),
            (95.0, 0.0),
        ] {
            close(move_accuracy(lost), accuracy);
        }
    }

    #[test]
    fn windows_begin_with_the_game() {
        assert_eq!(window(0, 2), 0..2);
        assert_eq!(window(5, 2), 5..7);
        assert_eq!(window(0, 8), 0..8);
        assert_eq!(window(6, 8), 0..8);
        assert_eq!(window(7, 8), 1..9);
    }
}
