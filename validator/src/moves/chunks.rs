//! The words of a move text, and the shape that most of them have.

/// The pieces of a text between white space, each with where it begins.
pub(super) fn chunks(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let bytes = text.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = bytes.get(at..)?;
        let start = at + rest.iter().position(|&byte| !is_space(byte))?;
        let rest = bytes.get(start..)?;
        let length = rest.iter().position(|&byte| is_space(byte));
        at = start + length.unwrap_or(rest.len());
        Some((start, text.get(start..at)?))
    })
}

/// The letters of a move from one square to another and nothing more, on a
/// board of at least eight files and ranks: `e2e4`.
pub(super) const fn plain_move(chunk: &str) -> Option<[u8; 4]> {
    match chunk.as_bytes() {
        &[
            file @ b'a'..=b'h',
            rank @ b'1'..=b'8',
            to_file @ b'a'..=b'h',
            to_rank @ b'1'..=b'8',
        ] => Some([file, rank, to_file, to_rank]),
        _ => None,
    }
}

const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}

/// White space in XML.
pub(super) const SPACES: [char; 4] = [' ', '\t', '\n', '\r'];

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
            assert_eq!(plain_move(&text).is_some(), is_move, "{text}");
        }
        for text in ["e2", "e2e4e5", "e7e8Q", "e2e4:i", "----", "$12"] {
            assert_eq!(plain_move(text), None, "{text}");
        }
    }

    #[test]
    fn chunks_are_what_white_space_separates() {
        let found: Vec<_> = chunks(" e2e4\n\te7e5$1 ").collect();
        assert_eq!(found, [(1, "e2e4"), (7, "e7e5$1")]);
        assert_eq!(chunks("").chain(chunks(" \r\n")).count(), 0);
        assert_eq!(chunks("e4").collect::<Vec<_>>(), [(0, "e4")]);
    }
}
