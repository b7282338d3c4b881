//! The words of a move text, and the shape that most of them have.

use cif_text::moves::plain_squares;
use cif_text::space::is_space;

/// Returns the start of the next word, from an offset on.
#[inline]
pub(super) fn next_word(bytes: &[u8], from: usize) -> Option<usize> {
    let rest = bytes.get(from..)?;
    let found = rest.iter().position(|&byte| !is_space(byte))?;
    Some(from + found)
}

/// Returns the end of the word that begins at an offset.
pub(super) fn end_of_word(bytes: &[u8], start: usize) -> usize {
    let rest = bytes.get(start..).unwrap_or_default();
    let length = rest.iter().position(|&byte| is_space(byte));
    start + length.unwrap_or(rest.len())
}

/// A word at an offset that is a move from one square to another and nothing
/// more, on a board of at least eight files and ranks: for `e2e4` the numbers
/// of its files and ranks.
#[inline]
pub(super) fn plain_move(bytes: &[u8], start: usize) -> Option<[u8; 4]> {
    let rest = bytes.get(start..)?;
    let letters = *rest.first_chunk::<4>()?;
    let alone = rest.get(4).is_none_or(|&byte| is_space(byte));
    plain_squares(letters).filter(|_| alone)
}

#[cfg(test)]
mod tests {
    use cif_text::board::Board;
    use cif_text::moves::{Token, tokens};

    use super::*;

    /// The shortcut says the same as the tokenizer.
    #[test]
    fn plain_moves_are_moves() {
        let board = Board::default();
        let squares = (b'a'..=b'i').flat_map(|file| (b'0'..=b'9').map(move |rank| [file, rank]));
        for [file, rank] in squares {
            let text = format!("{}{}e4", char::from(file), char::from(rank));
            let is_move = matches!(
                tokens(&text, &board).next().map(|found| found.token),
                Some(Token::Move(_))
            );
            assert_eq!(plain_move(text.as_bytes(), 0).is_some(), is_move, "{text}");
        }
        for text in ["e2", "e2e4e5", "e7e8Q", "e2e4:i", "----", "$12", "e2e", ""] {
            assert_eq!(plain_move(text.as_bytes(), 0), None, "{text}");
        }
        assert_eq!(plain_move(b" e2h8\n", 1), Some([4, 1, 7, 7]));
    }

    /// Each letter counts, whatever the others are.
    #[test]
    fn no_letter_hides_another() {
        for at in 0..4 {
            for byte in 0..=u8::MAX {
                let mut text = *b"a1h8";
                text[at] = byte;
                let letter = [b'a'..=b'h', b'1'..=b'8'][at % 2].contains(&byte);
                assert_eq!(plain_move(&text, 0).is_some(), letter, "{text:?}");
            }
        }
    }

    #[test]
    fn words_are_what_white_space_separates() {
        let text = b" e2e4\n\te7e5$1 ";
        assert_eq!(next_word(text, 0), Some(1));
        assert_eq!(end_of_word(text, 1), 5);
        assert_eq!(next_word(text, 5), Some(7));
        assert_eq!(end_of_word(text, 7), 13);
        assert_eq!(next_word(text, 13), None);
        assert_eq!(end_of_word(b"e4", 0), 2);
    }
}
