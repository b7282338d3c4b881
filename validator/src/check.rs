//! The check of a whole archive, piece by piece: the schema on each piece, the
//! rules on what it holds.

use std::io::Read;

use cif_types::{CifItem, Edit, Fix, Piece, PieceKind, Section, Span, Violation, read_item};

use crate::archive::{Archive, Mark};
use crate::context::ReaderFact;
use crate::desk::{Desk, Late, Waiting};
use crate::finding::Finding;
use crate::judge::Judge;
use crate::last_item::{Information, LastItem, reader};
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
/// # Errors
/// When reading fails, the text is not UTF-8, or an item is longer than the
/// limit.
pub fn check<S: Read>(
    source: S,
    options: &Options,
    sink: &mut dyn FnMut(Finding),
) -> Result<Summary, CheckError> {
    let mut stream = cif_types::stream(source, &options.limits);
    let mut checker = Checker {
        options,
        desk: Desk::new(sink, options),
        archive: Archive::default(),
        judge: Judge::new(options),
        last: LastItem::default(),
        references_unsure: false,
    };
    loop {
        match stream.next_piece() {
            Ok(Some(mut piece)) => checker.piece(&mut piece),
            Ok(None) => return Ok(checker.finish()),
            Err(reason) => {
                return Err(CheckError {
                    reason: Box::new(reason),
                    summary: checker.desk.abandon(),
                });
            }
        }
    }
}

/// Checks an archive that is in memory.
pub fn check_str(text: &str, options: &Options) -> Vec<Finding> {
    let mut findings = Vec::new();
    // Text in memory cannot fail to be read; what can stop the check, a
    // foreign encoding or a limit, leaves the findings up to there.
    let _ = check(text.as_bytes(), options, &mut |finding| {
        findings.push(finding);
    });
    findings
}

/// The bytes of a section from which on it is judged entry by entry.
const LONG: usize = 1 << 20;

struct Checker<'o, 's> {
    options: &'o Options,
    desk: Desk<'s>,
    archive: Archive,
    judge: Judge,
    last: LastItem,
    /// Whether something could not be read that may refer to an entry.
    references_unsure: bool,
}

impl Checker<'_, '_> {
    fn piece(&mut self, piece: &mut Piece<'_>) {
        let summary = &mut self.desk.summary;
        if piece.kind == PieceKind::Item {
            summary.items += 1;
        }
        summary.bytes = piece.base.offset + piece.text().len() as u64;
        if piece.text().len() > LONG && !self.options.schema_only && self.section(piece) {
            return;
        }
        let summary = &mut self.desk.summary;
        let mut info = None;
        let violations = if self.options.schema_only {
            piece.check()
        } else {
            // The value borrows the piece, and the text is needed for lines
            // and columns: rules speak of spans, which are looked up after.
            let reading = read_item(piece);
            let refused = Refused::new(&reading.violations);
            if let Some(item) = &reading.item {
                if let CifItem::Info(it) = item {
                    info = Some(Information::of(it, &refused));
                }
                self.judge.item(item, &refused, &mut self.archive, summary);
            }
            self.references_unsure |= refused.hides_references();
            reading.violations
        };
        if piece.kind == PieceKind::Item {
            self.last.passes(piece);
        }
        if let Some(info) = info {
            let trusted = info.trusted;
            let places = self.places(piece);
            let offset = self.last.begin(piece, info, &places);
            self.desk.close_from(offset);
            self.desk.trust(trusted);
        }
        let waiting = self.violations(piece, violations);
        self.hand_in(piece, waiting);
    }

    /// Judges an index or a namebase entry by entry, whose value would be many
    /// times as large as its text. Tells whether the piece is one.
    fn section(&mut self, piece: &mut Piece<'_>) -> bool {
        if Section::of(piece, &self.options.limits).is_none() {
            return false;
        }
        let violations = piece.check();
        let refused = Refused::new(&violations);
        self.references_unsure |= refused.hides_references();
        self.judge.uncounted |= refused.is_broken();
        let violations = self.violations(piece, violations);
        let mut violations = violations.into_iter().peekable();
        let Some(mut section) = Section::of(piece, &self.options.limits) else {
            return false;
        };
        while let Ok(Some(mut part)) = section.next_part() {
            {
                let reading = part.read();
                let refused = Refused::new(&reading.violations);
                if let Some(item) = &reading.item {
                    let summary = &mut self.desk.summary;
                    self.judge.item(item, &refused, &mut self.archive, summary);
                }
            }
            let end = part.piece.base.offset + part.piece.text().len() as u64;
            let before = |it: &Waiting| it.offset() < end;
            let waiting = std::iter::from_fn(|| violations.next_if(before)).collect();
            self.hand_in(&part.piece, waiting);
        }
        self.desk.take(violations);
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
    fn hand_in(&mut self, piece: &Piece<'_>, mut waiting: Vec<Waiting>) {
        let places = self.places(piece);
        let judge = &mut self.judge;
        let reversed = judge.reversed_players.take();
        if waiting.is_empty()
            && reversed.is_none()
            && judge.reports.is_empty()
            && judge.events.is_empty()
        {
            return;
        }
        waiting.extend(reversed.map(|spans| {
            let violation = reversed_players(piece.text(), spans);
            Waiting::Ready(schema_layer::finding(violation, &places))
        }));
        let reports = judge.reports.drain(..);
        waiting.extend(reports.map(|(rule, it)| {
            let by_trust = it.by_trust;
            let finding = finding(rule, it, &places);
            if by_trust {
                Waiting::ByTrust(finding)
            } else {
                Waiting::Ready(finding)
            }
        }));
        let mut register = Register {
            archive: &mut self.archive,
            desk: &mut self.desk,
            places: &places,
            waiting: &mut waiting,
        };
        for event in judge.events.drain(..) {
            register.event(event);
        }
        if !self.archive.has_unused() && !self.last.is_begun() {
            self.desk.reopen();
        }
        waiting.sort_by_key(Waiting::offset);
        self.desk.take(waiting);
    }

    fn finish(&mut self) -> Summary {
        let mut late = Vec::new();
        if !self.references_unsure {
            let unused = self.archive.unused();
            late.extend(unused.map(|(space, id, mark)| Late::Unused(space, id, mark)));
        }
        let summary = &self.desk.summary;
        let counts = [
            (Space::Game, summary.games),
            (Space::Document, summary.documents),
        ];
        let counts = counts.into_iter().filter(|_| !self.judge.uncounted);
        let last = self.last.finish(counts);
        late.extend(
            last.into_iter()
                .map(|finding| Late::Told(Box::new(finding))),
        );
        self.desk.finish(&self.archive, late)
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
