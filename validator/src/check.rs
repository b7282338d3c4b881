//! The check of a whole archive, piece by piece: the schema on each piece, the
//! rules on what it holds.

use std::io::Read;

use cif_types::{Edit, Fix, Piece, PieceKind, Span, Violation, read_item};

use crate::archive::{Archive, Entry, Mark};
use crate::desk::{Desk, Waiting};
use crate::finding::{Finding, Related};
use crate::judge::{Event, Judge};
use crate::options::{CheckError, Options, Summary};
use crate::place::{Places, Spot};
use crate::refused::Refused;
use crate::report::{Elsewhere, Report};
use crate::rule::Rule;
use crate::schema_layer;

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
        judge: Judge::default(),
    };
    loop {
        match stream.next_piece() {
            Ok(Some(mut piece)) => checker.piece(&mut piece),
            Ok(None) => return Ok(checker.desk.finish(&checker.archive)),
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

struct Checker<'o, 's> {
    options: &'o Options,
    desk: Desk<'s>,
    archive: Archive,
    judge: Judge,
}

impl Checker<'_, '_> {
    fn piece(&mut self, piece: &mut Piece<'_>) {
        let summary = &mut self.desk.summary;
        if piece.kind == PieceKind::Item {
            summary.items += 1;
        }
        summary.bytes = piece.base.offset + piece.text().len() as u64;
        let violations = if self.options.schema_only {
            piece.check()
        } else {
            // The value borrows the piece, and the text is needed for lines
            // and columns: rules speak of spans, which are looked up after.
            let reading = read_item(piece);
            if let Some(item) = &reading.item {
                let refused = Refused::new(&reading.violations);
                self.judge.item(item, &refused, &self.archive, summary);
            }
            reading.violations
        };
        self.hand_in(piece, violations);
    }

    /// Turns what was said of a piece into findings.
    fn hand_in(&mut self, piece: &Piece<'_>, violations: Vec<Violation>) {
        let judge = &mut self.judge;
        let reversed = judge.reversed_players.take();
        if violations.is_empty()
            && judge.reports.is_empty()
            && judge.events.is_empty()
            && reversed.is_none()
        {
            return;
        }
        let places = Places::new(piece.source(), piece.base.offset, self.options.excerpts);
        let reversed = reversed.map(|spans| reversed_players(piece.text(), spans));
        let violations = violations.into_iter().chain(reversed);
        let mut waiting: Vec<_> = violations
            .map(|violation| Waiting::Ready(schema_layer::finding(violation, &places)))
            .collect();
        let reports = judge.reports.drain(..);
        waiting.extend(reports.map(|(rule, it)| Waiting::Ready(finding(rule, it, &places))));
        for event in judge.events.drain(..) {
            match event {
                Event::Refer { space, id, span } => {
                    if self.archive.entry(space, id).is_none() {
                        let place = places.place(&Spot::Span(span));
                        waiting.extend(self.desk.hold(space, id, place));
                    }
                }
                Event::Define {
                    space,
                    id,
                    span,
                    defines,
                } => {
                    let mark = Mark::new(&places.kept(&Spot::Tag(span)));
                    self.desk.defined(space, id, mark);
                    self.archive.define(space, id, Entry { mark, defines });
                }
                Event::Unreadable(space) => self.archive.define_unreadable(space),
            }
        }
        waiting.sort_by_key(Waiting::offset);
        self.desk.take(waiting);
    }
}

/// A report of a rule as a finding.
fn finding(rule: &'static Rule, report: Report, places: &Places<'_>) -> Finding {
    let related = report.related.into_iter().map(|(place, label)| Related {
        place: match place {
            Elsewhere::Here(spot) => places.place(&spot),
            Elsewhere::Before(mark) => mark.place(),
        },
        label: label.into_owned(),
    });
    Finding {
        id: rule.id.into(),
        name: rule.name.into(),
        severity: report.severity.unwrap_or(rule.severity),
        message: report.message,
        help: report.help.map(Into::into),
        clause: rule.clause.to_owned(),
        place: places.place(&report.spot),
        fix: report.repair.and_then(|repair| places.repair(&repair)),
        related: related.collect(),
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
