//! Cutting a line into tokens at its blanks. Everything above works on these
//! tokens, which know where they stand in the line.

use crate::blank::is_blank;
use crate::eight::{before_low, chunk, digits, first_bytes, token_end, two_letters};

/// The place behind the blank that stands there, if it is the usual one.
#[inline]
fn after_blank(bytes: &[u8], at: usize) -> usize {
    at + usize::from(bytes.get(at) == Some(&b' '))
}

/// A text without the blanks at its two ends.
pub(crate) fn trim(text: &str) -> &str {
    text.trim_matches(|c: char| u8::try_from(c).is_ok_and(is_blank))
}

/// A run without blanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    line: &'a str,
    /// The place where it begins in the line, in bytes.
    pub(crate) start: usize,
    /// The place where it ends.
    pub(crate) end: usize,
    /// Its bytes, the last one highest, where they are eight at the most;
    /// else 0.
    pub(crate) word: u64,
}

impl<'a> Token<'a> {
    /// Its text. Most tokens are known by their words, so that it is cut out
    /// only where it is asked for.
    #[inline]
    pub(crate) fn text(&self) -> &'a str {
        // Blanks are ASCII, so that both ends lie between characters.
        self.line.get(self.start..self.end).unwrap_or_default()
    }
}

/// The tokens of a line from a place on.
#[derive(Clone, Debug)]
pub(crate) struct Tokens<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Tokens<'a> {
    pub(crate) const fn new(line: &'a str) -> Self {
        Self { line, at: 0 }
    }

    /// The whole line.
    pub(crate) const fn line(&self) -> &'a str {
        self.line
    }

    /// The place, between tokens.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// The next token, which stays.
    pub(crate) fn peek(&self) -> Option<Token<'a>> {
        let mut ahead = self.clone();
        ahead.next()
    }

    /// Goes to the end of a token that was seen with [`Tokens::peek`].
    pub(crate) const fn pass(&mut self, token: Token<'_>) {
        self.at = token.end;
    }

    /// The rest of this line, without the blank before it and without the end
    /// of the line. Blanks in between are not touched.
    pub(crate) fn rest(&mut self) -> &'a str {
        let rest = self.line.get(self.at..).unwrap_or_default();
        let end = rest.find('\n').unwrap_or(rest.len());
        self.at += end;
        let rest = rest.get(..end).unwrap_or_default();
        let rest = rest.trim_end_matches('\r');
        rest.strip_prefix(|c: char| u8::try_from(c).is_ok_and(is_blank))
            .unwrap_or(rest)
    }

    /// The value of the next token if it is between one and sixteen digits,
    /// which nearly all numbers are, and where it ends. With `signed` there may
    /// be a minus before them.
    #[inline]
    pub(crate) fn digits(&self, signed: bool) -> Option<(i64, usize)> {
        let bytes = self.line.as_bytes();
        let start = after_blank(bytes, self.at);
        let negative = signed && bytes.get(start) == Some(&b'-');
        let (number, end) = digits(bytes, start + usize::from(negative))?;
        let number = number.cast_signed();
        Some((if negative { -number } else { number }, end))
    }

    /// Goes to a place between tokens.
    pub(crate) const fn go_to(&mut self, at: usize) {
        self.at = at;
    }

    /// Passes over all tokens up to one that `is_end` knows, and gives their
    /// text. Such tokens begin with two lowercase letters; only those that do
    /// are shown to it.
    pub(crate) fn run(&mut self, is_end: impl Fn(Token<'a>) -> bool) -> &'a str {
        let bytes = self.line.as_bytes();
        let mut start = self.at;
        while bytes.get(start).copied().is_some_and(is_blank) {
            start += 1;
        }
        let mut at = start;
        let end = loop {
            let Some(pair) = two_letters(bytes, at) else {
                break bytes.len();
            };
            let begins = pair == start
                || pair
                    .checked_sub(1)
                    .is_none_or(|it| bytes.get(it).copied().is_some_and(is_blank));
            if !begins {
                at = pair + 1;
                continue;
            }
            self.at = pair;
            match self.peek() {
                Some(token) if !is_end(token) => at = token.end,
                _ => break pair,
            }
        };
        let run = bytes.get(start..end).unwrap_or_default();
        let blanks = run.iter().rev().take_while(|&&byte| is_blank(byte));
        let end = end.saturating_sub(blanks.count()).max(start);
        self.at = end;
        self.slice(start, end)
    }

    /// The text from one place to another.
    pub(crate) fn slice(&self, start: usize, end: usize) -> &'a str {
        self.line.get(start..end).unwrap_or_default()
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    #[expect(
        clippy::inline_always,
        reason = "a token in registers is read a tenth faster"
    )]
    #[inline(always)]
    fn next(&mut self) -> Option<Token<'a>> {
        let bytes = self.line.as_bytes();
        let start = after_blank(bytes, self.at);
        let first = chunk(bytes, start);
        let count = before_low(first);
        // A short token between single blanks, as nearly all are.
        if count == 0 || bytes.get(start + count) != Some(&b' ') {
            return self.next_of_any_kind();
        }
        let end = start + count;
        self.at = end;
        Some(Token {
            line: self.line,
            start,
            end,
            word: first_bytes(first, count),
        })
    }
}

impl<'a> Tokens<'a> {
    /// The next token, however long, between any blanks.
    #[inline(never)]
    fn next_of_any_kind(&mut self) -> Option<Token<'a>> {
        let bytes = self.line.as_bytes();
        let mut start = self.at;
        while is_blank(*bytes.get(start)?) {
            start += 1;
        }
        let end = token_end(bytes, start);
        let word = match end - start {
            count @ ..=8 => first_bytes(chunk(bytes, start), count),
            _ => 0,
        };
        self.at = end;
        Some(Token {
            line: self.line,
            start,
            end,
            word,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_stand_between_blanks() {
        let found: Vec<_> = Tokens::new(" a\t\u{b}bc  \u{e9}\u{a0}\r\n")
            .map(|token| (token.start, token.text()))
            .collect();
        assert_eq!(found, [(1, "a"), (4, "bc"), (8, "\u{e9}\u{a0}")]);
        assert_eq!(Tokens::new("").next(), None);
        assert_eq!(Tokens::new(" \n").next(), None);
    }

    #[test]
    fn the_rest_of_a_line_is_kept_as_it_stands() {
        for (line, rest) in [
            ("string  a  b \r\n", " a  b "),
            ("string", ""),
            ("string \r\n", ""),
            ("string\r\n", ""),
            ("string\ta", "a"),
            ("string a\nb", "a"),
        ] {
            let mut tokens = Tokens::new(line);
            tokens.next();
            assert_eq!(tokens.rest(), rest, "{line:?}");
        }
    }
}
