//! The pieces as symbols of SVG. They are by Colin M. L. Burnett; `viewer/pieces-LICENSE` has
//! the terms.

use cif_text::legality::{Piece, Side};

/// All symbols, a line for each, in one element.
pub(crate) const PIECES: &str = include_str!("../viewer/pieces.svg");

/// The side of a symbol.
pub(crate) const SIDE: f64 = 45.0;

/// The name of a piece's symbol, where there is one: that of the pieces of chess.
pub(crate) fn name(piece: Piece) -> Option<String> {
    let side = match piece.side {
        Side::White => 'w',
        Side::Black => 'b',
    };
    let letter = piece.letter.upper();
    matches!(letter, 'K' | 'Q' | 'R' | 'B' | 'N' | 'P').then(|| format!("{side}{letter}"))
}

/// The symbol of this name.
pub(crate) fn symbol(name: &str) -> Option<&'static str> {
    let begin = format!("<symbol id=\"{name}\"");
    PIECES.lines().find(|line| line.starts_with(&begin))
}

#[cfg(test)]
mod tests {
    use cif_text::moves::PieceLetter;

    use super::*;

    #[test]
    fn each_piece_of_chess_has_a_symbol() {
        for letter in "KQRBNPAZ".chars() {
            for side in [Side::White, Side::Black] {
                let Some(letter) = PieceLetter::new(letter) else {
                    panic!("{letter}");
                };
                let symbol = name(Piece { side, letter }).map(|name| symbol(&name).is_some());
                let is_known = !matches!(letter.upper(), 'A' | 'Z');
                assert_eq!(symbol, is_known.then_some(true), "{letter:?}");
            }
        }
    }
}
