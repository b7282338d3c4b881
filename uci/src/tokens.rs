//! Cutting a line into tokens at its blanks. Everything above works on these
//! tokens, which know where they stand in the line.

/// The blanks of ASCII, the end of the line among them.
pub(crate) const fn is_blank(byte: u8) -> bool {
    byte == b' ' || byte.wrapping_sub(b'\t') < 5
}

/// One in each of eight bytes.
const ONES: u64 = u64::from_le_bytes([0x01; 8]);
/// The highest bit of each.
const HIGH: u64 = ONES << 7;

/// Eight bytes from a place on, with zeros behind the end.
#[inline]
fn chunk(bytes: &[u8], at: usize) -> u64 {
    let rest = bytes.get(at..).unwrap_or_default();
    if let Some(chunk) = rest.first_chunk() {
        return u64::from_le_bytes(*chunk);
    }
    let mut chunk = [0; 8];
    for (to, from) in chunk.iter_mut().zip(rest) {
        *to = *from;
    }
    u64::from_le_bytes(chunk)
}

/// How many of eight bytes come before the first that is less than `!`, as
/// blanks are, and hardly anything else.
#[inline]
const fn before_low(chunk: u64) -> usize {
    // The lowest of these bits belongs to the first such byte.
    let low = chunk.wrapping_sub(ONES * b'!' as u64) & !chunk & HIGH;
    low.trailing_zeros() as usize / 8
}

/// One of eight bytes.
#[inline]
const fn byte_at(chunk: u64, at: usize) -> Option<u8> {
    match at {
        0..8 => Some(((chunk >> (8 * at)) & 0xFF) as u8),
        _ => None,
    }
}

/// The place behind the blank that stands there, if it is the usual one.
#[inline]
fn after_blank(bytes: &[u8], at: usize) -> usize {
    at + usize::from(bytes.get(at) == Some(&b' '))
}

/// The first of eight bytes, as many as are asked for.
#[inline]
const fn first_bytes(chunk: u64, count: usize) -> u64 {
    match count {
        0..8 => chunk & ((1 << (8 * count)) - 1),
        _ => chunk,
    }
}

/// Where the token ends that `start` lies in.
#[inline]
fn token_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start;
    loop {
        let before = before_low(chunk(bytes, at));
        at += before;
        if before == 8 {
            continue;
        }
        if bytes.get(at).copied().is_none_or(is_blank) {
            return at;
        }
        at += 1;
    }
}

/// The value of up to eight digits; `None` where there is something else among
/// them.
#[inline]
const fn eight_digits(chunk: u64, count: usize) -> Option<u64> {
    if count == 0 || count > 8 {
        return None;
    }
    // Digits become their values, those that are not there zeros in front.
    let values = (chunk ^ (ONES * b'0' as u64)) << (64 - 8 * count);
    if (values.wrapping_add(ONES * 0x76) | values) & HIGH != 0 {
        return None;
    }
    // Pairs of digits, then of pairs, then of those.
    let pairs = (values.wrapping_mul(10 * 0x100 + 1) >> 8) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs.wrapping_mul(100 * 0x1_0000 + 1) >> 16) & 0x0000_FFFF_0000_FFFF;
    Some(fours.wrapping_mul(10_000 * 0x1_0000_0000 + 1) >> 32)
}

/// A text without the blanks at its two ends.
pub(crate) fn trim(text: &str) -> &str {
    text.trim_matches(|c: char| u8::try_from(c).is_ok_and(is_blank))
}

/// A run without blanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    pub(crate) text: &'a str,
    /// Where it begins in the line, in bytes.
    pub(crate) start: usize,
    /// Its bytes, the first one lowest, where they are eight at the most;
    /// else 0.
    pub(crate) word: u64,
}

impl Token<'_> {
    /// Where it ends in the line.
    pub(crate) const fn end(&self) -> usize {
        self.start + self.text.len()
    }
}

/// The value of any digits between blanks, eighteen at the most, and where
/// they end.
#[inline(never)]
fn many_digits(bytes: &[u8], start: usize) -> Option<(i64, usize)> {
    let rest = bytes.get(start..)?;
    let length = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let is_end = rest.get(length).copied().is_none_or(is_blank);
    if length == 0 || length > 18 || !is_end {
        return None;
    }
    let digits = rest.get(..length)?.iter();
    let number = digits.fold(0, |number, digit| number * 10 + i64::from(digit - b'0'));
    Some((number, start + length))
}

/// Where two letters stand side by side, from a place on: lowercase letters,
/// and some signs and letters outside ASCII, which do no harm. In moves
/// letters and digits take turns.
#[inline]
fn two_letters(bytes: &[u8], start: usize) -> Option<usize> {
    let mut at = start;
    while at + 1 < bytes.len() {
        let chunk = chunk(bytes, at);
        // Letters have both bits.
        let letters = chunk & (chunk << 1) & (ONES << 6);
        let pairs = letters & (letters >> 8);
        if pairs != 0 {
            return Some(at + pairs.trailing_zeros() as usize / 8);
        }
        // The last of the eight may be the first of a pair.
        at += 7;
    }
    None
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

    /// The next token, which stays.
    pub(crate) fn peek(&self) -> Option<Token<'a>> {
        let mut ahead = self.clone();
        ahead.next()
    }

    /// Goes to the end of a token that was seen with [`Tokens::peek`].
    pub(crate) const fn pass(&mut self, token: Token<'_>) {
        self.at = token.end();
    }

    /// What is left of this line, without the blank before it and without the
    /// end of the line. What stands between is not touched.
    pub(crate) fn rest(&mut self) -> &'a str {
        let rest = self.line.get(self.at..).unwrap_or_default();
        let end = rest.find('\n').unwrap_or(rest.len());
        self.at += end;
        let rest = rest.get(..end).unwrap_or_default();
        let rest = rest.trim_end_matches('\r');
        rest.strip_prefix(|c: char| u8::try_from(c).is_ok_and(is_blank))
            .unwrap_or(rest)
    }

    /// The value of the next token if it is between one and eighteen digits,
    /// which nearly all numbers are, and where it ends. With `signed` there may
    /// be a minus before them.
    #[inline]
    pub(crate) fn digits(&self, signed: bool) -> Option<(i64, usize)> {
        let bytes = self.line.as_bytes();
        let mut start = after_blank(bytes, self.at);
        let negative = signed && bytes.get(start) == Some(&b'-');
        start += usize::from(negative);
        let first = chunk(bytes, start);
        let count = before_low(first);
        let (number, end) = match eight_digits(first, count) {
            Some(number) if byte_at(first, count) == Some(b' ') => {
                (number.cast_signed(), start + count)
            }
            _ => many_digits(bytes, start)?,
        };
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
                Some(token) if !is_end(token) => at = token.end(),
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
        if count == 0 || byte_at(first, count) != Some(b' ') {
            return self.next_of_any_kind();
        }
        let end = start + count;
        self.at = end;
        Some(Token {
            // Blanks are ASCII, so that both ends lie between characters.
            text: self.line.get(start..end)?,
            start,
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
            count @ 0..=8 => first_bytes(chunk(bytes, start), count),
            _ => 0,
        };
        self.at = end;
        let text = self.line.get(start..end)?;
        Some(Token { text, start, word })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_stand_between_blanks() {
        let found: Vec<_> = Tokens::new(" a\t\u{b}bc  \u{e9}\u{a0}\r\n")
            .map(|token| (token.start, token.text))
            .collect();
        assert_eq!(found, [(1, "a"), (4, "bc"), (8, "\u{e9}\u{a0}")]);
        assert_eq!(Tokens::new("").next(), None);
        assert_eq!(Tokens::new(" \n").next(), None);
    }

    /// Tokens of any length, at any place, among bytes of any kind.
    #[test]
    fn a_token_ends_where_byte_by_byte_it_does() {
        for filling in ["a", "\u{1}", "\u{e9}", "!", "\u{7f}"] {
            for length in 0..40 {
                for end in ["", " ", "\t", "\r\n", "\u{b}x"] {
                    let text = format!("{}{end}{}", filling.repeat(length), filling);
                    let bytes = text.as_bytes();
                    let slow = bytes.iter().position(|&byte| is_blank(byte));
                    let slow = slow.unwrap_or(bytes.len());
                    assert_eq!(token_end(bytes, 0), slow, "{text:?}");
                }
            }
        }
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
