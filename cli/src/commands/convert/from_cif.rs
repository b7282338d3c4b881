//! Reading archives for a conversion: a thread cuts an archive into its items,
//! and others read them. What games refer to is written out in them before
//! anything else is done; an archive that has no index and no namebase needs
//! nothing of that, and is read by many threads.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use cif_index::Flattener;
use cif_types::source::{Position, Source as Lines};
use cif_types::{
    CifItem, CutError, IndexType, Limits, PieceKind, Progress, Section, Violation, cut, read_item,
};
use cif_validator::{Excerpt, Finding, Place};

use super::kinds::{self, Kind, Weight};
use super::notice::{Made, Notice, Room};
use super::to_cif::owned;
use crate::compression::Source;
use crate::input::{Counted, Input};
use crate::report::Ending;
use crate::status::Trouble;
use crate::terminal::visible;

/// How much of a long line is shown on each side.
const REACH: usize = 160;

/// Items are handed on when there are so many bytes of them.
const SIZE: usize = 256 << 10;

/// Some items of an archive.
pub(super) struct Portion {
    input: usize,
    /// The number of the first game.
    first: u64,
    items: Vec<Item>,
    /// The bytes that were read for them.
    bytes: u64,
    /// How the items are to be read.
    progress: Option<Arc<Progress>>,
    /// What is to be said of the archive around the items.
    around: Vec<(Weight, Finding)>,
}

/// An item of an archive.
enum Item {
    /// As it stands there.
    Raw(Piece),
    /// Read, and whole.
    Whole {
        place: Position,
        item: Box<CifItem<'static>>,
        faults: Vec<Finding>,
        lost: Vec<String>,
    },
}

/// An item as it stands in the archive.
struct Piece {
    base: Position,
    bytes: Vec<u8>,
    /// Where in the bytes its element begins.
    element: Option<usize>,
}

/// Cuts an archive into items and hands them out.
pub(super) fn cut(
    input: &Input,
    number: usize,
    source: Source,
    limits: &Limits,
    hand_out: &mut dyn FnMut(Portion) -> bool,
) -> Result<(), Trouble> {
    let read = Arc::new(AtomicU64::new(0));
    let source = Counted {
        source,
        count: Arc::clone(&read),
    };
    let (mut cutter, mut progress) = cif_types::stream(source, limits).into_parts();
    let mut archive = Archive {
        limits,
        shared: None,
        flattener: None,
        next: Portion::empty(number, 1, None),
    };
    let mut games = 0;
    let mut size = 0;
    let mut bytes = 0;
    loop {
        let piece = if progress.is_ended() {
            None
        } else {
            let piece = cutter.next_piece();
            piece.map_err(|error| unreadable(input, error))?
        };
        let ended = piece.is_none();
        match piece {
            Some(piece) if piece.kind == PieceKind::Item => {
                size += piece.bytes.len();
                games += u64::from(archive.item(piece)? == b"game");
            }
            Some(piece) => archive.frame(piece, &mut progress),
            None => archive.finish(),
        }
        if !ended && size < SIZE {
            continue;
        }
        let now = read.load(Ordering::Relaxed);
        archive.next.bytes = now - bytes;
        let empty = Portion::empty(number, games + 1, archive.shared.clone());
        if !hand_out(std::mem::replace(&mut archive.next, empty)) || ended {
            return Ok(());
        }
        (bytes, size) = (now, 0);
    }
}

/// An archive while it is cut.
struct Archive<'a> {
    limits: &'a Limits,
    /// How items are to be read.
    shared: Option<Arc<Progress>>,
    /// What games refer to, once there is anything.
    flattener: Option<Flattener>,
    next: Portion,
}

impl Archive<'_> {
    /// Takes the beginning or the end.
    fn frame(&mut self, piece: cut::Piece<'_>, progress: &mut Progress) {
        let is_head = piece.kind == PieceKind::Head;
        let text = String::from_utf8_lossy(piece.bytes);
        let mut violations = progress.piece(piece).check();
        if is_head {
            self.shared = Some(Arc::new(progress.clone()));
            self.next.progress.clone_from(&self.shared);
        } else {
            // The items were not counted off against the root.
            violations.retain(|it| it.id.starts_with("xml:"));
        }
        let lines = Lines::at(&text, piece.base);
        let faults = violations.iter().map(|it| violated(it, &lines));
        self.next.around.extend(faults.map(|it| (Weight::Gone, it)));
    }

    /// Takes an item; gives its name.
    fn item<'p>(&mut self, piece: cut::Piece<'p>) -> Result<&'p [u8], Trouble> {
        let name = name(piece.bytes, piece.element);
        let refers = matches!(name, b"index" | b"namebase");
        if refers && self.flattener.is_none() {
            self.flattener = Some(Flattener::new());
        }
        let (Some(flattener), Some(shared)) = (&mut self.flattener, &self.shared) else {
            self.next.items.push(Item::Raw(Piece {
                base: piece.base,
                bytes: piece.bytes.to_vec(),
                element: piece.element,
            }));
            return Ok(name);
        };
        let text = String::from_utf8_lossy(piece.bytes);
        let lines = Lines::at(&text, piece.base);
        let place = lines.position(piece.element.unwrap_or_default());
        let mut progress = Progress::clone(shared);
        let mut piece = progress.piece(piece);
        if refers {
            let faults = piece.check();
            let faults = faults.iter().map(|it| (Weight::Gone, violated(it, &lines)));
            self.next.around.extend(faults);
            let mut says = false;
            if section(&piece, self.limits, flattener, &mut says)? {
                if says {
                    let message = "what the section says of itself is not kept".to_owned();
                    let finding = about(&kinds::NOT_KEPT, message, place);
                    self.next.around.push((Weight::Loss, finding));
                }
                let lost = flattener.losses();
                let lost = lost.into_iter().map(|it| lost_around(&it, place));
                self.next.around.extend(lost);
                return Ok(name);
            }
        }
        let reading = read_item(&mut piece);
        let faults = reading.violations.iter();
        let faults = faults.map(|it| violated(it, &lines)).collect();
        let item = reading.item.map(owned);
        if let Some(item) = item.and_then(|item| flattener.item(item)) {
            let lost = flattener.losses().into_iter().map(described);
            self.next.items.push(Item::Whole {
                place,
                item: Box::new(item),
                faults: if refers { Vec::new() } else { faults },
                lost: lost.collect(),
            });
        } else {
            let faults = faults.into_iter().map(|it: Finding| (Weight::Gone, it));
            self.next.around.extend(faults);
        }
        Ok(name)
    }

    /// Says what nothing has referred to.
    fn finish(&mut self) {
        let place = Position::START;
        if let Some(flattener) = self.flattener.take() {
            let lost = flattener.finish().into_iter();
            self.next
                .around
                .extend(lost.map(|it| lost_around(&it, place)));
        }
    }
}

impl Portion {
    fn empty(input: usize, first: u64, progress: Option<Arc<Progress>>) -> Self {
        Self {
            input,
            first,
            items: Vec::new(),
            bytes: 0,
            progress,
            around: Vec::new(),
        }
    }
}

/// Keeps the entries of a section in mind; no if it is a listing, to which
/// nothing refers. `says` tells whether the section says something of itself.
fn section(
    piece: &cif_types::Piece<'_>,
    limits: &Limits,
    flattener: &mut Flattener,
    says: &mut bool,
) -> Result<bool, Trouble> {
    let Some(mut section) = Section::of(piece, limits) else {
        // What it is cannot be said, and faults tell why.
        return Ok(true);
    };
    loop {
        // The section is in memory: nothing can fail but for a limit.
        let part = section.next_part();
        let part = part.map_err(|error| Trouble::new(error.to_string()))?;
        let Some(mut part) = part else {
            return Ok(true);
        };
        let item = part.read().item;
        *says |= match &item {
            Some(CifItem::Index(it)) => {
                it.creator.is_some() || it.signature.is_some() || it.version.is_some()
            }
            Some(CifItem::Namebase(it)) => it.signature.is_some() || it.version.is_some(),
            _ => false,
        };
        match item {
            Some(CifItem::Index(index)) if index.r#type() == IndexType::Listing => {
                return Ok(false);
            }
            Some(item) => drop(flattener.item(item)),
            None => {}
        }
    }
}

/// What is lost, without its place.
fn described(loss: cif_index::Loss) -> String {
    cif_index::Loss {
        place: cif_index::Place::Archive,
        ..loss
    }
    .to_string()
}

fn lost_around(loss: &cif_index::Loss, place: Position) -> (Weight, Finding) {
    let message = described(loss.clone());
    let finding = about(&kinds::REFERENCE, message, place);
    (Weight::Loss, finding)
}

/// The name of an element.
fn name(bytes: &[u8], element: Option<usize>) -> &[u8] {
    let start = element.map_or(bytes.len(), |start| start + 1);
    let rest = bytes.get(start..).unwrap_or_default();
    let is_end = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'/' | b'>');
    let end = rest.iter().position(is_end);
    rest.get(..end.unwrap_or(rest.len())).unwrap_or_default()
}

fn unreadable(input: &Input, error: CutError) -> Trouble {
    let name = input.name();
    match Ending::of(&name, error) {
        Ending::Trouble(trouble) => trouble,
        Ending::Finding(finding) => {
            let name = visible(&name);
            Trouble::new(format!("cannot read `{name}`: {}", finding.message))
        }
    }
}

/// Reads the items of a portion. `write` writes each and says whether there is
/// something of it in the output.
pub(super) fn read(
    portion: Portion,
    room: &Room,
    mut write: impl FnMut(CifItem<'_>, &Desk<'_>, &mut Made) -> bool,
) -> Made {
    let mut made = Made {
        input: portion.input,
        ..Made::default()
    };
    made.tally.bytes = portion.bytes;
    for (weight, finding) in portion.around {
        made.say(room, weight, || Notice::of(finding, None));
    }
    let mut number = portion.first;
    for item in portion.items {
        let before = made.tally;
        let (is_game, is_written) = match item {
            Item::Whole {
                place,
                item,
                faults,
                lost,
            } => {
                let is_game = matches!(*item, CifItem::Game(_));
                let game = is_game.then_some(number);
                let desk = Desk { game, place, room };
                for fault in faults {
                    made.say(room, Weight::Gone, || Notice::of(fault, game));
                }
                for message in &lost {
                    desk.say(&kinds::REFERENCE, message, None, &mut made);
                }
                (is_game, write(*item, &desk, &mut made))
            }
            Item::Raw(piece) => {
                let Some(progress) = &portion.progress else {
                    continue;
                };
                let is_game = name(&piece.bytes, piece.element) == b"game";
                let game = is_game.then_some(number);
                let mut progress = Progress::clone(progress);
                let written = raw(&piece, &mut progress, game, room, &mut write, &mut made);
                (is_game, written)
            }
        };
        if is_game {
            number += 1;
            made.tally.count(&before, is_written);
        }
    }
    made
}

fn raw(
    piece: &Piece,
    progress: &mut Progress,
    game: Option<u64>,
    room: &Room,
    write: &mut impl FnMut(CifItem<'_>, &Desk<'_>, &mut Made) -> bool,
    made: &mut Made,
) -> bool {
    let text: Cow<'_, str> = String::from_utf8_lossy(&piece.bytes);
    let lines = Lines::at(&text, piece.base);
    let desk = Desk {
        game,
        place: lines.position(piece.element.unwrap_or_default()),
        room,
    };
    let mut piece = progress.piece(cut::Piece {
        kind: PieceKind::Item,
        bytes: &piece.bytes,
        base: piece.base,
        element: piece.element,
    });
    let reading = read_item(&mut piece);
    for violation in &reading.violations {
        made.say(room, Weight::Gone, || {
            Notice::of(violated(violation, &lines), game)
        });
    }
    // Nothing is defined: every reference is one to nothing.
    let mut flattener = Flattener::new();
    let item = reading.item.and_then(|item| flattener.item(item));
    for loss in flattener.losses() {
        let message = described(loss);
        desk.say(&kinds::REFERENCE, &message, None, made);
    }
    match item {
        Some(item) => write(item, &desk, made),
        None if reading.violations.is_empty() => {
            let message = "the item cannot be read";
            desk.say(&kinds::LEFT_OUT, message, None, made);
            false
        }
        None => false,
    }
}

/// Where things are said of an item.
pub(super) struct Desk<'a> {
    /// The number of the game, if it is one.
    game: Option<u64>,
    place: Position,
    room: &'a Room,
}

impl Desk<'_> {
    /// Says something of the item as a whole.
    pub(super) fn say(
        &self,
        kind: &'static Kind,
        message: &str,
        ply: Option<u32>,
        made: &mut Made,
    ) {
        made.say(self.room, kind.weight, || {
            let finding = about(kind, message.to_owned(), self.place);
            Notice {
                ply,
                ..Notice::of(finding, self.game)
            }
        });
    }
}

fn about(kind: &'static Kind, message: String, place: Position) -> Finding {
    Finding {
        id: kind.id.into(),
        name: kind.name().into(),
        severity: kind.weight.severity(),
        message,
        help: kind.help.map(str::to_owned),
        clause: "conversion of archives".to_owned(),
        place: Place {
            offset: place.offset,
            length: 0,
            line: place.line,
            column: place.column,
            excerpt: None,
        },
        fix: None,
        related: Vec::new(),
    }
}

/// A fault of the archive itself.
fn violated(violation: &Violation, lines: &Lines<'_>) -> Finding {
    let (start, end) = (violation.span.start as usize, violation.span.end as usize);
    let place = lines.position(start);
    let found = lines.excerpt(start, REACH);
    let length = end.saturating_sub(start);
    let help = violation.help.clone();
    let clause = match violation.id.split_once(':') {
        Some(("xml", _)) => "XML 1.0",
        _ => "cif.xsd",
    };
    let name = violation.id.rsplit(['/', ':']).next().unwrap_or_default();
    Finding {
        id: violation.id.clone(),
        name: name.to_owned().into(),
        severity: Weight::Gone.severity(),
        message: violation.message.clone(),
        help: Some(help.unwrap_or_else(|| "`cif check` says more".to_owned())),
        clause: clause.to_owned(),
        place: Place {
            offset: place.offset,
            length: length as u64,
            line: place.line,
            column: place.column,
            excerpt: Some(Excerpt {
                text: found.text.to_owned(),
                start: found.at,
                end: found.at.saturating_add(length).min(found.text.len()),
                cut_before: found.cut_before,
                cut_after: found.cut_after,
            }),
        },
        fix: None,
        related: Vec::new(),
    }
}
