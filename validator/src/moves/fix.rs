//! The likely meaning of a move that breaks the grammar, or a rule on its board:
//! what it was meant to be, where its text leaves no doubt. Nothing here is asked
//! about a move that is right.

use cif_text::board::Board;
use cif_text::moves::{Action, Boards, Flag, Leg, Legs, Move};
use cif_text::square::{BoardLetter, Square};

/// Returns what a token is in the grammar of moves, when it only spells something
/// the way other notations do: `e2-e4`, `e7e8=Q`, `e2e4+`, `e2e4!`, a move number.
pub(super) fn spelt(token: &str, board: Board) -> Option<String> {
    if let Some(digits) = token.strip_prefix('$') {
        let number: u16 = digits.parse().ok()?;
        return (number > 0).then(|| format!("${number}"));
    }
    let text = without_number(token);
    if text.is_empty() {
        return Some(String::new());
    }
    let (text, nag) = without_assessment(text);
    let text = text.strip_suffix(['+', '#']).unwrap_or(text);
    let text = joined(text, board);
    let played = Move::parse(&text, &board).ok()?;
    Some(format!("{played}{nag}"))
}

/// True if the text has no move number before it, or that of the move behind so many plies.
pub(super) fn has_number_of(text: &str, plies: Option<usize>) -> bool {
    let Some((digits, dots, _)) = numbered(text) else {
        return true;
    };
    let is_side = |plies: usize| plies.is_multiple_of(2) == (dots.len() == 1);
    let is_number = |plies: usize| digits.parse() == Ok(plies / 2 + 1);
    plies.is_some_and(|plies| is_side(plies) && is_number(plies))
}

/// True if a text says of its move what only the board shows: that it captures or gives check.
pub(super) fn has_claim(text: &str) -> bool {
    let (text, _) = without_assessment(text);
    text.ends_with(['+', '#']) || text.contains('x')
}

/// A text without the move number before it.
fn without_number(text: &str) -> &str {
    numbered(text).map_or(text, |(.., text)| text)
}

/// A text in the number before it, the dots of that, and the rest.
fn numbered(text: &str) -> Option<(&str, &str, &str)> {
    let rest = text.trim_start_matches(|it: char| it.is_ascii_digit());
    let behind = rest.trim_start_matches('.');
    let number = text.strip_suffix(rest)?;
    let dots = rest.strip_suffix(behind)?;
    (!number.is_empty() && !dots.is_empty()).then_some((number, dots, behind))
}

/// A text without the assessment after it, and the NAG that says the same.
fn without_assessment(text: &str) -> (&str, &'static str) {
    let plain = text.trim_end_matches(['!', '?']);
    match &text[plain.len()..] {
        "!" => (plain, " $1"),
        "?" => (plain, " $2"),
        "!!" => (plain, " $3"),
        "??" => (plain, " $4"),
        "!?" => (plain, " $5"),
        "?!" => (plain, " $6"),
        _ => (text, ""),
    }
}

/// A text without the sign between two squares and that before a promotion.
fn joined(text: &str, board: Board) -> String {
    // On a wide board `x` is a file.
    let is_sign = |byte: u8| byte == b'-' || (byte == b'x' && board.size().files() < 24);
    let bytes = text.as_bytes();
    let sign = bytes.windows(3).position(|it| match it {
        [b'0'..=b'9' | b'A'..=b'H', sign, b'a'..=b'z'] => is_sign(*sign),
        _ => false,
    });
    let equals = bytes.windows(2).position(|it| match it {
        [b'=', letter] => letter.is_ascii_alphabetic(),
        _ => false,
    });
    let dropped = [sign.map(|before| before + 1), equals];
    let kept = text
        .char_indices()
        .filter(|(at, _)| !dropped.contains(&Some(*at)));
    kept.map(|(_, character)| character).collect()
}

/// A move of a game on one board without the letters of board A: nothing
/// where another board is named.
pub(super) fn without_letters(token: &str, board: Board) -> Option<String> {
    let played = Move::parse(token, &Board::new(board.size(), true)).ok()?;
    let letters = match played.action() {
        Action::Null(letter) => vec![letter],
        _ => played.squares().map(Square::board).collect(),
    };
    let only_first = letters
        .into_iter()
        .flatten()
        .all(|letter| letter == BoardLetter::A);
    only_first.then(|| on_board(&played, None)).flatten()
}

/// A square of a game on one board without the letter of board A.
pub(super) fn without_letter(square: Square) -> Option<Square> {
    match square.board() {
        None | Some(BoardLetter::A) if square.row().is_none() => {
            Square::new(square.file(), square.rank())
        }
        _ => None,
    }
}

/// A move of a tandem game with the letter on all its squares that stands on
/// some of them, and whether it can mean nothing else.
pub(super) fn with_letter(played: &Move<'_>) -> Option<(String, bool)> {
    let Action::Legs(legs) = played.action() else {
        return None;
    };
    if played.boards() != Boards::Mixed {
        return None;
    }
    let mut letters = played.squares().filter_map(Square::board);
    let letter = letters.next()?;
    let one = letters.all(|other| other == letter);
    if !one || !matches!(letter, BoardLetter::A | BoardLetter::B) {
        return None;
    }
    // After the second square of a leg a capital may have been meant as a
    // promotion.
    let certain = legs.iter().any(|leg| {
        leg.from.board().is_some() || leg.to.board().is_some() && leg.promotion.is_some()
    });
    Some((on_board(played, Some(letter))?, certain))
}

/// The text of a move with all its squares on this board, or on none.
fn on_board(played: &Move<'_>, board: Option<BoardLetter>) -> Option<String> {
    let put = |square: Square| match board {
        Some(board) => Some(square.on_board(board)),
        None => without_letter(square),
    };
    let legs: Vec<Leg>;
    let action = match played.action() {
        Action::Null(_) => Action::Null(board),
        Action::Drop { piece, square } => Action::Drop {
            piece,
            square: put(square)?,
        },
        Action::Legs(all) => {
            let all = all.iter().map(|leg| {
                Some(Leg {
                    from: put(leg.from)?,
                    to: put(leg.to)?,
                    promotion: leg.promotion,
                })
            });
            legs = all.collect::<Option<_>>()?;
            Action::Legs(Legs::new(&legs)?)
        }
    };
    let mut made = Move::new(action);
    if let Some(flag) = played.flag() {
        made = made.with_flag(flag);
    }
    if played.has(Flag::Illegal) {
        made = made.with_illegal();
    }
    Some(made.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_notations_are_understood_where_they_are_certain() {
        let said = |text| spelt(text, Board::default());
        for (text, right) in [
            ("1.", ""),
            ("12...", ""),
            ("1.e2e4", "e2e4"),
            ("e2-e4", "e2e4"),
            ("e4xd5", "e4d5"),
            ("e7e8=Q", "e7e8Q"),
            ("e7-e8=q+", "e7e8Q"),
            ("e2e4#", "e2e4"),
            ("e2e4?", "e2e4 $2"),
            ("e2e4!!", "e2e4 $3"),
            ("e2e4??", "e2e4 $4"),
            ("e2e4!?", "e2e4 $5"),
            ("e2e4?!", "e2e4 $6"),
            ("1.N@f3!", "f3n $1"),
            ("$007", "$7"),
        ] {
            assert_eq!(said(text).as_deref(), Some(right), "{text}");
        }
        for text in [
            "e4", "1", "...", "...e2e4", "1-0", "O-O", "exd5", "e2e4!!!", "$0", "$", "e2--e4", "é",
        ] {
            assert_eq!(said(text), None, "{text}");
        }
        let wide = |size: &str| Board::new(size.parse().unwrap(), false);
        assert_eq!(spelt("e4x5d5", wide("26x8")), None);
        assert_eq!(spelt("e4xd5", wide("24x8")), None);
        assert_eq!(spelt("e4xd5", wide("23x8")).as_deref(), Some("e4d5"));
    }

    #[test]
    fn letters_go_where_there_is_no_second_board() {
        let said = |text| without_letters(text, Board::default());
        for (text, right) in [
            ("e2Ae4A", "e2e4"),
            ("e7Ae8AQ:i", "e7e8Q:i"),
            ("e5Ad6A:e:i", "e5d6:e:i"),
            ("f3An", "f3n"),
            ("----A", "----"),
            ("e2Ae4", "e2e4"),
        ] {
            assert_eq!(said(text).as_deref(), Some(right), "{text}");
        }
        for text in ["e2Be4B", "e2Ae4B", "----B", "e2A1e4A1", "e2Ai4A", "Ae4"] {
            assert_eq!(said(text), None, "{text}");
        }
    }

    #[test]
    fn the_letter_of_one_square_is_that_of_all() {
        let board = Board::new("8x8".parse().unwrap(), true);
        let said = |text| with_letter(&Move::parse(text, &board).unwrap());
        let right = |text: &str, certain| Some((text.to_owned(), certain));
        assert_eq!(said("e2Be4"), right("e2Be4B", true));
        assert_eq!(said("e7e8AQ"), right("e7Ae8AQ", true));
        assert_eq!(said("e7e8B"), right("e7Be8B", false));
        assert_eq!(said("a7a8Qe1e2A"), right("a7Aa8AQe1Ae2A", false));
        for text in ["e2e4", "e2Ae4B", "e2Ce4", "f3n", "----", "e2Ae4A"] {
            assert_eq!(said(text), None, "{text}");
        }
    }
}
