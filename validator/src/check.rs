//! The check of a whole archive, piece by piece: the schema on each piece, the
//! rules on what it holds.

use std::io::Read;
use std::sync::{PoisonError, RwLock};

use cif_types::{
    CutError, Cutter, Edit, Fix, Piece, PieceKind, Progress, Section, Span, Violation, cut,
};

use crate::archive::{Archive, Mark, Opened};
use crate::context::ReaderFact;
use crate::crew;
use crate::desk::{Desk, Late, Waiting};
use crate::examine::{Examined, Examiner};
use crate::finding::Finding;
use crate::judge::Verdict;
use crate::last_item::{LastItem, reader};
use crate::options::{CheckError, Options, Summary};
use crate::place::{Places, Spot};
use crate::refused::Refused;
use crate::register::Register;
use crate::schema_layer;
use crate::space::Space;
use crate::tell::finding;

/// Checks an archive of any size. Findings are handed over in the order of the
/// text; memory is bounded by the largest item, the ids of the archive's
/// entries and [`Options::max_findings`].
///
/// The work is shared by [`Options::jobs`] threads. What is found does not
/// depend on their number.
///
/// # Errors
/// When reading fails, the text is not UTF-8, or an item is longer than the
/// limit.
pub fn check<S: Read>(
    source: S,
    options: &Options,
    sink: &mut dyn FnMut(Finding),
) -> Result<Summary, CheckError> {
    let archive = RwLock::default();
    let (mut cutter, mut progress) = cif_types::stream(source, &options.limits).into_parts();
    let mut checker = Checker {
        options,
        examiner: Examiner::new(options),
        archive: &archive,
        desk: Desk::new(sink, options),
        last: LastItem::default(),
        uncounted: false,
        references_unsure: false,
    };
    let outcome = if options.jobs > 1 {
        crew::check(&mut cutter, progress, &mut checker)
    } else {
        checker.go_through(&mut cutter, &mut progress)
    };
    match outcome {
        Ok(()) => Ok(checker.finish()),
        Err(reason) => Err(CheckError {
            reason: Box::new(reason),
            summary: checker.desk.abandon(),
        }),
    }
}

/// Checks an archive that is in memory; gives all its findings.
///
/// Which rules the options leave silent, [`Options::silent_rules`] says: without
/// a rulebook nobody looks whether moves are legal.
///
/// # Errors
/// When the text declares another encoding than UTF-8, or an item is longer than
/// the limit. What was found before is in no result then; [`check()`] hands it
/// over.
pub fn check_str(text: &str, options: &Options) -> Result<Vec<Finding>, CheckError> {
    let mut findings = Vec::new();
    check(text.as_bytes(), options, &mut |finding| {
        findings.push(finding);
    })?;
    Ok(findings)
}

/// The bytes of a section from which on it is judged entry by entry.
const LONG: usize = 1 << 20;

/// The part of a check that goes through the archive in order: it knows what
/// came before a piece, enters what the piece refers to and defines, and hands
/// over the findings.
pub(crate) struct Checker<'o, 's> {
    pub(crate) options: &'o Options,
    pub(crate) examiner: Examiner,
    pub(crate) archive: &'o RwLock<Archive>,
    desk: Desk<'s>,
    last: LastItem,
    /// Whether an item could not be read, so that nobody knows how many games
    /// and documents there are.
    uncounted: bool,
    /// Whether something could not be read that may refer to an entry.
    references_unsure: bool,
}

impl Checker<'_, '_> {
    fn go_through<S: Read>(
        &mut self,
        cutter: &mut Cutter<S>,
        progress: &mut Progress,
    ) -> Result<(), CutError> {
        while !progress.is_ended()
            && let Some(piece) = cutter.next_piece()?
        {
            self.piece(piece, progress);
        }
        Ok(())
    }

    /// Checks the next piece.
    pub(crate) fn piece(&mut self, piece: cut::Piece<'_>, progress: &mut Progress) {
        let mut piece = progress.piece(piece);
        let long = piece.text().len() > LONG && !self.options.schema_only;
        if long && self.section(&mut piece) {
            return;
        }
        // The value borrows the piece, and the text is needed for lines and
        // columns: rules speak of spans, which are looked up after.
        let examined = self.examiner.piece(&mut piece, self.archive);
        self.enter(&piece, examined, &mut Opened::new(self.archive));
    }

    /// Takes on what was found in the next piece.
    pub(crate) fn enter(
        &mut self,
        piece: &Piece<'_>,
        examined: Examined,
        archive: &mut Opened<'_>,
    ) {
        self.count(piece, &examined.verdict);
        self.references_unsure |= examined.hides_references;
        self.uncounted |= examined.hides_items;
        for space in examined.hidden_entries {
            archive.archive().define_unreadable(space);
        }
        if piece.kind == PieceKind::Item {
            self.last.passes(piece);
        }
        if let Some(info) = examined.info {
            let trusted = info.trusted;
            let places = self.places(piece);
            let offset = self.last.begin(piece, info, &places);
            self.desk.close_from(offset);
            self.desk.trust(trusted);
        }
        let waiting = self.violations(piece, examined.violations);
        self.hand_in(piece, examined.verdict, waiting, archive);
    }

    fn count(&mut self, piece: &Piece<'_>, verdict: &Verdict) {
        let summary = &mut self.desk.summary;
        summary.items += u64::from(piece.kind == PieceKind::Item);
        summary.bytes = piece.base.offset + piece.text().len() as u64;
        self.add(verdict);
    }

    fn add(&mut self, verdict: &Verdict) {
        self.desk.summary.games += verdict.games;
        self.desk.summary.documents += verdict.documents;
        self.uncounted |= verdict.uncounted;
    }

    /// Judges an index or a namebase entry by entry, whose value would be many
    /// times as large as its text. Tells whether the piece is one.
    fn section(&mut self, piece: &mut Piece<'_>) -> bool {
        if Section::of(piece, &self.options.limits).is_none() {
            return false;
        }
        self.count(piece, &Verdict::default());
        let violations = piece.check();
        let refused = Refused::new(&violations);
        self.references_unsure |= refused.hides_references();
        self.uncounted |= refused.is_broken();
        let broken = refused.is_broken();
        let hidden = Space::ALL.into_iter().filter(|_| broken);
        for space in hidden.chain(refused.hidden_entries()) {
            Opened::new(self.archive).archive().define_unreadable(space);
        }
        // The start tag is not there any more when the entries are read.
        self.examiner.begin_section(&refused, piece.text());
        let violations = self.violations(piece, violations);
        let mut violations = violations.into_iter().peekable();
        let Some(mut section) = Section::of(piece, &self.options.limits) else {
            return false;
        };
        while let Ok(Some(mut part)) = section.next_part() {
            let verdict = self.examiner.part(&mut part, self.archive);
            self.add(&verdict);
            let end = part.piece.base.offset + part.piece.text().len() as u64;
            let before = |it: &Waiting| it.offset() < end;
            let waiting = std::iter::from_fn(|| violations.next_if(before)).collect();
            self.hand_in(
                &part.piece,
                verdict,
                waiting,
                &mut Opened::new(self.archive),
            );
        }
        self.desk.take(violations);
        self.examiner.end_section();
        self.last.passes(piece);
        true
    }

    fn places<'p>(&self, piece: &'p Piece<'_>) -> Places<'p> {
        Places::new(piece.source(), piece.base.offset, self.options.excerpts)
    }

    /// What the schema layer says of a piece as findings.
    fn violations(&mut self, piece: &Piece<'_>, violations: Vec<Violation>) -> Vec<Waiting> {
        let mut waiting = Vec::new();
        if violations.is_empty() {
            return waiting;
        }
        let places = self.places(piece);
        for violation in violations {
            match violation.id.as_ref() {
                _ if self.options.schema_only => {}
                "xml:doctype" => {
                    let place = places.place(&Spot::Span(violation.span));
                    waiting.extend(reader(&place, &ReaderFact::Doctype).map(Waiting::Ready));
                    continue;
                }
                id if self.last.explains(id) => {
                    self.last
                        .count(Mark::new(&places.kept(&Spot::Span(violation.span))));
                    continue;
                }
                _ => {}
            }
            waiting.push(Waiting::Ready(schema_layer::finding(violation, &places)));
        }
        waiting
    }

    /// Turns what the rules say of a piece into findings, and hands them in
    /// with what else was found there.
    fn hand_in(
        &mut self,
        piece: &Piece<'_>,
        verdict: Verdict,
        mut waiting: Vec<Waiting>,
        archive: &mut Opened<'_>,
    ) {
        if waiting.is_empty()
            && verdict.reversed_players.is_none()
            && verdict.reports.is_empty()
            && verdict.events.is_empty()
        {
            return;
        }
        let places = self.places(piece);
        waiting.extend(verdict.reversed_players.map(|spans| {
            let violation = reversed_players(piece.text(), spans);
            Waiting::Ready(schema_layer::finding(violation, &places))
        }));
        waiting.extend(verdict.reports.into_iter().map(|(rule, it)| {
            let by_trust = it.by_trust;
            let finding = finding(rule, it, &places);
            if by_trust {
                Waiting::ByTrust(finding)
            } else {
                Waiting::Ready(finding)
            }
        }));
        let archive = archive.archive();
        let mut register = Register {
            archive,
            desk: &mut self.desk,
            places: &places,
            waiting: &mut waiting,
        };
        for event in verdict.events {
            register.event(event);
        }
        if !archive.has_unused() && !self.last.is_begun() {
            self.desk.reopen();
        }
        waiting.sort_by_key(Waiting::offset);
        self.desk.take(waiting);
    }

    fn finish(&mut self) -> Summary {
        let archive = self.archive.read().unwrap_or_else(PoisonError::into_inner);
        let mut late = Vec::new();
        if !self.references_unsure {
            let unused = archive.unused();
            late.extend(unused.map(|(space, id, mark)| Late::Unused(space, id, mark)));
        }
        let summary = &self.desk.summary;
        let counts = [
            (Space::Game, summary.games),
            (Space::Document, summary.documents),
        ];
        let counts = counts.into_iter().filter(|_| !self.uncounted);
        let last = self.last.finish(counts);
        late.extend(
            last.into_iter()
                .map(|finding| Late::Told(Box::new(finding))),
        );
        self.desk.finish(&archive, late)
    }
}

/// Black before White in a game on one board. To the schema the two could sit
/// at two boards, so that only here it is known to be an order gone wrong.
fn reversed_players(text: &str, [black, white]: [Span; 2]) -> Violation {
    let of = |span: Span| text.get(span.range()).unwrap_or_default().to_owned();
    let edit = |span, text| Edit { span, text };
    let mut violation = Violation::new(
        "xsd:GameHead/white/misplaced",
        white,
        "`white` stands too late in `head`",
    )
    .with_help("put `white` before `black`");
    violation.fix = Some(Fix {
        edits: vec![edit(black, of(white)), edit(white, of(black))],
        safe: true,
    });
    violation
}
