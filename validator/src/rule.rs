//! The declaration of a rule, which is also its documentation.

use std::fmt;

use crate::Severity;

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
}

impl Rule {
    /// A rule of a program's own: stable, without fixes, and with no clause and page but
    /// its title.
    pub const fn new(
        id: &'static str,
        name: &'static str,
        severity: Severity,
        title: &'static str,
    ) -> Self {
        Self {
            id,
            name,
            title,
            severity,
            clause: "",
            status: Status::Stable,
            fix: FixKind::None,
            page: title,
            module: "",
        }
    }

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
