//! Takers of findings.

use crate::finding::Finding;

/// A function that takes the findings of a check.
pub(crate) enum Sink<'s> {
    /// In the order of the text. What is known only later holds up all that comes after it.
    InOrder(&'s mut dyn FnMut(Finding)),
    /// As soon as they are found, so that few of them wait.
    AnyOrder(&'s mut dyn FnMut(Finding, Grade)),
}

/// The state of the severity of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grade {
    /// It is as the finding says.
    Final,
    /// It is an error if the archive turns out to be signed, else a warning.
    ByTrust,
}

impl Sink<'_> {
    /// The same for a shorter time.
    pub(crate) fn reborrow(&mut self) -> Sink<'_> {
        match self {
            Self::InOrder(take) => Sink::InOrder(&mut **take),
            Self::AnyOrder(take) => Sink::AnyOrder(&mut **take),
        }
    }

    pub(crate) fn take(&mut self, finding: Finding) {
        match self {
            Self::InOrder(take) => take(finding),
            Self::AnyOrder(take) => take(finding, Grade::Final),
        }
    }
}
