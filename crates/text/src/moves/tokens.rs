//! The tokenizer: one piece of text into moves, NAGs and faults, in order,
//! in linear time and without allocation. A fault is a token of its own, and
//! the text after it is read on.

use core::iter::FusedIterator;
use core::ops::Range;

use super::fault::{Malformed, MalformedKind};
use super::parse;
use super::played::Move;
use crate::board::Board;
use crate::space::is_space;
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
        at: 0,
        after_move: false,
    }
}

/// The iterator of [`tokens`].
#[derive(Clone, Debug)]
pub struct Tokens<'t> {
    text: &'t str,
    board: Board,
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
        match u16::try_from(value) {
            Ok(nag) if nag > 0 && bytes.get(digits) != Some(&b'0') => Token::Nag(nag),
            _ => Token::Malformed(Malformed {
                kind: MalformedKind::Nag,
                range: start..end,
                message: "the number of the NAG is out of range",
                help: "NAGs are numbered from 1 to 65535, without leading zeros",
            }),
        }
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
