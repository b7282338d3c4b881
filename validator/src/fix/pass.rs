//! One pass over a text: it is checked, and the fixes that are found are
//! applied on the way.

use std::cell::RefCell;
use std::io::{self, Read, Seek, SeekFrom, Write};

use super::edits::Edits;
use super::{FixError, Fixer, Remaining};
use crate::{Finding, Options, Selection, Severity, check};

/// The result of a pass.
pub(super) struct Passed<W> {
    /// The findings, fixed or not.
    pub(super) found: Remaining,
    /// True if something was found that is no XML, wanted or not.
    pub(super) is_broken: bool,
    /// The number of fixes that were applied.
    pub(super) applied: u64,
    /// The new text, where there was anything to fix.
    pub(super) written: Option<W>,
}

/// Checks a text and, if asked to `apply`, applies the fixer's fixes to it.
pub(super) fn pass<S: Read + Seek, W: Write>(
    source: &mut S,
    fixer: &Fixer,
    apply: bool,
    make: impl FnMut() -> io::Result<W>,
    watch: &mut dyn FnMut(u64, u64),
) -> Result<Passed<W>, FixError> {
    let length = source.seek(SeekFrom::End(0)).map_err(unreadable)?;
    let source = RefCell::new(source);
    let mut edits = Edits::new(length, make);
    let mut found = Remaining::default();
    let mut is_broken = false;
    let mut applied = 0;
    let mut failed = None;
    let mut seen = 0;
    // Which findings are wanted is decided here: what is no XML counts in any case.
    let options = Options {
        selection: Selection::default(),
        max_findings: usize::MAX,
        excerpts: false,
        ..fixer.options.clone()
    };
    let reader = Interleaved {
        source: &source,
        at: 0,
        watch: &mut |read| watch(read, length),
    };
    let checked = check(reader, &options, &mut |finding: Finding| {
        seen += 1;
        is_broken |= finding.id.starts_with("xml:") && finding.severity == Severity::Error;
        let selection = &fixer.options.selection;
        let wanted = selection.severity(&finding.id, &finding.name, finding.severity);
        if wanted.is_none() {
            return;
        }
        found.findings += 1;
        found.worst = found.worst.max(wanted);
        let Some(fix) = &finding.fix else { return };
        found.safe += u64::from(fix.safe);
        found.not_safe += u64::from(!fix.safe);
        if apply && (fix.safe || fixer.not_safe) {
            match edits.take(fix, &mut **source.borrow_mut()) {
                Ok(taken) => applied += u64::from(taken),
                Err(error) => {
                    failed.get_or_insert(error);
                }
            }
        }
    });
    if let Some(error) = failed {
        return Err(FixError::Write(error));
    }
    let summary = checked.map_err(|error| FixError::Read(error.reason))?;
    // Nobody knows which of those that were only counted are wanted.
    let unseen = summary.findings().saturating_sub(seen);
    if unseen > 0 {
        found.findings += unseen;
        found.worst = found.worst.max(summary.worst());
    }
    let written = edits.finish(&mut **source.borrow_mut());
    Ok(Passed {
        found,
        is_broken,
        applied,
        written: written.map_err(FixError::Write)?,
    })
}

/// The error of a text that cannot be read.
pub(super) fn unreadable(error: io::Error) -> FixError {
    FixError::Read(Box::new(error.into()))
}

/// A source that is read on from its own place while others read it too.
struct Interleaved<'s, 'w, S> {
    source: &'s RefCell<&'s mut S>,
    at: u64,
    watch: &'w mut dyn FnMut(u64),
}

impl<S: Read + Seek> Read for Interleaved<'_, '_, S> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut source = self.source.borrow_mut();
        source.seek(SeekFrom::Start(self.at))?;
        let length = source.read(buffer)?;
        self.at += length as u64;
        (self.watch)(self.at);
        Ok(length)
    }
}
