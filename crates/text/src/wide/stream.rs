//! A stream of bytes as UTF-8, whatever its units are and wherever they change.

use std::io::{self, BufRead, Read};

use super::seam::{AHEAD, Next, UNDECIDED};
use super::{BEGIN, WINDOW, Wide, WideDecoder};

/// A source of text that gives UTF-8 where its own is UTF-16 or UTF-32. Any
/// other goes through untouched. A text may go on in another encoding than it
/// began in, as where PowerShell adds to a file that is UTF-8, or another program to one of
/// PowerShell.
#[derive(Debug)]
pub struct Unwidened<R> {
    source: R,
    assumed: Assumed,
    state: State,
    /// Bytes that have been taken from the source, and are not ready.
    raw: Vec<u8>,
    /// Text that may be given out; what is before `given` has been.
    ready: Vec<u8>,
    given: usize,
    /// The next bytes of the source that may be given out as they are.
    plain: usize,
    /// The last byte of the text that is ready, where it stands for a unit by itself.
    last: Option<u8>,
    /// Bytes that have been given out in all.
    total: u64,
    parts: Vec<Part>,
}

/// A part of a text in one encoding.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// The bytes of text before it.
    start: u64,
    wide: Option<Wide>,
}

#[derive(Debug)]
enum State {
    /// Nothing has been looked at.
    Fresh,
    /// Units are single bytes; wider ones may follow.
    Narrow,
    /// Units are single bytes to the end.
    Plain,
    /// Units are wider.
    Wide(WideDecoder),
}

/// The encoding that a source is said to have.
#[derive(Clone, Copy, Debug)]
enum Assumed {
    Nothing,
    Bytes,
    Wide(Wide),
}

/// The next byte that may be part of a mark, or of a unit of two bytes.
fn doubtful(bytes: &[u8]) -> Option<usize> {
    memchr::memchr3(0, 0xFE, 0xFF, bytes)
}

impl<R> Unwidened<R> {
    /// Text from this source, whose encoding is found out.
    pub const fn new(source: R) -> Self {
        Self::assuming(source, Assumed::Nothing)
    }

    /// Text of single bytes, unless it begins with a mark that says another.
    pub const fn of_bytes(source: R) -> Self {
        Self::assuming(source, Assumed::Bytes)
    }

    /// Text of this encoding, unless it begins with a mark that says another.
    pub const fn of_wide(source: R, wide: Wide) -> Self {
        Self::assuming(source, Assumed::Wide(wide))
    }

    const fn assuming(source: R, assumed: Assumed) -> Self {
        Self {
            source,
            assumed,
            state: State::Fresh,
            raw: Vec::new(),
            ready: Vec::new(),
            given: 0,
            plain: 0,
            last: None,
            total: 0,
            parts: Vec::new(),
        }
    }

    /// The encoding of the source, when some of it has been read, at the place where it is
    /// read; `None` where its units are single bytes.
    pub const fn wide(&self) -> Option<Wide> {
        match &self.state {
            State::Wide(decoder) => Some(decoder.wide()),
            State::Fresh | State::Narrow | State::Plain => None,
        }
    }

    /// The encoding of what stands behind so many bytes that were given out. From one call to the
    /// next they may not become fewer.
    pub fn wide_at(&mut self, at: u64) -> Option<Wide> {
        let before = self.parts.partition_point(|part| part.start <= at);
        self.parts.drain(..before.saturating_sub(1));
        let part = self.parts.first().filter(|part| part.start <= at);
        part.and_then(|part| part.wide)
    }

    /// Reads the text behind so many bytes of it in these units, or in single bytes.
    fn turn(&mut self, start: u64, wide: Option<Wide>) {
        self.parts.push(Part { start, wide });
        self.last = wide.map(|_| b'\n');
        self.state = wide.map_or(State::Narrow, |wide| State::Wide(WideDecoder::new(wide)));
    }

    const fn is_free(&self) -> bool {
        matches!(self.assumed, Assumed::Nothing)
    }

    /// The bytes of the text up to what is not ready.
    const fn end(&self) -> u64 {
        self.total + (self.ready.len() - self.given) as u64
    }

    /// Makes so many of the bytes that were taken ready, as they are.
    fn pass(&mut self, count: usize) {
        self.ready.extend(self.raw.drain(..count));
        self.last = self.ready.last().copied().or(self.last);
    }

    /// Decodes what has been taken, up to where single bytes begin or more is needed
    /// to tell; `ended` says that there is no more.
    fn decode(&mut self, ended: bool) {
        let is_free = self.is_free();
        let mut at = 0;
        while let State::Wide(decoder) = &mut self.state {
            let rest = self.raw.get(at..).unwrap_or_default();
            let wide = decoder.wide();
            let mut length = decoder.plain(rest);
            let is_plain = length > 0;
            if !is_plain {
                if rest.len() < wide.width() {
                    if ended {
                        decoder.decode(rest, &mut self.ready);
                        decoder.finish(&mut self.ready);
                        at = self.raw.len();
                    }
                    break;
                }
                let next = if is_free {
                    wide.next(self.last, rest, ended)
                } else {
                    Next::Same
                };
                let (other, mark) = match next {
                    Next::Same => (Some(wide), 0),
                    Next::Unknown => break,
                    Next::Bytes => (None, 0),
                    Next::Wide(other, mark) => (Some(other), mark),
                };
                if other != Some(wide) || mark > 0 {
                    decoder.finish(&mut self.ready);
                    self.turn(self.end(), other);
                    at += mark;
                    continue;
                }
                length = wide.width();
            }
            let units = rest.get(..length).unwrap_or_default();
            decoder.decode(units, &mut self.ready);
            self.last = self.ready.last().copied().filter(|_| is_plain);
            at += length;
        }
        self.raw.drain(..at);
    }
}

impl<R: BufRead> Unwidened<R> {
    /// Takes bytes from the source until so many are there, or there are no
    /// more. A source may give one at a time.
    fn gather(&mut self, wanted: usize) -> io::Result<()> {
        while self.raw.len() < wanted {
            let next = self.source.fill_buf()?;
            if next.is_empty() {
                break;
            }
            let length = next.len().min(wanted - self.raw.len());
            self.raw.extend(next.iter().take(length));
            self.source.consume(length);
        }
        Ok(())
    }

    /// Takes the next bytes that the source gives; false at its end.
    fn take(&mut self) -> io::Result<bool> {
        let next = self.source.fill_buf()?;
        let length = next.len();
        self.raw.extend_from_slice(next);
        self.source.consume(length);
        Ok(length > 0)
    }

    /// Looks at the first bytes.
    fn begin(&mut self) -> io::Result<()> {
        self.gather(WINDOW)?;
        let is_free = self.is_free();
        let mut found = Wide::detect(&self.raw);
        if found.is_none() && is_free && self.raw.contains(&0) {
            self.gather(BEGIN)?;
            found = Wide::detect(&self.raw);
        }
        let found = found.filter(|(_, mark)| *mark > 0 || is_free);
        match (found, self.assumed) {
            (Some((wide, mark)), _) => self.widen(0, wide, mark),
            (None, Assumed::Wide(wide)) => self.widen(0, wide, 0),
            (None, Assumed::Nothing) => {
                self.state = State::Narrow;
                self.pass(doubtful(&self.raw).unwrap_or(self.raw.len()));
            }
            (None, Assumed::Bytes) => {
                self.state = State::Plain;
                self.pass(self.raw.len());
            }
        }
        Ok(())
    }

    /// Decodes from now on, behind a mark of so many bytes.
    fn widen(&mut self, start: u64, wide: Wide, mark: usize) {
        self.raw.drain(..mark);
        self.turn(start, Some(wide));
    }

    /// Makes the next bytes ready, where all that were have been given out;
    /// none where they can be had from the source as they are, or at its end.
    fn advance(&mut self) -> io::Result<()> {
        self.ready.clear();
        self.given = 0;
        let mut ended = false;
        // A mark is no text.
        while self.ready.is_empty() && self.plain == 0 && !ended {
            ended = match self.state {
                State::Wide(_) => self.advance_wide()?,
                State::Narrow => self.advance_narrow()?,
                State::Plain | State::Fresh => {
                    self.plain = self.source.fill_buf()?.len();
                    self.plain == 0
                }
            };
        }
        Ok(())
    }

    /// The same in wide units; true at the end of the source.
    fn advance_wide(&mut self) -> io::Result<bool> {
        self.decode(false);
        let is_wide = matches!(self.state, State::Wide(_));
        if !self.ready.is_empty() || !is_wide || self.take()? {
            return Ok(false);
        }
        self.decode(true);
        Ok(self.raw.is_empty())
    }

    /// The same in single bytes.
    fn advance_narrow(&mut self) -> io::Result<bool> {
        if self.raw.is_empty() {
            let next = self.source.fill_buf()?;
            self.plain = doubtful(next).unwrap_or(next.len());
            if self.plain > 0 || next.is_empty() {
                self.last = next.get(..self.plain).and_then(<[u8]>::last).copied();
                return Ok(next.is_empty());
            }
        }
        self.gather(AHEAD)?;
        let Some((wide, mark)) = Wide::begins(self.last, &self.raw) else {
            let rest = self.raw.get(1..).unwrap_or_default();
            self.pass(1 + doubtful(rest).unwrap_or(rest.len()));
            return Ok(false);
        };
        // The first byte of the unit has been given out.
        let is_begun = self.raw.first() == Some(&0) && mark > 0;
        if is_begun {
            self.gather(UNDECIDED)?;
            let ended = self.raw.len() < UNDECIDED;
            if let Some(wide) = wide.or_high_first(self.last, &self.raw, ended) {
                self.widen(self.total, wide, 0);
                return Ok(false);
            }
        }
        self.widen(self.total - u64::from(is_begun), wide, mark);
        Ok(false)
    }
}

impl<R: BufRead> BufRead for Unwidened<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if let State::Fresh = self.state {
            self.begin()?;
        }
        if self.given == self.ready.len() && self.plain == 0 {
            self.advance()?;
        }
        if self.given < self.ready.len() {
            return Ok(self.ready.get(self.given..).unwrap_or_default());
        }
        let next = self.source.fill_buf()?;
        Ok(next.get(..self.plain).unwrap_or(next))
    }

    fn consume(&mut self, amount: usize) {
        self.total += amount as u64;
        if self.given < self.ready.len() {
            self.given += amount;
        } else {
            self.plain = self.plain.saturating_sub(amount);
            self.source.consume(amount);
        }
    }
}

impl<R: BufRead> Read for Unwidened<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut ready = self.fill_buf()?;
        let read = ready.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}
