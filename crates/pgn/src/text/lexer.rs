//! Bytes into tokens, one at a time and without state, so that a token at the
//! end of what has been read can be tried again with more.

use memchr::{memchr2, memchr3};

use super::fault::FaultKind;
use super::glyph;
use super::symbol::{self, BOM};
use super::token::{Kind, Token};
use super::{comment, tag};

/// The longest token whatever it is; comments, lines and
/// tag pairs find out themselves. What follows a token is looked at no further
/// than this from where it begins.
pub(super) const MARGIN: usize = 64;

/// The distance within its line in which the end of something in brackets is looked for, so
/// that a line of opening ones takes no time that grows with its square.
const WINDOW: usize = 1024;

/// The digits of the longest number of a move.
const DIGITS: u32 = 18;

/// The highest number of a move; what is more is no number.
pub(crate) const MOST_NUMBER: i64 = 10_i64.pow(DIGITS) - 1;

/// The outcome of a search.
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
    /// Its problems.
    pub(super) fault: Option<FaultKind>,
    /// It is the first of its line.
    pub(super) begins_line: bool,
    /// A blank line is before it.
    pub(super) after_blank: bool,
}

/// A piece of text to cut into tokens.
pub(super) struct Lexer<'b> {
    pub(super) bytes: &'b [u8],
    /// No more bytes will come.
    eof: bool,
    /// The first byte begins a line.
    begins_line: bool,
    /// Before this the margin is there.
    safe: usize,
}

/// A token, and what is wrong with it.
type Judged = (Token, Option<FaultKind>);

fn token(kind: Kind, start: usize, end: usize) -> Option<Judged> {
    // The limit of a game's size keeps places within 32 bits.
    let (start, end) = (u32::try_from(start).ok()?, u32::try_from(end).ok()?);
    let fault = matches!(kind, Kind::Unknown | Kind::Reserved).then_some(FaultKind::UnknownToken);
    Some((Token { kind, start, end }, fault))
}

fn faulty(kind: Kind, start: usize, end: usize, fault: FaultKind) -> Option<Judged> {
    let (token, _) = token(kind, start, end)?;
    Some((token, Some(fault)))
}

impl<'b> Lexer<'b> {
    pub(super) const fn new(bytes: &'b [u8], eof: bool, begins_line: bool) -> Self {
        let safe = if eof {
            bytes.len()
        } else {
            (bytes.len() + 1).saturating_sub(MARGIN)
        };
        Self {
            bytes,
            eof,
            begins_line,
            safe,
        }
    }

    /// The next token at or behind `from`.
    #[inline]
    pub(super) fn next(&self, from: usize) -> Found {
        let bytes = self.bytes;
        let mut at = from;
        let mut lines = 0_u32;
        let byte = loop {
            let Some(&byte) = bytes.get(at) else {
                return if self.eof { Found::End } else { Found::More };
            };
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
                128.. => match symbol::blank(&bytes[at..]) {
                    0 => break byte,
                    length => at += length,
                },
                _ => break byte,
            }
        };
        // No token ends with the end of a line.
        let begins_line = lines > 0 || (at == 0 && self.begins_line);
        let found = match self.common(at, byte) {
            Some((kind, end)) => token(kind, at, end),
            None => self.token(at, begins_line),
        };
        match found {
            Some((token, fault)) => Found::Token(Lexed {
                token,
                fault,
                begins_line,
                after_blank: lines > 1,
            }),
            None => Found::More,
        }
    }

    /// Reads on behind a token, over plain moves and numbers with one blank or
    /// the end of a line before them, which are nearly all there is in most
    /// games. Gives the place behind the last one. The number of a first move
    /// may begin a game, and is left to [`Lexer::next`].
    #[inline]
    pub(super) fn run(&self, from: usize, tokens: &mut Vec<Token>, most: usize) -> usize {
        let mut at = from;
        while let Some([b' ' | b'\n', byte, ..]) = self.bytes.get(at..) {
            let Some((kind, end)) = self.common(at + 1, *byte) else {
                break;
            };
            let is_first = *byte == b'1' && end == at + 3;
            if tokens.len() >= most || (kind == Kind::Number && is_first) {
                break;
            }
            let Some((token, _)) = token(kind, at + 1, end) else {
                break;
            };
            tokens.push(token);
            at = end;
        }
        at
    }

    /// Plain moves and numbers of moves: nearly all there is. What is in any
    /// way doubtful is left to [`Lexer::token`].
    #[inline]
    fn common(&self, at: usize, byte: u8) -> Option<(Kind, usize)> {
        if at >= self.safe {
            return None;
        }
        let rest = self.bytes.get(at..)?;
        if byte.is_ascii_alphabetic() {
            let length = rest.iter().position(|byte| !symbol::is_plain(*byte))?;
            let (word, behind) = rest.split_at(length);
            let is_end = match behind {
                // It may be a promotion.
                [b' ', b'=', ..] | [] => false,
                [next, ..] => next.is_ascii() && !matches!(next, b'.' | b'('),
            };
            let is_move = matches!(
                word,
                [.., b'1'..=b'8'] | [_, .., b'O'] | [.., b'1'..=b'8', b'+' | b'#']
            );
            // It may end with a result: `Qg20-1`.
            let is_move = is_move && !matches!(word, [.., b'-' | b'/' | b':', b'1' | b'2']);
            return (is_end && is_move).then_some((Kind::Move, at + length));
        }
        if byte.is_ascii_digit() {
            let length = rest.iter().position(|byte| !byte.is_ascii_digit())?;
            let behind = rest.get(length..)?;
            let dots = behind.iter().position(|byte| *byte != b'.')?;
            // Behind `1.` a digit may be that of a result.
            let is_end = behind
                .get(dots)
                .is_some_and(|next| next.is_ascii() && !next.is_ascii_digit());
            let is_number = length <= DIGITS as usize;
            return (dots > 0 && is_end && is_number).then_some((Kind::Number, at + length + dots));
        }
        None
    }

    /// The token that begins here, and whether it lacks its end; nothing
    /// where more text is needed.
    fn token(&self, at: usize, begins_line: bool) -> Option<Judged> {
        let bytes = self.bytes;
        let byte = bytes[at];
        match byte {
            b'{' => {
                return match comment::end(bytes, at, self.eof) {
                    comment::End::Closed(end) => token(Kind::Comment, at, end),
                    comment::End::Nested(end) => {
                        faulty(Kind::Comment, at, end, FaultKind::NestedComment)
                    }
                    comment::End::Open(end) => {
                        faulty(Kind::Comment, at, end, FaultKind::UnclosedComment)
                    }
                    comment::End::More => None,
                };
            }
            b'[' => return self.bracket(at, begins_line),
            b';' => return token(Kind::LineComment, at, self.line_end(at)?),
            b'%' if begins_line && self.in_first_column(at) => {
                return token(Kind::Escape, at, self.line_end(at)?);
            }
            b'<' => {
                if let Some(end) = self.closing(b'>', at)? {
                    return token(Kind::Reserved, at, end);
                }
            }
            _ => {}
        }
        if at >= self.safe {
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
            _ => (Kind::Unknown, at + glyph::signs(&bytes[at..]).max(1)),
        };
        if end == bytes.len() && !self.eof {
            return None;
        }
        token(kind, at, end)
    }

    /// Returns whether nothing but a byte-order mark is before this on its line.
    fn in_first_column(&self, at: usize) -> bool {
        let before = self.bytes.get(..at).unwrap_or_default();
        match before.strip_suffix(BOM).unwrap_or(before) {
            [] => self.begins_line,
            [.., last] => matches!(last, b'\n' | b'\r'),
        }
    }

    fn word(&self, at: usize) -> (Kind, usize) {
        let rest = &self.bytes[at..];
        if byte_may_be_sign(rest[0]) {
            if let Some((nag, length)) = glyph::unicode(rest) {
                return (Kind::Glyph(nag), at + length);
            }
            if symbol::ellipsis(rest) > 0 {
                return (Kind::Number, self.dots(at));
            }
        }
        if let Some(length) = symbol::spaced_castling(rest) {
            return (Kind::Move, at + length);
        }
        if let Some(length) = symbol::spaced(rest) {
            return (Kind::Result, at + length);
        }
        let end = symbol::end(self.bytes, at).max(at + 1);
        let word = &self.bytes[at..end];
        if let Some(end) = symbol::promotion(word, self.bytes, end) {
            return (Kind::Move, end);
        }
        let kind = symbol::kind(word);
        let is_letter = word[0].is_ascii_alphabetic();
        match kind {
            // Behind a number stands a move, badly written: `2. N f3`.
            Kind::Glyph(_) if is_letter && self.is_behind_number(at) => (Kind::Move, end),
            // A part of another sign: `=>`.
            Kind::Glyph(_) | Kind::Unknown if glyph::signs(rest) > word.len() => {
                (Kind::Unknown, at + glyph::signs(rest))
            }
            Kind::Move => match (glyph::behind_move(word), symbol::result_behind(word)) {
                (Some(sign), _) => (kind, end - sign),
                (None, Some(result)) => (kind, at + result),
                (None, None) => (kind, end),
            },
            _ => (kind, end),
        }
    }

    /// Returns whether the number of a move stands right before this.
    fn is_behind_number(&self, at: usize) -> bool {
        let before = self.bytes[at.saturating_sub(MARGIN)..at].trim_ascii_end();
        let word = before
            .rsplit(u8::is_ascii_whitespace)
            .next()
            .unwrap_or_default();
        let is_number = |word: &[u8]| word.iter().all(u8::is_ascii_digit);
        !word.is_empty()
            && (is_number(word) || word.ends_with(b".") || word.ends_with("\u{2026}".as_bytes()))
    }

    /// Reads a token that begins with a digit: the number of a move, a result, castling.
    fn number(&self, at: usize) -> (Kind, usize) {
        let bytes = self.bytes;
        let rest = &bytes[at..];
        if let Some(length) = symbol::spaced(rest).or_else(|| symbol::decimals(rest)) {
            return (Kind::Result, at + length);
        }
        if let Some(length) = symbol::spaced_castling(rest) {
            return (Kind::Move, at + length);
        }
        let end = self.digits(at);
        let significant = bytes[at..end].iter().skip_while(|byte| **byte == b'0');
        if significant.count() > DIGITS as usize {
            return (Kind::Unknown, self.dots(end));
        }
        match bytes.get(end..).unwrap_or_default() {
            [b'.', ..] => (Kind::Number, self.dots(end)),
            rest if symbol::ellipsis(rest) > 0 => (Kind::Number, self.dots(end)),
            [b'A' | b'B' | b'a' | b'b', b'.', ..] => (Kind::Number, self.dots(end + 1)),
            [b'a'..=b'h' | b'K' | b'Q' | b'R' | b'B' | b'N' | b'O', ..] => (Kind::Number, end),
            // It may be white space beyond ASCII that follows.
            [next, ..] if symbol::is_word(*next) && symbol::end(bytes, at) > end => self.word(at),
            _ => match &bytes[at..end] {
                // Castling, without dashes, and a null move.
                b"00" | b"000" | b"0000" => (Kind::Move, end),
                _ => (Kind::Number, end),
            },
        }
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
                Some(rest) if symbol::ellipsis(rest) > 0 => at += symbol::ellipsis(rest),
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

    /// Behind the first such byte in the line, if it is near; nothing where
    /// more text is needed.
    #[allow(clippy::option_option)] // Whether it is known, and what.
    fn closing(&self, byte: u8, at: usize) -> Option<Option<usize>> {
        let until = self.bytes.len().min(at + WINDOW);
        match memchr3(byte, b'\n', b'\r', &self.bytes[at..until]) {
            Some(length) if self.bytes[at + length] == byte => Some(Some(at + length + 1)),
            Some(_) => Some(None),
            None => (self.eof || until == at + WINDOW).then_some(None),
        }
    }

    /// A tag pair, or what looks like one.
    fn bracket(&self, at: usize, begins_line: bool) -> Option<Judged> {
        match tag::end(self.bytes, at, self.eof) {
            tag::End::At(end) => return token(Kind::Tag, at, end),
            tag::End::Bare(end) => return faulty(Kind::Tag, at, end, FaultKind::BareQuote),
            tag::End::More => return None,
            tag::End::No => {}
        }
        let end = match self.closing(b']', at)? {
            Some(end) => end,
            None if begins_line => {
                let line = &self.bytes[at..self.line_end(at)?];
                at + line.trim_ascii_end().len()
            }
            None => at + 1,
        };
        let fault = if begins_line {
            FaultKind::MalformedTag
        } else {
            FaultKind::UnknownToken
        };
        faulty(Kind::Unknown, at, end, fault)
    }
}

const fn byte_may_be_sign(byte: u8) -> bool {
    byte >= 128 || matches!(byte, b'+' | b'=')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Pieces of movetext, and what is nearly that.
    fn pieces() -> impl Strategy<Value = String> {
        let piece = prop::sample::select(vec![
            " ", " ", " ", "\n", "\n\n", "\r\n", "\t", "1.", "1...", "23.", "23...", "17. ", "e4",
            "Nf3", "exd5", "Qxh8+", "Rae1#", "O-O", "O-O-O", "0-0", "0-1", "1-0", "1/2-1/2", "*",
            "e8=Q", "e8Q", "e.p.", "Nf3!", "Nf3?!", "$1", "{a}", "(", ")", "[", "; a\n", "%", "é",
            "…", "+", "#", ".", "-", "1", "9", "a", "Z0", "--", "@@@@", "N@f3", "1A.", "e4(", "00",
            "0.5", "1.0-0.0", "4.0-0", "a8", "=", "Q", "=∞", "N", "TN", "Qg20-1", "=/∞", "\u{a0}",
            "\u{200b}", "1 / 2", " - ", "O", "0",
        ]);
        prop::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
    }

    proptest! {
        #[test]
        fn a_run_finds_what_stands_there(text in pieces(), eof in any::<bool>(), most in 0..50_usize) {
            let lexer = Lexer::new(text.as_bytes(), eof, true);
            for from in 0..text.len() {
                let mut run = Vec::new();
                let end = lexer.run(from, &mut run, most);
                prop_assert!(run.len() <= most);
                let mut at = from;
                for token in run {
                    let Found::Token(found) = lexer.next(at) else {
                        return Err(TestCaseError::fail("no token"));
                    };
                    prop_assert_eq!(found.token, token);
                    prop_assert!(matches!(token.kind, Kind::Move | Kind::Number));
                    prop_assert!(found.fault.is_none() && !found.after_blank);
                    at = token.end as usize;
                }
                prop_assert_eq!(end, at);
            }
        }

        /// The fast path finds the token that the slow path finds.
        #[test]
        fn what_is_common_is_no_other_token(text in pieces(), eof in any::<bool>()) {
            let lexer = Lexer::new(text.as_bytes(), eof, true);
            for (at, byte) in text.bytes().enumerate() {
                if let Some((kind, end)) = lexer.common(at, byte)
                    && text.is_char_boundary(at)
                {
                    let token = token(kind, at, end);
                    prop_assert_eq!(lexer.token(at, false), token);
                }
            }
        }
    }
}
