//! Reading values from the tokens of a line: what the readers of `info` lines
//! and of commands share.

use crate::moves::Moves;
use crate::tokens::{Token, Tokens};
use crate::warning::{Reading, Warning, WarningKind};

/// Reads a line from left to right.
#[derive(Debug)]
pub(crate) struct Reader<'a> {
    pub(crate) tokens: Tokens<'a>,
    pub(crate) warnings: Vec<Warning<'a>>,
    /// The token of the last warning: the bytes and the characters of the line before it.
    last: (usize, usize),
}

/// A field as it begins in the line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Opening<'a> {
    pub(crate) field: &'static str,
    pub(crate) token: Token<'a>,
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(tokens: Tokens<'a>) -> Self {
        Self {
            tokens,
            warnings: Vec::new(),
            last: (0, 0),
        }
    }

    pub(crate) fn finish<T>(self, value: T) -> Reading<'a, T> {
        Reading {
            value,
            warnings: self.warnings,
        }
    }

    #[cold]
    pub(crate) fn warn(&mut self, field: &'static str, token: Token<'a>, kind: WarningKind) {
        let (at, before) = self.last;
        let characters = |from, to| self.tokens.slice(from, to).chars().count();
        // Counted from the last warning on, so that many of them in a line take linear time.
        let before = if at <= token.start {
            before + characters(at, token.start)
        } else {
            before - characters(token.start, at)
        };
        self.last = (token.start, before);
        self.warnings.push(Warning {
            field,
            range: token.start..token.end,
            column: before + 1,
            token: token.text(),
            kind,
        });
    }

    /// The next token, unless it is a keyword: then the value is missing.
    pub(crate) fn value(
        &mut self,
        opening: &Opening<'a>,
        is_keyword: impl Fn(Token<'_>) -> bool,
    ) -> Option<Token<'a>> {
        match self.tokens.peek() {
            Some(token) if !is_keyword(token) => {
                self.tokens.pass(token);
                Some(token)
            }
            _ => {
                self.warn(opening.field, opening.token, WarningKind::Missing);
                None
            }
        }
    }

    /// A whole number between `min` and `max`.
    #[inline]
    pub(crate) fn number(
        &mut self,
        opening: &Opening<'a>,
        min: i64,
        max: i64,
        is_keyword: impl Fn(Token<'_>) -> bool,
    ) -> Option<i64> {
        if let Some((number, behind)) = self.tokens.digits(min < 0)
            && (min..=max).contains(&number)
        {
            self.tokens.go_to(behind);
            return Some(number);
        }
        self.odd_number(opening, min, max, is_keyword)
    }

    /// The same, whatever stands there.
    #[cold]
    fn odd_number(
        &mut self,
        opening: &Opening<'a>,
        min: i64,
        max: i64,
        is_keyword: impl Fn(Token<'_>) -> bool,
    ) -> Option<i64> {
        let token = self.value(opening, is_keyword)?;
        let number = match integer(token.text()) {
            Integer::Number(number) => Some(number).filter(|it| (min..=max).contains(it)),
            Integer::TooLarge => None,
            Integer::Other => {
                self.warn(opening.field, token, WarningKind::NotANumber);
                return None;
            }
        };
        if number.is_none() {
            let kind = WarningKind::OutOfRange { min, max };
            self.warn(opening.field, token, kind);
        }
        number
    }

    /// A number that is not negative.
    #[inline]
    pub(crate) fn count(
        &mut self,
        opening: &Opening<'a>,
        min: i64,
        is_keyword: impl Fn(Token<'_>) -> bool,
    ) -> Option<u64> {
        self.number(opening, min, i64::MAX, is_keyword)
            .map(i64::cast_unsigned)
    }

    /// All tokens up to the next keyword, of which there may be none. Keywords
    /// begin with two lowercase letters.
    pub(crate) fn run(&mut self, is_keyword: impl Fn(Token<'_>) -> bool) -> &'a str {
        self.tokens.run(is_keyword)
    }

    /// One move at least, up to the next keyword.
    pub(crate) fn moves(
        &mut self,
        opening: &Opening<'a>,
        is_keyword: impl Fn(Token<'_>) -> bool,
    ) -> Option<Moves<'a>> {
        let text = self.run(is_keyword);
        if text.is_empty() {
            self.warn(opening.field, opening.token, WarningKind::Missing);
            return None;
        }
        Some(Moves::new(text))
    }

    /// Takes a value that was read; the last one counts, and one that cannot
    /// be read leaves none.
    #[inline]
    pub(crate) fn set<T>(&mut self, slot: &mut Option<T>, opening: &Opening<'a>, value: Option<T>) {
        if slot.is_some() {
            self.warn(opening.field, opening.token, WarningKind::Repeated);
        }
        *slot = value;
    }

    /// Whatever is left has no meaning.
    pub(crate) fn end(&mut self, field: &'static str) {
        while let Some(token) = self.tokens.next() {
            self.warn(field, token, WarningKind::Unexpected);
        }
    }
}

/// A token taken for a whole number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Integer {
    Number(i64),
    /// A number beyond 64 bits, either way.
    TooLarge,
    /// No whole number.
    Other,
}

/// Reads digits with or without a sign before them.
#[inline]
pub(crate) fn integer(text: &str) -> Integer {
    let bytes = text.as_bytes();
    let (negative, digits) = match bytes {
        [b'-', digits @ ..] => (true, digits),
        [b'+', digits @ ..] | digits => (false, digits),
    };
    if digits.is_empty() {
        return Integer::Other;
    }
    // Eighteen digits always fit.
    if digits.len() <= 18 {
        let mut number: i64 = 0;
        for digit in digits {
            let digit = digit.wrapping_sub(b'0');
            if digit > 9 {
                return Integer::Other;
            }
            number = number * 10 + i64::from(digit);
        }
        return Integer::Number(if negative { -number } else { number });
    }
    if !digits.iter().all(u8::is_ascii_digit) {
        return Integer::Other;
    }
    text.parse().map_or(Integer::TooLarge, Integer::Number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers() {
        for (text, number) in [
            ("0", Integer::Number(0)),
            ("-0", Integer::Number(0)),
            ("+7", Integer::Number(7)),
            ("007", Integer::Number(7)),
            ("-2147483647", Integer::Number(-2_147_483_647)),
            ("9223372036854775807", Integer::Number(i64::MAX)),
            ("-9223372036854775808", Integer::Number(i64::MIN)),
            ("00000000000000000000000001", Integer::Number(1)),
            ("9223372036854775808", Integer::TooLarge),
            ("-9223372036854775809", Integer::TooLarge),
            ("99999999999999999999x", Integer::Other),
            ("", Integer::Other),
            ("-", Integer::Other),
            ("+-1", Integer::Other),
            ("1.5", Integer::Other),
            ("1e3", Integer::Other),
            ("\u{663}", Integer::Other),
        ] {
            assert_eq!(integer(text), number, "{text}");
        }
    }
}
