//! What a rule is: a declaration that is also its documentation, a page, and
//! a check that sees nothing but its context.

use std::fmt;

use crate::Severity;
use crate::context::{GameContext, HeadContext, Unresolved};
use crate::report::Reports;

/// A semantic rule of the format.
#[derive(Debug)]
pub struct Rule {
    /// The permanent id: `IX-007`.
    pub id: &'static str,
    /// The name, which reads after "allow".
    pub name: &'static str,
    /// What holds in an archive that follows the rule, in one line.
    pub title: &'static str,
    /// How grave a breach is.
    pub severity: Severity,
    /// The published page and paragraph that it stands on.
    pub clause: &'static str,
    /// Where the rule stands in its life.
    pub status: Status,
    /// Its page in Markdown: what is wrong, why it matters, how it comes
    /// about, how to mend it, and examples.
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
    /// A game.
    Game(fn(&GameContext<'_>, &mut Reports<'_>)),
    /// A head, of a game or of an index entry.
    Head(fn(&HeadContext<'_>, &mut Reports<'_>)),
    /// A reference to an entry that was not written before it.
    Reference(fn(&Unresolved) -> Option<Told>),
}

/// What a rule says of a reference; the place is known.
#[derive(Debug)]
pub(crate) struct Told {
    pub(crate) message: String,
    pub(crate) help: &'static str,
}

/// Where a rule stands in its life.
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
