//! The verdict of a judge on a document, and the notice of a judge that is missing.

use std::fmt;
use std::io;

/// A judge's verdict on one document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The judge's result.
    pub outcome: Outcome,
    /// The judge's own words; empty for a valid document.
    pub message: String,
}

/// The kinds of verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Well-formed, and valid by the schema.
    Valid,
    /// Well-formed, but not valid by the schema.
    Invalid,
    /// Not well-formed XML.
    NotWellFormed,
    /// The schema itself is refused, so that there is nothing to judge by.
    SchemaBroken,
    /// The judge met a limit or a fault of its own.
    Undecided,
}

impl Verdict {
    pub(crate) fn new(outcome: Outcome, message: impl Into<String>) -> Self {
        let message = message.into();
        Self { outcome, message }
    }

    /// Returns true if the document is valid.
    pub fn is_valid(&self) -> bool {
        self.outcome == Outcome::Valid
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.outcome.as_str())?;
        if !self.message.is_empty() {
            write!(f, ": {}", self.message)?;
        }
        Ok(())
    }
}

impl Outcome {
    const ALL: [Self; 5] = [
        Self::Valid,
        Self::Invalid,
        Self::NotWellFormed,
        Self::SchemaBroken,
        Self::Undecided,
    ];

    /// The outcome in words.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Valid => "valid",
            Self::Invalid => "invalid",
            Self::NotWellFormed => "not well-formed",
            Self::SchemaBroken => "schema broken",
            Self::Undecided => "undecided",
        }
    }

    pub(crate) fn from_words(words: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|outcome| outcome.as_str() == words)
    }
}

/// A judge that cannot run on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// Name of the judge.
    pub judge: &'static str,
    /// The way to install it.
    pub install: &'static str,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} cannot run here; install it: {}",
            self.judge, self.install
        )
    }
}

impl std::error::Error for Missing {}

impl From<Missing> for io::Error {
    fn from(missing: Missing) -> Self {
        Self::new(io::ErrorKind::NotFound, missing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_survive_their_words() {
        for outcome in Outcome::ALL {
            assert_eq!(Outcome::from_words(outcome.as_str()), Some(outcome));
        }
        assert_eq!(Outcome::from_words("fine"), None);
    }

    #[test]
    fn a_missing_judge_names_its_package() {
        let error = io::Error::from(Missing {
            judge: "xmllint",
            install: "apt-get install libxml2-utils",
        });
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
        assert!(error.to_string().contains("libxml2-utils"), "{error}");
    }
}
