//! One pass over a text: it is checked, and the fixes that are found are
//! applied on the way.

use std::cell::RefCell;
use std::io::{self, Read, SeekFrom, Write};

use cif_types::CutError;
use cif_validator::{Options, Severity, check};

use crate::fixes::edits::Edits;
use crate::fixes::reach::Reach;
use crate::input::ReadSeek;
use crate::selection::Settings;

/// The findings in a text that were not fixed.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Left {
    /// All findings that are wanted.
    pub(crate) findings: u64,
    /// Those with a fix that is safe.
    pub(crate) safe: u64,
    /// Those with a fix that is not.
    pub(crate) not_safe: u64,
    /// The gravest.
    pub(crate) worst: Option<Severity>,
    /// Faults of XML, wanted or not.
    pub(crate) xml: u64,
}

/// The result of a pass.
pub(crate) struct Passed<W> {
    /// The findings, fixed or not.
    pub(crate) found: Left,
    /// The number of fixes that were applied.
    pub(crate) applied: u64,
    /// The new text, where there was anything to fix.
    pub(crate) written: Option<W>,
}

/// Why a pass was not brought to its end.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The text cannot be read.
    Cut(CutError),
    /// The new text cannot be written.
    Write(io::Error),
}

/// Which fixes are applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Apply {
    None,
    Safe,
    All,
}

/// Checks a text and applies fixes to what is wanted of its findings.
pub(crate) fn pass<W: Write>(
    source: &RefCell<Box<dyn ReadSeek>>,
    options: &Options,
    settings: &Settings,
    apply: Apply,
    make: impl FnMut() -> io::Result<W>,
    reach: &Reach<'_>,
) -> Result<Passed<W>, Failure> {
    let length = source.borrow_mut().seek(SeekFrom::End(0));
    let length = length.map_err(|error| Failure::Cut(CutError::Io(error)))?;
    let mut edits = Edits::new(length, make);
    let mut found = Left::default();
    let mut applied = 0;
    let mut failed = None;
    let mut seen = 0;
    let from_start = reach.watch(At { source, at: 0 }, length);
    let checked = check(from_start, options, &mut |finding| {
        seen += 1;
        let is_xml = finding.id.starts_with("xml:") && finding.severity == Severity::Error;
        found.xml += u64::from(is_xml);
        let wanted = settings
            .selection
            .severity(&finding.id, &finding.name, finding.severity);
        if wanted.is_none() {
            return;
        }
        found.findings += 1;
        found.worst = found.worst.max(wanted);
        let Some(fix) = &finding.fix else { return };
        found.safe += u64::from(fix.safe);
        found.not_safe += u64::from(!fix.safe);
        if apply == Apply::All || (apply == Apply::Safe && fix.safe) {
            match edits.take(fix, &mut *source.borrow_mut()) {
                Ok(taken) => applied += u64::from(taken),
                Err(error) => {
                    failed.get_or_insert(error);
                }
            }
        }
    });
    if let Some(error) = failed {
        return Err(Failure::Write(error));
    }
    let summary = checked.map_err(|error| Failure::Cut(*error.reason))?;
    // Nobody knows which of those that were only counted are wanted.
    let unseen = summary.findings().saturating_sub(seen);
    if unseen > 0 {
        found.findings += unseen;
        found.worst = found.worst.max(summary.worst());
    }
    let written = edits.finish(&mut *source.borrow_mut());
    Ok(Passed {
        found,
        applied,
        written: written.map_err(Failure::Write)?,
    })
}

/// Reads on from its own place in a source that others read too.
struct At<'s> {
    source: &'s RefCell<Box<dyn ReadSeek>>,
    at: u64,
}

impl Read for At<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut source = self.source.borrow_mut();
        source.seek(SeekFrom::Start(self.at))?;
        let length = source.read(buffer)?;
        self.at += length as u64;
        Ok(length)
    }
}
