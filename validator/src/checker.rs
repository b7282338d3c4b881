//! The part of a check that goes through the archive in order, piece by piece:
//! the schema on each piece, the rules on what it holds.

use std::sync::{PoisonError, RwLock};

use cif_types::cut::Batch;
use cif_types::{EntryKind, OpenSection, Piece, PieceKind, Progress, Span, Violation, cut};

use crate::Severity;
use crate::anchor::Anchor;
use crate::archive::{Archive, Opened};
use crate::context::ReaderFact;
use crate::examine::{Examined, Examiner};
use crate::finding_queue::{FindingQueue, Waiting};
use crate::game_identity::{GAME, GameIdentity};
use crate::last_item::{LastItem, reader};
use crate::locator::Locator;
use crate::options::{Options, Summary};
use crate::packed_location::PackedLocation;
use crate::register::Register;
use crate::rejected::HiddenReferences;
use crate::reports::{Unlisted, finding};
use crate::rule_runner::ItemResult;
use crate::schema_layer;
use crate::sink::Sink;

/// The size of a section from which on it is judged entry by entry, and not held
/// as a whole.
const LONG: usize = 256 << 10;

/// An index or a namebase that has begun.
enum SectionState {
    /// Its pieces so far, until it is too long to be an item like others.
    Held(Batch),
    /// Its entries are judged as they come; what its start tag said.
    Parted(OpenSection),
}

/// The part of a check that goes through the archive in order: it knows what
/// came before a piece, enters what the piece refers to and defines, and hands
/// over the findings.
pub(crate) struct Checker<'o, 's> {
    pub(crate) options: &'o Options,
    pub(crate) examiner: Examiner,
    pub(crate) archive: &'o RwLock<Archive>,
    queue: FindingQueue<'s>,
    last: LastItem,
    section: Option<SectionState>,
    /// True if an item could not be read, so that nobody knows how many games
    /// and documents there are.
    uncounted: bool,
    /// The kinds of entries that something may refer to which could not be read.
    hidden_references: HiddenReferences,
    /// The number of games so far, where findings say which one they are in.
    games: u64,
    /// True if the piece at hand is one.
    is_in_game: bool,
}

impl<'o, 's> Checker<'o, 's> {
    pub(crate) fn new(sink: Sink<'s>, options: &'o Options, archive: &'o RwLock<Archive>) -> Self
    where
        'o: 's,
    {
        Self {
            options,
            examiner: Examiner::new(options),
            archive,
            queue: FindingQueue::new(sink, options),
            last: LastItem::default(),
            section: None,
            uncounted: false,
            hidden_references: HiddenReferences::default(),
            games: 0,
            is_in_game: false,
        }
    }

    /// Takes on a piece that was examined elsewhere.
    pub(crate) fn enter_examined(
        &mut self,
        piece: cut::Piece<'_>,
        examined: Examined,
        progress: &mut Progress,
        archive: &mut Opened<'_>,
    ) {
        self.queue.ignored.read(&piece);
        self.enter(&progress.piece(piece), examined, archive);
    }

    /// Checks the next piece.
    pub(crate) fn piece(&mut self, piece: cut::Piece<'_>, progress: &mut Progress) {
        self.queue.ignored.read(&piece);
        match &mut self.section {
            None if piece.kind == PieceKind::Open => {
                let mut batch = Batch::default();
                batch.push(&piece);
                self.section = Some(SectionState::Held(batch));
            }
            None => self.whole(piece, progress),
            Some(SectionState::Parted(section)) => {
                let section = *section;
                self.part(piece, Some(&section), progress);
                if piece.kind == PieceKind::Close {
                    self.section = None;
                }
            }
            Some(SectionState::Held(_)) if piece.is_refused => {
                self.release(progress);
                self.piece(piece, progress);
            }
            Some(SectionState::Held(batch)) => {
                batch.push(&piece);
                if piece.kind == PieceKind::Close {
                    let batch = std::mem::take(batch);
                    self.section = None;
                    if let Some(piece) = batch.whole() {
                        self.whole(piece, progress);
                    }
                } else if batch.size() > LONG {
                    self.release(progress);
                }
            }
        }
    }

    /// Judges entry by entry what is held of a section.
    pub(crate) fn release(&mut self, progress: &mut Progress) {
        let Some(SectionState::Held(batch)) = self.section.take() else {
            return;
        };
        for piece in batch.pieces() {
            let section = match &self.section {
                Some(SectionState::Parted(section)) => Some(*section),
                _ => None,
            };
            let opened = self.part(piece, section.as_ref(), progress);
            if let Some(opened) = opened {
                self.section = Some(SectionState::Parted(opened));
            }
        }
    }

    /// Checks a piece that is no part of a section.
    fn whole(&mut self, piece: cut::Piece<'_>, progress: &mut Progress) {
        let mut piece = progress.piece(piece);
        // The value borrows the piece, and the text is needed for lines and
        // columns: rules speak of spans, which are looked up after.
        let examined = self.examiner.piece(&mut piece, self.archive);
        self.enter(&piece, examined, &mut Opened::new(self.archive));
    }

    /// Takes on what was found in the next piece.
    fn enter(&mut self, piece: &Piece<'_>, examined: Examined, archive: &mut Opened<'_>) {
        self.queue.begin(piece.base.offset);
        self.is_in_game =
            self.options.game_identities && piece.kind == PieceKind::Item && piece.name() == GAME;
        self.games += u64::from(self.is_in_game);
        self.count(piece, &examined.result);
        for (hidden, new) in (self.hidden_references.iter_mut()).zip(examined.hidden_references) {
            *hidden |= new;
        }
        self.uncounted |= examined.hides_items;
        for kind in examined.hidden_entries {
            archive.archive().define_unreadable(kind);
        }
        if matches!(piece.kind, PieceKind::Item | PieceKind::Close) {
            self.last.passes(piece);
        }
        if let Some(info) = examined.info {
            let trusted = info.trusted;
            let locator = self.locator(piece);
            let offset = self.last.begin(piece, info, &locator);
            self.queue.close_from(offset);
            self.queue.trust(trusted);
        }
        if examined.is_broken {
            self.last.note_broken();
        }
        let mut waiting = self.violations(piece, examined.violations);
        waiting.extend(self.instructions(piece));
        self.hand_in(piece, examined.result, waiting, archive);
    }

    fn count(&mut self, piece: &Piece<'_>, result: &ItemResult) {
        let summary = &mut self.queue.summary;
        let is_item = matches!(piece.kind, PieceKind::Item | PieceKind::Open);
        summary.items += u64::from(is_item);
        summary.bytes = piece.base.offset + piece.text().len() as u64;
        self.uncounted |= piece.is_refused();
        self.queue.summary.games += result.games;
        self.queue.summary.documents += result.documents;
        self.uncounted |= result.uncounted;
    }

    /// Judges a part of a section; gives the section where it begins.
    fn part(
        &mut self,
        piece: cut::Piece<'_>,
        section: Option<&OpenSection>,
        progress: &mut Progress,
    ) -> Option<OpenSection> {
        let name = piece.name();
        let mut piece = progress.piece(piece);
        let (examined, opened) = if piece.kind == PieceKind::Open {
            self.examiner.section(name, &mut piece, self.archive)
        } else {
            let examined = self.examiner.part(&mut piece, section, self.archive);
            (examined, None)
        };
        self.enter(&piece, examined, &mut Opened::new(self.archive));
        opened
    }

    fn locator<'p>(&self, piece: &'p Piece<'_>) -> Locator<'p> {
        let game = self
            .is_in_game
            .then(|| GameIdentity::of(self.games, piece.element()));
        Locator::new(
            piece.source(),
            piece.base.offset,
            self.options.excerpts,
            game,
        )
        .refused(piece.is_refused())
    }

    /// Returns what is wrong with the instructions of a piece as findings.
    fn instructions(&mut self, piece: &Piece<'_>) -> Vec<Waiting> {
        let mut waiting = Vec::new();
        let base = piece.base.offset;
        let end = base + piece.text().len() as u64;
        while let Some((place, fault)) = self.queue.ignored.next_fault(end) {
            if self.options.schema_only {
                continue;
            }
            let offset = |at: u64| {
                let at = usize::try_from(at.saturating_sub(base)).unwrap_or_default();
                piece.text().floor_char_boundary(at)
            };
            let span = Span::new(offset(place.start), offset(place.end));
            let location = self.locator(piece).location(&Anchor::Span(span));
            let fact = ReaderFact::UnknownInstruction(fault);
            waiting.extend(reader(&location, &fact).map(Waiting::Ready));
        }
        waiting
    }

    /// Returns the violations of a piece as findings.
    fn violations(&mut self, piece: &Piece<'_>, violations: Vec<Violation>) -> Vec<Waiting> {
        let mut waiting = Vec::new();
        if violations.is_empty() {
            return waiting;
        }
        let locator = self.locator(piece);
        for mut violation in violations {
            let unlisted = violation.unlisted.take();
            if unlisted.is_some_and(|it| self.queue.count_violations(it.counts) == 0) {
                continue;
            }
            match violation.id.as_ref() {
                _ if self.options.schema_only => {}
                "xml:doctype" => {
                    let location = locator.location(&Anchor::Span(violation.span));
                    waiting.extend(reader(&location, &ReaderFact::Doctype).map(Waiting::Ready));
                    continue;
                }
                id if self.last.explains(id) => {
                    self.last.count(PackedLocation::new(
                        &locator.without_excerpt(&Anchor::Span(violation.span)),
                    ));
                    continue;
                }
                id if self.queue.is_full() => {
                    self.queue
                        .count(id, &schema_layer::name(id), Severity::Error, 1);
                    continue;
                }
                _ => {}
            }
            waiting.push(Waiting::Ready(schema_layer::finding(violation, &locator)));
        }
        waiting
    }

    /// Turns what the rules say of a piece into findings, and hands them in
    /// with what else was found there.
    fn hand_in(
        &mut self,
        piece: &Piece<'_>,
        result: ItemResult,
        mut waiting: Vec<Waiting>,
        archive: &mut Opened<'_>,
    ) {
        if waiting.is_empty() && result.reports.is_empty() && result.events.is_empty() {
            return;
        }
        let locator = self.locator(piece);
        let unlisted = result.reports.unlisted.iter();
        let unlisted: u64 = unlisted
            .map(|(it, number)| self.queue.count_reports(it, *number))
            .sum();
        let mut listed = result.reports.listed;
        let last = listed.iter().rev().find_map(|(_, it)| it.anchor.clone());
        if self.queue.is_full() {
            for (rule, it) in listed.drain(..) {
                self.queue.count_reports(&Unlisted::of(rule, &it), 1);
            }
        }
        waiting.extend(listed.into_iter().map(|(rule, it)| {
            let pending_trust = it.pending_trust;
            let location = it.anchor.as_ref().map(|anchor| locator.location(anchor));
            let location = location.unwrap_or_default();
            let finding = finding(rule, it, location, Some(&locator));
            if pending_trust {
                Waiting::PendingTrust(finding)
            } else {
                Waiting::Ready(finding)
            }
        }));
        if unlisted > 0 {
            let location = last.map(|anchor| locator.location(&anchor));
            let finding = schema_layer::unlisted(unlisted, location.unwrap_or_default());
            waiting.push(Waiting::Ready(finding));
        }
        let archive = archive.archive();
        let mut register = Register {
            archive,
            queue: &mut self.queue,
            locator: &locator,
            waiting: &mut waiting,
        };
        for event in result.events {
            register.event(event);
        }
        if !archive.has_unused() && !self.last.is_begun() {
            self.queue.reopen();
        }
        waiting.sort_by_key(Waiting::offset);
        self.queue.take(waiting);
    }

    /// Stops before the end; gives what was counted until then.
    pub(crate) fn abandon(&mut self) -> Summary {
        self.queue.abandon()
    }

    /// Returns true if the writers of the archive are known to have signed its moves.
    pub(crate) fn is_trusted(&self) -> bool {
        self.queue.is_trusted()
    }

    /// Hands over what waited for the end of the archive.
    pub(crate) fn finish(&mut self) -> Summary {
        let archive = self.archive.read().unwrap_or_else(PoisonError::into_inner);
        let summary = &self.queue.summary;
        let counts = [
            (EntryKind::Game, summary.games),
            (EntryKind::Document, summary.documents),
        ];
        let counts = counts.into_iter().filter(|_| !self.uncounted);
        let last = self.last.finish(counts);
        let unused = archive.unused();
        let unused = unused.filter(|(kind, ..)| !self.hidden_references[*kind as usize]);
        self.queue.finish(&archive, unused, last)
    }
}
