//! The severity of a finding.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The severity of a finding; ordered, the most severe last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Worth knowing; nothing is wrong.
    Info,
    /// Suspicious, or at odds with other data; an archive may hold it.
    Warning,
    /// Against the format.
    Error,
}

impl Severity {
    /// All of them, the most severe last.
    pub const ALL: [Self; 3] = [Self::Info, Self::Warning, Self::Error];

    /// The name in lower case.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A text that names no severity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownSeverity;

impl fmt::Display for UnknownSeverity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a severity is info, warning or error")
    }
}

impl std::error::Error for UnknownSeverity {}

impl FromStr for Severity {
    type Err = UnknownSeverity;

    fn from_str(text: &str) -> Result<Self, UnknownSeverity> {
        let named = |severity: &Self| severity.as_str() == text;
        Self::ALL.into_iter().find(named).ok_or(UnknownSeverity)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for severity in Severity::ALL {
            assert_eq!(severity.to_string().parse(), Ok(severity));
            let json = serde_json::to_value(severity).expect("a name");
            assert_eq!(json, severity.as_str());
        }
        assert_eq!("Error".parse::<Severity>(), Err(UnknownSeverity));
        assert!(Severity::Error > Severity::Warning && Severity::Warning > Severity::Info);
    }
}
