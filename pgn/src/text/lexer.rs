//! Bytes into tokens, one at a time and without state, so that a token at the
//! end of what has been read can be tried again with more.

use memchr::{memchr, memchr2};

use super::glyph;
use super::symbol::{self, BOM, ELLIPSIS, NO_BREAK_SPACE};
use super::token::{Kind, Token};
use super::{comment, tag};

/// What fits before the end of the text whatever it is; comments, lines and
/// tag pairs find out themselves.
const MARGIN: usize = 64;

/// What was found.
pub(super) enum Found {
    /// A token.
    Token(Lexed),
    /// More text is needed to tell.
    More,
    /// Nothing but white space is left.
    End,
}

/// A token, and what is before it.
pub(super) struct Lexed {
    pub(super) token: Token,
    /// It is a comment or a tag pair, and lacks its end.
    pub(super) is_cut: bool,
    /// It is the first of its line.
    pub(super) begins_line: bool,
    /// A blank line is before it.
    pub(super) after_blank: bool,
}

/// A piece of text to cut into tokens.
pub(super) struct Lexer<'b> {
    pub(super) bytes: &'b [u8],
    /// No more bytes will come.
    pub(super) eof: bool,
    /// The first byte begins a line.
    pub(super) begins_line: bool,
}

fn token(kind: Kind, start: usize, end: usize) -> Option<(Token, bool)> {
    // The limit of a game's size keeps places within 32 bits.
    let (start, end) = (u32::try_from(start).ok()?, u32::try_from(end).ok()?);
    Some((Token { kind, start, end }, false))
}

impl Lexer<'_> {
    /// The next token at or behind `from`.
    #[inline]
    pub(super) fn next(&self, from: usize) -> Found {
        let bytes = self.bytes;
        let mut at = from;
        let mut lines = 0_u32;
        while let Some(&byte) = bytes.get(at) {
            match byte {
                b' ' | b'\t' | 0x0B | 0x0C | 0x1A => at += 1,
                b'\n' => {
                    lines += 1;
                    at += 1;
                }
                b'\r' => {
                    lines += u32::from(bytes.get(at + 1) != Some(&b'\n'));
                    at += 1;
                }
                0xC2 if bytes[at..].starts_with(NO_BREAK_SPACE) => at += NO_BREAK_SPACE.len(),
                0xEF if bytes[at..].starts_with(BOM) => at += BOM.len(),
                _ => break,
            }
        }
        if at == bytes.len() {
            return if self.eof { Found::End } else { Found::More };
        }
        let begins_line = match at.checked_sub(1).and_then(|before| bytes.get(before)) {
            Some(before) => lines > 0 || matches!(before, b'\n' | b'\r'),
            None => self.begins_line,
        };
        let in_first_column = match at.checked_sub(1).and_then(|before| bytes.get(before)) {
            Some(before) => matches!(before, b'\n' | b'\r' | 0xBF),
            None => self.begins_line,
        };
        match self.token(at, in_first_column, begins_line) {
            Some((token, is_cut)) => Found::Token(Lexed {
                token,
                is_cut,
                begins_line,
                after_blank: lines > 1,
            }),
            None => Found::More,
        }
    }

    /// The token that begins here, and whether it lacks its end; nothing
    /// where more text is needed.
    #[inline]
    fn token(&self, at: usize, in_first_column: bool, begins_line: bool) -> Option<(Token, bool)> {
        let bytes = self.bytes;
        let byte = bytes[at];
        match byte {
            b'{' => {
                return match comment::end(bytes, at, self.eof) {
                    comment::End::Closed(end) => token(Kind::Comment, at, end),
                    comment::End::Open(end) => {
                        let (token, _) = token(Kind::Comment, at, end)?;
                        Some((token, true))
                    }
                    comment::End::More => None,
                };
            }
            b'[' => return self.bracket(at, begins_line),
            b';' => return token(Kind::LineComment, at, self.line_end(at)?),
            b'%' if in_first_column => return token(Kind::Escape, at, self.line_end(at)?),
            b'<' => {
                let line = &bytes[at..self.line_end(at)?];
                return match memchr(b'>', line) {
                    Some(length) => token(Kind::Reserved, at, at + length + 1),
                    None => token(Kind::Unknown, at, at + 1),
                };
            }
            _ => {}
        }
        if !self.eof && bytes.len() - at < MARGIN {
            return None;
        }
        let (kind, end) = match byte {
            b'(' => (Kind::Open, at + 1),
            b')' => (Kind::Close, at + 1),
            b'$' => {
                let end = self.digits(at + 1);
                let kind = if end > at + 1 {
                    Kind::Nag
                } else {
                    Kind::Unknown
                };
                (kind, end)
            }
            b'*' => (Kind::Result, at + 1),
            b'.' => (Kind::Number, self.dots(at)),
            b'0'..=b'9' => self.number(at),
            b'!' | b'?' => match glyph::marks(&bytes[at..]) {
                Some((nag, length)) => (Kind::Glyph(nag), at + length),
                None => (Kind::Unknown, at + 1),
            },
            _ if symbol::is_word(byte) => self.word(at),
            _ => (Kind::Unknown, at + 1),
        };
        if end == bytes.len() && !self.eof {
            return None;
        }
        token(kind, at, end)
    }

    #[inline]
    fn word(&self, at: usize) -> (Kind, usize) {
        let rest = &self.bytes[at..];
        if byte_may_be_sign(rest[0]) {
            if let Some((nag, length)) = glyph::unicode(rest) {
                return (Kind::Glyph(nag), at + length);
            }
            if rest.starts_with(ELLIPSIS) {
                return (Kind::Number, self.dots(at));
            }
        }
        let end = symbol::end(self.bytes, at).max(at + 1);
        let word = &self.bytes[at..end];
        let kind = symbol::kind(word);
        match glyph::behind_move(word) {
            Some(sign) if kind == Kind::Move => (Kind::Move, end - sign),
            _ => (kind, end),
        }
    }

    /// What begins with a digit: the number of a move, a result, castling.
    fn number(&self, at: usize) -> (Kind, usize) {
        let bytes = self.bytes;
        let end = self.digits(at);
        match bytes.get(end..).unwrap_or_default() {
            [b'.', ..] => (Kind::Number, self.dots(end)),
            rest if rest.starts_with(ELLIPSIS) => (Kind::Number, self.dots(end)),
            [b'A' | b'B' | b'a' | b'b', b'.', ..] => (Kind::Number, self.dots(end + 1)),
            [b'a'..=b'h' | b'K' | b'Q' | b'R' | b'B' | b'N' | b'O', ..] => (Kind::Number, end),
            [next, ..] if symbol::is_word(*next) => self.word(at),
            _ => match &bytes[at..end] {
                b"0000" => (Kind::Move, end),
                b"0" | b"1" if self.is_spaced_result(at) => (Kind::Result, at + 5),
                _ => (Kind::Number, end),
            },
        }
    }

    /// `1 - 0`, with spaces.
    fn is_spaced_result(&self, at: usize) -> bool {
        let rest = &self.bytes[at..];
        let ends = rest
            .get(5)
            .is_none_or(|next| !symbol::is_word(*next) && *next != b'.');
        ends && (rest.starts_with(b"1 - 0") || rest.starts_with(b"0 - 1"))
    }

    fn digits(&self, mut at: usize) -> usize {
        while self.bytes.get(at).is_some_and(u8::is_ascii_digit) {
            at += 1;
        }
        at
    }

    fn dots(&self, mut at: usize) -> usize {
        loop {
            match self.bytes.get(at..) {
                Some([b'.', ..]) => at += 1,
                Some(rest) if rest.starts_with(ELLIPSIS) => at += ELLIPSIS.len(),
                _ => return at,
            }
        }
    }

    /// The end of the line, without the bytes that end it.
    fn line_end(&self, at: usize) -> Option<usize> {
        match memchr2(b'\n', b'\r', &self.bytes[at..]) {
            Some(length) => Some(at + length),
            None => self.eof.then_some(self.bytes.len()),
        }
    }

    /// A tag pair, or what looks like one.
    fn bracket(&self, at: usize, begins_line: bool) -> Option<(Token, bool)> {
        match tag::end(self.bytes, at, self.eof) {
            tag::End::At(end) => return token(Kind::Tag, at, end),
            tag::End::More => return None,
            tag::End::No => {}
        }
        let end = self.line_end(at)?;
        let end = match memchr(b']', &self.bytes[at..end]) {
            Some(length) => at + length + 1,
            None if begins_line => end,
            None => at + 1,
        };
        let (token, _) = token(Kind::Unknown, at, end)?;
        Some((token, begins_line))
    }
}

const fn byte_may_be_sign(byte: u8) -> bool {
    byte >= 128 || byte == b'+'
}
