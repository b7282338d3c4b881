//! Cuts a document that is read as a stream into pieces small enough to hold:
//! the head with the root's start tag, each child element of the root with
//! what stands before it, and the tail. The pieces together are the stream,
//! byte for byte, however broken it is; the scanner checks them. Children that
//! may be large themselves can be cut into their own children. What is long
//! between them is passed on in parts, and of a child beyond the limit only its
//! name, so that memory is bounded by [`Limits::item`].

mod batch;
mod refuse;
mod skip;

use std::fmt;
use std::io::{self, Read};
use std::ops::Range;

use memchr::memchr;

pub use self::batch::Batch;
use self::refuse::Refused;
use self::skip::{FastSkip, Name, Skip};
use crate::limits::{ELEMENT, FEW, Limits, MOST};
use crate::scan::boundary::{Boundary, Markup, classify, end_of, raw_name};
use crate::scan::{Context, Mode, foreign_encoding, is_same_text};
use crate::source::Position;
use crate::violation::Violation;

/// Reads a document and yields its pieces in order.
pub struct Cutter<R> {
    source: R,
    chunk: usize,
    limits: Limits,
    buffer: Vec<u8>,
    at_end: bool,
    /// The reason why the source gives no more, held until what came before it is cut.
    failure: Option<io::Error>,
    /// The beginning of the piece at hand in the buffer.
    start: usize,
    /// The offset up to which the buffer is scanned.
    at: usize,
    /// The beginning of the piece at hand in the stream.
    position: Position,
    stage: Stage,
    /// The names of the children of the root that are cut into parts.
    sections: &'static [&'static str],
    /// The names of the elements around a piece: the root, and the section.
    around: Vec<Name>,
    /// The name of the item that was skipped last: often the next one's too.
    item: Option<Name>,
    /// The names of the open elements inside those.
    open: Open,
    /// Elements open beyond the limit, whose names are not kept.
    deeper: usize,
    /// The beginning of the piece's element.
    element: Option<usize>,
    /// Number of elements in the piece at hand, where they were counted.
    elements: usize,
    /// The rest of the piece at hand, when it is larger than the limit.
    refused: Option<Refused>,
    /// True if items may be skipped.
    #[cfg(test)]
    skips: bool,
    #[cfg(test)]
    skipped: usize,
}

impl<R> fmt::Debug for Cutter<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cutter")
            .field("stage", &self.stage)
            .field("position", &self.position)
            .field("sections", &self.sections)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

/// A part of a document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece<'b> {
    /// Which part.
    pub kind: PieceKind,
    /// The bytes.
    pub bytes: &'b [u8],
    /// The place of the first byte in the stream.
    pub base: Position,
    /// The offset in the bytes at which the piece's element begins, if it has one.
    pub element: Option<usize>,
    /// Elements in it, where they are more than [`FEW`].
    pub elements: usize,
    /// True if it is larger than the limit: its bytes are an empty element of
    /// the same name, or nothing where it has none.
    pub is_refused: bool,
}

impl<'b> Piece<'b> {
    /// The name of its element as it is written; empty where it has none.
    pub fn name(&self) -> &'b [u8] {
        let start = self.element.map_or(self.bytes.len(), |at| at + 1);
        let name = raw_name(self.bytes, start.min(self.bytes.len()), self.bytes.len());
        self.bytes.get(name).unwrap_or_default()
    }

    /// About so many bytes are taken by the values in it: its own, and more for each element.
    pub fn weight(&self) -> usize {
        let elements = ELEMENT.saturating_mul(self.elements);
        self.bytes.len().saturating_add(elements)
    }
}

/// Which part of a document a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceKind {
    /// A part of the text before the head, where that is long.
    Before,
    /// From the beginning to the end of the root's start tag.
    Head,
    /// A child element of the root, with what stands before it.
    Item,
    /// The start tag of a child of the root that is cut into parts, with what
    /// stands before it.
    Open,
    /// A child element of such a child, with what stands before it.
    Part,
    /// The rest of such a child after the last part, and its end tag.
    Close,
    /// A part of the text between items or parts, where that is long.
    Between,
    /// The rest after the last item, to the end of the root.
    Tail,
    /// A part of the text behind the tail, where that is long.
    After,
}

impl PieceKind {
    /// The mode in which the scanner reads such a piece. The context is that
    /// of the head, and for parts and their end that of the start tag around
    /// them; for what comes before it, that of the piece before.
    pub fn mode(self, context: &Context) -> Mode<'_> {
        match self {
            Self::Before => Mode::Before(context),
            Self::Head => Mode::Head(context),
            Self::Open => Mode::Open(context),
            Self::Item | Self::Part | Self::Between => Mode::Item(context),
            Self::Close | Self::Tail => Mode::Tail(context),
            Self::After => Mode::After(context),
        }
    }
}

/// Why a stream cannot be cut any further.
#[derive(Debug)]
#[non_exhaustive]
pub enum CutError {
    /// Reading failed.
    Io(io::Error),
    /// The stream is not in UTF-8.
    Encoding {
        /// The violation, with its span from the beginning of the stream.
        violation: Box<Violation>,
        /// Its place.
        position: Position,
    },
    /// A tag, or another part that cannot be passed over, is longer than the
    /// limit.
    TooLong {
        /// The beginning of its piece.
        base: Position,
        /// The accepted number of bytes.
        limit: usize,
    },
}

impl CutError {
    /// The error of a text in another encoding, which begins with these bytes.
    pub fn encoding(violation: Violation, text: &[u8]) -> Self {
        let start = violation.span.range().start.min(text.len());
        Self::Encoding {
            position: Position::START.after(&text[..start]),
            violation: violation.into(),
        }
    }
}

impl fmt::Display for CutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "reading failed: {error}"),
            Self::Encoding { violation, .. } => f.write_str(&violation.message),
            Self::TooLong { base, limit } => write!(
                f,
                "what begins at {}:{} has a tag that ends beyond {limit} bytes",
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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Begin,
    Head,
    Items,
    Parts,
    Tail,
    After,
    Done,
}

/// The next step of the cutter.
enum Step {
    /// Markup: where it begins, and where it ends.
    Markup(Markup, usize, Boundary),
    /// Text that need not be held any longer.
    Text,
    /// A piece that is longer than the limit.
    TooLong,
    /// The end of the stream.
    End,
}

/// The names of open elements, one behind the other.
#[derive(Default)]
struct Open {
    names: Vec<u8>,
    starts: Vec<usize>,
}

impl Open {
    fn push(&mut self, name: &[u8]) {
        self.starts.push(self.names.len());
        self.names.extend_from_slice(name);
    }

    fn len(&self) -> usize {
        self.starts.len()
    }

    fn get(&self, at: usize) -> Option<&[u8]> {
        let start = *self.starts.get(at)?;
        let end = self.starts.get(at + 1).copied();
        self.names.get(start..end.unwrap_or(self.names.len()))
    }

    fn truncate(&mut self, length: usize) {
        if let Some(&start) = self.starts.get(length) {
            self.names.truncate(start);
            self.starts.truncate(length);
        }
    }

    /// The number of the innermost one of this name.
    fn innermost(&self, name: &[u8]) -> Option<usize> {
        let is_it = |at: &usize| self.get(*at).is_some_and(|it| same_name(it, name));
        (0..self.len()).rev().find(is_it)
    }
}

/// Enough of a document to see its encoding.
const ENCODING: usize = 1024;

/// The size in bytes of the parts in which text between items is passed on.
const BETWEEN: usize = 1 << 16;

impl<R: Read> Cutter<R> {
    /// A cutter at the beginning of a stream.
    pub fn new(source: R, limits: &Limits) -> Self {
        Self::with_chunk(source, limits, 1 << 18)
    }

    /// The same, asking the source for about so many bytes at a time.
    pub fn with_chunk(source: R, limits: &Limits, chunk: usize) -> Self {
        let mut limits = limits.clone();
        limits.item = limits.item.clamp(1, MOST);
        Self {
            source,
            chunk: chunk.max(1),
            limits,
            buffer: Vec::new(),
            at_end: false,
            failure: None,
            start: 0,
            at: 0,
            position: Position::START,
            stage: Stage::Begin,
            sections: &[],
            around: Vec::new(),
            item: None,
            open: Open::default(),
            deeper: 0,
            element: None,
            elements: 0,
            refused: None,
            #[cfg(test)]
            skips: true,
            #[cfg(test)]
            skipped: 0,
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
    /// When reading fails, which is said once all that was read whole is cut; when the
    /// encoding is not UTF-8, or a tag is longer than the limit. There are no more pieces
    /// after an error.
    pub fn next_piece(&mut self) -> Result<Option<Piece<'_>>, CutError> {
        self.advance();
        match self.cut() {
            Ok(Some(kind)) => Ok(Some(self.piece(kind))),
            Ok(None) => Ok(None),
            Err(error) => {
                self.stage = Stage::Done;
                self.at = self.start;
                Err(error)
            }
        }
    }

    /// The piece at hand.
    fn piece(&self, kind: PieceKind) -> Piece<'_> {
        match &self.refused {
            Some(refused) => refused.piece(kind),
            None => Piece {
                kind,
                bytes: &self.buffer[self.start..self.at],
                base: self.position,
                element: self.element.map(|at| at - self.start),
                elements: self.elements,
                is_refused: false,
            },
        }
    }

    /// Leaves the last piece behind.
    fn advance(&mut self) {
        self.forget();
        self.open.truncate(0);
        self.deeper = 0;
        self.elements = 0;
        self.refused = None;
    }

    /// Leaves behind what was looked through.
    fn forget(&mut self) {
        let passed = &self.buffer[self.start..self.at];
        self.position = self.position.after(passed);
        self.start = self.at;
        self.element = None;
    }

    /// Finds the end of the next piece.
    fn cut(&mut self) -> Result<Option<PieceKind>, CutError> {
        if self.stage == Stage::Begin {
            self.read(ENCODING)?;
            if let Some(violation) = foreign_encoding(&self.buffer) {
                return Err(CutError::encoding(violation, &self.buffer));
            }
            self.stage = Stage::Head;
        }
        if self.stage == Stage::Done {
            return Ok(None);
        }
        loop {
            let (kind, begin, found) = match self.markup()? {
                Step::Markup(kind, begin, found) => (kind, begin, found),
                Step::End => return Ok(self.end_of_stream()),
                Step::Text => return Ok(Some(self.pass())),
                // What stands before it goes first.
                Step::TooLong if self.is_between() && self.at > self.start => {
                    return Ok(Some(self.pass()));
                }
                Step::TooLong => return self.refuse().map(Some),
            };
            self.at = found.end;
            if let Some(piece) = self.enter(kind, begin, found) {
                if matches!(piece, PieceKind::Item | PieceKind::Part) && self.is_over() {
                    self.refused = Some(self.left_over());
                }
                return Ok(Some(piece));
            }
            if self.is_between() {
                if self.at - self.start >= self.between() {
                    return Ok(Some(self.pass()));
                }
            } else if self.is_over() {
                return self.refuse().map(Some);
            } else if self.element == Some(begin) && found.closed && self.skip_item()? {
                return Ok(Some(self.element_kind()));
            }
        }
    }

    /// Takes markup on; gives the piece that ends with it.
    fn enter(&mut self, kind: Markup, begin: usize, found: Boundary) -> Option<PieceKind> {
        match kind {
            Markup::Start => self.start_tag(begin, found),
            Markup::End => self.end_tag(begin, found),
            _ => None,
        }
    }

    /// Returns true if no element is open but those around the pieces.
    fn is_between(&self) -> bool {
        self.open.len() == 0 && self.deeper == 0
    }

    /// Returns the number of bytes that a piece without an element may have.
    fn between(&self) -> usize {
        BETWEEN.min(self.limits.item)
    }

    /// Ends a piece that is no element.
    fn pass(&mut self) -> PieceKind {
        match self.stage {
            Stage::Begin | Stage::Head => PieceKind::Before,
            Stage::Items | Stage::Parts => PieceKind::Between,
            Stage::Tail => {
                self.stage = Stage::After;
                PieceKind::Tail
            }
            Stage::After | Stage::Done => PieceKind::After,
        }
    }

    /// Returns what an element is here.
    fn element_kind(&self) -> PieceKind {
        if self.stage == Stage::Parts {
            PieceKind::Part
        } else {
            PieceKind::Item
        }
    }

    /// Skips to the end of the item that begins, if that is certain at once.
    fn skip_item(&mut self) -> Result<bool, CutError> {
        #[cfg(test)]
        if !self.skips {
            return Ok(false);
        }
        let Some(bytes) = self.open.get(0) else {
            return Ok(false);
        };
        let name = self.item.take().filter(|item| item.as_bytes() == bytes);
        let name = name.unwrap_or_else(|| Name::new(bytes));
        let skipped = self.leap_over(&name);
        self.item = Some(name);
        skipped
    }

    /// Leaps to the end of the item of this name.
    fn leap_over(&mut self, name: &Name) -> Result<bool, CutError> {
        let after = self.at - self.start;
        let mut remaining = self.remaining_elements().min(FEW) - 1;
        loop {
            let item = &self.buffer[self.start..];
            let mut skip = FastSkip {
                name,
                around: &self.around,
                after,
                remaining,
            };
            if !skip.is_possible() {
                break;
            }
            match skip.try_skip(item, self.at - self.start) {
                Skip::End(end) if end <= self.limits.item => {
                    self.at = self.start + end;
                    #[cfg(test)]
                    {
                        self.skipped += 1;
                    }
                    return Ok(true);
                }
                Skip::Further(at) if at <= self.limits.item && self.has_more() => {
                    remaining = skip.remaining;
                    self.at = self.start + at;
                    self.read(self.chunk)?;
                }
                _ => break,
            }
        }
        self.at = self.start + after;
        Ok(false)
    }

    /// Returns what comes next; where that is markup, `at` is left where it begins.
    fn markup(&mut self) -> Result<Step, CutError> {
        let mut from = self.at - self.start;
        loop {
            let found = memchr(b'<', &self.buffer[self.at..]);
            self.at = found.map_or(self.buffer.len(), |found| self.at + found);
            if self.refused.is_some() {
                self.forget();
                from = 0;
            } else if self.is_between() && self.at - self.start >= self.between() {
                let most = self.start + self.between();
                self.at = end_of_text(&self.buffer[..most], self.start + from);
                return Ok(Step::Text);
            } else if found.is_none() && !self.is_between() && self.is_over() {
                return Ok(Step::TooLong);
            }
            if found.is_some() {
                break;
            }
            if self.at_end {
                return Ok(Step::End);
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
                    return Ok(Step::Markup(kind, self.at, found));
                }
            }
            if self.buffer.len() >= most {
                return Ok(Step::TooLong);
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
        if matches!(self.stage, Stage::Tail | Stage::After) {
            self.deeper += usize::from(!empty);
            return None;
        }
        self.elements += 1;
        let outermost = self.open.len() == 0;
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
        if self.open.len() < self.remaining_elements() {
            self.open.push(&self.buffer[name]);
        } else {
            self.deeper += 1;
        }
        None
    }

    /// Returns true if the child of the root that has this name is cut into parts.
    fn is_section(&self, name: &Range<usize>) -> bool {
        let name = &self.buffer[name.clone()];
        self.stage == Stage::Items && self.sections.iter().any(|it| it.as_bytes() == name)
    }

    /// Returns the number of elements that can be open in a piece with their names
    /// kept.
    fn remaining_elements(&self) -> usize {
        let section = usize::from(self.stage == Stage::Parts);
        self.limits.depth.saturating_sub(section).max(1)
    }

    fn end_tag(&mut self, begin: usize, found: Boundary) -> Option<PieceKind> {
        if self.deeper > 0 {
            self.deeper -= 1;
            return None;
        }
        if !matches!(self.stage, Stage::Items | Stage::Parts) {
            return None;
        }
        let inner_end = found.end - usize::from(found.closed);
        let name = &self.buffer[raw_name(&self.buffer, begin + 2, inner_end)];
        if let Some(matching) = self.open.innermost(name) {
            self.open.truncate(matching);
            return (matching == 0).then(|| self.element_kind());
        }
        let around = |it: &Name| same_name(it.as_bytes(), name) && !name.is_empty();
        let depth = self.around.iter().rposition(around)?;
        if self.open.len() > 0 {
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

    fn end_of_stream(&mut self) -> Option<PieceKind> {
        let is_over = matches!(self.stage, Stage::Tail | Stage::After);
        if self.stage == Stage::Head {
            self.stage = Stage::Done;
            Some(PieceKind::Head)
        } else if !is_over && !self.is_between() {
            let kind = self.element_kind();
            if self.stage == Stage::Items {
                self.stage = Stage::Tail;
            }
            Some(kind)
        } else if self.stage == Stage::Parts {
            self.stage = Stage::Tail;
            Some(PieceKind::Close)
        } else {
            let is_after = self.stage == Stage::After;
            self.stage = Stage::Done;
            if is_after {
                (self.at > self.start).then_some(PieceKind::After)
            } else {
                Some(PieceKind::Tail)
            }
        }
    }

    /// Returns true if the piece is larger than the limit.
    fn is_over(&self) -> bool {
        let counted = ELEMENT.saturating_mul(self.elements.saturating_sub(FEW));
        (self.at - self.start).saturating_add(counted) > self.limits.item
    }

    /// Returns true if there may be more to read.
    fn has_more(&self) -> bool {
        !self.at_end && self.failure.is_none()
    }

    /// Reads at least so many more bytes, fewer only at the end of the stream and where the
    /// source fails: that error comes the next time, when nothing can be made of what is
    /// there.
    fn read(&mut self, wanted: usize) -> Result<(), CutError> {
        if let Some(error) = self.failure.take() {
            return Err(error.into());
        }
        self.buffer.drain(..self.start);
        self.at -= self.start;
        self.element = self.element.map(|at| at - self.start);
        self.start = 0;
        let filled = self.buffer.len();
        let most = wanted.max(self.chunk);
        // What a large piece took is given back.
        if self.buffer.capacity() / 4 > filled + most {
            self.buffer.shrink_to(filled + most);
        }
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
                self.failure = Some(error);
                Ok(())
            }
        }
    }
}

/// Returns where a text that begins at an offset and goes on may be divided: behind
/// white space, if there is any near, and else between characters.
fn end_of_text(bytes: &[u8], from: usize) -> usize {
    const NEAR: usize = 1 << 12;
    let near = bytes.len().saturating_sub(NEAR).max(from);
    let blank = bytes[near..].iter().rposition(u8::is_ascii_whitespace);
    if let Some(blank) = blank {
        return near + blank + 1;
    }
    let inside = bytes[from..].iter().rev().take(3);
    let inside = inside.take_while(|byte| **byte & 0xC0 == 0x80).count();
    match bytes.len().checked_sub(inside + 1) {
        Some(first) if first > from && bytes[first] >= 0xC0 => first,
        _ => bytes.len(),
    }
}

/// Returns true if two names are the same to the scanner, which replaces invalid bytes.
#[inline]
fn same_name(one: &[u8], other: &[u8]) -> bool {
    one == other
        || one.len() == other.len()
            && !(one.is_ascii() && other.is_ascii())
            && is_same_text(one, other)
}
