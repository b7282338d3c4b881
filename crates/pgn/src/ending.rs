//! The result of a game by the rules, and as movetext spells it.

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

/// The token that ends the movetext of a game with this result. The standard of PGN has none for
/// a game that both sides lost; `0-0` would be read as castling.
pub(crate) const fn token(result: Option<Score>) -> &'static str {
    match result {
        None | Some(Score::BothLose) => Score::Unknown.as_str(),
        Some(result) => result.as_str(),
    }
}

/// Reads the spelling of a result.
pub(crate) fn meaning(spelling: &str) -> Option<Score> {
    let known = Score::ALL.iter();
    let known = known.copied().find(|result| result.as_str() == spelling);
    // Blanks of all kinds may stand in it.
    let mut signs = spelling
        .chars()
        .filter(|char| "015/.,*\u{bd}".contains(*char));
    let first = [signs.next(), signs.next(), signs.next()];
    known.or(match first.map(Option::unwrap_or_default) {
        ['\0', ..] => None,
        ['*', ..] => Some(Score::Unknown),
        ['1', '/', ..] | ['0', '.' | ',', '5'] => Some(Score::Draw),
        ['1', ..] => Some(Score::WhiteWins),
        ['0', ..] => Some(Score::BlackWins),
        _ => Some(Score::Draw),
    })
}
