//! Games out of a stream of bytes, one at a time: memory holds one game, and
//! what was read ahead of it.

use core::fmt;
use std::io::{self, Read};

use super::charset::{Charset, Encoding};
use super::fault::{Fault, FaultKind};
use super::game::{Game, Place};
use super::lexer::{Found, Lexed, Lexer};
use super::symbol::BOM;
use super::tag;
use super::token::{Kind, Token};

/// How much is read at a time, at least.
const CHUNK: usize = 1 << 18;

/// What a reader of PGN takes upon itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The bytes of a game; 64 MiB, and never more than 2 GiB.
    pub game: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { game: 64 << 20 }
    }
}

/// Why no game could be read.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// The source failed.
    Io(io::Error),
    /// A game is larger than the limit: it begins here. It is skipped; the
    /// next call reads the game behind it.
    TooLarge {
        /// Where the game begins.
        place: Place,
        /// The limit, in bytes.
        limit: usize,
    },
    /// The file is UTF-16. It has to be made UTF-8 first.
    Utf16,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::TooLarge { place, limit } => {
                write!(f, "the game at {place} is larger than {limit} bytes")
            }
            Self::Utf16 => f.write_str("the file is UTF-16, not UTF-8 or Latin-1"),
        }
    }
}

impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Reads PGN game by game.
#[derive(Debug)]
pub struct Reader<R> {
    source: R,
    encoding: Encoding,
    limits: Limits,
    buffer: Vec<u8>,
    /// The bytes of the buffer that have been read from the source.
    filled: usize,
    /// Where in the buffer the next game is looked for.
    next: usize,
    /// The place of `next` in the file.
    place: Place,
    eof: bool,
    is_started: bool,
    tokens: Vec<Token>,
    faults: Vec<Fault>,
}

impl<R: Read> Reader<R> {
    /// Reads from a source, which need not be buffered.
    pub const fn new(source: R) -> Self {
        Self {
            source,
            encoding: Encoding::Detect,
            limits: Limits { game: 64 << 20 },
            buffer: Vec::new(),
            filled: 0,
            next: 0,
            place: Place::START,
            eof: false,
            is_started: false,
            tokens: Vec::new(),
            faults: Vec::new(),
        }
    }

    /// The same reader for text of this encoding.
    #[must_use]
    pub const fn encoding(mut self, encoding: Encoding) -> Self {
        self.encoding = encoding;
        self
    }

    /// The same reader within these limits.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits.game = limits.game.min(1 << 31);
        self
    }

    /// The next game; `None` at the end of the file.
    ///
    /// # Errors
    /// The source fails, or a game is too large; reading can go on after
    /// that.
    pub fn next_game(&mut self) -> Result<Option<Game<'_>>, ReadError> {
        if !self.is_started {
            self.start()?;
        }
        let Some(end) = self.scan()? else {
            return Ok(None);
        };
        let Some(first) = self.tokens.first().map(|token| token.start) else {
            return Ok(None);
        };
        let base = self.next + first as usize;
        let before = &self.buffer[self.next..base];
        let start = self.place.behind(before);
        for token in &mut self.tokens {
            token.start -= first;
            token.end -= first;
        }
        for fault in &mut self.faults {
            fault.at -= first;
        }
        let length = self.tokens.last().map_or(0, |token| token.end as usize);
        let read = self.next;
        self.next += end;
        self.place = start.behind(&self.buffer[base..read + end]);
        let bytes = &self.buffer[base..base + length];
        let (charset, fits) = Charset::of(bytes, self.encoding);
        if !fits {
            let kind = FaultKind::Encoding;
            self.faults.push(Fault { kind, at: 0 });
        }
        self.faults.sort_by_key(|fault| fault.at);
        Ok(Some(Game {
            bytes,
            tokens: &self.tokens,
            faults: &self.faults,
            charset,
            start,
        }))
    }

    fn start(&mut self) -> Result<(), ReadError> {
        while self.filled < 4 && !self.eof {
            self.fill()?;
        }
        self.is_started = true;
        let head = &self.buffer[..self.filled];
        if head.starts_with(b"\xFF\xFE") || head.starts_with(b"\xFE\xFF") {
            return Err(ReadError::Utf16);
        }
        if head.starts_with(BOM) {
            self.next = BOM.len();
            self.place.offset = BOM.len() as u64;
        }
        Ok(())
    }

    /// Reads more, and moves what is left to the front of the buffer.
    fn fill(&mut self) -> Result<(), ReadError> {
        if self.next > 0 {
            self.buffer.copy_within(self.next..self.filled, 0);
            self.filled -= self.next;
            self.next = 0;
        }
        let wanted = self.filled + CHUNK.max(self.filled);
        if self.buffer.len() < wanted {
            self.buffer.resize(wanted, 0);
        }
        loop {
            match self.source.read(&mut self.buffer[self.filled..]) {
                Ok(0) => self.eof = true,
                Ok(count) => self.filled += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error.into()),
            }
            return Ok(());
        }
    }

    /// Finds the tokens of a game, and gives the bytes up to the next one.
    fn scan(&mut self) -> Result<Option<usize>, ReadError> {
        self.tokens.clear();
        self.faults.clear();
        let mut bounds = Bounds::default();
        let mut at = 0;
        let mut skipped: Option<Place> = None;
        let mut swallow: Option<u8> = None;
        loop {
            if let Some(last) = swallow {
                let bytes = &self.buffer[self.next..self.filled];
                let found = memchr::memchr(last, bytes);
                let drop = found.map_or(bytes.len(), |at| at + 1);
                self.place = self.place.behind(&bytes[..drop]);
                self.next += drop;
                if found.is_some() || self.eof {
                    swallow = None;
                } else {
                    self.fill()?;
                }
                continue;
            }
            let lexer = Lexer {
                bytes: &self.buffer[self.next..self.filled],
                eof: self.eof,
                begins_line: self.place.column == 1 || self.next == BOM.len(),
            };
            match lexer.next(at) {
                Found::Token(found) => {
                    if let Some(cut) = bounds.ends_before(&found, lexer.bytes, &self.tokens) {
                        let end = self
                            .tokens
                            .get(cut)
                            .map_or(found.token.start, |it| it.start);
                        self.tokens.truncate(cut);
                        if let Some(place) = skipped {
                            return Err(self.skipped(place, end as usize));
                        }
                        bounds.finish(lexer.bytes, &mut self.tokens, &mut self.faults);
                        return self.within_limit(end as usize);
                    }
                    at = found.token.end as usize;
                    bounds.take(&found, lexer.bytes, &mut self.tokens, &mut self.faults);
                }
                Found::End => {
                    let end = self.filled - self.next;
                    if let Some(place) = skipped {
                        return Err(self.skipped(place, end));
                    }
                    if self.tokens.is_empty() {
                        self.next = self.filled;
                        return Ok(None);
                    }
                    bounds.finish(lexer.bytes, &mut self.tokens, &mut self.faults);
                    return self.within_limit(end);
                }
                Found::More => {
                    if self.filled - self.next > self.limits.game {
                        // From here on the game is read without being kept.
                        let bytes = &self.buffer[self.next..self.filled];
                        if skipped.is_none() {
                            let first = self.tokens.first().map_or(at, |it| it.start as usize);
                            skipped = Some(self.place.behind(&bytes[..first]));
                        }
                        // A token that is too large by itself is let go too,
                        // and what comes up to its end with it.
                        let drop = if at == 0 { bytes.len() } else { at };
                        if at == 0 {
                            swallow = match bytes.iter().find(|byte| !byte.is_ascii_whitespace()) {
                                Some(b'{') => Some(b'}'),
                                Some(_) => Some(b'\n'),
                                None => None,
                            };
                        }
                        self.place = self.place.behind(&bytes[..drop]);
                        self.next += drop;
                        bounds.forget();
                        self.tokens.clear();
                        self.faults.clear();
                        at = 0;
                    }
                    self.fill()?;
                }
            }
        }
    }

    fn within_limit(&mut self, end: usize) -> Result<Option<usize>, ReadError> {
        let first = self.tokens.first().map_or(0, |token| token.start as usize);
        let last = self.tokens.last().map_or(0, |token| token.end as usize);
        if last - first <= self.limits.game {
            return Ok(Some(end));
        }
        let place = self
            .place
            .behind(&self.buffer[self.next..self.next + first]);
        Err(self.skipped(place, end))
    }

    fn skipped(&mut self, place: Place, end: usize) -> ReadError {
        let bytes = &self.buffer[self.next..self.next + end];
        self.place = self.place.behind(bytes);
        self.next += end;
        ReadError::TooLarge {
            place,
            limit: self.limits.game,
        }
    }
}

/// What is known of a game while its end is looked for.
// Each is a fact of its own.
#[allow(clippy::struct_excessive_bools)]
#[derive(Default)]
struct Bounds {
    /// A move, a number, a variation or a NAG has been there.
    has_movetext: bool,
    /// The result stands outside of variations.
    has_result: bool,
    has_tags: bool,
    /// Comment or blank line behind the last tag pair.
    is_parted: bool,
    depth: u32,
    /// The first comment behind result and blank line.
    pending: Option<usize>,
    /// Tokens that have been let go.
    is_large: bool,
    result_is_no_castling: bool,
    /// Open parentheses, by place: those that are never closed.
    open: Vec<u32>,
}

impl Bounds {
    /// Whether the game ends before this token, and how many tokens it has.
    #[inline]
    fn ends_before(&mut self, found: &Lexed, bytes: &[u8], tokens: &[Token]) -> Option<usize> {
        if tokens.is_empty() && !self.is_large {
            return None;
        }
        let is_next = match found.token.kind {
            Kind::Tag => {
                let name = &bytes[tag::name(bytes, found.token.start as usize)];
                let same = || {
                    let first = tokens.iter().find(|token| token.kind == Kind::Tag);
                    let first = first.map(|it| &bytes[tag::name(bytes, it.start as usize)]);
                    name == b"Event" || first == Some(name)
                };
                self.has_movetext
                    || self.has_result
                    || (self.has_tags && (self.is_parted || found.after_blank) && same())
            }
            Kind::Number if self.depth == 0 => {
                let is_first = matches!(&bytes[found.token.range()], b"1." | b"1" | b"1A.");
                let is_parted = if self.has_result {
                    found.begins_line
                } else {
                    found.after_blank && self.has_movetext
                };
                is_first && is_parted && (self.has_result || self.has_movetext)
            }
            _ => false,
        };
        is_next.then(|| self.pending.unwrap_or(tokens.len()))
    }

    #[inline]
    fn take(
        &mut self,
        found: &Lexed,
        bytes: &[u8],
        tokens: &mut Vec<Token>,
        faults: &mut Vec<Fault>,
    ) {
        let token = found.token;
        let at = token.start;
        let mut report = |kind| faults.push(Fault { kind, at });
        match token.kind {
            Kind::Tag => {
                self.has_tags = true;
                self.is_parted = false;
                let spelling = &bytes[token.range()];
                if spelling.ends_with(b"\"0-0\"]") {
                    self.result_is_no_castling |= tag::parts(spelling).0 == b"Result";
                }
            }
            Kind::Comment | Kind::LineComment | Kind::Escape => {
                self.is_parted = true;
                if self.has_result && found.after_blank && self.pending.is_none() {
                    self.pending = Some(tokens.len());
                }
                if found.is_cut {
                    report(FaultKind::UnclosedComment);
                }
            }
            Kind::Open => {
                self.has_movetext = true;
                self.depth = self.depth.saturating_add(1);
                self.open.push(at);
            }
            Kind::Close => {
                self.has_movetext = true;
                self.depth = self.depth.saturating_sub(1);
                if self.open.pop().is_none() {
                    report(FaultKind::UnopenedVariation);
                }
            }
            Kind::Result => self.has_result |= self.depth == 0,
            Kind::Move | Kind::Number | Kind::Nag | Kind::Glyph(_) | Kind::Suffix => {
                self.has_movetext = true;
            }
            Kind::Unknown if found.is_cut => report(FaultKind::MalformedTag),
            Kind::Unknown | Kind::Reserved => {}
        }
        tokens.push(token);
    }

    /// What is wrong with the game as a whole.
    fn finish(&mut self, bytes: &[u8], tokens: &mut [Token], faults: &mut Vec<Fault>) {
        if self.result_is_no_castling && !self.has_result && self.depth == 0 {
            let last = tokens
                .iter()
                .rposition(|token| !token.kind.is_comment() && token.kind != Kind::Escape);
            let (before, rest) = tokens.split_at_mut(last.unwrap_or(0));
            if let Some(last) = rest.first_mut()
                && bytes.get(last.range()) == Some(b"0-0")
                && before.last().is_none_or(|it| it.kind != Kind::Number)
            {
                last.kind = Kind::Result;
                self.has_result = true;
            }
        }
        let unclosed = self.open.iter().map(|&at| Fault {
            kind: FaultKind::UnclosedVariation,
            at,
        });
        faults.extend(unclosed);
        if !self.has_result && (self.has_tags || self.has_movetext) {
            faults.push(Fault {
                kind: FaultKind::NoResult,
                at: tokens.last().map_or(0, |token| token.start),
            });
        }
        let end = tokens.last().map_or(0, |token| token.end);
        faults.retain(|fault| fault.at < end);
    }

    /// The tokens so far are let go.
    fn forget(&mut self) {
        self.is_large = true;
        self.pending = None;
        self.open.clear();
    }
}
