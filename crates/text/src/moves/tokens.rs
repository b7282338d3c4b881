//! The tokenizer: one piece of text into moves, NAGs and faults, in order,
//! in linear time and without allocation. A fault is a token of its own, and
//! the text after it is read on.

use core::iter::FusedIterator;
use core::ops::Range;

use super::action::Leg;
use super::fault::{Malformed, MalformedKind};
use super::parse;
use super::played::Move;
use crate::board::Board;
use crate::space::is_space;
use crate::square::Square;
use crate::terminals;

/// One token of the move text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token<'t> {
    /// A move.
    Move(Move<'t>),
    /// A NAG, 1 to 65535.
    Nag(u16),
    /// Neither.
    Malformed(Malformed),
}

/// A token and the bytes of the text it stands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Located<'t> {
    /// The token.
    pub token: Token<'t>,
    /// Its bytes in the text.
    pub range: Range<usize>,
}

/// Cuts a piece of text into tokens.
pub fn tokens<'t>(text: &'t str, board: &Board) -> Tokens<'t> {
    Tokens {
        text,
        board: *board,
        is_usual: !board.has_letters() && board.size().files() >= 8 && board.size().ranks() >= 8,
        at: 0,
        after_move: false,
    }
}

/// The numbers of the files and ranks of a move from one square to another that is spelt
/// by these letters: `e2e4`, on a board of at least eight files and ranks.
#[inline]
pub fn plain_squares(letters: [u8; 4]) -> Option<[u8; 4]> {
    // All four at once: what is less than its least letter borrows, so that no
    // difference hides another.
    let numbers = u32::from_le_bytes(letters).wrapping_sub(u32::from_le_bytes(*b"a1a1"));
    (numbers & !u32::from_le_bytes([7; 4]) == 0).then(|| numbers.to_le_bytes())
}

/// The iterator of [`tokens`].
#[derive(Clone, Debug)]
pub struct Tokens<'t> {
    text: &'t str,
    board: Board,
    /// Squares are spelt as those of chess are.
    is_usual: bool,
    at: usize,
    /// A move stands before, with no white space in between.
    after_move: bool,
}

impl<'t> Iterator for Tokens<'t> {
    type Item = Located<'t>;

    fn next(&mut self) -> Option<Located<'t>> {
        let bytes = self.text.as_bytes();
        let spaces = bytes[self.at..]
            .iter()
            .take_while(|byte| is_space(**byte))
            .count();
        if spaces > 0 {
            self.after_move = false;
            self.at += spaces;
        }
        let start = self.at;
        if start == bytes.len() {
            return None;
        }
        if let Some(played) = self.plain() {
            self.after_move = true;
            self.at = start + 4;
            let token = Token::Move(played);
            return Some(Located {
                token,
                range: start..self.at,
            });
        }
        let token = match terminals::NAG.len_at(bytes, start) {
            Some(sign) => self.nag(start + sign),
            None => self.played(),
        };
        Some(Located {
            token,
            range: start..self.at,
        })
    }
}

impl FusedIterator for Tokens<'_> {}

impl<'t> Tokens<'t> {
    /// Returns true if all that is left is moves and NAGs. Plain moves, of which most texts
    /// consist, are passed over faster than as tokens.
    pub fn are_readable(mut self) -> bool {
        loop {
            self.pass_plain();
            match self.next().map(|found| found.token) {
                None => return true,
                Some(Token::Malformed(_)) => return false,
                Some(Token::Move(_) | Token::Nag(_)) => {}
            }
        }
    }

    /// Passes over plain moves with white space behind each.
    fn pass_plain(&mut self) {
        if !self.is_usual || self.after_move {
            return;
        }
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let words = rest.as_chunks::<5>().0.iter();
        let plain = words
            .take_while(|[letters @ .., end]| is_space(*end) && plain_squares(*letters).is_some());
        self.at += 5 * plain.count();
    }

    /// The move here, if it is spelt by two squares and nothing more, as most are.
    #[inline]
    fn plain(&self) -> Option<Move<'t>> {
        if !self.is_usual || self.after_move {
            return None;
        }
        let rest = self.text.as_bytes().get(self.at..)?;
        let [from_file, from_rank, to_file, to_rank] = plain_squares(*rest.first_chunk()?)?;
        let is_end = |byte: u8| is_space(byte) || byte == terminals::NAG.first();
        if !rest.get(4).is_none_or(|byte| is_end(*byte)) {
            return None;
        }
        let from = Square::new(from_file, from_rank)?;
        let to = Square::new(to_file, to_rank)?;
        Some(Move::leg(Leg::new(from, to)))
    }

    /// Reads the number of a NAG, whose sign ends at `digits`.
    fn nag(&mut self, digits: usize) -> Token<'t> {
        let start = self.at;
        let bytes = self.text.as_bytes();
        let mut value = 0_u32;
        let mut end = digits;
        while let Some(digit) = bytes.get(end).filter(|byte| byte.is_ascii_digit()) {
            value = value
                .saturating_mul(10)
                .saturating_add(u32::from(digit - b'0'));
            end += 1;
        }
        if end == digits {
            end = self.chunk_end(digits);
            self.at = end;
            return Token::Malformed(Malformed {
                kind: MalformedKind::Nag,
                range: start..end,
                message: "a NAG without number",
                help: "a NAG is a dollar sign and a number, like $1",
            });
        }
        self.at = end;
        let message = match u16::try_from(value) {
            Err(_) | Ok(0) => "the number of the NAG is out of range",
            Ok(_) if bytes.get(digits) == Some(&b'0') => "the number of the NAG begins with zero",
            Ok(nag) => return Token::Nag(nag),
        };
        Token::Malformed(Malformed {
            kind: MalformedKind::Nag,
            range: start..end,
            message,
            help: "NAGs are numbered from 1 to 65535, without leading zeros",
        })
    }

    /// Reads a move up to the next white space or NAG.
    fn played(&mut self) -> Token<'t> {
        let start = self.at;
        let end = self.chunk_end(start);
        self.at = end;
        if core::mem::replace(&mut self.after_move, true) {
            return Token::Malformed(Malformed {
                kind: MalformedKind::NotSeparated,
                range: start..end,
                message: "two moves without white space between them",
                help: "separate the moves by white space",
            });
        }
        match parse::parse(&self.text[start..end], self.board) {
            Ok(played) => Token::Move(played),
            Err(fault) => Token::Malformed(fault.shifted(start)),
        }
    }

    /// The end of the run without white space and NAG signs.
    fn chunk_end(&self, from: usize) -> usize {
        let rest = self.text.as_bytes().get(from..).unwrap_or_default();
        let stop = |byte: &u8| is_space(*byte) || *byte == terminals::NAG.first();
        from + rest.iter().position(stop).unwrap_or(rest.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tokens without the fast path.
    fn slow(text: &str, board: Board) -> Tokens<'_> {
        Tokens {
            is_usual: false,
            ..tokens(text, &board)
        }
    }

    #[test]
    fn plain_moves_are_those_of_the_parser() {
        let board = Board::default();
        let squares = (b'`'..=b'j').flat_map(|file| (b'0'..=b'9').map(move |rank| [file, rank]));
        let mut texts: Vec<String> = Vec::new();
        for [file, rank] in squares {
            let square = format!("{}{}", char::from(file), char::from(rank));
            for after in ["", " ", "$1", "Q", ":i", "x", "e5", "\u{a0}"] {
                texts.push(format!("{square}e4{after}"));
                texts.push(format!("d2d4 e4{square}{after} d7d5"));
            }
        }
        for text in [
            "e2",
            "e2e4$3e7e5",
            "$1e2e4 e7e5",
            "e2e4\te7e5",
            "A@e4e5",
            "",
        ] {
            texts.push(text.to_owned());
        }
        for text in &texts {
            assert!(tokens(text, &board).eq(slow(text, board)), "{text}");
            let is_malformed = |found: Located<'_>| matches!(found.token, Token::Malformed(_));
            let has_malformed = slow(text, board).any(is_malformed);
            assert_eq!(
                tokens(text, &board).are_readable(),
                !has_malformed,
                "{text}"
            );
        }
    }
}
