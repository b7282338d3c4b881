//! Documents of any size: the children of the root one after the other, each
//! checked on its own while the root's own content model is followed. Memory
//! is bounded by the largest child.

use std::borrow::Cow;
use std::fmt;
use std::io::Read;

use crate::any::AnyAttribute;
use crate::cut::{self, CutError, Cutter, PieceKind};
use crate::document::Root;
use crate::engine::{Frame, MisplacedValue, Open, Outcome, Reader};
use crate::identity::{Identities, Mentions};
use crate::limits::{ELEMENT, Limits};
use crate::record::Node as _;
use crate::scan::{Context, Mode, Scanner, Token, decode_utf8, quoted};
use crate::schema::{Child, Schema};
use crate::source::{Position, Source};
use crate::span::Span;
use crate::violation::{Violation, in_order};

/// Reads a document piece by piece.
pub struct Stream<S> {
    cutter: Cutter<S>,
    progress: Progress,
    identities: Option<Identities>,
}

impl<S> fmt::Debug for Stream<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream")
            .field("cutter", &self.cutter)
            .field("progress", &self.progress)
            .finish_non_exhaustive()
    }
}

/// The state that goes from one piece to the next: where the content of the root
/// stands, and what the head said. Two that are equal make the same of what
/// follows.
#[derive(Clone)]
pub struct Progress {
    schema: &'static Schema,
    /// The elements that the root may be.
    roots: &'static [Child],
    context: Context,
    /// The root, open, and the section that is read in parts.
    open: Open,
    /// The state after the start tag of that section.
    section: Option<Section>,
    /// Which of the roots it is.
    root: Option<usize>,
    /// True if a limit ended the document in its head.
    ended: bool,
    limits: Limits,
}

impl fmt::Debug for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Progress")
            .field("root", &self.root)
            .field("context", &self.context)
            .field("ended", &self.ended)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

/// A section that is read in parts.
#[derive(Clone, PartialEq)]
struct Section {
    /// The context that its start tag gives.
    context: Context,
    /// True if the schema has it there.
    known: bool,
}

impl PartialEq for Progress {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.schema, other.schema)
            && std::ptr::eq(self.roots, other.roots)
            && self.open == other.open
            && (self.root, self.ended) == (other.root, other.ended)
            && (&self.context, &self.limits) == (&other.context, &other.limits)
            && self.section == other.section
    }
}

/// A piece of a document, not yet read.
pub struct Piece<'s> {
    /// Which part of the document it is.
    pub kind: PieceKind,
    /// Its beginning.
    pub base: Position,
    /// True if it is only the name of an element that is larger than the limit.
    is_refused: bool,
    /// The name of its element as it is written; empty where it has none.
    name: &'s [u8],
    text: Cow<'s, str>,
    /// The offset in the text at which its element begins, if it has one.
    element: Option<usize>,
    undecoded: Vec<Violation>,
    progress: &'s mut Progress,
    /// The identifiers of the document, where its pieces are read in order.
    identities: Option<&'s mut Option<Identities>>,
}

impl fmt::Debug for Piece<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Piece")
            .field("kind", &self.kind)
            .field("base", &self.base)
            .field("is_refused", &self.is_refused)
            .field("text", &self.text)
            .finish_non_exhaustive()
    }
}

/// The outcome of reading a piece.
#[derive(Debug)]
pub struct ItemReading<'p, T> {
    /// The text of the piece.
    pub text: &'p str,
    /// The child of the root, when the piece holds one that the schema knows.
    pub item: Option<T>,
    /// All violations, in the order of the text; spans count from the beginning
    /// of the piece.
    pub violations: Vec<Violation>,
    /// Values that only a lenient reader understands where they stand.
    pub misplaced: Vec<MisplacedValue<'p>>,
    /// Attributes that the values have no place for; see [`Reading::dropped`].
    ///
    /// [`Reading::dropped`]: crate::Reading::dropped
    pub dropped: Vec<AnyAttribute<'p>>,
    /// The identifiers and references of a piece that was cut apart from its stream
    /// ([`Stream::into_parts`]), for [`Identities::take`]. A stream sees to them itself,
    /// and says at the end which references lead nowhere.
    pub mentions: Mentions,
}

impl<S: Read> Stream<S> {
    /// A stream over a document.
    pub fn new(source: S, schema: &'static Schema, limits: &Limits) -> Self {
        Self::over(Cutter::new(source, limits), schema, schema.roots, limits)
    }

    /// The same, asking the source for about so many bytes at a time.
    pub fn with_chunk(source: S, schema: &'static Schema, limits: &Limits, chunk: usize) -> Self {
        let cutter = Cutter::with_chunk(source, limits, chunk);
        Self::over(cutter, schema, schema.roots, limits)
    }

    /// A stream over one of the children of roots that can be read part by part
    /// ([`Schema::parts`]).
    pub fn of_part(source: S, schema: &'static Schema, limits: &Limits) -> Self {
        Self::over(Cutter::new(source, limits), schema, schema.parts, limits)
    }

    /// The same over a part of a file, which begins there.
    #[must_use]
    pub fn starting_at(mut self, position: Position) -> Self {
        self.cutter = self.cutter.starting_at(position);
        self
    }

    /// Which of the roots, or parts, the document has, once its head was read.
    pub fn root(&self) -> Option<usize> {
        self.progress.root
    }

    fn over(
        cutter: Cutter<S>,
        schema: &'static Schema,
        roots: &'static [Child],
        limits: &Limits,
    ) -> Self {
        Self {
            cutter,
            identities: Some(Identities::new(limits)),
            progress: Progress {
                schema,
                roots,
                context: Context::default(),
                open: Open::default(),
                section: None,
                root: None,
                ended: false,
                limits: limits.clone(),
            },
        }
    }

    /// The next piece: first the head with the root's start tag, then the
    /// root's children, then the tail; long stretches between them are pieces of
    /// their own. Each must be read or checked before the next. A child that is
    /// larger than the limit is passed over with a violation.
    ///
    /// # Errors
    /// When reading fails, the encoding is not UTF-8, or a tag is longer than
    /// the limit; nothing comes after an error.
    pub fn next_piece(&mut self) -> Result<Option<Piece<'_>>, CutError> {
        if self.progress.is_ended() {
            return Ok(None);
        }
        let piece = self.cutter.next_piece()?;
        Ok(piece.map(|piece| self.progress.piece(piece).comparing(&mut self.identities)))
    }

    /// Returns what cuts the stream, what goes from one piece to the next, and the identifiers so
    /// far, for pieces that come back to it.
    #[cfg(feature = "threads")]
    pub(crate) fn parts(&mut self) -> (&mut Cutter<S>, &mut Progress, &mut Option<Identities>) {
        (&mut self.cutter, &mut self.progress, &mut self.identities)
    }

    /// Returns what cuts the stream, and what goes from one piece to the next, for
    /// pieces that are read elsewhere than where they are cut.
    pub fn into_parts(self) -> (Cutter<S>, Progress) {
        (self.cutter, self.progress)
    }
}

impl Progress {
    /// A piece that was cut off the stream, to be read with this before it.
    pub fn piece<'s>(&'s mut self, piece: cut::Piece<'s>) -> Piece<'s> {
        let mut undecoded = Vec::new();
        let text = decode_utf8(piece.bytes, &mut undecoded);
        Piece {
            kind: piece.kind,
            base: piece.base,
            is_refused: piece.is_refused,
            name: piece.name(),
            element: piece.element.map(|at| match &text {
                Cow::Borrowed(_) => at,
                Cow::Owned(_) => decode_utf8(&piece.bytes[..at], &mut Vec::new()).len(),
            }),
            text,
            undecoded,
            progress: self,
            identities: None,
        }
    }

    /// Returns true if the section whose start tag was read last is one that the schema
    /// has there.
    pub fn is_in_section(&self) -> bool {
        self.section.as_ref().is_some_and(|it| it.known)
    }

    /// Returns true if a limit ended the document in its head.
    pub fn is_ended(&self) -> bool {
        self.ended
    }

    /// Ends the document here.
    #[cfg(feature = "threads")]
    pub(crate) fn end(&mut self) {
        self.ended = true;
    }
}

impl<'s> Piece<'s> {
    /// The same, with its identifiers compared with those before it.
    pub(crate) fn comparing(self, identities: &'s mut Option<Identities>) -> Self {
        Self {
            identities: Some(identities),
            ..self
        }
    }
}

impl Piece<'_> {
    /// The text of the piece.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The name of its element as it is written; empty where it has none.
    pub fn name(&self) -> &[u8] {
        self.name
    }

    /// The text from the beginning of its element on, without what stands before it; empty where
    /// it has none.
    pub fn element(&self) -> &str {
        let element = self.element.and_then(|at| self.text.get(at..));
        element.unwrap_or_default()
    }

    /// The piece as a source of lines and columns.
    pub fn source(&self) -> Source<'_> {
        Source::at(&self.text, self.base)
    }

    /// Returns true if the element of the piece is larger than the limit, so that
    /// nothing of it is there but its name.
    pub fn is_refused(&self) -> bool {
        self.is_refused
    }

    /// Returns true if it stands in a section that the schema has there, or begins one
    /// and was read.
    pub fn is_in_section(&self) -> bool {
        self.progress.is_in_section()
    }

    /// Reads the piece; `R` is what the document should have as its root.
    pub fn read<R: Root>(&mut self) -> ItemReading<'_, R::Item<'_>> {
        let mut item = None;
        let mut reading = self.run(true, |slot, reader| {
            let read = R::Item::read(slot, reader);
            item = item.take().or(read);
        });
        reading.item = item;
        reading
    }

    /// Checks the piece without building values.
    pub fn check(&mut self) -> Vec<Violation> {
        self.examine().violations
    }

    /// The same, with all else that the piece holds.
    pub fn examine(&mut self) -> ItemReading<'_, ()> {
        self.run(false, |_, _| {})
    }

    fn run<'p, T>(
        &'p mut self,
        building: bool,
        mut child: impl FnMut(usize, &mut Reader<'p>),
    ) -> ItemReading<'p, T> {
        match self.kind {
            _ if self.is_refused => return self.refused(),
            PieceKind::Before => return self.before(),
            PieceKind::Head => return self.head(building),
            PieceKind::Open => return self.open(building),
            _ => {}
        }
        let Progress {
            schema,
            context,
            open,
            section,
            limits,
            ..
        } = &mut *self.progress;
        if matches!(self.kind, PieceKind::Item | PieceKind::Tail) {
            *section = None;
        }
        let section = section.as_ref();
        let context = section.map_or(&*context, |it| &it.context);
        let scanner = Scanner::new(&self.text, limits, self.kind.mode(context));
        // Inside of what the schema does not know there is nothing to check.
        let is_known = section.is_none_or(|it| it.known);
        let known = if is_known {
            std::mem::take(open)
        } else {
            Open::default()
        };
        let depth = known.frames.len();
        let is_declared = known.frames.last().is_none_or(Frame::has_declared_type);
        let mut reader = Reader::new(scanner, known, schema, building && is_declared, limits);
        let mut is_entered = false;
        while let Some(slot) = reader.next_child() {
            is_entered = true;
            if is_declared {
                child(slot, &mut reader);
            }
            reader.leave_to(depth);
        }
        reader.pause();
        if reader.gave_up()
            && !is_entered
            && let Ok(name) = str::from_utf8(self.name)
        {
            reader.miss(name);
        }
        let mut outcome = reader.finish();
        if is_known {
            *open = std::mem::take(&mut outcome.open);
        }
        let is_last = self.kind == PieceKind::Tail;
        let source = Source::at(&self.text, self.base);
        let identities = self.identities.as_deref_mut();
        ended(outcome, identities, &source, is_last, &mut self.undecoded)
    }

    /// Goes on behind an element that is larger than the limit, and says so.
    fn refused<T>(&mut self) -> ItemReading<'_, T> {
        let limit = self.progress.limits.item;
        let name = self.text.trim_matches(['<', '/', '>']);
        let (what, length) = match name {
            "" => ("what stands here".to_owned(), 0),
            _ => (quoted(name), 1 + name.len()),
        };
        let message = format!(
            "{what} is larger than {limit} bytes, which is the limit, with {ELEMENT} for each \
             element in it; it was passed over"
        );
        let violation = Violation::new("xml:size-limit", Span::new(0, length), message)
            .with_help("raise the limit, or divide it");
        self.is_refused = false;
        self.run::<()>(false, |_, _| {});
        self.is_refused = true;
        let mentions = compare(
            Mentions::unknown(),
            self.identities.as_deref_mut(),
            &Source::at(&self.text, self.base),
            false,
            &mut self.undecoded,
        );
        ItemReading {
            text: &self.text,
            item: None,
            violations: vec![violation],
            misplaced: Vec::new(),
            dropped: Vec::new(),
            mentions,
        }
    }

    /// Reads a part of what stands before the root.
    fn before<T>(&mut self) -> ItemReading<'_, T> {
        let state = &mut *self.progress;
        let before = std::mem::take(&mut state.context);
        let mut scanner = Scanner::new(&self.text, &state.limits, Mode::Before(&before));
        while scanner.next() != Token::Eof {}
        state.context = scanner.context();
        state.ended = scanner.ended();
        ItemReading {
            text: &self.text,
            item: None,
            violations: in_order(scanner.finish(), &mut self.undecoded),
            misplaced: Vec::new(),
            dropped: Vec::new(),
            mentions: Mentions::default(),
        }
    }

    /// Reads the start tag of a section, which stays open.
    fn open<T>(&mut self, building: bool) -> ItemReading<'_, T> {
        let state = &mut *self.progress;
        let scanner = Scanner::new(&self.text, &state.limits, Mode::Open(&state.context));
        let open = std::mem::take(&mut state.open);
        let depth = open.frames.len();
        let mut reader = Reader::new(scanner, open, state.schema, building, &state.limits);
        reader.next_child();
        if building && reader.depth() > depth {
            reader.refuse_named_parent();
        }
        reader.leave_to(depth);
        reader.pause();
        let context = reader.context();
        let mut outcome = reader.finish();
        state.section = Some(Section {
            context,
            known: outcome.open.frames.len() > depth,
        });
        state.open = std::mem::take(&mut outcome.open);
        let source = Source::at(&self.text, self.base);
        let identities = self.identities.as_deref_mut();
        ended(outcome, identities, &source, false, &mut self.undecoded)
    }

    /// Reads the head: the root's start tag decides what follows.
    fn head<T>(&mut self, building: bool) -> ItemReading<'_, T> {
        let state = &mut *self.progress;
        let before = std::mem::take(&mut state.context);
        let scanner = Scanner::new(&self.text, &state.limits, Mode::Head(&before));
        let mut reader = Reader::new(
            scanner,
            Open::default(),
            state.schema,
            building,
            &state.limits,
        );
        let is_whole = std::ptr::eq(state.roots, state.schema.roots);
        state.root = reader.open(state.roots, is_whole && !building);
        if building {
            reader.refuse_named_parent();
        }
        // An empty root ends here; any other stays open.
        reader.leave_to(0);
        reader.pause();
        let context = reader.context();
        state.ended = reader.gave_up();
        let mut outcome = reader.finish();
        state.context = context;
        state.open = std::mem::take(&mut outcome.open);
        let is_last = state.open.frames.is_empty() && !state.ended;
        let source = Source::at(&self.text, self.base);
        let identities = self.identities.as_deref_mut();
        let undecoded = &mut self.undecoded;
        ItemReading {
            text: &self.text,
            // There are no children in it.
            misplaced: Vec::new(),
            dropped: Vec::new(),
            ..ended(outcome, identities, &source, is_last, undecoded)
        }
    }
}

/// The reading of a piece, from what the reader has at its end.
fn ended<'p, T>(
    outcome: Outcome<'p>,
    identities: Option<&mut Option<Identities>>,
    piece: &Source<'p>,
    is_last: bool,
    undecoded: &mut Vec<Violation>,
) -> ItemReading<'p, T> {
    let mentions = compare(outcome.mentions, identities, piece, is_last, undecoded);
    ItemReading {
        text: piece.text(),
        item: None,
        violations: in_order(outcome.violations, undecoded),
        misplaced: outcome.misplaced,
        dropped: outcome.dropped,
        mentions,
    }
}

/// Compares the identifiers of a piece where its stream is read in order, and else gives
/// them back.
fn compare(
    mentions: Mentions,
    identities: Option<&mut Option<Identities>>,
    piece: &Source<'_>,
    is_last: bool,
    violations: &mut Vec<Violation>,
) -> Mentions {
    let Some(place) = identities else {
        return mentions;
    };
    if let Some(identities) = place {
        violations.extend(identities.take(mentions, piece));
    }
    if is_last && let Some(identities) = place.take() {
        let text = piece.text().trim_end();
        let end_tag = text.rfind("</").unwrap_or(text.len());
        violations.extend(identities.finish(Span::new(end_tag, text.len())));
    }
    Mentions::default()
}
