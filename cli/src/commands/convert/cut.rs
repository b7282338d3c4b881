//! Cutting an archive for a conversion: into its items, and those sections that
//! games refer to into their entries, so that neither is in memory as a whole.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use cif::check::Finding;
use cif::model::{CifItem, Span};
use cif::read::limits::ELEMENT;
use cif::read::source::{Position, Source as Lines};
use cif::read::{CutError, Limits, OpenSection, PieceKind, Progress, SECTIONS, Violation, cut};

use super::item_reporter::{at, finding, violated};
use crate::input::Input;
use crate::kinds;
use crate::report::Ending;
use crate::status::CliError;
use cif::files::{Counted, Source};

/// Items are handed on when there are so many bytes of them, where each counts
/// as more bytes than it has: its value takes far more however short it is.
const SIZE: usize = 256 << 10;
const LEAST: usize = 512;

/// The weight of a value: what is read where it is cut is a value from then on, which is so many times as
/// large as its bytes, where its elements were too few to be counted.
const VALUE: usize = 16;
const MOST: usize = 512 << 10;

/// Some items of an archive.
pub(super) struct Portion<T> {
    pub(super) input: usize,
    /// The number of the first game.
    pub(super) first: u64,
    pub(super) items: Vec<T>,
    /// The bytes that were read for them.
    pub(super) bytes: u64,
    /// About what they take, with their values.
    pub(super) weight: usize,
    /// True if they are the last.
    pub(super) is_last: bool,
}

impl<T> Portion<T> {
    /// The same with each item made into another one.
    pub(super) fn map<U>(self, map: impl FnMut(T) -> U) -> Portion<U> {
        Portion {
            input: self.input,
            first: self.first,
            items: self.items.into_iter().map(map).collect(),
            bytes: self.bytes,
            weight: self.weight,
            is_last: self.is_last,
        }
    }
}

/// A part into which an archive is cut.
pub(super) enum Cut {
    /// An item with no section before it, to which it could refer.
    Alone(Piece),
    /// An item with sections before it, or with what is compared with other archives.
    Behind(Piece),
    /// An entry of a section.
    Entry(Piece, Arc<Inside>),
    /// A report on the archive there.
    Said(Finding),
}

/// An item, or an entry, as it stands in the archive.
pub(super) struct Piece {
    kind: PieceKind,
    pub(super) base: Position,
    bytes: Vec<u8>,
    /// The beginning of its element in the bytes.
    pub(super) element: Option<usize>,
    elements: usize,
    is_refused: bool,
    progress: Arc<Progress>,
}

/// The section in which an entry stands.
pub(super) struct Inside {
    pub(super) section: OpenSection,
    /// Its beginning.
    pub(super) place: Position,
}

impl Piece {
    /// The text of the piece, with a mark for each byte that is none of UTF-8.
    pub(super) fn text(&self) -> Cow<'_, str> {
        // Nearly all are text, and then this is quicker.
        let text = std::str::from_utf8(&self.bytes).map(Cow::Borrowed);
        text.unwrap_or_else(|_| String::from_utf8_lossy(&self.bytes))
    }

    fn of(piece: &cut::Piece<'_>, progress: &Arc<Progress>) -> Self {
        Self {
            kind: piece.kind,
            base: piece.base,
            bytes: piece.bytes.to_vec(),
            element: piece.element,
            elements: piece.elements,
            is_refused: piece.is_refused,
            progress: Arc::clone(progress),
        }
    }

    /// Puts more of the same section behind it. Where that is too large for an item,
    /// or a part of it is, nothing is left but its name.
    fn append(&mut self, piece: &cut::Piece<'_>, limit: usize) {
        if self.is_refused {
            return;
        }
        self.bytes.extend_from_slice(piece.bytes);
        self.elements += piece.elements + 1;
        if piece.is_refused || self.bytes.len() + self.elements * ELEMENT > limit {
            self.bytes = b"<index/>".to_vec();
            self.element = Some(0);
            self.is_refused = true;
        }
    }

    /// Returns whether it is a game.
    pub(super) fn is_game(&self) -> bool {
        self.name() == b"game"
    }

    /// Its name.
    fn name(&self) -> &[u8] {
        self.cut().name()
    }

    /// It, and how it is to be read.
    pub(super) fn parts(&self) -> (cut::Piece<'_>, Progress) {
        (self.cut(), Progress::clone(&self.progress))
    }

    fn cut(&self) -> cut::Piece<'_> {
        cut::Piece {
            kind: self.kind,
            bytes: &self.bytes,
            base: self.base,
            element: self.element,
            elements: self.elements,
            is_refused: self.is_refused,
        }
    }
}

/// Cuts an archive and hands out what it is cut into.
pub(super) fn cut(
    input: &Input,
    number: usize,
    source: Source,
    limits: &Limits,
    merges: bool,
    hand_out: &mut dyn FnMut(Portion<Cut>) -> bool,
) -> Result<(), CliError> {
    let read = Arc::new(AtomicU64::new(0));
    let source = Counted {
        source,
        count: Arc::clone(&read),
    };
    let (cutter, mut progress) = cif::read::stream(source, limits).into_parts();
    let mut cutter = cutter.parting(&SECTIONS);
    let mut archive = Archive {
        limit: limits.item,
        shared: Arc::new(progress.clone()),
        merges,
        is_behind: false,
        is_informed: false,
        section: None,
        items: Vec::new(),
    };
    let (mut first, mut games) = (1, 0);
    let (mut size, mut weight) = (0, 0);
    let mut bytes = 0;
    loop {
        let piece = if progress.is_ended() {
            None
        } else {
            let piece = cutter.next_piece();
            piece.map_err(|error| unreadable(input, error))?
        };
        let is_last = piece.is_none();
        if let Some(piece) = piece {
            let value = if archive.reads(piece.name()) {
                VALUE
            } else {
                1
            };
            let counted = piece.bytes.len() + LEAST;
            size += counted;
            weight += counted * value.min(1 + MOST / counted) + piece.elements * ELEMENT;
            games += u64::from(piece.kind == PieceKind::Item && piece.name() == b"game");
            archive.piece(piece, &mut progress);
        }
        if !is_last && size < SIZE {
            continue;
        }
        let now = read.load(Ordering::Relaxed);
        let portion = Portion {
            input: number,
            first,
            items: std::mem::take(&mut archive.items),
            bytes: now - bytes,
            weight,
            is_last,
        };
        if !hand_out(portion) || is_last {
            return Ok(());
        }
        (bytes, size, weight, first) = (now, 0, 0, games + 1);
    }
}

/// An archive while it is cut.
struct Archive {
    /// Bytes of an item at the most.
    limit: usize,
    /// The state from which items are read.
    shared: Arc<Progress>,
    /// True if it becomes one with others, so that what it defines is compared with theirs.
    merges: bool,
    /// True once there was a section to which games can refer.
    is_behind: bool,
    /// True once there was information on the archive.
    is_informed: bool,
    section: Option<Section>,
    items: Vec<Cut>,
}

/// A section while it is cut.
enum Section {
    /// One to which games refer.
    Open {
        progress: Box<Progress>,
        shared: Arc<Progress>,
        inside: Arc<Inside>,
        /// True once an entry was met that may be there.
        has_entry: bool,
    },
    /// A listing, which is an item like others.
    Listing(Piece),
}

impl Archive {
    fn piece(&mut self, piece: cut::Piece<'_>, progress: &mut Progress) {
        match piece.kind {
            PieceKind::Before | PieceKind::Tail | PieceKind::After => {
                let violations = progress.piece(piece).check();
                self.say(violations, &piece);
            }
            PieceKind::Head => {
                let violations = progress.piece(piece).check();
                self.shared = Arc::new(progress.clone());
                self.say(violations, &piece);
            }
            PieceKind::Item => {
                self.pass(&piece, progress);
                let piece = Piece::of(&piece, &self.shared);
                self.item(piece);
            }
            PieceKind::Between => self.between(&piece),
            PieceKind::Open => {
                self.pass(&piece, progress);
                self.open(piece);
            }
            PieceKind::Part => self.part(&piece),
            PieceKind::Close => self.close(piece),
        }
    }

    /// Passes by an item or a section, which is read apart: here it counts against the content of the
    /// root, and is reported where it stands too late in that. Before the information on the archive
    /// all items may stand, and change nothing.
    fn pass(&mut self, piece: &cut::Piece<'_>, progress: &mut Progress) {
        self.is_informed |= piece.name() == b"info";
        if !self.is_informed {
            return;
        }
        let tag = [b"<", piece.name(), b"/>"].concat();
        let empty = cut::Piece {
            kind: PieceKind::Item,
            bytes: &tag,
            element: Some(0),
            ..*piece
        };
        let mut violations = progress.piece(empty).check();
        violations.retain(|it| it.id.starts_with("xsd:cif/") && it.id.ends_with("/misplaced"));
        let element = piece.element.unwrap_or_default();
        for violation in &mut violations {
            let length = tag_length(piece.bytes.get(element..).unwrap_or_default());
            violation.span = Span::new(element, element + length);
        }
        self.say(violations, piece);
    }

    /// Takes what stands between items or entries, where it is long.
    fn between(&mut self, piece: &cut::Piece<'_>) {
        let mut progress = match &self.section {
            Some(Section::Open { shared, .. }) => Progress::clone(shared),
            _ => Progress::clone(&self.shared),
        };
        let violations = progress.piece(*piece).check();
        self.say(violations, piece);
    }

    /// True if an item of this name is read here, and joined to what was before it.
    fn reads(&self, name: &[u8]) -> bool {
        self.is_behind || (self.merges && name == b"data")
    }

    fn item(&mut self, piece: Piece) {
        self.items.push(if self.reads(piece.name()) {
            Cut::Behind(piece)
        } else {
            Cut::Alone(piece)
        });
    }

    /// Takes the start tag of a section.
    fn open(&mut self, piece: cut::Piece<'_>) {
        let element = piece.element.unwrap_or_default();
        let text = String::from_utf8_lossy(piece.bytes);
        let tag = String::from_utf8_lossy(piece.bytes.get(element..).unwrap_or_default());
        let Some((section, item)) = OpenSection::of(&tag) else {
            return;
        };
        if section.is_listing() {
            let listing = Piece {
                kind: PieceKind::Item,
                ..Piece::of(&piece, &self.shared)
            };
            self.section = Some(Section::Listing(listing));
            return;
        }
        self.is_behind = true;
        let mut progress = Progress::clone(&self.shared);
        let violations = progress.piece(piece).check();
        self.say(violations, &piece);
        let place = Lines::at(&text, piece.base).position(element);
        let said = not_kept(&item, place);
        self.items.extend(said.map(Cut::Said));
        self.section = Some(Section::Open {
            shared: Arc::new(progress.clone()),
            progress: Box::new(progress),
            inside: Arc::new(Inside { section, place }),
            has_entry: false,
        });
    }

    fn part(&mut self, piece: &cut::Piece<'_>) {
        match &mut self.section {
            Some(Section::Open {
                progress,
                shared,
                inside,
                has_entry,
            }) => {
                if !*has_entry {
                    // After one entry that fits nothing is missing, and
                    // further ones change nothing.
                    progress.piece(*piece).check();
                    *has_entry = **progress != **shared;
                }
                let entry = Piece::of(piece, shared);
                self.items.push(Cut::Entry(entry, Arc::clone(inside)));
            }
            Some(Section::Listing(listing)) => listing.append(piece, self.limit),
            None => {}
        }
    }

    fn close(&mut self, piece: cut::Piece<'_>) {
        match self.section.take() {
            Some(Section::Open {
                mut progress,
                inside,
                ..
            }) => {
                let is_known = progress.is_in_section();
                let from = self.items.len();
                let mut violations = progress.piece(piece).check();
                // Where it is given up, that was said at its beginning.
                violations.retain(|it| is_known || it.id.starts_with("xml:"));
                self.say(violations, &piece);
                for said in self.items.iter_mut().skip(from) {
                    if let Cut::Said(finding) = said
                        && finding.name == "incomplete-content"
                    {
                        finding.location = at(inside.place);
                    }
                }
            }
            Some(Section::Listing(mut listing)) => {
                listing.append(&piece, self.limit);
                self.item(listing);
            }
            None => {}
        }
    }

    fn say(&mut self, violations: Vec<Violation>, piece: &cut::Piece<'_>) {
        if violations.is_empty() {
            return;
        }
        let text = String::from_utf8_lossy(piece.bytes);
        let lines = Lines::at(&text, piece.base);
        let said = violations.into_iter().map(|it| violated(it, &lines));
        self.items.extend(said.map(Cut::Said));
    }
}

/// The bytes of the tag with which a text begins.
fn tag_length(text: &[u8]) -> usize {
    let mut quote = None;
    let is_end = |byte: &u8| {
        match quote {
            Some(open) if open == *byte => quote = None,
            None if matches!(byte, b'"' | b'\'') => quote = Some(*byte),
            _ => {}
        }
        quote.is_none() && *byte == b'>'
    };
    let end = text.iter().position(is_end);
    end.map_or(text.len(), |end| end + 1)
}

/// Reports on a section that says something of itself.
pub(super) fn not_kept(section: &CifItem<'_>, place: Position) -> Option<Finding> {
    let says = match section {
        CifItem::Index(it) => {
            it.creator.is_some() || it.signature.is_some() || it.version.is_some()
        }
        CifItem::Namebase(it) => it.signature.is_some() || it.version.is_some(),
        _ => false,
    };
    let message = "what the section says of itself is not kept".to_owned();
    says.then(|| finding(&kinds::NOT_KEPT, message, place))
}

fn unreadable(input: &Input, error: CutError) -> CliError {
    Ending::error("read", &input.name(), error)
}
