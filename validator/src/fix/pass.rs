//! One pass over a text: it is checked, and the fixes that are found are
//! applied on the way.

use std::cell::RefCell;
use std::io::{self, Read, Seek, SeekFrom, Write};

use super::edits::Edits;
use super::{FixError, Fixer, Remaining};
use crate::check::check_into;
use crate::sink::{Grade, Sink};
use crate::{Options, Severity};

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
    // In an archive whose moves are signed, and in another.
    let mut worst = [None; 2];
    let mut is_broken = false;
    let mut applied = 0;
    let mut failed = None;
    let mut seen = 0;
    // Whether a text is XML is looked at whatever is wanted.
    let options = Options {
        selection: fixer.options.selection.clone().keeping_xml(),
        max_findings: usize::MAX,
        excerpts: false,
        ..fixer.options.clone()
    };
    let reader = Interleaved {
        source: &source,
        at: 0,
        watch: &mut |read| watch(read, length),
    };
    // Edits need no order, and what may wait is little beside what may be fixed.
    let checked = check_into(
        reader,
        &options,
        Sink::AnyOrder(&mut |finding, grade| {
            seen += 1;
            is_broken |= finding.id.starts_with("xml:") && finding.severity == Severity::Error;
            let selection = &fixer.options.selection;
            let wanted = |declared| selection.severity(&finding.id, &finding.name, declared);
            let [signed, unsigned] = match grade {
                Grade::Final => [wanted(finding.severity); 2],
                Grade::ByTrust => [Severity::Error, Severity::Warning].map(wanted),
            };
            if signed.is_none() {
                return;
            }
            found.findings += 1;
            worst = [worst[0].max(signed), worst[1].max(unsigned)];
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
        }),
    );
    if let Some(error) = failed {
        return Err(FixError::Write(error));
    }
    let (summary, is_signed) = checked.map_err(|error| FixError::Read(error.reason))?;
    let [signed, unsigned] = worst;
    found.worst = if is_signed { signed } else { unsigned };
    // Nobody knows which of those that were only counted have a fix.
    let unseen = summary.findings().saturating_sub(seen);
    if unseen > 0 {
        found.findings += unseen;
        found.uncertain = unseen;
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
