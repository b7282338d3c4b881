//! Findings that are left out although they are selected: those that a baseline knows, and those
//! of games that did not change.

use cif::check::{Finding, Severity, Summary};

use super::baseline::{Baseline, KnownFindings};
use super::changed::Changed;
use crate::input::Input;

/// The findings that are left out of all files.
#[derive(Default)]
pub(super) struct LeftOut {
    pub(super) baseline: Option<Baseline>,
    pub(super) changed: Option<Changed>,
    /// True if everything becomes known.
    pub(super) everything: bool,
}

impl LeftOut {
    /// Returns whether findings may be left out, so that all of them have to be seen.
    pub(super) fn is_some(&self) -> bool {
        self.everything || self.baseline.is_some() || self.changed.is_some()
    }

    /// Returns what is left out of a file.
    pub(super) fn of_file<'a>(&'a self, input: &'a Input) -> OfFile<'a> {
        let known = self.baseline.as_ref().map(|it| it.of_file(input));
        OfFile {
            all: self,
            known,
            counts: Summary::default(),
        }
    }
}

/// The findings that are left out of one file.
pub(super) struct OfFile<'a> {
    all: &'a LeftOut,
    known: Option<KnownFindings<'a>>,
    counts: Summary,
}

impl OfFile<'_> {
    /// Returns whether a finding is left out, and counts it.
    pub(super) fn take(&mut self, finding: &Finding) -> bool {
        let changed = self.all.changed.as_ref();
        let is_left_out = self.all.everything
            || changed.is_some_and(|changed| changed.leaves_out(finding))
            || self.known.as_mut().is_some_and(|it| it.take(finding));
        if is_left_out {
            self.counts.count(finding.severity);
        }
        is_left_out
    }

    /// Takes what was left out off the counts of the file; gives how many they were.
    pub(super) fn settle(&self, summary: &mut Summary) -> u64 {
        for severity in Severity::ALL {
            let (all, left_out) = match severity {
                Severity::Error => (&mut summary.errors, self.counts.errors),
                Severity::Warning => (&mut summary.warnings, self.counts.warnings),
                Severity::Info => (&mut summary.infos, self.counts.infos),
            };
            *all = all.saturating_sub(left_out);
        }
        self.counts.findings()
    }
}
