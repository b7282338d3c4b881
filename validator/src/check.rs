//! The check of a whole archive, by one thread or by several.

use std::io::Read;
use std::sync::RwLock;

use cif_types::SECTIONS;

use crate::archive::Archive;
use crate::checker::Checker;
use crate::finding::Finding;
use crate::options::{CheckError, Options, Summary};
use crate::parallel;
use crate::sink::Sink;

/// Checks an archive of any size. Findings are handed over in the order of the
/// text; memory is bounded by [`Options::limits`], which say how large an item may
/// be, how many violations of it are kept and how much is remembered of ids, and by
/// [`Options::max_waiting`].
///
/// The work is shared by [`Options::jobs`] threads. What is found does not
/// depend on their number.
///
/// # Errors
/// When reading fails, the text is in another encoding, or a tag is longer than the
/// limit on items.
pub fn check<S: Read>(
    source: S,
    options: &Options,
    sink: &mut dyn FnMut(Finding),
) -> Result<Summary, CheckError> {
    check_into(source, options, Sink::InOrder(sink)).map(|(summary, _)| summary)
}

/// The same for any taker of findings. Gives as well whether the writers of the archive signed
/// its moves.
pub(crate) fn check_into<S: Read>(
    source: S,
    options: &Options,
    mut sink: Sink<'_>,
) -> Result<(Summary, bool), CheckError> {
    let archive = RwLock::new(Archive::new(options.limits.ids));
    let (cutter, mut progress) = cif_types::stream(source, &options.limits).into_parts();
    let sections: &[_] = if options.whole_sections {
        &[]
    } else {
        &SECTIONS
    };
    let mut cutter = cutter.parting(sections);
    let mut checker = Checker::new(sink.reborrow(), options, &archive);
    let outcome = parallel::check(&mut cutter, &mut progress, &mut checker);
    match outcome {
        Ok(()) => {
            let is_signed = checker.is_trusted();
            Ok((checker.finish(), is_signed))
        }
        Err(reason) => Err(CheckError {
            reason: Box::new(reason),
            summary: checker.abandon(),
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
