//! The parts of a rule: a declaration that is also its documentation, a page, and
//! a check that sees nothing but its context.

use std::fmt;

use cif_types::EntryKind;

use crate::Severity;
use crate::contents::Contents;
use crate::context::{
    BlobsContext, Count, GameContext, HeadContext, IndexContext, InfoContext, LateEntry, Nameless,
    NewEntry, ReaderFact, Reference,
};
use crate::report::Report;
use crate::reports::Reports;

/// A semantic rule of the format.
#[derive(Debug)]
pub struct Rule {
    /// The permanent id: `IX-007`.
    pub id: &'static str,
    /// The name, which reads after "allow".
    pub name: &'static str,
    /// The statement that holds in an archive that follows the rule, in one line.
    pub title: &'static str,
    /// The severity of a breach.
    pub severity: Severity,
    /// The published page and paragraph that it stands on.
    pub clause: &'static str,
    /// The status of the rule.
    pub status: Status,
    /// Which fixes its findings carry.
    pub fix: FixKind,
    /// Its page in Markdown: what is wrong, why it matters, how it comes
    /// about, how to fix it, and examples.
    pub page: &'static str,
    /// The module that declares it, whose last two steps are the area and the
    /// stem of its files.
    pub module: &'static str,
    pub(crate) check: Check,
}

impl Rule {
    /// The area of the archive that it is about: `index`, `moves`.
    pub fn area(&self) -> &'static str {
        self.steps().0
    }

    /// The stem of its two files.
    pub fn stem(&self) -> &'static str {
        self.steps().1
    }

    fn steps(&self) -> (&'static str, &'static str) {
        let (parent, stem) = self.module.rsplit_once("::").unwrap_or(("", self.module));
        (parent.rsplit("::").next().unwrap_or_default(), stem)
    }
}

/// The check of a rule, by what it looks at.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Check {
    /// The contents of an item of any kind.
    Contents(fn(&Contents<'_>, &mut Reports<'_>)),
    /// A game.
    Game(fn(&GameContext<'_>, &mut Reports<'_>)),
    /// A head, of a game or of an index entry.
    Head(fn(&HeadContext<'_>, &mut Reports<'_>)),
    /// A game, and an entry that comes only after it.
    GameAndLate(fn(&GameContext<'_>, &mut Reports<'_>), Late),
    /// A head, and an entry that comes only after it.
    HeadAndLate(fn(&HeadContext<'_>, &mut Reports<'_>), Late),
    /// An index section.
    Index(fn(&IndexContext<'_>, &mut Reports<'_>)),
    /// The information on the archive.
    Info(fn(&InfoContext<'_>, &mut Reports<'_>)),
    /// A reference to an entry, as soon as it is known where it leads.
    Reference(fn(&Reference) -> Option<Report>),
    /// An entry, when it comes.
    Entry(fn(&NewEntry) -> Option<Report>),
    /// An entry that nothing refers to, at the end of the archive.
    Unused(fn(EntryKind, u32) -> Option<Report>),
    /// A game or a document without an id in an archive with an index.
    Anonymous(fn(&Nameless) -> Option<Report>),
    /// A number that the archive promises, at its end.
    Count(fn(&Count<'_>) -> Option<Report>),
    /// A fact that the reader of XML and schema sees; the rule gives it its name.
    Reader(fn(&ReaderFact) -> Option<Report>),
    /// The BLObs that share one scope: those of a game's data, or of the data
    /// sections of the archive, one section at a time.
    Blobs(fn(&BlobsContext<'_>, &mut Reports<'_>)),
}

/// A check of an entry that comes only after a head that refers to it.
pub(crate) type Late = fn(&LateEntry) -> Vec<Report>;

/// Which fixes the findings of a rule carry. Not each finding has one: only
/// where the text leaves no doubt, or only one guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FixKind {
    /// None: only a person can fix it.
    None,
    /// Safe: the archive says the same as before.
    Safe,
    /// Unsafe: the archive may say something else, or a trace of a loss is
    /// removed.
    Unsafe,
    /// Safe or unsafe, as the finding says.
    Either,
}

impl FixKind {
    /// The kind in words.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Safe => "safe",
            Self::Unsafe => "unsafe",
            Self::Either => "safe or unsafe",
        }
    }
}

impl fmt::Display for FixKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// The status of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// New: its findings may still change.
    Preview,
    /// Settled.
    Stable,
}

impl Status {
    /// The name in lower case.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Preview => "preview",
            Self::Stable => "stable",
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
