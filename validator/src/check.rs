//! The check of a whole archive, piece by piece: the schema on each piece, the
//! rules on what it holds.

use std::io::Read;

use cif_types::{Piece, PieceKind};

use crate::finding::Finding;
use crate::options::{CheckError, Options, Summary};
use crate::place::Places;
use crate::schema_layer;

/// Checks an archive of any size. Findings are handed over in the order of the
/// text; memory is bounded by the largest item.
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
    let mut summary = Summary::default();
    loop {
        match stream.next_piece() {
            Ok(Some(mut piece)) => check_piece(&mut piece, options, &mut summary, sink),
            Ok(None) => return Ok(summary),
            Err(reason) => {
                return Err(CheckError {
                    reason: Box::new(reason),
                    summary,
                });
            }
        }
    }
}

fn check_piece(
    piece: &mut Piece<'_>,
    options: &Options,
    summary: &mut Summary,
    sink: &mut dyn FnMut(Finding),
) {
    if piece.kind == PieceKind::Item {
        summary.items += 1;
    }
    summary.bytes = piece.base.offset + piece.text().len() as u64;
    let violations = piece.check();
    let places = Places::new(piece.source(), piece.base.offset, options.excerpts);
    for violation in violations {
        let finding = schema_layer::finding(violation, &places);
        summary.count(finding.severity);
        sink(finding);
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
