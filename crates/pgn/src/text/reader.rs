//! Games out of a stream of bytes, one at a time: memory holds one game, and
//! what was read ahead of it.

use core::fmt;
use std::io::{self, Read};

use encoding_rs::{Encoding as Label, UTF_8, WINDOWS_1252};

use super::bounds::Bounds;
use super::charset::{Charset, Encoding};
use super::fault::{Fault, FaultKind};
use super::game::{Game, Location};
use super::guess::{self, Census};
use super::lead::Lead;
use super::lexer::{Found, Lexer};
use super::source::{LineDecoder, Source, hides_ascii};
use super::symbol::BOM;
use super::token::Token;

/// The bytes that are read at a time, at least.
const CHUNK: usize = 1 << 18;

/// Limits of a reader of PGN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The bytes of a game; 8 MiB, and never more than 2 GiB. Text that is
    /// nothing but parentheses would take far more memory than room in the
    /// file, so a game may have a token for every 32 bytes of this number, and
    /// 4096 whatever it is.
    pub game: usize,
}

impl Limits {
    const DEFAULT: Self = Self { game: 8 << 20 };

    const fn tokens(self) -> usize {
        const LEAST: usize = 4096;
        let tokens = self.game / 32;
        if tokens < LEAST { LEAST } else { tokens }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// The reason why no game could be read.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// The source failed.
    Io(io::Error),
    /// A game is larger than the limit, or has more tokens than go with it: it
    /// begins here. It is skipped; the next call reads the game behind it.
    TooLarge {
        /// The beginning of the game.
        location: Location,
        /// The limit.
        limit: Bound,
    },
}

/// The limit that a game exceeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Bound {
    /// Bytes.
    Bytes(usize),
    /// Tokens.
    Tokens(usize),
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bytes(limit) => write!(f, "is larger than {limit} bytes"),
            Self::Tokens(limit) => write!(f, "has more than {limit} tokens"),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::TooLarge { location, limit } => write!(f, "the game at {location} {limit}"),
        }
    }
}

impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            Self::TooLarge { .. } => None,
        }
    }
}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The encoding that a part of the file seems to have.
#[derive(Clone, Copy, Debug)]
struct Guessed {
    label: &'static Label,
    /// The byte of the file behind the part.
    until: u64,
}

impl Guessed {
    const NONE: Self = Self {
        label: WINDOWS_1252,
        until: 0,
    };
}

/// The encoding of text that was decoded from another one. No other byte of it has a meaning.
const DECODED: Encoding = Encoding::Other(UTF_8);

/// The fault of a game with bytes that do not fit its encoding: where they stand, if they have no
/// meaning.
fn misfit(bytes: &[u8], encoding: Encoding) -> Fault {
    let (kind, at) = if encoding == DECODED {
        let sound = bytes.utf8_chunks().next().map_or(0, |it| it.valid().len());
        (FaultKind::Damage, u32::try_from(sound).unwrap_or(u32::MAX))
    } else {
        (FaultKind::Encoding, 0)
    };
    Fault { kind, at }
}

/// Reads PGN game by game.
#[derive(Debug)]
pub struct Reader<R> {
    source: Source<R>,
    encoding: Encoding,
    guessed: Guessed,
    limits: Limits,
    buffer: Vec<u8>,
    /// The bytes of the buffer that have been read from the source.
    filled: usize,
    /// The offset in the buffer from which the next game is looked for.
    next: usize,
    /// The place of `next` in the file, and what stands before it in its line.
    location: Location,
    lead: Lead,
    /// The text before the game that was given out last, in its line.
    given: Lead,
    eof: bool,
    /// The reason why the source gives no more, held until the games before it are found.
    failure: Option<io::Error>,
    is_started: bool,
    tokens: Vec<Token>,
    faults: Vec<Fault>,
}

impl Reader<io::Empty> {
    /// Reads a text that is there as a whole, without a buffer beside it.
    pub(crate) fn of(text: Vec<u8>) -> Self {
        Self {
            filled: text.len(),
            buffer: text,
            eof: true,
            ..Self::over(Source::with_capacity(0, io::empty(), Encoding::Detect))
        }
    }
}

impl<R: Read> Reader<R> {
    /// Reads from a source, which need not be buffered, and whose encoding is
    /// found out.
    pub fn new(source: R) -> Self {
        Self::in_encoding(source, Encoding::Detect)
    }

    /// Reads from a source of this encoding.
    pub fn in_encoding(source: R, encoding: Encoding) -> Self {
        Self {
            encoding,
            ..Self::over(Source::new(source, encoding))
        }
    }

    const fn over(source: Source<R>) -> Self {
        Self {
            source,
            encoding: Encoding::Detect,
            guessed: Guessed::NONE,
            limits: Limits::DEFAULT,
            buffer: Vec::new(),
            filled: 0,
            next: 0,
            location: Location::START,
            lead: Lead::START,
            given: Lead::START,
            eof: false,
            failure: None,
            is_started: false,
            tokens: Vec::new(),
            faults: Vec::new(),
        }
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
    /// The source fails, which is said once all games that were read whole
    /// are given, or a game is too large; reading can go on after that.
    pub fn next_game(&mut self) -> Result<Option<Game<'_>>, ReadError> {
        if !self.is_started {
            self.start()?;
        }
        let (end, encoding) = loop {
            let Some(end) = self.scan()? else {
                return Ok(None);
            };
            if let Some(encoding) = self.encoding_of_game()? {
                break (end, encoding);
            }
        };
        let Some(first) = self.tokens.first().map(|token| token.start) else {
            return Ok(None);
        };
        let base = self.next + first as usize;
        let before = &self.buffer[self.next..base];
        let start = self.location.behind(before);
        self.lead.pass(before, Charset::Mixed);
        if first > 0 {
            for token in &mut self.tokens {
                token.start -= first;
                token.end -= first;
            }
            for fault in &mut self.faults {
                fault.at -= first;
            }
        }
        let length = self.tokens.last().map_or(0, |token| token.end as usize);
        let read = self.next;
        self.next += end;
        let passed = &self.buffer[base..read + end];
        self.location = start.behind(passed);
        let bytes = &self.buffer[base..base + length];
        let (charset, fits, utf8) = Charset::of(bytes, encoding);
        if !fits {
            self.faults.push(misfit(bytes, encoding));
        }
        self.faults.sort_by_key(|fault| fault.at);
        let behind = self.lead.behind(passed, charset);
        self.given = core::mem::replace(&mut self.lead, behind);
        Ok(Some(Game {
            bytes,
            tokens: &self.tokens,
            faults: &self.faults,
            charset,
            utf8,
            start,
            lead: &self.given,
            decoded: self.source.decoded(start.offset),
        }))
    }

    fn start(&mut self) -> Result<(), ReadError> {
        while self.filled < BOM.len() && !self.eof {
            self.fill(1)?;
        }
        self.is_started = true;
        let head = &self.buffer[..self.filled];
        if let Encoding::Other(label) = self.encoding
            && hides_ascii(label)
            && self.source.decoded(0).is_none()
        {
            self.decode_lines(LineDecoder::new(label, false));
        } else if head.starts_with(BOM) {
            self.next = BOM.len();
            self.location.offset = BOM.len() as u64;
        }
        Ok(())
    }

    /// Decodes the file from the next game on.
    fn decode_lines(&mut self, lines: LineDecoder) {
        let text = self
            .source
            .decode_lines(lines, &self.buffer[self.next..self.filled]);
        self.next = 0;
        self.filled = text.len();
        self.buffer = text;
    }

    /// Returns the encoding of the game that was found; `None`
    /// where the file has to be decoded first and the game to be found anew.
    fn encoding_of_game(&mut self) -> Result<Option<Encoding>, ReadError> {
        let (Some(first), Some(last)) = (self.tokens.first(), self.tokens.last()) else {
            return Ok(Some(self.encoding));
        };
        let start = self.location.offset + u64::from(first.start);
        if self.source.decoded(start).is_some() {
            return Ok(Some(DECODED));
        }
        if self.encoding != Encoding::Detect {
            return Ok(Some(self.encoding));
        }
        let range = first.range().start..last.range().end;
        let bytes = &self.buffer[self.next..self.filled][range.clone()];
        if simdutf8::basic::from_utf8(bytes).is_ok() {
            return Ok(Some(Encoding::Detect));
        }
        let text = &self.buffer[self.next..self.filled];
        let prose = || guess::prose(text, self.tokens.iter().copied());
        let census = Census::of(prose());
        if census.is_mostly_utf8() {
            return Ok(Some(Encoding::Detect));
        }
        let label = if census.is_telling() {
            guess::guess(prose())
        } else {
            self.guess_around()?
        };
        let bytes = &self.buffer[self.next..self.filled][range];
        if hides_ascii(label) {
            self.decode_lines(LineDecoder::new(label, true));
            return Ok(None);
        }
        let label = guess::plainest(bytes, label);
        Ok(Some(if label == WINDOWS_1252 {
            Encoding::Detect
        } else {
            Encoding::Other(label)
        }))
    }

    /// The encoding that the part of the file seems to have where the game
    /// begins. How the file comes makes no difference.
    fn guess_around(&mut self) -> Result<&'static Label, ReadError> {
        if self.location.offset >= self.guessed.until {
            let missing = (self.next + guess::WINDOW).saturating_sub(self.filled);
            if missing > 0 {
                self.fill(missing)?;
            }
            let window = &self.buffer[self.next..self.filled];
            let window = window.get(..guess::WINDOW).unwrap_or(window);
            let tokens = guess::tokens(window, self.begins_line());
            self.guessed = Guessed {
                label: guess::guess(guess::prose(window, tokens)),
                until: self.location.offset + window.len() as u64,
            };
        }
        Ok(self.guessed.label)
    }

    /// Returns true if the next byte begins a line.
    const fn begins_line(&self) -> bool {
        self.location.column == 1 || self.next == BOM.len()
    }

    /// Reads `least` bytes more, if there are so many, and moves what is left
    /// to the front of the buffer.
    ///
    /// The error of a source that fails comes the next time, when nothing can be made of
    /// what is there.
    fn fill(&mut self, least: usize) -> Result<(), ReadError> {
        if let Some(error) = self.failure.take() {
            return Err(error.into());
        }
        if self.next > 0 {
            self.buffer.copy_within(self.next..self.filled, 0);
            self.filled -= self.next;
            self.next = 0;
        }
        let wanted = self.filled + CHUNK.max(self.filled);
        if self.buffer.len() < wanted {
            self.buffer.resize(wanted, 0);
        }
        let until = self.filled + least.max(1);
        while self.filled < until && !self.eof {
            match self.source.read(&mut self.buffer[self.filled..]) {
                Ok(0) => self.eof = true,
                Ok(count) => self.filled += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.failure = Some(error);
                    break;
                }
            }
        }
        Ok(())
    }

    /// Finds the tokens of a game, and gives the bytes up to the next one.
    fn scan(&mut self) -> Result<Option<usize>, ReadError> {
        self.tokens.clear();
        self.faults.clear();
        let mut bounds = Bounds::default();
        let mut at = 0;
        let mut skipped: Option<(Location, Bound)> = None;
        loop {
            let bytes = &self.buffer[self.next..self.filled];
            // What comes before a failure is read as if it was the end, but for the last
            // game: nobody knows whether that is whole.
            let failed = self.failure.is_some();
            let lexer = Lexer::new(bytes, self.eof || failed, self.begins_line());
            let end = loop {
                if bounds.is_among_moves() {
                    at = lexer.run(at, &mut self.tokens, self.limits.tokens());
                }
                match lexer.next(at) {
                    Found::Token(found) => {
                        if let Some(cut) = bounds.ends_before(&found, bytes, &self.tokens) {
                            let next = self
                                .tokens
                                .get(cut)
                                .map_or(found.token.start, |it| it.start);
                            self.tokens.truncate(cut);
                            break Some(next as usize);
                        }
                        if self.tokens.len() >= self.limits.tokens() {
                            break None;
                        }
                        at = found.token.end as usize;
                        bounds.take(&found, bytes, &mut self.tokens, &mut self.faults);
                    }
                    Found::End if !failed => break Some(bytes.len()),
                    Found::End | Found::More => break None,
                }
            };
            if let Some(end) = end {
                if let Some((location, limit)) = skipped {
                    return Err(self.skipped(location, limit, end));
                }
                if self.tokens.is_empty() {
                    self.next = self.filled;
                    return Ok(None);
                }
                bounds.finish(bytes, &mut self.tokens, &mut self.faults);
                return self.within_limit(end);
            }
            let has_many = self.tokens.len() >= self.limits.tokens();
            if has_many || self.filled - self.next > self.limits.game {
                // From here on the game is read without being kept.
                if skipped.is_none() {
                    let first = self.tokens.first().map_or(at, |it| it.start as usize);
                    let limit = if has_many {
                        Bound::Tokens(self.limits.tokens())
                    } else {
                        Bound::Bytes(self.limits.game)
                    };
                    skipped = Some((self.location.behind(&bytes[..first]), limit));
                }
                bounds.forget();
                self.tokens.clear();
                self.faults.clear();
                if at == 0 {
                    self.swallow()?;
                } else {
                    self.location = self.location.behind(&bytes[..at]);
                    self.lead.pass(&bytes[..at], Charset::Mixed);
                    self.next += at;
                }
                at = 0;
                if has_many {
                    continue;
                }
            }
            // A token that is not all there is tried again only when there is
            // twice as much of it.
            self.fill(self.filled - self.next - at)?;
        }
    }

    /// Lets go a token that is too large by itself, and what comes up to its
    /// end with it.
    fn swallow(&mut self) -> Result<(), ReadError> {
        let bytes = &self.buffer[self.next..self.filled];
        let begin = bytes.iter().position(|byte| !byte.is_ascii_whitespace());
        let is_comment = begin.is_some_and(|begin| bytes[begin] == b'{');
        let mut from = begin.unwrap_or(bytes.len());
        loop {
            let bytes = &self.buffer[self.next..self.filled];
            let rest = &bytes[from..];
            let found = if is_comment {
                memchr::memchr(b'}', rest).map(|at| at + 1)
            } else {
                memchr::memchr2(b'\n', b'\r', rest)
            };
            let drop = found.map_or(bytes.len(), |end| from + end);
            self.location = self.location.behind(&bytes[..drop]);
            self.lead.pass(&bytes[..drop], Charset::Mixed);
            self.next += drop;
            if found.is_some() || begin.is_none() || self.eof {
                return Ok(());
            }
            self.fill(1)?;
            from = 0;
        }
    }

    fn within_limit(&mut self, end: usize) -> Result<Option<usize>, ReadError> {
        let first = self.tokens.first().map_or(0, |token| token.start as usize);
        let last = self.tokens.last().map_or(0, |token| token.end as usize);
        if last - first <= self.limits.game {
            return Ok(Some(end));
        }
        let before = &self.buffer[self.next..self.next + first];
        let limit = Bound::Bytes(self.limits.game);
        Err(self.skipped(self.location.behind(before), limit, end))
    }

    fn skipped(&mut self, location: Location, limit: Bound, end: usize) -> ReadError {
        let bytes = &self.buffer[self.next..self.next + end];
        self.location = self.location.behind(bytes);
        self.lead.pass(bytes, Charset::Mixed);
        self.next += end;
        ReadError::TooLarge { location, limit }
    }
}
