//! Cuts a document that is read as a stream into pieces small enough to hold:
//! the head with the root's start tag, each child element of the root with
//! what stands before it, and the tail. The pieces together are the stream,
//! byte for byte, however broken it is; the scanner checks them. Children that
//! may be large themselves can be cut into their own children. Memory is bounded
//! by the largest piece.

mod leap;

use std::fmt;
use std::io::{self, Read};
use std::ops::Range;

use memchr::memchr;

use self::leap::{Landing, Leap, Name};
use crate::limits::Limits;
use crate::scan::boundary::{Boundary, Markup, classify, end_of, raw_name};
use crate::scan::{Context, Mode, decode_utf8, foreign_encoding};
use crate::source::Position;
use crate::violation::Violation;

/// Reads a document and yields its pieces in order.
pub struct Cutter<R> {
    source: R,
    chunk: usize,
    limits: Limits,
    buffer: Vec<u8>,
    at_end: bool,
    /// Where the piece at hand begins in the buffer.
    start: usize,
    /// How far the buffer is looked through.
    at: usize,
    /// Where the piece at hand begins in the stream.
    position: Position,
    stage: Stage,
    /// The names of the children of the root that are cut into parts.
    sections: &'static [&'static str],
    /// The names of the elements around a piece: the root, and the section.
    around: Vec<Name>,
    /// The name of the item that was leapt over last: often the next one's too.
    item: Option<Name>,
    /// The names of the open elements inside those, relative to `start`.
    open: Vec<Range<u32>>,
    /// Elements open beyond the limit, whose names are not kept.
    deeper: usize,
    /// Where the element of the piece begins.
    element: Option<usize>,
    /// Whether items may be leapt over, and how many were.
    #[cfg(test)]
    leaps: bool,
    #[cfg(test)]
    leapt: usize,
}

/// A part of a document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece<'b> {
    /// Which part.
    pub kind: PieceKind,
    /// The bytes.
    pub bytes: &'b [u8],
    /// Where the first byte stands in the stream.
    pub base: Position,
    /// Where in the bytes the element of the piece begins, if it has one.
    pub element: Option<usize>,
}

impl<'b> Piece<'b> {
    /// The name of its element as it is written; empty where it has none.
    pub fn name(&self) -> &'b [u8] {
        let start = self.element.map_or(self.bytes.len(), |at| at + 1);
        let name = raw_name(self.bytes, start.min(self.bytes.len()), self.bytes.len());
        self.bytes.get(name).unwrap_or_default()
    }
}

/// Which part of a document a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceKind {
    /// From the beginning to the end of the root's start tag.
    Head,
    /// A child element of the root, with what stands before it.
    Item,
    /// The start tag of a child of the root that is cut into parts, with what
    /// stands before it.
    Open,
    /// A child element of such a child, with what stands before it.
    Part,
    /// What is left of such a child after the last part, and its end tag.
    Close,
    /// What is left after the last item.
    Tail,
}

impl PieceKind {
    /// The mode in which the scanner reads such a piece. The context is that
    /// of the head, and for parts and their end that of the start tag around
    /// them. It is of no matter for the head itself.
    pub fn mode(self, context: &Context) -> Mode<'_> {
        match self {
            Self::Head => Mode::Head,
            Self::Open => Mode::Open(context),
            Self::Item | Self::Part => Mode::Item(context),
            Self::Close | Self::Tail => Mode::Tail(context),
        }
    }
}

/// Why a stream cannot be cut any further.
#[derive(Debug)]
pub enum CutError {
    /// Reading failed.
    Io(io::Error),
    /// The stream is not in UTF-8.
    Encoding(Violation),
    /// A piece is longer than the limit.
    TooLong {
        /// Where the piece begins.
        base: Position,
        /// The accepted number of bytes.
        limit: usize,
    },
}

impl fmt::Display for CutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "reading failed: {error}"),
            Self::Encoding(violation) => f.write_str(&violation.message),
            Self::TooLong { base, limit } => write!(
                f,
                "the item that begins at {}:{} is longer than {limit} bytes",
                base.line, base.column
            ),
        }
    }
}

impl std::error::Error for CutError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<io::Error> for CutError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Begin,
    Head,
    Items,
    Parts,
    Tail,
    Done,
}

/// Enough of a document to see its encoding.
const ENCODING: usize = 1024;

impl<R: Read> Cutter<R> {
    /// A cutter at the beginning of a stream.
    pub fn new(source: R, limits: &Limits) -> Self {
        Self::with_chunk(source, limits, 1 << 18)
    }

    /// The same, asking the source for about so many bytes at a time.
    pub fn with_chunk(source: R, limits: &Limits, chunk: usize) -> Self {
        let mut limits = limits.clone();
        limits.item = limits.item.min((u32::MAX - 1) as usize);
        Self {
            source,
            chunk: chunk.max(1),
            limits,
            buffer: Vec::new(),
            at_end: false,
            start: 0,
            at: 0,
            position: Position::START,
            stage: Stage::Begin,
            sections: &[],
            around: Vec::new(),
            item: None,
            open: Vec::new(),
            deeper: 0,
            element: None,
            #[cfg(test)]
            leaps: true,
            #[cfg(test)]
            leapt: 0,
        }
    }

    /// The same over a part of a file, which begins there.
    #[must_use]
    pub fn starting_at(mut self, position: Position) -> Self {
        self.position = position;
        self
    }

    /// The same, with the children of the root that have one of these names cut
    /// into parts.
    #[must_use]
    pub fn parting(mut self, names: &'static [&'static str]) -> Self {
        self.sections = names;
        self
    }

    /// The next piece. A document always has a head; when that contains a
    /// root, it has a tail too, though both may be empty.
    ///
    /// # Errors
    /// When reading fails, the encoding is not UTF-8, or a piece is longer
    /// than the limit. There are no more pieces after an error.
    pub fn next_piece(&mut self) -> Result<Option<Piece<'_>>, CutError> {
        self.advance();
        match self.cut() {
            Ok(Some(kind)) => Ok(Some(Piece {
                kind,
                bytes: &self.buffer[self.start..self.at],
                base: self.position,
                element: self.element.map(|at| at - self.start),
            })),
            Ok(None) => Ok(None),
            Err(error) => {
                self.stage = Stage::Done;
                self.at = self.start;
                Err(error)
            }
        }
    }

    /// Leaves the last piece behind.
    fn advance(&mut self) {
        let piece = &self.buffer[self.start..self.at];
        self.position = self.position.after(piece);
        self.start = self.at;
        self.element = None;
        self.open.clear();
        self.deeper = 0;
    }

    /// Finds the end of the next piece.
    fn cut(&mut self) -> Result<Option<PieceKind>, CutError> {
        if self.stage == Stage::Begin {
            self.read(ENCODING)?;
            if let Some(violation) = foreign_encoding(&self.buffer) {
                return Err(CutError::Encoding(violation));
            }
            self.stage = Stage::Head;
        }
        loop {
            match self.stage {
                Stage::Tail => {
                    while !self.at_end {
                        self.at = self.buffer.len();
                        self.within_limit()?;
                        self.read(self.chunk)?;
                    }
                    self.at = self.buffer.len();
                    self.within_limit()?;
                    self.stage = Stage::Done;
                    return Ok(Some(PieceKind::Tail));
                }
                Stage::Done => return Ok(None),
                Stage::Begin | Stage::Head | Stage::Items | Stage::Parts => {}
            }
            let Some((kind, begin, found)) = self.markup()? else {
                return Ok(Some(self.end_of_stream()));
            };
            self.at = found.end;
            self.within_limit()?;
            let piece = match kind {
                Markup::Start => self.start_tag(begin, found),
                Markup::End => self.end_tag(begin, found),
                _ => None,
            };
            if piece.is_some() {
                return Ok(piece);
            }
            let begins = self.element == Some(begin) && found.closed;
            if begins && self.leap()? {
                return Ok(Some(self.element_kind()));
            }
        }
    }

    /// What an element is here.
    fn element_kind(&self) -> PieceKind {
        if self.stage == Stage::Parts {
            PieceKind::Part
        } else {
            PieceKind::Item
        }
    }

    /// Leaps to the end of the item that begins, if that can be told at once.
    fn leap(&mut self) -> Result<bool, CutError> {
        #[cfg(test)]
        if !self.leaps {
            return Ok(false);
        }
        let Some(name) = self.open.first().cloned() else {
            return Ok(false);
        };
        let bytes = &self.buffer[self.start..][name.start as usize..name.end as usize];
        let name = self.item.take().filter(|item| item.as_bytes() == bytes);
        let name = name.unwrap_or_else(|| Name::new(bytes));
        let leapt = self.leap_over(&name);
        self.item = Some(name);
        leapt
    }

    /// Leaps to the end of the item of this name.
    fn leap_over(&mut self, name: &Name) -> Result<bool, CutError> {
        let after = self.at - self.start;
        let mut room = self.room() - 1;
        loop {
            let item = &self.buffer[self.start..];
            let mut leap = Leap {
                name,
                around: &self.around,
                after,
                room,
            };
            if !leap.is_possible() {
                break;
            }
            match leap.land(item, self.at - self.start) {
                Landing::End(end) if end <= self.limits.item => {
                    self.at = self.start + end;
                    #[cfg(test)]
                    {
                        self.leapt += 1;
                    }
                    return Ok(true);
                }
                Landing::Further(at) if at <= self.limits.item && !self.at_end => {
                    room = leap.room;
                    self.at = self.start + at;
                    self.read(self.chunk)?;
                }
                _ => break,
            }
        }
        self.at = self.start + after;
        Ok(false)
    }

    /// The next markup, where it begins and where it ends; nothing at the end
    /// of the stream.
    fn markup(&mut self) -> Result<Option<(Markup, usize, Boundary)>, CutError> {
        while memchr(b'<', &self.buffer[self.at..])
            .map(|found| self.at += found)
            .is_none()
        {
            self.at = self.buffer.len();
            self.within_limit()?;
            if self.at_end {
                return Ok(None);
            }
            self.read(self.chunk)?;
        }
        loop {
            // Nothing beyond the limit takes part, so that the outcome does
            // not depend on how much was read ahead.
            let most = self
                .start
                .saturating_add(self.limits.item)
                .saturating_add(1);
            let bytes = &self.buffer[..self.buffer.len().min(most)];
            let (kind, unsure) = classify(bytes, self.at);
            if !unsure || self.at_end {
                let found = end_of(kind, bytes, self.at);
                if !found.open_ended || (self.at_end && bytes.len() == self.buffer.len()) {
                    return Ok(Some((kind, self.at, found)));
                }
            }
            if self.buffer.len() >= most {
                return Err(self.too_long());
            }
            // To look again only at twice the bytes keeps the time linear.
            self.read(self.chunk.max(self.buffer.len() - self.at))?;
        }
    }

    fn start_tag(&mut self, begin: usize, found: Boundary) -> Option<PieceKind> {
        let empty = found.is_empty_element(&self.buffer);
        let name = raw_name(&self.buffer, begin + 1, found.end);
        if self.stage == Stage::Head {
            self.element = Some(begin);
            self.stage = if empty { Stage::Tail } else { Stage::Items };
            self.around.push(Name::new(&self.buffer[name]));
            return Some(PieceKind::Head);
        }
        let outermost = self.open.is_empty();
        if outermost {
            self.element = Some(begin);
        }
        if empty {
            return outermost.then(|| self.element_kind());
        }
        if outermost && found.closed && self.is_section(&name) {
            self.around.push(Name::new(&self.buffer[name]));
            self.stage = Stage::Parts;
            return Some(PieceKind::Open);
        }
        let relative = |at: usize| u32::try_from(at - self.start).ok();
        match (relative(name.start), relative(name.end)) {
            (Some(start), Some(end)) if self.open.len() < self.room() => {
                self.open.push(start..end);
            }
            _ => self.deeper += 1,
        }
        None
    }

    /// Whether the child of the root that has this name is cut into parts.
    fn is_section(&self, name: &Range<usize>) -> bool {
        let name = &self.buffer[name.clone()];
        self.stage == Stage::Items && self.sections.iter().any(|it| it.as_bytes() == name)
    }

    /// How many elements can be open in a piece with their names kept.
    fn room(&self) -> usize {
        let section = usize::from(self.stage == Stage::Parts);
        self.limits.depth.saturating_sub(section).max(1)
    }

    fn end_tag(&mut self, begin: usize, found: Boundary) -> Option<PieceKind> {
        if !matches!(self.stage, Stage::Items | Stage::Parts) {
            return None;
        }
        if self.deeper > 0 {
            self.deeper -= 1;
            return None;
        }
        let inner_end = found.end - usize::from(found.closed);
        let name = &self.buffer[raw_name(&self.buffer, begin + 2, inner_end)];
        let piece = &self.buffer[self.start..];
        let same =
            |open: &Range<u32>| same_name(&piece[open.start as usize..open.end as usize], name);
        if let Some(matching) = self.open.iter().rposition(same) {
            self.open.truncate(matching);
            return (matching == 0).then(|| self.element_kind());
        }
        let around = |it: &Name| same_name(it.as_bytes(), name) && !name.is_empty();
        let depth = self.around.iter().rposition(around)?;
        if !self.open.is_empty() {
            // The element lacks its end; the tag of what is around it is not
            // part of it.
            self.at = begin;
            let kind = self.element_kind();
            self.leave_root(depth);
            return Some(kind);
        }
        if self.stage == Stage::Parts {
            if depth == 0 {
                self.at = begin;
            }
            self.around.truncate(1);
            self.stage = Stage::Items;
            self.leave_root(depth);
            return Some(PieceKind::Close);
        }
        self.leave_root(depth);
        None
    }

    /// Goes on to the end of the document, if an end tag is the root's and no
    /// section is open.
    fn leave_root(&mut self, depth: usize) {
        if depth == 0 && self.stage == Stage::Items {
            self.stage = Stage::Tail;
        }
    }

    fn end_of_stream(&mut self) -> PieceKind {
        if self.stage == Stage::Head {
            self.stage = Stage::Done;
            PieceKind::Head
        } else if !self.open.is_empty() || self.deeper > 0 {
            let kind = self.element_kind();
            if self.stage == Stage::Items {
                self.stage = Stage::Tail;
            }
            kind
        } else if self.stage == Stage::Parts {
            self.stage = Stage::Tail;
            PieceKind::Close
        } else {
            self.stage = Stage::Done;
            PieceKind::Tail
        }
    }

    fn within_limit(&self) -> Result<(), CutError> {
        if self.at - self.start > self.limits.item {
            return Err(self.too_long());
        }
        Ok(())
    }

    fn too_long(&self) -> CutError {
        CutError::TooLong {
            base: self.position,
            limit: self.limits.item,
        }
    }

    /// Reads at least so many more bytes, fewer only at the end of the stream.
    fn read(&mut self, wanted: usize) -> Result<(), CutError> {
        self.buffer.drain(..self.start);
        self.at -= self.start;
        self.element = self.element.map(|at| at - self.start);
        self.start = 0;
        let filled = self.buffer.len();
        let most = wanted.max(self.chunk);
        // `read_to_end` fills spare room without clearing it first.
        match self
            .source
            .by_ref()
            .take(most as u64)
            .read_to_end(&mut self.buffer)
        {
            Ok(count) => {
                self.at_end = count < most;
                Ok(())
            }
            Err(error) => {
                self.buffer.truncate(filled);
                Err(error.into())
            }
        }
    }
}

/// Whether two names are the same to the scanner, which replaces invalid bytes.
#[inline]
fn same_name(one: &[u8], other: &[u8]) -> bool {
    one == other
        || one.len() == other.len()
            && !(one.is_ascii() && other.is_ascii())
            && decode_utf8(one, &mut Vec::new()) == decode_utf8(other, &mut Vec::new())
}
