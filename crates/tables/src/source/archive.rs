//! Archives, cut into items by one thread. What stands before all sections is read by others;
//! behind a section, items are read where they are cut, because only two things follow the
//! order of the archive: an entry is defined, and a game claims what it takes from entries.

use std::io::Read;
use std::ops::Range;
use std::sync::Arc;

use cif_index::{Claim, Flattener, Written};
use cif_types::cut::{self, PieceKind};
use cif_types::source::Position;
use cif_types::{
    CifItem, CutError, Game, IntoOwned as _, Limits, OpenSection, Progress, SECTIONS, Violation,
    read_item,
};

use super::{Parts, Portion, Unread, Visit};
use crate::error::ScanError;
use crate::rows::Place;
use crate::rows::game::GameRow;
use crate::rows::walk::has_unreadable_moves;

/// A value takes so many times the bytes of its text.
const WEIGHT: usize = 12;
/// An item takes as much as this however short it is.
const LEAST: usize = 512;

/// Some games of an archive.
pub(super) struct Games {
    /// The number of the first.
    first: u64,
    items: Vec<Item>,
    /// The faults of what was read before them.
    faults: Faults,
}

enum Item {
    /// A game as it stands in the archive.
    Text(Piece),
    /// A game that was read, with what it may take from sections before it.
    Claiming {
        item: Box<CifItem<'static>>,
        claim: Claim,
        offset: u64,
        length: u64,
        has_faults: bool,
    },
    /// A game that cannot be read.
    Unread,
}

/// An item as it stands in the archive.
struct Piece {
    bytes: Vec<u8>,
    base: Position,
    element: Option<usize>,
    elements: usize,
    is_refused: bool,
    progress: Arc<Progress>,
}

impl Piece {
    fn of(piece: &cut::Piece<'_>, progress: &Arc<Progress>) -> Self {
        Self {
            bytes: piece.bytes.to_vec(),
            base: piece.base,
            element: piece.element,
            elements: piece.elements,
            is_refused: piece.is_refused,
            progress: Arc::clone(progress),
        }
    }

    fn cut(&self) -> cut::Piece<'_> {
        cut::Piece {
            kind: PieceKind::Item,
            bytes: &self.bytes,
            base: self.base,
            element: self.element,
            elements: self.elements,
            is_refused: self.is_refused,
        }
    }

    /// The first byte of its element, and how many it has.
    fn extent(piece: &cut::Piece<'_>) -> (u64, u64) {
        let before = piece.element.unwrap_or_default();
        let length = piece.bytes.len().saturating_sub(before);
        (piece.base.offset + before as u64, length as u64)
    }
}

/// An archive while it is cut.
struct Archive {
    flattener: Flattener,
    progress: Progress,
    /// The state from which items are read.
    shared: Arc<Progress>,
    /// True once there was a section to which games can refer.
    is_behind: bool,
    /// True once the information was there, behind which nothing may stand.
    is_informed: bool,
    section: Option<OpenSection>,
    items: Vec<Item>,
    /// The faults so far, since games were handed out.
    faults: Faults,
}

pub(super) fn cut(
    source: impl Read,
    name: &str,
    number: usize,
    range: Option<&Range<u64>>,
    hand_out: &mut dyn FnMut(Portion) -> bool,
) -> Result<(), ScanError> {
    let failed = |error: CutError| ScanError::archive(name, &error);
    let (cutter, progress) = cif_types::stream(source, &Limits::default()).into_parts();
    let mut cutter = cutter.parting(&SECTIONS);
    let mut archive = Archive {
        flattener: Flattener::new(),
        shared: Arc::new(progress.clone()),
        progress,
        is_behind: false,
        is_informed: false,
        section: None,
        items: Vec::new(),
        faults: Faults::default(),
    };
    let (mut first, mut size, mut weight) = (1, 0, 0);
    // What was read before is handed out first.
    let mut failure = None;
    loop {
        let piece = if archive.progress.is_ended() {
            Ok(None)
        } else {
            cutter.next_piece()
        };
        let piece = piece.unwrap_or_else(|error| {
            failure = Some(failed(error));
            None
        });
        let (is_before, is_behind) = match (&piece, range) {
            (Some(piece), Some(range)) if is_game(piece) => {
                let (offset, _) = Piece::extent(piece);
                (offset < range.start, offset >= range.end)
            }
            _ => (false, false),
        };
        if is_before {
            first += 1;
            continue;
        }
        let piece = piece.filter(|_| !is_behind);
        let is_last = piece.is_none();
        if let Some(piece) = piece {
            size += piece.bytes.len() + LEAST;
            weight += (piece.bytes.len() + LEAST) * WEIGHT;
            archive.piece(piece);
            let error = archive.flattener.take_error();
            failure = error.map(|error| ScanError::read(name, error));
            // Nobody asks for them here.
            archive.flattener.losses();
        }
        let ended = is_last || failure.is_some();
        if !ended && size < super::PORTION {
            continue;
        }
        let games = Games {
            first,
            items: std::mem::take(&mut archive.items),
            faults: std::mem::take(&mut archive.faults),
        };
        first += games.items.len() as u64;
        let portion = Portion {
            source: number,
            weight,
            games: super::Games::Archive(games),
        };
        if !hand_out(portion) || ended {
            return failure.map_or(Ok(()), Err);
        }
        (size, weight) = (0, 0);
    }
}

fn is_game(piece: &cut::Piece<'_>) -> bool {
    piece.kind == PieceKind::Item && piece.name() == b"game"
}

/// Faults of parts of an archive.
#[derive(Default)]
struct Faults {
    /// The parts that have some.
    parts: u64,
    is_malformed: bool,
}

impl Faults {
    /// Counts a part that has violations.
    fn add(&mut self, violations: &[Violation]) {
        self.parts += u64::from(!violations.is_empty());
        self.is_malformed |= is_malformed(violations);
    }
}

/// Returns true if the text is no well-formed XML, or is beyond a limit.
fn is_malformed(violations: &[Violation]) -> bool {
    let is_of_xml = |id: &str| id.starts_with("xml:");
    violations.iter().any(|it| match &it.unlisted {
        Some(unlisted) => unlisted.counts.iter().any(|(id, _)| is_of_xml(id)),
        None => is_of_xml(&it.id),
    })
}

/// Returns true if moves are wanted of a game, and some cannot be read.
fn misreads(visitor: &impl Visit, game: &Game<'_>) -> bool {
    visitor.parts() > Parts::Head && has_unreadable_moves(game)
}

impl Archive {
    fn piece(&mut self, piece: cut::Piece<'_>) {
        match piece.kind {
            PieceKind::Head => {
                self.check(piece);
                self.shared = Arc::new(self.progress.clone());
            }
            PieceKind::Item if is_game(&piece) => self.game(&piece),
            PieceKind::Item => self.other(piece),
            PieceKind::Open => {
                let name = piece.name();
                let piece = self.progress.piece(piece);
                let opened = OpenSection::named(name, piece.text());
                self.section = opened.map(|(section, _)| section);
                self.is_behind = true;
                let mut piece = piece;
                self.faults.add(&piece.check());
            }
            PieceKind::Part => self.part(piece),
            PieceKind::Close => {
                self.check(piece);
                self.section = None;
            }
            PieceKind::Before | PieceKind::Between | PieceKind::Tail | PieceKind::After => {
                self.check(piece);
            }
        }
    }

    fn check(&mut self, piece: cut::Piece<'_>) {
        self.faults.add(&self.progress.piece(piece).check());
    }

    fn game(&mut self, piece: &cut::Piece<'_>) {
        // Games are read apart from what stands before them.
        self.faults.parts += u64::from(self.is_informed);
        if !self.is_behind {
            self.items.push(Item::Text(Piece::of(piece, &self.shared)));
            return;
        }
        let (offset, length) = Piece::extent(piece);
        let mut progress = Progress::clone(&self.shared);
        let mut piece = progress.piece(*piece);
        let reading = read_item(&mut piece);
        let has_faults = !reading.violations.is_empty();
        self.faults.is_malformed |= is_malformed(&reading.violations);
        let Some(CifItem::Game(game)) = reading.item else {
            self.faults.parts += u64::from(has_faults);
            self.items.push(Item::Unread);
            return;
        };
        let item = CifItem::Game(game.into_owned());
        if let Some(claim) = self.flattener.claim(&item) {
            self.items.push(Item::Claiming {
                item: Box::new(item),
                claim,
                offset,
                length,
                has_faults,
            });
        }
    }

    /// An item that is no game: a section as a whole may be one that games refer to.
    fn other(&mut self, piece: cut::Piece<'_>) {
        let mut piece = self.progress.piece(piece);
        let reading = read_item(&mut piece);
        self.faults.add(&reading.violations);
        self.is_informed |= matches!(reading.item, Some(CifItem::Info(_)));
        if let Some(item @ (CifItem::Index(_) | CifItem::Namebase(_))) = reading.item {
            self.is_behind = true;
            self.flattener.define(Written::of(&item));
        }
    }

    fn part(&mut self, piece: cut::Piece<'_>) {
        let mut piece = self.progress.piece(piece);
        match &self.section {
            Some(section) if !section.is_listing() => {
                let reading = section.read(&mut piece);
                self.faults.add(&reading.violations);
                if let Some(item) = reading.item {
                    self.flattener.define(Written::of(&item));
                }
            }
            _ => self.faults.add(&piece.check()),
        }
    }
}

impl Games {
    pub(super) fn visit(self, source: &str, visitor: &mut impl Visit) -> Unread {
        let mut unread = Unread {
            faulty: self.faults.parts,
            is_malformed: self.faults.is_malformed,
            ..Unread::default()
        };
        for (number, item) in (self.first..).zip(self.items) {
            let place = |offset, length| Place {
                source,
                game: number,
                offset,
                length,
            };
            match item {
                Item::Text(text) => {
                    let mut progress = Progress::clone(&text.progress);
                    let cut = text.cut();
                    let (offset, length) = Piece::extent(&cut);
                    let mut piece = progress.piece(cut);
                    let reading = read_item(&mut piece);
                    let has_faults = !reading.violations.is_empty();
                    unread.is_malformed |= is_malformed(&reading.violations);
                    let Some(CifItem::Game(game)) = reading.item else {
                        unread.faulty += u64::from(has_faults);
                        unread.skipped += 1;
                        continue;
                    };
                    // Without a section there is nothing to claim.
                    let is_misread = misreads(visitor, &game.value);
                    unread.faulty += u64::from(has_faults || is_misread);
                    unread.blank += u64::from(game.value.is_blank());
                    visitor.game(&GameRow::new(place(offset, length), &game.value));
                }
                Item::Claiming {
                    mut item,
                    claim,
                    offset,
                    length,
                    has_faults,
                } => {
                    claim.settle(&mut item);
                    if let CifItem::Game(game) = &*item {
                        let is_misread = misreads(visitor, &game.value);
                        unread.faulty += u64::from(has_faults || is_misread);
                        visitor.game(&GameRow::new(place(offset, length), &game.value));
                    }
                }
                Item::Unread => unread.skipped += 1,
            }
        }
        unread
    }
}
