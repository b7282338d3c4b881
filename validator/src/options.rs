//! The options of a check, and its summary.

use std::fmt;
use std::str::FromStr;

use cif_text::legality::Rulebook;
use cif_types::{CutError, Limits};
use serde::{Deserialize, Serialize};

use crate::catalogue;
use crate::custom_rule::CustomRules;
use crate::{Selection, Selector, Severity, UnknownSelector};

/// The options of a check.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option of its own"
)]
#[derive(Clone, Debug)]
pub struct Options {
    /// Check the schema alone, without building values or judging rules.
    pub schema_only: bool,
    /// Which findings are wanted, and the severity of each. What is not wanted is
    /// neither counted nor handed over.
    pub selection: Selection,
    /// The rules of chess. Without them nothing is said of what needs the
    /// pieces on a board.
    pub rulebook: Option<&'static dyn Rulebook>,
    /// Which games are replayed.
    pub legality: Legality,
    /// Rules that a program adds to those of the format.
    pub custom_rules: CustomRules,
    /// Bounds on what the archive may make the reader do.
    pub limits: Limits,
    /// True if an index or a namebase counts as one item, for readers that take it so: one that is
    /// larger than the limit on items is passed over, and said to be.
    pub whole_sections: bool,
    /// True if findings carry an excerpt of the text.
    pub excerpts: bool,
    /// True if findings say which game they are in.
    pub game_identities: bool,
    /// The number of threads that share the work.
    pub jobs: usize,
    /// The number of findings that are handed over; the rest is only counted.
    pub max_findings: usize,
    /// The number of findings that may wait for the end of the archive, because
    /// what stands there decides about them or comes before them; the rest is only
    /// counted. They are kept in memory.
    pub max_waiting: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            schema_only: false,
            selection: Selection::default(),
            rulebook: None,
            legality: Legality::default(),
            custom_rules: CustomRules::default(),
            limits: Limits::default(),
            whole_sections: false,
            excerpts: true,
            game_identities: false,
            jobs: 1,
            max_findings: 10_000,
            max_waiting: 30_000,
        }
    }
}

impl Options {
    /// The page of anything that a check with these options may find: of a custom
    /// rule, or one of [`explain`](crate::explain).
    pub fn explain(&self, id: &str) -> Option<String> {
        let mut rules = self.custom_rules.rules();
        let custom = rules.find(|rule| rule.id == id).map(catalogue::page);
        custom.or_else(|| catalogue::explain(id))
    }

    /// A selector of anything that a check with these options may find, of custom
    /// rules too.
    ///
    /// # Errors
    /// When the text names no finding.
    pub fn selector(&self, text: &str) -> Result<Selector, UnknownSelector> {
        let custom = Selector::of_rules(text, self.custom_rules.rules());
        custom.map_or_else(|| text.parse(), Ok)
    }
}

/// Which games are replayed, so that their moves are judged by the rules of
/// chess.
///
/// A writer that signs an archive or a game guarantees that each move is legal
/// or flagged, and a reader may believe it. A check is there to find out, so
/// it believes nobody unless asked to: an unflagged illegal move is an error
/// where the moves are signed, and a warning where they are not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Legality {
    /// By trust: a game that carries the signature of an
    /// application is believed, all others are replayed. Whether the archive
    /// as a whole is to be trusted is known only at its end, and so excuses
    /// none.
    Auto,
    /// Every game.
    #[default]
    Always,
    /// None.
    Never,
}

impl Legality {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Always, Self::Never];

    /// The name in lower case.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Always => "always",
            Self::Never => "never",
        }
    }
}

impl fmt::Display for Legality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A text that does not say which games are replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLegality;

impl fmt::Display for UnknownLegality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("legality is checked auto, always or never")
    }
}

impl std::error::Error for UnknownLegality {}

impl FromStr for Legality {
    type Err = UnknownLegality;

    fn from_str(text: &str) -> Result<Self, UnknownLegality> {
        let named = |it: &Self| it.as_str() == text;
        Self::ALL.into_iter().find(named).ok_or(UnknownLegality)
    }
}

/// The totals of a whole archive.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
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

    /// The greatest severity of a finding.
    pub const fn worst(&self) -> Option<Severity> {
        match (self.errors, self.warnings, self.infos) {
            (0, 0, 0) => None,
            (0, 0, _) => Some(Severity::Info),
            (0, _, _) => Some(Severity::Warning),
            _ => Some(Severity::Error),
        }
    }

    /// Counts a finding.
    pub const fn count(&mut self, severity: Severity) {
        self.count_many(severity, 1);
    }

    /// Adds what was found elsewhere.
    pub const fn add(&mut self, more: &Self) {
        self.games += more.games;
        self.documents += more.documents;
        self.items += more.items;
        self.bytes += more.bytes;
        self.errors += more.errors;
        self.warnings += more.warnings;
        self.infos += more.infos;
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
/// in another encoding, or a tag is longer than the limit on items. What was found before
/// [`check()`](crate::check()) handed over; it is not in here.
#[derive(Debug)]
pub struct CheckError {
    /// The reason.
    pub reason: Box<CutError>,
    /// The totals until then.
    pub summary: Summary,
}

impl From<std::io::Error> for CheckError {
    /// A text that could not even be opened.
    fn from(error: std::io::Error) -> Self {
        Self {
            reason: Box::new(error.into()),
            summary: Summary::default(),
        }
    }
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
