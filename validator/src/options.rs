//! What a check is asked for, and what it ends with.

use std::fmt;

use cif_types::{CutError, Limits};

use crate::{Selection, Severity};

/// What a check is asked for.
#[derive(Clone, Debug)]
pub struct Options {
    /// Check the schema alone, without building values or judging rules.
    pub schema_only: bool,
    /// Which findings are wanted, and how grave each is. What is not wanted is
    /// neither counted nor handed over.
    pub selection: Selection,
    /// Bounds on what the archive may make the reader do.
    pub limits: Limits,
    /// Whether findings carry an excerpt of the text.
    pub excerpts: bool,
    /// How many findings are handed over; the rest is only counted. Findings
    /// that wait for the end of the archive are kept in memory, so this is
    /// also a bound on memory.
    pub max_findings: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            schema_only: false,
            selection: Selection::default(),
            limits: Limits::default(),
            excerpts: true,
            max_findings: 10_000,
        }
    }
}

/// What a whole archive was found to be.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Summary {
    /// Games of the archive, entries of an index aside. Not counted where only
    /// the schema is checked.
    pub games: u64,
    /// Documents, entries of an index aside. Not counted where only the schema
    /// is checked.
    pub documents: u64,
    /// Children of the root, the archive's `info` included.
    pub items: u64,
    /// Bytes read.
    pub bytes: u64,
    /// Findings that are errors.
    pub errors: u64,
    /// Findings that are warnings.
    pub warnings: u64,
    /// Findings that are only worth knowing.
    pub infos: u64,
}

impl Summary {
    /// All findings, those not handed over included.
    pub const fn findings(&self) -> u64 {
        self.errors + self.warnings + self.infos
    }

    /// The gravest finding.
    pub const fn worst(&self) -> Option<Severity> {
        match (self.errors, self.warnings, self.infos) {
            (0, 0, 0) => None,
            (0, 0, _) => Some(Severity::Info),
            (0, _, _) => Some(Severity::Warning),
            _ => Some(Severity::Error),
        }
    }

    pub(crate) const fn count(&mut self, severity: Severity) {
        self.count_many(severity, 1);
    }

    pub(crate) const fn count_many(&mut self, severity: Severity, number: u64) {
        match severity {
            Severity::Info => self.infos += number,
            Severity::Warning => self.warnings += number,
            Severity::Error => self.errors += number,
        }
    }
}

/// Why a check could not be brought to its end: reading failed, the text is
/// not UTF-8, or an item is longer than the limit. What was found before was
/// handed over.
#[derive(Debug)]
pub struct CheckError {
    /// The reason.
    pub reason: Box<CutError>,
    /// What was found until then.
    pub summary: Summary,
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)
    }
}

impl std::error::Error for CheckError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.reason.source()
    }
}
