//! The result of a game by the rules.

use cif_text::legality::Side;
use cif_types::model::Result as Score;

/// The result of a game that has ended so.
pub(crate) const fn result_for(winner: Option<Side>) -> Score {
    match winner {
        Some(Side::White) => Score::WhiteWins,
        Some(Side::Black) => Score::BlackWins,
        None => Score::Draw,
    }
}
